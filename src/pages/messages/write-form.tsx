import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { canBeSent, maxMessageLength } from '../../flows/messages/messages.ts';
import type { WriteFlow } from '../../flows/messages/write.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { messages as words } from '../../words/messages/messages.ts';
import style from './write-form.module.css';

interface WriteFormProps {
  flow: WriteFlow;
  /** Of the field. */
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  onSend: () => void;
}

/** Where a message is typed. */
export function WriteForm({ flow, id, area, placeholder, onSend }: WriteFormProps) {
  const text = useSelector(flow, snapshot => snapshot.context.text);
  const tooMany = text.length - maxMessageLength;
  useTypedBefore(area, typed => flow.send({ type: 'text typed', text: typed }));
  const send = () => {
    flow.send({ type: 'send pressed' });
    area.current?.focus();
    onSend();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!event.nativeEvent.isComposing) send();
  };
  return (
    <form
      method="post"
      className={style['form']}
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        id={id}
        label={words.text}
        describedBy={`${id}hint ${id}error`}
        renderBox={typedIn => (
          <textarea
            {...typedIn}
            ref={area}
            rows={1}
            placeholder={placeholder}
            value={text}
            dir="auto"
            aria-invalid={tooMany > 0 ? true : undefined}
            onChange={({ currentTarget: { value } }) =>
              flow.send({ type: 'text typed', text: value })
            }
            onKeyDown={sendByKey}
          />
        )}
      >
        <p id={`${id}hint`} className={style['keys']}>
          {words.keys}
        </p>
        <p id={`${id}error`} role="alert" className={style['error']}>
          {tooMany > 0 && words.tooLong(tooMany)}
        </p>
      </Field>
      <Button type="submit" disabled={!canBeSent(text)}>
        {words.send}
      </Button>
    </form>
  );
}

/** Calls once with what was typed before the script has come, if anything was. */
function useTypedBefore(
  area: RefObject<HTMLTextAreaElement | null>,
  onTyped: (text: string) => void,
): void {
  const report = useEffectEvent(() => {
    const { value = '' } = area.current ?? {};
    if (value) onTyped(value);
  });
  useLayoutEffect(() => report(), []);
}
