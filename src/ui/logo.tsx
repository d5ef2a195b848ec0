import { siteNameLines } from '../words/site.ts';
import { Mark } from './icons.tsx';
import style from './logo.module.css';

const [firstLine, secondLine] = siteNameLines;

/** The sign of the site. */
export function Logo() {
  return (
    <span className={style['logo']}>
      <Mark />
      <span>
        <span>{`${firstLine} `}</span>
        <br />
        <span>{secondLine}</span>
      </span>
    </span>
  );
}
