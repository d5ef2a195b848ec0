import { useId, useState } from 'react';
import { elements } from '../words/elements.ts';
import { Field, type FieldTexts } from './field.tsx';
import style from './field.module.css';

interface TextAreaProps extends FieldTexts {
  name: string;
  /** How many UTF-16 code units there may be. What is longer stays, and can be mended. */
  longest: number;
  defaultValue?: string;
}

/** What it holds is heard by its form. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, longest, defaultValue = '', fault, faults } = props;
  const id = useId();
  const [length, setLength] = useState(defaultValue.length);
  const left = longest - length;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      fault={fault}
      faults={faults}
      describedBy={`${id}left`}
      renderBox={typedIn => (
        <textarea
          {...typedIn}
          name={name}
          rows={4}
          defaultValue={defaultValue}
          onInput={event => setLength(event.currentTarget.value.length)}
        />
      )}
      count={
        <p id={`${id}left`} className={style['hint']} aria-live={left < 20 ? 'polite' : 'off'}>
          {left < 0 ? elements.tooLong(-left) : elements.charactersLeft(left)}
        </p>
      }
    />
  );
}
