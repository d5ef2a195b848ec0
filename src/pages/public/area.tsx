import type { ReactNode } from 'react';
import { Cat } from '../frame/cat.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { VisitorHeader } from '../frame/visitor-header.tsx';
import { Building, type BuildingName } from './building.tsx';
import style from './area.module.css';

interface AreaProps {
  title: string;
  building: BuildingName;
  children: ReactNode;
}

/** The frame of the pages that the navigation overlay leads to. */
export function Area({ title, building, children }: AreaProps) {
  return (
    <>
      <VisitorHeader />
      <main id="main" className={style['area']}>
        <div className={style['text']}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
        <Shelf building={building} />
      </main>
      <PageFooter />
    </>
  );
}

/** The building of an area between books, and the cat that looks at it. */
function Shelf({ building }: { building: BuildingName }) {
  return (
    <svg className={style['shelf']} viewBox="0 0 380 240" aria-hidden="true" strokeLinejoin="round">
      <path d="M8 110h36v130H8z" fill="var(--pine)" />
      <path d="M48 150h28v90H48z" fill="var(--brick)" />
      <path d="M80 126h24v114H80zM268 194h104v22H268z" fill="var(--wine)" />
      <path d="M258 216h118v24H258z" fill="var(--moss)" />
      <path
        d="M8 126h36M8 136h36M8 224h36M48 164h28M48 226h28M80 142h24M80 226h24M276 194v22M284 194v22M358 216v24M366 216v24"
        stroke="var(--page)"
        strokeWidth="4"
      />
      <Building name={building} x="108" y="15" width="150" height="225" />
      <Cat x={306} y={194} />
    </svg>
  );
}
