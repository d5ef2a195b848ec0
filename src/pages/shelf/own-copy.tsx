import { useSelector } from '@xstate/react';
import type { Copy } from '../../api/schemas.ts';
import { maxNoteLength } from '../../flows/shelf/copy-values.ts';
import type { ShelfFlow } from '../../flows/shelf/shelf.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { titleClass } from '../../ui/letters.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { copy as copyWords } from '../../words/books/copy.ts';
import { faults } from '../../words/faults.ts';
import { shelf as words } from '../../words/shelf/shelf.ts';
import { terms } from '../../words/shelf/terms.ts';
import { Availability } from '../books/availability.tsx';
import { Terms } from '../books/board.tsx';
import { Cover } from '../books/cover.tsx';
import { TitleFields } from '../books/title-fields.tsx';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { Late } from '../frame/late.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { LanguageField } from './language-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import stage from '../frame/stage.module.css';
import style from './own-copy.module.css';

/** The copy that was taken from the own shelf, to be looked at and changed. */
export function OwnCopy({ flow }: { flow: ShelfFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { copy, message } = snapshot.context;
  const isEdited =
    snapshot.matches('editing') || (snapshot.matches('saving') && snapshot.hasTag('open'));
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      tone="neutral"
      title={
        <span className={titleClass(copy?.book.title ?? '')} translate="no">
          {copy?.book.title}
        </span>
      }
      text={message}
      onClose={() => flow.send({ type: 'copy closed' })}
      isSheet
    >
      {copy && (isEdited ? <CopyForm flow={flow} /> : <Details flow={flow} copy={copy} />)}
    </Dialog>
  );
}

function Details({ flow, copy }: { flow: ShelfFlow; copy: Copy }) {
  const { id, book, note, condition, state, isHidden = false, requestId } = copy;
  const hasFailed = useSelector(flow, snapshot => snapshot.matches({ chosen: 'failed' }));
  const isBusy = useSelector(flow, snapshot => snapshot.hasTag('busy'));
  const message = useSelector(flow, snapshot => snapshot.context.message);
  const call = useSelector(
    flow,
    ({ children }) => children['change the state'] ?? children['remove the copy'],
  );
  return (
    <div className={style['copy']}>
      <div className={stage['small']}>
        <Cover {...book} />
      </div>
      <div className={style['details']}>
        {book.authors && (
          <p dir="auto" translate="no">
            {book.authors}
          </p>
        )}
        <Availability state={state} />
        {isHidden && <p>{words.hiddenMeans}</p>}
        {state === 'aside' && !isHidden && <p>{words.asideMeans}</p>}
        {state === 'promised' && <p>{words.promisedMeans}</p>}
        <p>
          <Terms {...copy} />
        </p>
        <p>{copyWords.inCondition[condition]}</p>
        {note && (
          <p dir="auto" className={style['note']}>
            {note}
          </p>
        )}
        {requestId && (
          <p>
            {state !== 'promised' && <span>{`${words.asked} `}</span>}
            <PageLink href={memberPaths.request(requestId)}>{words.toRequest}</PageLink>
          </p>
        )}
        <PageLink href={memberPaths.copy(id)}>{words.page}</PageLink>
        {hasFailed && <p role="alert">{message}</p>}
        <Late call={call} />
      </div>
      <div className={style['acts']}>
        <Button disabled={isBusy} onClick={() => flow.send({ type: 'edit pressed' })}>
          {words.edit}
        </Button>
        {state !== 'promised' && (
          <>
            {!isHidden && (
              <Button
                isSecondary
                disabled={isBusy}
                onClick={() =>
                  flow.send({
                    type: 'state pressed',
                    state: state === 'aside' ? 'offered' : 'aside',
                  })
                }
              >
                {state === 'aside' ? words.offer : words.setAside}
              </Button>
            )}
            <Button
              isSecondary
              disabled={isBusy}
              onClick={() => flow.send({ type: 'take away pressed' })}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function CopyForm({ flow }: { flow: ShelfFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { form } = snapshot.children;
  const typed = useSelector(form, current => current?.context.values);
  const values = typed ?? snapshot.context.values;
  const isBusy = snapshot.hasTag('busy');
  const { props, faultAt } = useForm(form, { isBusy });
  return (
    <form {...props} className={style['form']}>
      <TermsFields values={values} faultAt={faultAt} />
      <Disclosure
        className={style['named']}
        summary={words.otherwise}
        mustOpen={faultAt('title') !== undefined || faultAt('authors') !== undefined}
      >
        <TitleFields values={values} faultAt={faultAt} />
        <LanguageField label={terms.language} defaultValue={values.language} />
      </Disclosure>
      <TextArea
        name="note"
        label={words.note}
        hint={words.noteHint}
        longest={maxNoteLength}
        defaultValue={values.note}
        fault={faultAt('note')}
        faults={faults.note}
      />
      <FormError>{snapshot.matches({ editing: 'refused' }) && snapshot.context.message}</FormError>
      <div className={style['actions']}>
        <SubmitButton isBusy={isBusy} call={snapshot.children['change the copy']}>
          {words.save}
        </SubmitButton>
        <Button isSecondary disabled={isBusy} onClick={() => flow.send({ type: 'copy closed' })}>
          {words.giveUp}
        </Button>
      </div>
    </form>
  );
}
