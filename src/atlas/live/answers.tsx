import type { Offer } from '../stage/protocol.ts';
import style from './answers.module.css';
import panel from './panel.module.css';

interface AnswersProps {
  /** Those of the last call, which stay when it has ended: a button in use does not vanish. */
  answers: Offer[];
  offers: Offer[];
  onDo: (offer: Offer) => void;
}

/** The ways in which what is under way can end. */
export function Answers({ answers, offers, onDo }: AnswersProps) {
  const isOpen = (offer: Offer) => offers.includes(offer);
  const calls = [...new Set(answers.map(one => callOf(one, answers)))];
  return (
    <section className={panel['panel']} aria-label="Answers">
      {calls.length === 0 && <p className={panel['empty']}>No call is under way.</p>}
      {calls.map(call => (
        <fieldset key={call} className={style['answers']}>
          <legend>
            <b>{call}</b>:{' '}
            {answers.some(one => isOpen(one) && callOf(one, answers) === call)
              ? 'how does it end?'
              : 'it has ended'}
          </legend>
          {answers
            .filter(one => callOf(one, answers) === call)
            .map(one => (
              <button
                key={nameOf(one)}
                type="button"
                aria-disabled={!isOpen(one)}
                onClick={() => isOpen(one) && onDo(one)}
              >
                {nameOf(one)}
              </button>
            ))}
        </fieldset>
      ))}
    </section>
  );
}

/** The call that it ends; a wait goes with the call that it is for. */
function callOf({ kind, event }: Offer, answers: Offer[]): string {
  const call = kind === 'after' ? answers.find(one => one.kind === 'done')?.event : event;
  return (call ?? event).replace(/^(done|error|after): /, '');
}

function nameOf({ kind, example }: Offer): string {
  return kind === 'after' ? 'slow' : example;
}
