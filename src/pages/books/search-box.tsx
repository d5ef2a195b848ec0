import { type ComponentProps, useEffect, useRef } from 'react';
import { ways } from '../../exchange/ways.ts';
import { distances } from '../../flows/books/discover.ts';
import { Button } from '../../ui/button.tsx';
import { search as words } from '../../words/books/search.ts';
import { languages } from '../../words/languages.ts';
import style from './search-box.module.css';

/** What is searched for; each is empty where anything will do. */
export interface Search {
  q: string;
  way: string;
  within: string;
  language: string;
}

interface SearchBoxProps {
  /** The page that shows what is found, also where no script runs. */
  action: string;
  values: Search;
  /** Whether distances are known. */
  hasBands: boolean;
  onChange: (values: Search) => void;
}

/** Words, and chips, each of which searches at once. */
export function SearchBox({ action, values, hasBands, onChange }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const search = (change: Partial<Search>) => {
    onChange({ ...values, q: wordsIn(form.current), ...change });
  };
  return (
    <SearchForm ref={form} action={action} onSearch={() => search({})}>
      <WordsField value={values.q} />
      <Chips
        legend={words.way}
        name="way"
        chosen={values.way}
        options={[['', words.anyWay], ...ways.map(way => [way, words.ways[way]] as const)]}
        onChoose={way => search({ way })}
      />
      {hasBands && (
        <Chips
          legend={words.within}
          name="within"
          chosen={values.within}
          options={[
            ['', words.anywhere],
            ...distances.map(count => [count, words.kilometres(count)] as const),
          ]}
          onChoose={within => search({ within })}
        />
      )}
      <select
        name="language"
        aria-label={words.language}
        value={values.language}
        onChange={event => search({ language: event.currentTarget.value })}
      >
        <option value="">{words.anyLanguage}</option>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </SearchForm>
  );
}

interface SearchFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'action' | 'children'> {
  onSearch: (form: HTMLFormElement) => void;
}

/** The frame of a search, whose address is of use without a script, too. */
export function SearchForm({ onSearch, ...rest }: SearchFormProps) {
  return (
    <search className={style['search']}>
      <form
        {...rest}
        onSubmit={event => {
          event.preventDefault();
          onSearch(event.currentTarget);
        }}
      />
    </search>
  );
}

/** The words to search for, with the button that does it. They stay with the address of the page. */
export function WordsField({ value }: { value: string }) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // What was typed before the script has come stays.
    if (field.current && shown.current !== value) field.current.value = value;
    shown.current = value;
  }, [value]);
  return (
    <div className={style['words']}>
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={value}
        maxLength={300}
        aria-label={words.label}
        placeholder={words.label}
        spellCheck={false}
        autoCapitalize="off"
      />
      <Button type="submit">{words.submit}</Button>
    </div>
  );
}

/** What the field of a form holds. */
export function wordsIn(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>('[name=q]')?.value.trim() ?? '';
}

interface ChipsProps {
  legend: string;
  name: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** One row, of which one is chosen. */
export function Chips({ legend, name, chosen, options, onChoose }: ChipsProps) {
  return (
    <fieldset className={style['chips']}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
