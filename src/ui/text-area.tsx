import { useId, useState } from 'react';
import { FieldError } from './field-error.tsx';
import style from './field.module.css';

interface TextAreaProps {
  name: string;
  label: string;
  hint: string;
  /** How many characters there may be. What is longer stays, and can be mended. */
  longest: number;
  defaultValue?: string;
  error?: string | undefined;
  /** The longest that `error` may say. */
  longestError: string;
  onInput: (value: string) => void;
}

export function TextArea(props: TextAreaProps) {
  const { name, label, hint, longest, defaultValue = '', error, longestError, onInput } = props;
  const id = useId();
  const [length, setLength] = useState(lengthOf(defaultValue));
  const left = longest - length;
  const hear = (value: string) => {
    setLength(lengthOf(value));
    onInput(value);
  };
  return (
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`} className={style['hint']}>
        {hint}
      </p>
      <div className={style['box']}>
        <textarea
          id={id}
          name={name}
          rows={4}
          defaultValue={defaultValue}
          aria-describedby={`${id}hint ${id}left ${id}error`}
          aria-invalid={error || left < 0 ? true : undefined}
          onInput={event => hear(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}left`} className={style['hint']} aria-live={left < 20 ? 'polite' : 'off'}>
        {left < 0 ? `Characters too many: ${-left}` : `Characters left: ${left}`}
      </p>
      <FieldError id={`${id}error`} longest={longestError}>
        {error}
      </FieldError>
    </div>
  );
}

/** As JSON Schema counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
