import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId } from 'react';
import { FieldError } from './field-error.tsx';
import style from './field.module.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'required' | 'defaultValue'
> {
  label: string;
  /** Stands between the label and the field. */
  hint?: string;
  error?: string | undefined;
  /** The longest that `error` may say. */
  longestError: string;
  /** Also called, with what it is by then, when the field is left or submitted. */
  onInput: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, required = true, error, longestError, onInput, ...rest } = props;
  const id = useId();
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // When only the window loses focus, the visitor is still in this field.
    if (document.activeElement !== currentTarget) onInput(currentTarget.value);
  };
  const press = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onInput(currentTarget.value);
  };
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
          {...rest}
          id={id}
          required={required}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${hint ? `${id}hint ` : ''}${id}error`}
          aria-invalid={error ? true : undefined}
          onInput={event => onInput(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={press}
        />
      </div>
      <FieldError id={`${id}error`} longest={longestError}>
        {error}
      </FieldError>
    </div>
  );
}
