import style from './skip-link.module.css';

interface SkipLinkProps {
  /** The id of an element. */
  to: string;
  children: string;
}

/** Seen only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={style['skip']} href={`#${to}`}>
      {children}
    </a>
  );
}
