import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { maxTitleLength } from '../../flows/shelf/copy-values.ts';
import type { PileEntry } from '../../flows/shelf/pile.ts';
import { Button } from '../../ui/button.tsx';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import { terms } from '../../words/shelf/terms.ts';
import { Cover } from '../books/cover.tsx';
import field from '../../ui/field.module.css';
import style from './pile.module.css';

/** The books that are to be put on the shelf, the newest on top. */
export function Pile({ flow }: { flow: AddBooksFlow }) {
  const pile = useSelector(flow, ({ context }) => context.pile);
  const removed = useSelector(flow, ({ context }) => context.removed);
  const cut = useSelector(flow, ({ context }) => context.cut);
  return (
    <section className={style['pile']} aria-label={words.pile}>
      {pile.length > 0 && (
        <>
          <h2>{words.pileOf(pile.length)}</h2>
          <p className={field['hint']}>{words.kept}</p>
        </>
      )}
      <output className={style['removed']}>
        {removed && (
          <>
            {words.tookOff(nameOf(removed.entry))}{' '}
            <Button isSecondary onClick={() => flow.send({ type: 'undo pressed' })}>
              {words.undo}
            </Button>
          </>
        )}
      </output>
      {cut && (
        <p role="alert">
          {cut.message || words.waiting}{' '}
          <Button isSecondary onClick={() => flow.send({ type: 'try again pressed' })}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      <ul className={style['entries']}>
        {pile.map(entry => (
          <OnPile key={entry.key} flow={flow} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

interface OnPileProps {
  flow: AddBooksFlow;
  entry: PileEntry;
}

function OnPile({ flow, entry }: OnPileProps) {
  const { key, state, book, message } = entry;
  const shown = book ?? { title: nameOf(entry), authors: entry.authors };
  return (
    <li data-state={state}>
      <div className={style['cover']}>
        <Cover title={shown.title} authors={shown.authors} />
      </div>
      <div className={style['words']}>
        <p dir="auto">
          <strong>{shown.title}</strong> <span>{shown.authors}</span>
        </p>
        {(state === 'wrong' || message !== '') && <p className={style['refused']}>{message}</p>}
        {message === '' && <p className={style['state']}>{words.states[state]}</p>}
      </div>
      <Button
        isSecondary
        aria-label={words.takeOffThis(shown.title)}
        onClick={() => flow.send({ type: 'entry removed', key })}
      >
        {words.takeOff}
      </Button>
      {state === 'known' && (
        <Button isSecondary onClick={() => flow.send({ type: 'called otherwise', key })}>
          {words.otherwise}
        </Button>
      )}
      {state === 'doubtful' && <Choice flow={flow} entry={entry} />}
      {state === 'unknown' && <Description flow={flow} entry={entry} />}
    </li>
  );
}

/** Which of several known books is meant, or none of them. */
function Choice({ flow, entry: { key, choices } }: OnPileProps) {
  return (
    <ul className={style['choices']}>
      {choices.map(book => (
        <li key={book.id}>
          <button type="button" onClick={() => flow.send({ type: 'book chosen', key, book })}>
            {book.title} <span>{book.authors}</span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => flow.send({ type: 'book chosen', key, book: undefined })}
        >
          {words.noneOfThese}
        </button>
      </li>
    </ul>
  );
}

/** What the member says of a book that is not known. */
function Description({ flow, entry: { key, title, authors } }: OnPileProps) {
  const id = useId();
  return (
    <div className={style['description']}>
      {(
        [
          ['title', terms.title, title],
          ['authors', terms.authors, authors],
        ] as const
      ).map(([name, label, value]) => (
        <div key={name} className={field['field']}>
          <label htmlFor={id + name}>{label}</label>
          <div className={field['box']}>
            <input
              id={id + name}
              defaultValue={value}
              maxLength={maxTitleLength}
              onInput={({ currentTarget }) =>
                flow.send({
                  type: 'entry changed',
                  key,
                  change: { [name]: currentTarget.value },
                })
              }
            />
          </div>
        </div>
      ))}
    </div>
  );
}

/** As it was typed, where it has no title yet. */
function nameOf({ title, text }: PileEntry): string {
  return title.trim() || text;
}
