import style from './live-region.module.css';

interface LiveRegionProps {
  urgency: 'polite' | 'assertive';
  children: string;
}

/** Unseen, and read aloud when its text changes. One that appears with its text is not heard. */
export function LiveRegion({ urgency, children }: LiveRegionProps) {
  return (
    <p className={style['region']} aria-live={urgency}>
      {children}
    </p>
  );
}
