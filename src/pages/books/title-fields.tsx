import type { Fault } from '../../flows/faults.ts';
import type { Values } from '../../flows/form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { bookFaults as faults, terms as words } from '../../words/shelf/terms.ts';

interface TitleFieldsProps {
  values: Values<'title' | 'authors'>;
  faultAt: (field: 'title' | 'authors') => Fault | undefined;
}

/** What a book is called, and who has written it. */
export function TitleFields({ values, faultAt }: TitleFieldsProps) {
  return (['title', 'authors'] as const).map(name => (
    <TextField
      key={name}
      name={name}
      autoComplete="off"
      label={words[name]}
      defaultValue={values[name]}
      fault={faultAt(name)}
      faults={faults[name]}
    />
  ));
}
