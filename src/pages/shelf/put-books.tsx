import { useSelector } from '@xstate/react';
import { conditions, ways } from '../../exchange/ways.ts';
import type { AddBooksFlow } from '../../flows/shelf/add-books.ts';
import { entriesOf, isReady } from '../../flows/shelf/pile.ts';
import type { PutBooksFlow } from '../../flows/shelf/put-books.ts';
import { memberPaths } from '../../paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { copy } from '../../words/books/copy.ts';
import { addBooks as words } from '../../words/shelf/add-books.ts';
import { terms as termsWords } from '../../words/shelf/terms.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { PageLink } from '../frame/page-link.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { LanguageField } from './language-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import style from './put-books.module.css';

interface PutBooksProps {
  flow: AddBooksFlow;
  putting: PutBooksFlow;
}

/** The terms of all books, and the button that puts what is typed and the pile on the shelf. */
export function PutBooks({ flow, putting }: PutBooksProps) {
  const pile = useSelector(flow, ({ context }) => context.pile);
  const text = useSelector(flow, ({ context }) => context.text);
  const snapshot = useSelector(putting, current => current);
  const { terms, count, message } = snapshot.context;
  const isBusy = !snapshot.matches('idle');
  const { props, faultAt } = useForm(snapshot.children.terms, { isBusy });
  const ready = pile.filter(isReady).length + entriesOf(text).length;
  const hasFault = faultAt('ways') !== undefined || faultAt('price') !== undefined;
  return (
    <form {...props} className={style['putting']}>
      <Disclosure className={style['terms']} summary={summaryOf(terms)} mustOpen={hasFault}>
        <h2>{words.forAll}</h2>
        <TermsFields values={terms} faultAt={faultAt} />
        <LanguageField label={words.language} defaultValue={terms.language} />
      </Disclosure>
      <FormError>{snapshot.matches({ idle: 'stopped' }) && words.stopped(message)}</FormError>
      <SubmitButton
        isBusy={isBusy}
        call={snapshot.children['put a book on the shelf']}
        busy={words.busy(count)}
      >
        {words.put(ready)}
      </SubmitButton>
      <output className={style['done']}>
        {snapshot.matches({ idle: 'done' }) && (
          <>
            {count > 0 && <span>{`${words.done(count)} `}</span>}
            {pile.length > 0 && <span>{`${words.rest} `}</span>}
            {count > 0 && <PageLink href={memberPaths.shelf}>{words.toShelf}</PageLink>}
          </>
        )}
      </output>
    </form>
  );
}

/** Such as 'Free · Good'. */
function summaryOf({ ways: chosen, condition }: PutBooksTerms): string {
  const words = chosen.split(' ');
  const offered = ways.filter(way => words.includes(way)).map(way => termsWords.wayNames[way]);
  const shown = conditions.filter(one => one === condition).map(one => copy.conditions[one]);
  return [...offered, ...shown].join(' · ');
}

type PutBooksTerms = ReturnType<PutBooksFlow['getSnapshot']>['context']['terms'];
