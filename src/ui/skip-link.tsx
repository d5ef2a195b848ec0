import { elements } from '../words/elements.ts';
import style from './skip-link.module.css';

/** Leads to the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={style['skip']} href="#main">
      {elements.skip}
    </a>
  );
}
