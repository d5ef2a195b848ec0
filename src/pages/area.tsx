import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { PageHeader } from './page-header.tsx';
import style from './area.module.css';

interface AreaProps {
  title: string;
  icon: IconName;
  children: ReactNode;
}

/** The frame of the five pages that the navigation overlay leads to. */
export function Area({ title, icon, children }: AreaProps) {
  return (
    <>
      <PageHeader />
      <main id="main" className={style['area']}>
        <div className={style['band']}>
          <Icon name={icon} />
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <div className={style['text']}>{children}</div>
      </main>
    </>
  );
}
