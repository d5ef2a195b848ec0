import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Copy } from '../../api/schemas.ts';
import { noTerms } from '../../flows/shelf/several-steps.ts';
import type { SeveralFlow } from '../../flows/shelf/several.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shelf as shelfWords, several as words } from '../../words/shelf/shelf.ts';
import { useForm } from '../frame/form.ts';
import { Late } from '../frame/late.tsx';
import { TermsFields } from './terms-fields.tsx';
import style from './several.module.css';

/** Begins to choose. When that is over it gets the focus, with what was done in sight. */
export function ChooseSeveral({ flow }: { flow: SeveralFlow }) {
  const button = useRef<HTMLButtonElement>(null);
  const isChoosing = useSelector(flow, snapshot => snapshot.hasTag('choosing'));
  const before = useRef(isChoosing);
  useEffect(() => {
    if (before.current && !isChoosing) {
      button.current?.focus({ preventScroll: true });
      button.current?.scrollIntoView({ block: 'center' });
    }
    before.current = isChoosing;
  }, [isChoosing]);
  return (
    !isChoosing && (
      <Button
        ref={button}
        isSecondary
        onClick={() => flow.send({ type: 'choose several pressed' })}
      >
        {shelfWords.several}
      </Button>
    )
  );
}

interface SeveralProps {
  flow: SeveralFlow;
  /** Those that are shown. */
  copies: readonly Copy[];
}

/** How many are chosen, and what can become of them. It gets the focus when it comes. */
export function Several({ flow, copies }: SeveralProps) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const snapshot = useSelector(flow, current => current);
  const { chosen, steps, done, refused } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const ended = done.length + refused.length;
  const call = snapshot.children['change a copy'] ?? snapshot.children['take a copy away'];
  const isAll = chosen.length >= copies.length;
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset ref={bar} tabIndex={-1} aria-labelledby="chosen" className={style['bar']}>
      <p id="chosen">
        {isBusy ? words.busy(ended, ended + steps.length) : words.chosen(chosen.length)}
      </p>
      <Late call={call} />
      <div className={style['acts']}>
        <Button
          isSecondary
          disabled={isBusy}
          onClick={() => flow.send({ type: 'copies chosen', copies: isAll ? [] : copies })}
        >
          {isAll ? words.none : words.all}
        </Button>
        <Button
          disabled={!snapshot.can({ type: 'edit pressed' })}
          onClick={() => flow.send({ type: 'edit pressed' })}
        >
          {words.edit}
        </Button>
        {(['aside', 'offered', 'remove'] as const).map(act => (
          <Button
            key={act}
            isSecondary
            disabled={!snapshot.can({ type: 'act pressed', act })}
            onClick={() => flow.send({ type: 'act pressed', act })}
          >
            {words[act]}
          </Button>
        ))}
        <Button isSecondary disabled={isBusy} onClick={() => flow.send({ type: 'cancel pressed' })}>
          {words.cancel}
        </Button>
      </div>
      <Dialog
        open={snapshot.matches('terms')}
        tone="neutral"
        title={words.editing(chosen.length)}
        text=""
        onClose={() => flow.send({ type: 'cancel pressed' })}
      >
        <TermsForm flow={flow} />
      </Dialog>
    </fieldset>
  );
}

function TermsForm({ flow }: { flow: SeveralFlow }) {
  const form = useSelector(flow, ({ children }) => children.terms);
  const values = useSelector(form, current => current?.context.values) ?? noTerms;
  const { props, faultAt } = useForm(form, { isBusy: false });
  return (
    <form {...props} className={style['form']}>
      <p>{words.stays}</p>
      <TermsFields values={values} faultAt={faultAt} />
      <div className={style['acts']}>
        <Button type="submit">{words.save}</Button>
        <Button isSecondary onClick={() => flow.send({ type: 'cancel pressed' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Says what became of them. Undo is at hand until something else is done. */
export function SeveralDone({ flow }: { flow: SeveralFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { act, done, refused, steps, message } = snapshot.context;
  const isDone = snapshot.matches('done');
  return (
    <>
      {snapshot.matches({ done: 'stopped' }) && (
        <>
          <p role="alert">{words.stopped(message ?? '', steps.length)}</p>
          <Button onClick={() => flow.send({ type: 'try again pressed' })}>{words.tryAgain}</Button>
        </>
      )}
      <output className={style['done']}>
        {isDone && done.length > 0 && <span>{words.done[act](done.length)}</span>}
        {snapshot.can({ type: 'undo pressed' }) && (
          <Button isSecondary onClick={() => flow.send({ type: 'undo pressed' })}>
            {words.undo}
          </Button>
        )}
      </output>
      {isDone && refused.length > 0 && (
        <ul className={style['refused']}>
          {refused.map(({ copy, message: reason }) => (
            <li key={copy.id}>{words.refused(copy.book.title, reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
