import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ways } from '../../exchange/ways.ts';
import { distances } from '../../flows/books/discover.ts';
import { withQuery } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { search as words } from '../../words/books/search.ts';
import { languages } from '../../words/languages.ts';
import style from './search-box.module.css';

interface SearchBoxProps {
  action: string;
  /** What is searched for; each is empty where anything will do. */
  values: Readonly<Record<'q' | 'way' | 'within' | 'language', string>>;
  /** Whether distances are known. */
  hasBands: boolean;
}

/** Words, and how books are offered, where, and in which language. */
export function SearchBox({ action, values, hasBands }: SearchBoxProps) {
  return (
    <SearchForm action={action} words={values.q}>
      <Choice name="way" aria-label={words.way} value={values.way}>
        <option value="">{words.anyWay}</option>
        {ways.map(way => (
          <option key={way} value={way}>
            {words.ways[way]}
          </option>
        ))}
      </Choice>
      {hasBands && (
        <Choice name="within" aria-label={words.within} value={values.within}>
          <option value="">{words.anyDistance}</option>
          {distances.map(count => (
            <option key={count} value={count}>
              {words.kilometres(count)}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="language" aria-label={words.language} value={values.language}>
        <option value="">{words.anyLanguage}</option>
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Choice>
    </SearchForm>
  );
}

interface SearchFormProps {
  /** The page that shows what is found, also where no script runs. */
  action: string;
  /** What is looked for. */
  words: string;
  /** What else may be chosen. */
  children: ReactNode;
}

/** The address of the page holds what is searched for. */
export function SearchForm({ action, words: q, children }: SearchFormProps) {
  const [, go] = useLocation();
  return (
    <search className={style['search']}>
      <form
        action={action}
        onSubmit={event => {
          event.preventDefault();
          go(withQuery(action, valuesIn(event.currentTarget)));
        }}
      >
        <WordsField value={q} />
        <div className={style['choices']}>{children}</div>
      </form>
    </search>
  );
}

function valuesIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}

/** Each choice searches at once. The first option leaves things open. */
export function Choice(props: ComponentProps<'select'>) {
  return <select {...props} onChange={event => event.currentTarget.form?.requestSubmit()} />;
}

/** The words to search for, with the button that does it. They stay with the address of the page. */
function WordsField({ value }: { value: string }) {
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
