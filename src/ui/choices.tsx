import type { ReactNode } from 'react';
import style from './choices.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
  picture?: ReactNode;
}

/** `value` is what is chosen at first. */
type ChoicesProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly Option<Value>[];
} & (
  | { kind: 'radio'; value: Value | undefined; onChange: (value: Value) => void }
  | { kind: 'checkbox'; value: readonly Value[]; onChange: (values: Value[]) => void }
);

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, kind } = props;
  const isChosen = (value: Value) =>
    props.kind === 'radio' ? props.value === value : props.value.includes(value);
  const hear = (value: Value, fieldset: HTMLFieldSetElement | null) => {
    if (props.kind === 'radio') return props.onChange(value);
    const boxes = [...(fieldset?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    const chosen = new Set<string>(boxes.map(box => box.value));
    props.onChange(options.map(option => option.value).filter(value => chosen.has(value)));
  };
  return (
    <fieldset className={style['choices']}>
      <legend>{legend}</legend>
      {options.map(({ value, label, picture }) => (
        <label key={value}>
          {picture}
          <input
            type={kind}
            name={name}
            value={value}
            defaultChecked={isChosen(value)}
            onChange={event => hear(value, event.currentTarget.closest('fieldset'))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
