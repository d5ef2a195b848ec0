import style from './skip-link.module.css';

/** Leads to the element with the id `main`. */
export function SkipLink() {
  return (
    <a className={style['skip']} href="#main">
      Skip to content
    </a>
  );
}
