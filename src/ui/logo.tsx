import { Mark } from './icons.tsx';
import style from './logo.module.css';

export function Logo() {
  return (
    <span className={style['logo']}>
      <Mark />
      <span>
        Neighbourhood <br />
        Book Exchange
      </span>
    </span>
  );
}
