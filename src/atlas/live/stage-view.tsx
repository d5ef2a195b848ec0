import { useState } from 'react';
import { opening } from '../../kits/site.ts';
import type { Command, Offer } from '../stage/protocol.ts';
import { useTheme } from '../theme.ts';
import { Answers } from './answers.tsx';
import { Browser } from './browser.tsx';
import { Clock } from './clock.tsx';
import { useStage } from './connection.ts';
import { addressOf, type Doing, doingOf, isOver, sendingOf } from './doing.ts';
import { Frame, type Width } from './frame.tsx';
import { Log } from './log.tsx';
import { type LiveProps, RunningChart } from './running-chart.tsx';
import { Senders } from './senders.tsx';
import style from './stage-view.module.css';

interface Done extends Doing {
  /** The chart in which it was chosen. */
  chart: string;
  /** The number of the last entry before. */
  after: number;
}

/** The running site beside its chart: each acts on the other. */
export function StageView(props: LiveProps) {
  const { charts, chartId, onSelect } = props;
  const [address] = useState(() => addressOf(chartId));
  const [width, setWidth] = useState<Width>('phone');
  const [doing, setDoing] = useState<Done>();
  const atlasTheme = useTheme();
  const [ownTheme, setTheme] = useState<typeof atlasTheme>();
  const theme = ownTheme ?? atlasTheme;
  const { frame, tell: tellStage, status, recording, answers } = useStage({ address, theme });
  const { offers, running } = status ?? { offers: [], running: [] };
  const { entries } = recording;
  const tell = (command: Command) => {
    setDoing(undefined);
    tellStage(command);
  };
  const perform = ({ chart, event, example }: Offer) => tell({ type: 'do', chart, event, example });
  const begin = (next: Doing | undefined) => {
    if (next?.offer) perform(next.offer);
    setDoing(next && { ...next, chart: chartId, after: entries[0]?.number ?? 0 });
  };
  const open = (address: string) => tell({ type: 'do', ...opening, example: address });
  const chart = charts.find(({ id }) => id === chartId);
  const select = (id: string | undefined) => {
    onSelect(id);
    const next = chart && id !== undefined ? doingOf(chart, id, { offers, running }) : undefined;
    begin(next);
  };
  const own = doing?.chart === chartId ? doing : undefined;
  const since = entries.filter(({ number }) => own && number > own.after);
  return (
    <div className={style['stage']} data-width={width}>
      <RunningChart
        {...props}
        recording={recording}
        available={new Set(offers.flatMap(({ takes }) => takes))}
        onSelect={select}
      />
      <div className={style['site']}>
        <Browser
          status={status}
          width={width}
          theme={theme}
          onWidth={setWidth}
          onTheme={setTheme}
          onTell={tell}
        />
        <Frame ref={frame} width={width} />
        <Answers answers={answers} offers={offers} onDo={perform} />
        {status && <Clock clock={status.clock} onTell={tell} />}
      </div>
      <div className={style['events']}>
        <output className={style['says']}>{own && !isOver(own, since) && own.says}</output>
        {chart && (
          <Senders
            chart={chart}
            status={status}
            onDo={offer => begin(sendingOf(chart, offer))}
            onOpen={open}
          />
        )}
        <Log charts={charts} entries={entries} />
      </div>
    </div>
  );
}
