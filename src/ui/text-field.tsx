import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts &
  Pick<
    ComponentProps<'input'>,
    | 'name'
    | 'type'
    | 'autoCapitalize'
    | 'autoComplete'
    | 'enterKeyHint'
    | 'inputMode'
    | 'defaultValue'
    | 'min'
    | 'max'
  >;

/** What it holds is heard by its form. */
export function TextField({ label, hint, fault, faults, ...rest }: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      fault={fault}
      faults={faults}
      renderBox={typedIn => (
        <input autoCapitalize="off" {...rest} required spellCheck={false} {...typedIn} />
      )}
    />
  );
}
