import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Request } from '../../api/schemas.ts';
import { localTime, timesToMeet } from '../../exchange/local-time.ts';
import { isClockWrong } from '../../exchange/server-time.ts';
import { farthestMs, maxLineLength } from '../../flows/requests/act-values.ts';
import type { ActFlow } from '../../flows/requests/act.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { timeNear } from '../../words/dates.ts';
import {
  actFaults as faults,
  request as pageWords,
  actForm as words,
} from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Cover } from '../books/cover.tsx';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { ThumbIcon } from './thumb-icon.tsx';
import { actWords } from './words.ts';
import style from './act-form.module.css';

interface ActFormProps {
  flow: ActFlow;
  request: Request;
}

/** What belongs to the act that was pressed, in its place. */
export function ActForm({ flow, request }: ActFormProps) {
  const snapshot = useSelector(flow, current => current);
  const { form } = snapshot.children;
  const { act, values: sent, refusals, message } = snapshot.context;
  const typed = useSelector(form, current => current?.context.values);
  const values = typed ?? sent;
  const isBusy = snapshot.matches('sending');
  const { props, said } = useForm(form, { isBusy, refused: { values: sent, refusals } });
  const close = () => flow.send({ type: 'form closed', values });
  const closable: typeof props = {
    ...props,
    onKeyDown: event => {
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) close();
      else props.onKeyDown(event);
    },
  };
  const { name, means } = actWords(act, request);
  const openedAt = Number(values.openedAt);
  const chooseTime = (time: string) => {
    const field = props.ref.current?.elements.namedItem('at');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = time;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  useEffect(() => {
    props.ref.current?.querySelector<HTMLElement>('button, input, textarea')?.focus();
  }, [props.ref]);

  return (
    <form {...closable} className={style['form']}>
      <h2>{name}</h2>
      <p>{means}</p>
      {act === 'accept' && (
        <Choices
          kind="radio"
          name="copyId"
          legend={words.copyId}
          chosen={[values.copyId]}
          options={request.offers.map(offer => ({
            value: offer.id ?? '',
            label: offer.title,
            picture: <Cover {...offer} />,
          }))}
          {...said('copyId', faults.copyId)}
        />
      )}
      {act === 'propose a meeting' && (
        <>
          <fieldset aria-label={words.times} className={style['times']}>
            {timesToMeet(openedAt).map(time => (
              <button
                key={time}
                type="button"
                aria-pressed={values.at === localTime(time)}
                onClick={() => chooseTime(localTime(time))}
              >
                {timeNear(new Date(time), new Date(openedAt))}
              </button>
            ))}
          </fieldset>
          <TextField
            name="at"
            type="datetime-local"
            label={words.at}
            {...(isClockWrong() && {
              hint: words.clockWrong(new Date(openedAt)),
            })}
            min={localTime(openedAt)}
            max={localTime(openedAt + farthestMs)}
            defaultValue={values.at}
            {...said('at', faults.at)}
          />
          <TextField
            name="where"
            autoComplete="off"
            label={words.where}
            hint={words.whereHint}
            defaultValue={values.where}
            {...said('where', faults.where)}
          />
        </>
      )}
      {act === 'review' && (
        <Choices
          kind="radio"
          name="isGood"
          legend={words.isGood}
          chosen={[values.isGood]}
          options={[
            { value: 'yes', label: pageWords.good, picture: <ThumbIcon isUp /> },
            { value: 'no', label: pageWords.notGood, picture: <ThumbIcon isUp={false} /> },
          ]}
          {...said('isGood', faults.isGood)}
        />
      )}
      <TextArea
        name="text"
        label={reasoned.has(act) ? words.reason : words.line}
        hint={words.lineHint(nameOf(request))}
        longest={maxLineLength}
        defaultValue={values.text}
        {...said('text', faults.text)}
      />
      <FormError>{snapshot.matches({ choosing: 'refused' }) && message}</FormError>
      <div className={style['buttons']}>
        <SubmitButton isBusy={isBusy} call={snapshot.children['ask the server']}>
          {submits.get(act) ?? name}
        </SubmitButton>
        <Button isSecondary disabled={isBusy} onClick={close}>
          {pageWords.notNow}
        </Button>
      </div>
    </form>
  );
}

const submits: ReadonlyMap<string, string> = new Map(Object.entries(words.submits));
const reasoned: ReadonlySet<string> = new Set(['decline', 'withdraw', 'cancel']);
