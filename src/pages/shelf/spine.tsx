import type { Copy } from '../../api/schemas.ts';
import { spine as nameOf, states } from '../../words/shelf/spine.ts';
import { Lamp } from '../books/availability.tsx';
import { coverStyleOf } from '../books/cover-style.ts';
import coverStyle from '../books/cover-style.module.css';
import style from './spine.module.css';

interface SpinesProps {
  copies: readonly Copy[];
  onChoose: (copy: Copy) => void;
}

/** The own books, back to back on their boards. */
export function Spines({ copies, onChoose }: SpinesProps) {
  return (
    <ul className={style['spines']}>
      {copies.map(copy => (
        <Spine key={copy.id} copy={copy} onChoose={() => onChoose(copy)} />
      ))}
    </ul>
  );
}

interface SpineProps {
  copy: Copy;
  onChoose: () => void;
}

function Spine({ copy: { book, state }, onChoose }: SpineProps) {
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
        aria-haspopup="dialog"
        aria-label={nameOf(book.title, states[state])}
        onClick={onChoose}
      >
        <span className={style['plate']}>
          <span className={style['title']} dir="auto">
            {book.title}
          </span>
        </span>
        <Lamp state={state} />
      </button>
    </li>
  );
}

/** So that most titles can be read. */
function thicknessOf({ length }: string): 'thin' | 'usual' | 'thick' {
  if (length <= 12) return 'thin';
  return length <= 28 ? 'usual' : 'thick';
}
