import { useSelector } from '@xstate/react';
import type { JoinFlow } from '../../flows/account/join.ts';
import { Button } from '../../ui/button.tsx';
import { join as words } from '../../words/account/join.ts';
import { FormSuccess } from '../frame/form-page.tsx';
import { Late } from '../frame/late.tsx';
import style from './token-page.module.css';

/** Where the email went, and what helps where it does not come. */
export function JoinSent({ flow }: { flow: JoinFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { sentTo, message } = snapshot.context;
  const address = (
    <span>
      <span>{`${words.sent} `}</span>
      <bdi className={style['address']} translate="no">
        {sentTo}
      </bdi>
    </span>
  );
  return (
    <>
      <FormSuccess message={address}>
        <p>{words.sentMore}</p>
        <p>{words.nothing}</p>
      </FormSuccess>
      <div className={style['row']}>
        <Button
          isSecondary
          disabled={!snapshot.can({ type: 'send again pressed' })}
          onClick={() => flow.send({ type: 'send again pressed' })}
        >
          {words.sendAgain}
        </Button>
        <Button isSecondary onClick={() => flow.send({ type: 'change pressed' })}>
          {words.change}
        </Button>
      </div>
      <Late call={snapshot.children['send the email again']} />
      <p aria-live="polite">{message}</p>
    </>
  );
}
