import style from './field.module.css';

interface FieldErrorProps {
  id: string;
  /** The longest that may be said: its room is there from the start, so that nothing moves. */
  longest: string;
  children: string | undefined;
}

export function FieldError({ id, longest, children }: FieldErrorProps) {
  return (
    <p id={id} className={style['error']} data-longest={longest} aria-live="polite">
      <span>{children}</span>
    </p>
  );
}
