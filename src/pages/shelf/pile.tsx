import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { maxTitleLength } from '../../flows/shelf/copy-values.ts';
import {
  isEdited,
  isOwned,
  isTwice,
  meant,
  needsLook,
  type PileEntry,
} from '../../flows/shelf/pile.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import { terms } from '../../words/shelf/terms.ts';
import { Cover } from '../books/cover.tsx';
import { Correction, useEditing } from './correction.tsx';
import field from '../../ui/field.module.css';
import style from './pile.module.css';

/** The books that are to be put on the shelf, the newest on top. */
export function Pile({ flow }: { flow: AddBooksFlow }) {
  const section = useRef<HTMLElement>(null);
  const pile = useSelector(flow, ({ context }) => context.pile);
  const lookUp = useSelector(flow, ({ children }) => children.lookUp);
  const reason = useSelector(lookUp, snapshot =>
    snapshot?.matches('stopped') ? snapshot.context.message || words.waiting : undefined,
  );
  const putting = useSelector(flow, ({ children }) => children.putting);
  const isDone = useSelector(putting, snapshot => snapshot?.matches({ idle: 'done' }) ?? false);
  // Another one after each press.
  const form = useSelector(putting, snapshot => snapshot?.children.terms);
  useEffect(() => {
    const look = '[data-needs-look] :is(input, button)';
    if (isDone && form) section.current?.querySelector<HTMLElement>(look)?.focus();
  }, [isDone, form]);
  return (
    <section ref={section} className={style['pile']} aria-label={words.pile}>
      {pile.length > 0 && (
        <>
          <h2>{words.pileOf(pile.length)}</h2>
          <p className={field['hint']}>{words.kept}</p>
        </>
      )}
      <Removed flow={flow} />
      {reason !== undefined && (
        <p role="alert">
          <span>{`${reason} `}</span>
          <Button isSecondary onClick={() => flow.send({ type: 'try again pressed' })}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      <ul className={style['entries']}>
        {pile.map(entry => (
          <OnPile key={entry.key} flow={flow} entry={entry} isTwice={isTwice(entry, pile)} />
        ))}
      </ul>
      {pile.length > 1 && (
        <Button isSecondary onClick={() => flow.send({ type: 'entries removed', entries: pile })}>
          {words.clear}
        </Button>
      )}
    </section>
  );
}

/** Undo is at hand until something else is taken from the pile. */
function Removed({ flow }: { flow: AddBooksFlow }) {
  const removed = useSelector(flow, ({ context }) => context.removed);
  const [first] = removed;
  return (
    <output className={style['removed']}>
      {first && (
        <>
          <span>
            {removed.length === 1 ? words.removed(nameOf(first)) : words.cleared(removed.length)}
          </span>
          <Button isSecondary onClick={() => flow.send({ type: 'undo pressed' })}>
            {words.undo}
          </Button>
        </>
      )}
    </output>
  );
}

interface OnPileProps {
  flow: AddBooksFlow;
  entry: PileEntry;
}

interface IsTwice {
  /** Whether the book is on the pile once more. */
  isTwice: boolean;
}

/** One line, but where something is asked or said of the book. */
function OnPile({ flow, entry, isTwice: isAgain }: OnPileProps & IsTwice) {
  const { state, book } = entry;
  const shown = book ?? { title: nameOf(entry), authors: entry.authors };
  const { row, button, press, giveUp } = useEditing(flow, entry);
  const isOpen = isEdited(entry);
  const isDescribed = isOpen && state === 'unknown';
  const canBeEdited = state === 'known' || state === 'unknown' || state === 'wrong';
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-state={state}
      data-needs-look={needsLook(entry) ? '' : undefined}
    >
      <div className={style['cover']}>
        <Cover title={shown.title} authors={shown.authors} />
      </div>
      <div className={style['words']}>
        {!isDescribed && (
          <p dir="auto" className={style['name']}>
            <strong translate="no">{shown.title}</strong>
            <span translate="no">{` ${shown.authors}`}</span>
          </p>
        )}
        {isDescribed && entry.isbn && <strong translate="no">{entry.isbn}</strong>}
        <State entry={entry} isTwice={isAgain} />
      </div>
      <div className={style['acts']}>
        {canBeEdited && (
          <button
            ref={button}
            type="button"
            aria-label={isOpen ? words.closeThis(shown.title) : words.editThis(shown.title)}
            onClick={press}
          >
            {isOpen ? words.close : words.edit}
          </button>
        )}
        <button
          type="button"
          aria-label={words.remove(shown.title)}
          onClick={() => flow.send({ type: 'entries removed', entries: [entry] })}
        >
          <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
      {state === 'doubtful' && <Choice flow={flow} entry={entry} />}
      {isDescribed && <Description flow={flow} entry={entry} />}
      {isOpen && state === 'wrong' && (
        <Correction flow={flow} entry={entry} onDone={press} onGiveUp={giveUp} />
      )}
    </li>
  );
}

/** What is said of the book: first why it can't be put on the shelf, then that there is another one. */
function State({ entry, isTwice: isAgain }: Pick<OnPileProps, 'entry'> & IsTwice) {
  const { state, title, isbn, isOpen = false, message } = entry;
  const isUntitled = state === 'unknown' && title.trim() === '';
  const untitled = isbn ? words.unknownIsbn : words.needsTitle;
  const refusal = message || (isUntitled ? untitled : '');
  if (refusal !== '') return <p className={style['refused']}>{refusal}</p>;
  if (entry.isRefused) return <p className={style['said']}>{words.refused}</p>;
  if (isOwned(entry)) return <p className={style['said']}>{words.owned}</p>;
  if (isAgain) return <p className={style['said']}>{words.twice}</p>;
  return (
    !(state === 'unknown' && isOpen) && <p className={style['state']}>{words.states[state]}</p>
  );
}

/** Which of several known books is meant, or none of them. */
function Choice({ flow, entry: { key, choices } }: OnPileProps) {
  return (
    <ul className={style['choices']}>
      {[...choices, undefined].map(book => (
        <li key={book?.id ?? ''}>
          <button
            type="button"
            onClick={() => flow.send({ type: 'entry changed', key, change: meant(book) })}
          >
            {book ? (
              <span translate="no">
                <bdi>{book.title}</bdi>
                <span>{` ${book.authors}`}</span>
              </span>
            ) : (
              words.noneOfThese
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the member says of a book that is not known. */
function Description({ flow, entry: { key, title, authors } }: OnPileProps) {
  return (
    <div className={style['description']}>
      {(
        [
          ['title', terms.title, title],
          ['authors', terms.authors, authors],
        ] as const
      ).map(([name, label, value]) => (
        <Field
          key={name}
          label={label}
          renderBox={typedIn => (
            <input
              {...typedIn}
              defaultValue={value}
              maxLength={maxTitleLength}
              onInput={({ currentTarget }) =>
                flow.send({
                  type: 'entry changed',
                  key,
                  change: { [name]: currentTarget.value, message: '' },
                })
              }
            />
          )}
        />
      ))}
    </div>
  );
}

/** As it was typed, where it has no title yet. */
function nameOf({ title, text }: PileEntry): string {
  return title.trim() || text;
}
