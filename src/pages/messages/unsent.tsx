import { useSelector } from '@xstate/react';
import type { WriteFlow } from '../../flows/messages/write.ts';
import { Button } from '../../ui/button.tsx';
import { messages as words } from '../../words/messages/messages.ts';
import style from './entries.module.css';

interface UnsentProps {
  flow: WriteFlow;
  onTakenBack: () => void;
}

/** What is being sent, or waits until it can be. */
export function Unsent({ flow, onTakenBack }: UnsentProps) {
  const { messages, reason } = useSelector(flow, snapshot => snapshot.context);
  const hasStopped = useSelector(flow, snapshot => snapshot.matches('stopped'));
  return (
    <>
      {messages.length > 0 && (
        <ol className={style['entries']}>
          {messages.map(({ key, text }) => (
            <li key={key}>
              <div className={style['own']}>
                <p dir="auto">{text}</p>
                <span>{hasStopped ? words.notSent : words.sending}</span>
              </div>
              {hasStopped && (
                <button
                  type="button"
                  className={style['back']}
                  onClick={() => {
                    flow.send({ type: 'message taken back', key });
                    onTakenBack();
                  }}
                >
                  {words.takeBack}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {hasStopped && (
        <div className={style['stopped']}>
          <p role="alert">{`${reason} ${words.kept}`}</p>
          <Button isSecondary onClick={() => flow.send({ type: 'try again pressed' })}>
            {words.sendAgain}
          </Button>
        </div>
      )}
    </>
  );
}
