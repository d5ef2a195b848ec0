import { useId, useState } from 'react';
import { elements } from '../words/elements.ts';
import { type FaultTexts, FieldError } from './field-error.tsx';
import style from './field.module.css';

interface TextAreaProps {
  name: string;
  label: string;
  hint?: string;
  /** How many UTF-16 code units there may be. What is longer stays, and can be mended. */
  longest: number;
  defaultValue?: string;
  fault: string | undefined;
  faults: FaultTexts;
}

/** What it holds is heard by its form. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, longest, defaultValue = '', fault, faults } = props;
  const id = useId();
  const [length, setLength] = useState(defaultValue.length);
  const left = longest - length;
  return (
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={style['hint']}>
          {hint}
        </p>
      )}
      <div className={style['box']}>
        <textarea
          id={id}
          name={name}
          rows={4}
          defaultValue={defaultValue}
          aria-describedby={`${hint ? `${id}hint ` : ''}${id}left ${id}error`}
          aria-invalid={fault ? true : undefined}
          onInput={event => setLength(event.currentTarget.value.length)}
        />
      </div>
      <p id={`${id}left`} className={style['hint']} aria-live={left < 20 ? 'polite' : 'off'}>
        {left < 0 ? elements.tooLong(-left) : elements.charactersLeft(left)}
      </p>
      <FieldError id={`${id}error`} fault={fault} texts={faults} />
    </div>
  );
}
