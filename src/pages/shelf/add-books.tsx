import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { isReady } from '../../flows/shelf/pile.ts';
import { currentFlow } from '../../flows/site.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { useSite } from '../frame/site-context.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { LanguageField } from './language-field.tsx';
import { Pile } from './pile.tsx';
import { TermsFields } from './terms-fields.tsx';
import field from '../../ui/field.module.css';
import style from './add-books.module.css';

export default function AddBooksPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'addBooks' && <AddBooks flow={flow.ref} />;
}

function AddBooks({ flow }: { flow: AddBooksFlow }) {
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
        <Putting flow={flow} />
      </div>
    </MemberPage>
  );
}

/** Where titles are typed or pasted, and the known books that are like them. */
function Typing({ flow }: { flow: AddBooksFlow }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const suggestions = useSelector(flow, ({ context }) => context.suggestions);
  const text = useSelector(flow, ({ context }) => context.text);
  const clear = () => {
    if (!area.current) return;
    area.current.value = '';
    area.current.focus();
  };
  const enter = () => {
    flow.send({ type: 'text entered' });
    clear();
  };
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enter();
  };
  return (
    <div className={style['typing']}>
      <div className={field['field']}>
        <label htmlFor={id}>{words.text}</label>
        <p id={`${id}hint`} className={field['hint']}>
          {words.textHint}
        </p>
        <div className={field['box']}>
          <textarea
            ref={area}
            id={id}
            rows={2}
            defaultValue={text}
            spellCheck={false}
            aria-describedby={`${id}hint`}
            onInput={({ currentTarget: { value } }) =>
              flow.send({ type: 'text typed', text: value })
            }
            onKeyDown={enterByKey}
          />
        </div>
      </div>
      {suggestions.length > 0 && (
        <ul className={style['suggestions']} aria-label={words.suggestions}>
          {suggestions.map(book => (
            <li key={book.id}>
              <button
                type="button"
                onClick={() => {
                  flow.send({ type: 'suggestion chosen', book });
                  clear();
                }}
              >
                {book.title} <span>{book.authors}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button isSecondary disabled={text.trim() === ''} onClick={enter}>
        {words.enter}
      </Button>
    </div>
  );
}

/** The terms of all books, and the button that puts the pile on the shelf. */
function Putting({ flow }: { flow: AddBooksFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { terms: form } = snapshot.children;
  const { terms, pile, count, message } = snapshot.context;
  const isBusy = !snapshot.matches({ open: { putting: 'idle' } });
  const { props, faultAt } = useForm(form, { isBusy });
  const ready = pile.filter(isReady).length;
  return (
    <form {...props}>
      <h2>{words.forAll}</h2>
      <TermsFields values={terms} faultAt={faultAt} />
      <LanguageField label={words.language} defaultValue={terms.language} />
      <FormError>
        {snapshot.matches({ open: { putting: { idle: 'stopped' } } }) && words.stopped(message)}
      </FormError>
      <SubmitButton
        isBusy={isBusy}
        call={snapshot.children['put a book on the shelf']}
        busy={words.busy(count)}
        isDisabled={pile.length === 0}
      >
        {words.put(ready)}
      </SubmitButton>
      <output className={style['done']}>
        {snapshot.matches({ open: { putting: { idle: 'done' } } }) && count > 0 && (
          <>
            {words.done(count)} {pile.length > 0 && `${words.rest} `}
            <PageLink href={memberPaths.shelf}>{words.toShelf}</PageLink>
          </>
        )}
      </output>
    </form>
  );
}
