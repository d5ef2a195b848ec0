import style from './live-region.module.css';

interface LiveRegionProps {
  urgency: 'polite' | 'assertive';
  children: string;
}

/** Invisible; screen readers announce changes of its text, but not a text with which it appears. */
export function LiveRegion({ urgency, children }: LiveRegionProps) {
  return (
    <p className={style['region']} aria-live={urgency}>
      {children}
    </p>
  );
}
