import { useState } from 'react';
import { opening } from '../../kits/site.ts';
import type { Offer } from '../stage/protocol.ts';
import { useTheme } from '../theme.ts';
import { Answers } from './answers.tsx';
import { Browser } from './browser.tsx';
import { Clock } from './clock.tsx';
import { useStage } from './connection.ts';
import { addressOf, type Doing, doingOf } from './doing.ts';
import { Frame, type Width } from './frame.tsx';
import { Log } from './log.tsx';
import { type LiveProps, RunningChart } from './running-chart.tsx';
import { Senders } from './senders.tsx';
import style from './stage-view.module.css';

/** The running site beside its chart: each acts on the other. */
export function StageView(props: LiveProps) {
  const { charts, chartId, onSelect } = props;
  const [address] = useState(() => addressOf(chartId));
  const [width, setWidth] = useState<Width>('phone');
  const [doing, setDoing] = useState<Doing>();
  const atlasTheme = useTheme();
  const [ownTheme, setTheme] = useState<typeof atlasTheme>();
  const theme = ownTheme ?? atlasTheme;
  const { frame, tell, status, recording, answers } = useStage({ address, theme });
  const offers = status?.offers ?? [];
  const perform = ({ chart, event, example }: Offer) => tell({ type: 'do', chart, event, example });
  const open = (address: string) => tell({ type: 'do', ...opening, example: address });
  const chart = charts.find(({ id }) => id === chartId);
  const select = (id: string | undefined) => {
    onSelect(id);
    const next = chart && id !== undefined ? doingOf(chart, id, offers) : undefined;
    if (next?.offer) perform(next.offer);
    setDoing(next);
  };
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
        <output className={style['says']}>{doing?.says}</output>
        {chart && <Senders chart={chart} offers={status?.offers} onDo={perform} onOpen={open} />}
        <Log charts={charts} entries={recording.entries} />
      </div>
    </div>
  );
}
