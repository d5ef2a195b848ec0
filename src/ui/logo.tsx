import { Icon } from './icons.tsx';
import style from './logo.module.css';

export function Logo() {
  return (
    <span className={style['logo']}>
      <Icon name="house" />
      <span>
        Neighbourhood <br />
        Book Exchange
      </span>
    </span>
  );
}
