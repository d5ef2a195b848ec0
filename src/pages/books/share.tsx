import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copy as words } from '../../words/books/copy.ts';

/** Hands the address of the page to other apps of the device or, where there are none, copies it. */
export function Share({ title }: { title: string }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const { href: url } = location;
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The visitor has changed their mind, or the browser does not allow it.
    }
  };
  return (
    <>
      <Button isSecondary onClick={() => void share()}>
        {words.share}
      </Button>
      <output>{isCopied && words.copied}</output>
    </>
  );
}
