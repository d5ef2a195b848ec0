import { landing } from '../../words/public/landing.ts';
import style from './store-badge.module.css';

interface StoreBadgeProps {
  href: string;
}

const { getItOn, name } = landing.store;

export function StoreBadge({ href }: StoreBadgeProps) {
  return (
    <a className={style['plate']} href={href}>
      <span className={style['badge']}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <rect x="5" y="1" width="14" height="22" rx="3" fill="var(--page)" />
          <path d="m7 11 5-4 5 4" fill="none" stroke="var(--brick)" strokeWidth="2.5" />
          <path d="M9 11.5 12 9l3 2.5V16H9z" fill="var(--slate)" />
        </svg>
        <span>{`${getItOn} `}</span>
        <b>{name}</b>
      </span>
    </a>
  );
}
