import { useId } from 'react';
import type { Request } from '../../flows/list.ts';
import { type FaultTexts, FieldError } from '../../ui/field-error.tsx';
import { Cover } from './cover.tsx';
import style from './copy-choices.module.css';

interface CopyChoicesProps {
  legend: string;
  name: string;
  copies: Request['offers'];
  /** The id of the one that is chosen at first. */
  chosen: string;
  fault: string | undefined;
  faults: FaultTexts;
}

/** Covers, of which one is chosen; what is chosen is heard by the form. */
export function CopyChoices({ legend, name, copies, chosen, fault, faults }: CopyChoicesProps) {
  const id = useId();
  return (
    <fieldset className={style['choices']} aria-describedby={`${id}error`}>
      <legend>{legend}</legend>
      {copies.map(
        copy =>
          copy.id !== null && (
            <label key={copy.id}>
              <Cover {...copy} />
              <span>
                <input
                  type="radio"
                  name={name}
                  value={copy.id}
                  defaultChecked={copy.id === chosen}
                  aria-invalid={fault ? true : undefined}
                />
                <bdi>{copy.title}</bdi>
              </span>
            </label>
          ),
      )}
      <FieldError id={`${id}error`} fault={fault} texts={faults} />
    </fieldset>
  );
}
