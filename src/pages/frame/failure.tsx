import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { busy } from '../../words/elements.ts';
import { memberPages, failures as words } from '../../words/member-pages.ts';
import style from './failure.module.css';

interface FailureProps {
  /** What the server has said. */
  message: string;
  /** Whether it is asked for again right now. */
  isTrying: boolean;
  onTryAgain: () => void;
}

/**
 * In the place of what could not be read: why, and a button to try again, which is also done as soon as the browser is
 * online. It stays, with the focus in it, until that has come.
 */
export function Failure({ message, isTrying, onTryAgain }: FailureProps) {
  const isOffline = 'onLine' in navigator && !navigator.onLine;
  const title = isOffline ? words.offline : words.failed;
  const text = isOffline ? words.offlineText : message;
  const tryAgain = useEffectEvent(onTryAgain);
  useEffect(() => {
    const goOn = () => tryAgain();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, []);
  return (
    <div className={style['failure']}>
      <div role="alert">
        <p className={style['title']}>{title}</p>
        <p>{text}</p>
      </div>
      <Button aria-disabled={isTrying || undefined} onClick={onTryAgain}>
        {isTrying ? busy : memberPages.tryAgain}
      </Button>
    </div>
  );
}
