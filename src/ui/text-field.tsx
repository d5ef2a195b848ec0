import { type ComponentProps, useId } from 'react';
import { type FaultTexts, FieldError } from './field-error.tsx';
import style from './field.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'type'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'inputMode'
  | 'defaultValue'
  | 'min'
  | 'max'
> {
  label: string;
  hint?: string;
  fault: string | undefined;
  faults: FaultTexts;
}

/** What it holds is heard by its form. */
export function TextField({ label, hint, fault, faults, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={style['hint']}>
          {hint}
        </p>
      )}
      <div className={style['box']}>
        <input
          autoCapitalize="off"
          {...rest}
          id={id}
          required
          spellCheck={false}
          aria-describedby={`${hint ? `${id}hint ` : ''}${id}error`}
          aria-invalid={fault ? true : undefined}
        />
      </div>
      <FieldError id={`${id}error`} fault={fault} texts={faults} />
    </div>
  );
}
