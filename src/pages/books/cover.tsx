import { titleClass } from '../../ui/letters.ts';
import { CoverDrawing } from './cover-drawing.tsx';
import { coverStyleOf } from './cover-style.ts';
import coverStyle from './cover-style.module.css';
import style from './cover.module.css';

interface CoverProps {
  title: string;
  authors: string;
}

/** As wide as its place. The title stands in words next to it. */
export function Cover({ title, authors }: CoverProps) {
  const { colour, layout, drawing } = coverStyleOf({ title, authors });
  const looks = [
    style['cover'],
    style[layout],
    style[sizeOf(title)],
    coverStyle[colour],
    coverStyle[layout],
  ];
  return (
    <span className={looks.join(' ')} aria-hidden="true" translate="no">
      <span className={style['words']}>
        <span className={titleClass(title, style['title'])} dir="auto">
          {title}
        </span>
        <span className={style['author']} dir="auto">
          {authors}
        </span>
      </span>
      <CoverDrawing name={drawing} />
    </span>
  );
}

/** Its longest word fits a line, where there are words. */
function sizeOf(title: string): 'short' | 'usual' | 'long' {
  const longest = Math.max(...title.split(/[\s-]+/).map(word => word.length));
  if (title.length <= 16 && longest <= 7) return 'short';
  return title.length <= 28 && longest <= 10 ? 'usual' : 'long';
}
