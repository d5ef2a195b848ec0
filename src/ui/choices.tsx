import type { ReactNode } from 'react';
import style from './choices.module.css';

interface Option {
  value: string;
  label: string;
  picture?: ReactNode;
}

interface ChoicesProps {
  legend: string;
  name: string;
  /** One of them can be chosen, or any number. */
  kind: 'radio' | 'checkbox';
  options: readonly Option[];
  /** What is chosen at first. */
  chosen: readonly string[];
}

/** What is chosen is heard by the form. */
export function Choices({ legend, name, kind, options, chosen }: ChoicesProps) {
  return (
    <fieldset className={style['choices']}>
      <legend>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <label key={value}>
          {picture}
          <input type={kind} name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
