import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import style from './checkbox.module.css';

interface CheckboxProps {
  name: string;
  label: ReactNode;
  error?: string | undefined;
  /** The longest that `error` may say. */
  longestError: string;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ name, label, error, longestError, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={style['checkbox']}>
        <input
          type="checkbox"
          name={name}
          required
          aria-describedby={`${id}error`}
          aria-invalid={error ? true : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}error`} longest={longestError}>
        {error}
      </FieldError>
    </div>
  );
}
