import type { Copy } from '../../api/schemas.ts';
import { spine as nameOf, states } from '../../words/shelf/spine.ts';
import { Lamp } from '../books/availability.tsx';
import { coverStyleOf } from '../books/cover-style.ts';
import coverStyle from '../books/cover-style.module.css';
import style from './spine.module.css';

interface SpinesProps {
  copies: readonly Copy[];
  onChoose: (copy: Copy) => void;
  /** Where several can be chosen: those that are. */
  chosen?: readonly Copy[] | undefined;
  isBusy?: boolean;
}

/** The own books, back to back on their boards. */
export function Spines({ copies, onChoose, chosen, isBusy = false }: SpinesProps) {
  return (
    <ul className={style['spines']}>
      {copies.map(copy => (
        <Spine
          key={copy.id}
          copy={copy}
          onChoose={() => onChoose(copy)}
          isChosen={chosen?.some(({ id }) => id === copy.id)}
          isBusy={isBusy}
        />
      ))}
    </ul>
  );
}

interface SpineProps {
  copy: Copy;
  onChoose: () => void;
  /** Undefined where one book is chosen, and looked at. */
  isChosen: boolean | undefined;
  isBusy: boolean;
}

function Spine({ copy: { book, state }, onChoose, isChosen, isBusy }: SpineProps) {
  const { colour, layout, size } = coverStyleOf(book);
  const looks = [
    style['spine'],
    style[size],
    style[layout],
    coverStyle[colour],
    coverStyle[layout],
  ];
  return (
    <li className={style[thicknessOf(book.title)]}>
      <button
        type="button"
        className={looks.join(' ')}
        {...(isChosen === undefined
          ? { 'aria-haspopup': 'dialog' }
          : { role: 'checkbox', 'aria-checked': isChosen })}
        disabled={isBusy}
        aria-label={nameOf(book.title, states[state])}
        onClick={onChoose}
      >
        {isChosen !== undefined && <Tick />}
        <span className={style['plate']}>
          <span className={style['title']} dir="auto" translate="no">
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
