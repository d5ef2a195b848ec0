import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { entryOf } from '../../flows/shelf/pile.ts';
import { Field } from '../../ui/field.tsx';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { Pile } from './pile.tsx';
import { PutBooks } from './put-books.tsx';
import style from './add-books.module.css';

export default pageOf('addBooks', AddBooks);

function AddBooks({ flow }: { flow: AddBooksFlow }) {
  const putting = useSelector(flow, ({ children }) => children.putting);
  useEffect(() => {
    const goOn = () => flow.send({ type: 'try again pressed' });
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [flow]);
  return (
    <MemberPage title={words.title} isWide>
      <p>{words.lead}</p>
      <div className={style['columns']}>
        <div className={style['books']}>
          <Typing flow={flow} />
          <Pile flow={flow} />
        </div>
        {putting && <PutBooks flow={flow} putting={putting} />}
      </div>
    </MemberPage>
  );
}

/** Where titles are typed or pasted, and the known books that are like them. */
function Typing({ flow }: { flow: AddBooksFlow }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useSelector(flow, ({ context }) => context.text);
  const putting = useSelector(flow, ({ children }) => children.putting);
  const isMissing = useSelector(putting, snapshot => snapshot?.matches({ idle: 'empty' }) ?? false);
  // Another one after each press.
  const form = useSelector(putting, snapshot => snapshot?.children.terms);
  const shown = useRef(text);
  useLayoutEffect(() => {
    // What was typed before the script has come is heard later.
    if (area.current && shown.current !== text && area.current.value !== text)
      area.current.value = text;
    shown.current = text;
  }, [text]);
  useEffect(() => {
    if (isMissing && form) area.current?.focus();
  }, [isMissing, form]);
  const hear = (box: HTMLTextAreaElement, isEntered: boolean) => {
    flow.send({ type: 'text typed', text: box.value });
    if (!isEntered) return;
    flow.send({ type: 'text entered' });
    box.value = '';
  };
  const enterByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    hear(event.currentTarget, true);
  };
  return (
    <div className={style['typing']}>
      <Field
        label={words.text}
        hint={words.textHint}
        fault={isMissing && text.trim() === '' ? 'missing' : undefined}
        faults={words.nothing}
        renderBox={typedIn => (
          <textarea
            {...typedIn}
            ref={area}
            rows={2}
            enterKeyHint="enter"
            defaultValue={text}
            spellCheck={false}
            // Enter may come before the script, and some keyboards of phones do not name that key.
            onInput={({ currentTarget: box }) => hear(box, box.value.endsWith('\n'))}
            onKeyDown={enterByKey}
          />
        )}
      />
      <Suggestions flow={flow} onChosen={() => area.current?.focus()} />
    </div>
  );
}

const nothing = { books: [], owned: [] };

interface SuggestionsProps {
  flow: AddBooksFlow;
  onChosen: () => void;
}

function Suggestions({ flow, onChosen }: SuggestionsProps) {
  const suggestions = useSelector(flow, ({ children }) => children.suggestions);
  const { books, owned } = useSelector(suggestions, snapshot => snapshot?.context) ?? nothing;
  return (
    books.length > 0 && (
      <ul className={style['suggestions']} aria-label={words.suggestions}>
        {books.map(book => (
          <li key={book.id}>
            <button
              type="button"
              onClick={() => {
                flow.send({ type: 'suggestion chosen', entry: entryOf(book, owned) });
                onChosen();
              }}
            >
              <bdi translate="no">{book.title}</bdi>
              <span translate="no">{` ${book.authors}`}</span>
            </button>
          </li>
        ))}
      </ul>
    )
  );
}
