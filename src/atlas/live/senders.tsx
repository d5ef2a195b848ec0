import { examples } from '../../kits/kits.ts';
import { type Chart, type Transition, transitionsOf } from '../model/chart.ts';
import type { Offer, Status } from '../stage/protocol.ts';
import { stateName } from '../words.ts';
import { addressOf } from './doing.ts';
import panel from './panel.module.css';
import style from './senders.module.css';

interface SendersProps {
  chart: Chart;
  /** Nothing is known before the stage has reported for the first time. */
  status: Pick<Status, 'offers' | 'running'> | undefined;
  onDo: (offer: Offer) => void;
  onOpen: (address: string) => void;
}

/** Every event that can be sent to a chart, with what the chart would make of it now. */
export function Senders({ chart, status, onDo, onOpen }: SendersProps) {
  const address = addressOf(chart.id);
  const isRunning = status?.running.includes(chart.id);
  const own = status?.offers.filter(({ chart: id, kind }) => id === chart.id && kind === 'event');
  return (
    <section className={panel['panel']} aria-label={`Events of ${chart.id}`}>
      <h2>Send to {chart.id}</h2>
      {isRunning === false && (
        <p className={style['idle']}>
          It does not run.{' '}
          {address && (
            <button type="button" onClick={() => onOpen(address)}>
              Open {address}
            </button>
          )}
        </p>
      )}
      <ul className={style['senders']}>
        {Object.entries(examples[chart.id] ?? {}).map(([event, payloads]) => (
          <Sender
            key={event}
            chart={chart}
            event={event}
            examples={Object.keys(payloads)}
            offers={own?.filter(offer => offer.event === event) ?? []}
            isRunning={isRunning}
            onDo={onDo}
          />
        ))}
      </ul>
    </section>
  );
}

interface SenderProps extends Omit<SendersProps, 'status' | 'onOpen'> {
  offers: Offer[];
  isRunning: boolean | undefined;
  event: string;
  examples: string[];
}

function Sender({ chart, event, examples, offers, isRunning, onDo }: SenderProps) {
  // A running chart is offered all that a visitor can send it.
  if (isRunning && offers.length === 0) {
    return (
      <li data-verdict="message">
        <b>{event}</b>
        <small>another chart sends it</small>
      </li>
    );
  }
  return (
    <li data-verdict={verdictOf(offers)}>
      {!examples.includes('') && <b>{event}</b>}
      {examples.map(example => {
        const offer = offers.find(one => one.example === example);
        return (
          <button
            key={example}
            type="button"
            aria-disabled={offer === undefined}
            onClick={() => offer && onDo(offer)}
          >
            {example || event}
          </button>
        );
      })}
      {consequencesOf(chart, offers).map(text => (
        <small key={text}>{text}</small>
      ))}
    </li>
  );
}

function verdictOf(offers: Offer[]): string {
  if (offers.some(({ takes }) => takes.length > 0)) return 'taken';
  return offers.some(({ refuses }) => refuses.length > 0) ? 'refused' : 'ignored';
}

/** One line for all examples where they lead to the same, or else a line for each consequence. */
function consequencesOf(chart: Chart, offers: Offer[]): string[] {
  const examplesOf = Map.groupBy(offers, offer => consequenceOf(chart, offer));
  if (examplesOf.size < 2) return [...examplesOf.keys()];
  return [...examplesOf].map(
    ([text, same]) => `${same.map(({ example }) => example).join(', ')}: ${text}`,
  );
}

function consequenceOf(chart: Chart, { takes, refuses, isCovered }: Offer): string {
  const transitions = transitionsOf(chart);
  const taken = transitions.filter(({ id }) => takes.includes(id));
  const refused = transitions.filter(({ id }) => refuses.includes(id));
  if (taken.length > 0) return taken.map(wayOf).join(' and ');
  if (isCovered) return 'a modal covers the page';
  if (refused.length === 0) return 'is ignored now';
  return `refused by ${refused.map(({ guard }) => `‘${guard}’`).join(' and ')}`;
}

function wayOf({ targets, actions }: Transition): string {
  if (targets.length > 0) return `→ ${targets.map(stateName).join(' and ')}`;
  return actions.length > 0 ? actions.join(', ') : 'nothing changes';
}
