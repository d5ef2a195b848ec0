import { type ReactNode, useId } from 'react';
import { type FaultTexts, FieldError } from './field.tsx';
import style from './checkbox.module.css';
import tick from './tick.module.css';

interface CheckboxProps {
  name: string;
  /** What it holds while it is checked. */
  value: string;
  /** Whether it is checked at first. */
  isChecked?: boolean;
  fault: string | undefined;
  faults: FaultTexts;
  children: ReactNode;
}

/** What it holds is heard by its form. */
export function Checkbox({ name, value, isChecked, fault, faults, children }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={style['checkbox']}>
        <input
          type="checkbox"
          className={tick['tick']}
          name={name}
          value={value}
          defaultChecked={isChecked}
          required
          aria-describedby={`${id}error`}
          aria-invalid={fault ? true : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}error`} fault={fault} texts={faults} />
    </div>
  );
}
