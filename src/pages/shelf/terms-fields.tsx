import { conditions, ways } from '../../exchange/ways.ts';
import type { Values } from '../../flows/form.ts';
import type { TermsField } from '../../flows/shelf/copy-values.ts';
import { settings } from '../../settings.ts';
import { Choices } from '../../ui/choices.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { copy } from '../../words/books/copy.ts';
import { faults } from '../../words/faults.ts';
import { terms as words } from '../../words/shelf/terms.ts';
import { priceFaults } from '../books/price.ts';

interface TermsFieldsProps {
  /** What the form holds now. */
  values: Values<TermsField>;
  faultAt: (field: TermsField) => string | undefined;
}

/** How copies may change hands, and what they are like. */
export function TermsFields({ values, faultAt }: TermsFieldsProps) {
  const chosen = values.ways.split(' ');
  return (
    <>
      <Choices
        kind="checkbox"
        name="ways"
        isLive
        legend={words.ways}
        chosen={chosen}
        options={ways.map(value => ({ value, label: words.wayNames[value] }))}
        fault={faultAt('ways')}
        faults={faults.ways}
      />
      {chosen.includes('sell') && (
        <TextField
          name="price"
          inputMode="decimal"
          autoComplete="off"
          label={words.price(settings.currency)}
          hint={words.priceHint}
          defaultValue={values.price}
          fault={faultAt('price')}
          faults={priceFaults}
        />
      )}
      <Choices
        kind="radio"
        name="condition"
        legend={words.condition}
        chosen={[values.condition]}
        options={conditions.map(value => ({ value, label: copy.conditions[value] }))}
      />
    </>
  );
}
