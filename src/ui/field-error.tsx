import style from './field.module.css';

/** What may be said at a field, by the fault. */
export type FaultTexts = Readonly<Partial<Record<string, string>>>;

interface FieldErrorProps {
  id: string;
  fault: string | undefined;
  texts: FaultTexts;
}

/** The room of the longest text is there from the start, so that nothing moves. */
export function FieldError({ id, fault, texts }: FieldErrorProps) {
  const [longest = ''] = Object.values(texts).toSorted(
    (one = '', other = '') => other.length - one.length,
  );
  return (
    <p id={id} className={style['error']} data-longest={longest} aria-live="polite">
      <span>{fault && texts[fault]}</span>
    </p>
  );
}
