import { type KeyboardEvent, useRef, useState } from 'react';
import type { Copy } from '../../api/schemas.ts';
import { titleClass } from '../../ui/letters.ts';
import { spine as nameOf, states } from '../../words/shelf/spine.ts';
import { Lamp } from '../books/availability.tsx';
import { coverStyleOf } from '../books/cover-style.ts';
import { Cat } from '../frame/cat.tsx';
import coverStyle from '../books/cover-style.module.css';
import style from './spine.module.css';

interface SpinesProps {
  copies: readonly Copy[];
  onChoose: (copy: Copy) => void;
  /** Where several can be chosen: those that are. */
  chosen?: readonly Copy[] | undefined;
  isBusy?: boolean;
}

/**
 * The own books, back to back on their boards: one stop of the Tab key, in which arrows, Home, End and
 * first letters go from book to book (WAI-ARIA APG, roving tabindex).
 */
export function Spines({ copies, onChoose, chosen, isBusy = false }: SpinesProps) {
  const shelf = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  const go = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextAt(event.key, Math.min(stop, copies.length - 1), copies);
    if (next === undefined) return;
    event.preventDefault();
    shelf.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they are keys of its buttons
    <ul ref={shelf} className={style['spines']} onKeyDown={go}>
      {copies.map((copy, index) => (
        <Spine
          key={copy.id}
          copy={copy}
          onChoose={() => onChoose(copy)}
          isChosen={chosen?.some(({ id }) => id === copy.id)}
          isBusy={isBusy}
          isStop={index === Math.min(stop, copies.length - 1)}
          onFocus={() => setStop(index)}
        />
      ))}
      <li className={style['free']} aria-hidden="true">
        <svg viewBox="-20 -64 64 64">
          <Cat x={0} y={0} />
        </svg>
      </li>
    </ul>
  );
}

/** The book to which a key leads from one of them; undefined where it leads nowhere. */
function nextAt(key: string, from: number, copies: readonly Copy[]): number | undefined {
  const last = copies.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key.trim().length !== 1) return undefined;
  const begins = ({ book }: Copy) => book.title.toLowerCase().startsWith(key.toLowerCase());
  const following = copies.findIndex((copy, index) => index > from && begins(copy));
  const found = following >= 0 ? following : copies.findIndex(begins);
  return found >= 0 ? found : undefined;
}

interface SpineProps {
  copy: Copy;
  onChoose: () => void;
  /** Undefined where one book is chosen, and looked at. */
  isChosen: boolean | undefined;
  isBusy: boolean;
  /** Whether the Tab key stops at it. */
  isStop: boolean;
  onFocus: () => void;
}

function Spine({ copy, onChoose, isChosen, isBusy, isStop, onFocus }: SpineProps) {
  const { book, state } = copy;
  const { colour, layout, size } = coverStyleOf(book);
  const looks = [
    style['spine'],
    style[size],
    style[layout],
    coverStyle[colour],
    coverStyle[layout],
  ];
  return (
    <li className={`${style[thicknessOf(book.title)]} ${style[state]}`}>
      <button
        type="button"
        className={looks.join(' ')}
        {...(isChosen === undefined
          ? { 'aria-haspopup': 'dialog' }
          : { role: 'checkbox', 'aria-checked': isChosen })}
        disabled={isBusy}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        aria-label={nameOf(book.title, states[state])}
        onClick={onChoose}
      >
        {isChosen !== undefined && <Tick />}
        <span className={style['plate']}>
          <span className={titleClass(book.title, style['title'])} dir="auto" translate="no">
            {book.title}
          </span>
        </span>
        <Lamp state={state} />
      </button>
    </li>
  );
}

/** A box, in which the style shows a tick. */
function Tick() {
  return (
    <svg className={style['tick']} viewBox="0 0 16 16" width="22" height="22" aria-hidden="true">
      <path d="M1 1h14v14H1z" />
      <path d="m4 8.5 3 3 5-6.5" />
    </svg>
  );
}

/** So that most titles can be read. */
function thicknessOf({ length }: string): 'thin' | 'usual' | 'thick' {
  if (length <= 12) return 'thin';
  return length <= 28 ? 'usual' : 'thick';
}
