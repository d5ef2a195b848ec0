import { useState } from 'react';
import style from '../atlas.module.css';

interface CopyButtonProps {
  name: string;
  text: () => string;
}

/** Copies a text, and says so. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      setOutcome('not copied');
    }
  };
  return (
    <button type="button" className={style['copy']} onClick={() => void copy()}>
      Copy {name}
      <output>{outcome && ` ${outcome === 'copied' ? '✓' : '✗'} ${outcome}`}</output>
    </button>
  );
}
