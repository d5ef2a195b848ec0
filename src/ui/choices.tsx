import { type ReactNode, useId, useState } from 'react';
import { type FaultTexts, FieldError } from './field.tsx';
import style from './choices.module.css';
import tick from './tick.module.css';

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
  /** What is chosen at first, or now where it is live. */
  chosen: readonly string[];
  /** Whether the form may choose otherwise than what was pressed. */
  isLive?: boolean;
  /** Whether only the first of many rows are in sight; the others scroll in their place. */
  isCut?: boolean;
  /** Leads to those that are not chosen at first, where there are many. */
  others?: string;
  fault?: string | undefined;
  faults?: FaultTexts;
}

/** React asks for a handler where it sets what is chosen; the form hears the event. */
const ignore = () => undefined;

/** What is chosen is heard by the form. */
export function Choices(props: ChoicesProps) {
  const { legend, name, kind, options, chosen, isLive = false, isCut = false } = props;
  const { others, fault, faults } = props;
  const id = useId();
  const [first] = useState(chosen);
  const optionOf = ({ value, label, picture }: Option) => (
    <label key={value}>
      {picture}
      <input
        type={kind}
        name={name}
        value={value}
        className={tick['tick']}
        {...(isLive
          ? { checked: chosen.includes(value), onChange: ignore }
          : { defaultChecked: chosen.includes(value) })}
        aria-invalid={fault ? true : undefined}
      />
      <bdi>{label}</bdi>
    </label>
  );
  const isFirst = ({ value }: Option) => !others || first.includes(value);
  return (
    <fieldset className={style['choices']} aria-describedby={faults && `${id}error`}>
      <legend>{legend}</legend>
      <div className={`${style['options']} ${isCut ? style['cut'] : ''}`.trim()}>
        {options.filter(isFirst).map(optionOf)}
      </div>
      {others && (
        <details>
          <summary>{others}</summary>
          <div className={style['options']}>
            {options.filter(option => !isFirst(option)).map(optionOf)}
          </div>
        </details>
      )}
      {faults && <FieldError id={`${id}error`} fault={fault} texts={faults} />}
    </fieldset>
  );
}
