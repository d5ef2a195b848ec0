import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copy as words } from '../../words/books/copy.ts';
import style from './copy.module.css';

/** Hands the address of the page to other apps of the device or copies it; where neither can be, it is shown. */
export function Share({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const share = async () => {
    const { href: url } = location;
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // The visitor may have changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('shown');
    }
  };
  return (
    <>
      <Button isSecondary onClick={() => void share()}>
        {words.share}
      </Button>
      <output>{outcome === 'copied' && words.copied}</output>
      {outcome === 'shown' && (
        <label className={style['link']}>
          <span>{words.link}</span>
          <input
            readOnly
            value={location.href}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
