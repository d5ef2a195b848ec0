import { type ComponentProps, type ReactNode, useId } from 'react';
import style from './field.module.css';

/** What may be said at a field, by the fault. */
export type FaultTexts = Readonly<Partial<Record<string, string>>>;

/** What is said at a field. */
export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  fault: string | undefined;
  faults: FaultTexts;
}

type TypedIn = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

interface FieldProps extends Partial<FieldTexts> {
  /** Of what is typed in, where others name it. */
  id?: string;
  label: string;
  /** The ids of texts that say more. */
  describedBy?: string | undefined;
  /** Draws what stands in the box; what is typed in has these attributes. */
  renderBox: (typedIn: TypedIn) => ReactNode;
  /** Stands at the end of the line below the box. */
  count?: ReactNode;
  children?: ReactNode;
}

/**
 * The frame of what is typed in: what it is called, and all that is said of it, in one line below it.
 * What is at fault takes the place of the hint, so that nothing moves.
 */
export function Field(props: FieldProps) {
  const ownId = useId();
  const { id = ownId, label, hint, describedBy, fault, faults, renderBox, count, children } = props;
  const described = [hint && `${id}hint`, describedBy, faults && `${id}error`].filter(Boolean);
  return (
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={style['box']}>
        {renderBox({
          id,
          'aria-describedby': described.join(' ') || undefined,
          'aria-invalid': fault ? true : undefined,
        })}
      </div>
      {(hint || faults) && (
        <div className={style['said']}>
          <div>
            {hint && (
              <p id={`${id}hint`} className={style['hint']}>
                {hint}
              </p>
            )}
            {faults && <FieldError id={`${id}error`} fault={fault} texts={faults} />}
          </div>
          {count}
        </div>
      )}
      {children}
    </div>
  );
}

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
