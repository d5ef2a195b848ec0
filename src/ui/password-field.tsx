import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { elements } from '../words/elements.ts';
import { Field, type FieldTexts } from './field.tsx';
import { LiveRegion } from './live-region.tsx';
import { typedText } from './typed-text.ts';

interface PasswordFieldProps extends FieldTexts {
  name: string;
  /** The id of a text that says more. */
  describedBy?: string;
  /** The fault for which a text is not taken where it is typed by hand. What is pasted stays, and can be mended. */
  refusal?: (text: string) => string | undefined;
  autoComplete?: 'new-password' | 'current-password';
  /** What a password manager keeps to when it invents a password, in the form of `passwordrules`. */
  rules?: string;
  onFocus?: () => void;
}

/** What it holds is heard by its form. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, fault, refusal, autoComplete = 'new-password', rules, onFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<[number, number] | null>(null);
  const [shown, setShown] = useState(false);
  const [news, setNews] = useState('');
  const [refused, setRefused] = useState<string>();

  useFocusedBefore(field, onFocus);
  useHiddenAgain(field, setShown, setNews);
  useRefusal(field, refusal, setRefused);

  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });

  const turn = () => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    if (document.activeElement === field.current)
      caret.current = [selectionStart ?? 0, selectionEnd ?? 0];
    setShown(!shown);
    setNews(`${label} is ${shown ? 'hidden' : 'shown'}`);
  };

  return (
    <Field
      {...props}
      fault={fault ?? refused}
      renderBox={typedIn => (
        <>
          <input
            {...typedIn}
            ref={field}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            spellCheck={false}
            autoCapitalize="off"
            {...{ passwordrules: rules }}
            // What was refused does not stand in it.
            aria-invalid={fault ? true : undefined}
            onInput={() => setRefused(undefined)}
            onFocus={() => onFocus?.()}
            onBlur={() => setRefused(undefined)}
          />
          <button
            type="button"
            name="show"
            aria-label={`${shown ? elements.hide : elements.show} ${label}`}
            aria-controls={typedIn.id}
            onMouseDown={keepFocus}
            onClick={turn}
          >
            {shown ? elements.hide : elements.show}
          </button>
        </>
      )}
    >
      <LiveRegion urgency="polite">{news}</LiveRegion>
    </Field>
  );
}

type InputRef = RefObject<HTMLInputElement | null>;

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** The field may have the focus before React takes over. */
function useFocusedBefore(field: InputRef, onFocus: PasswordFieldProps['onFocus']) {
  const report = useEffectEvent(() => {
    if (document.activeElement === field.current) onFocus?.();
  });
  useEffect(() => report(), []);
}

function useRefusal(
  field: InputRef,
  refusal: PasswordFieldProps['refusal'],
  onRefused: (reason: string) => void,
) {
  const judge = useEffectEvent((input: HTMLInputElement, event: InputEvent) => {
    const text = typedText(input, event);
    const reason = text === undefined ? undefined : refusal?.(text);
    if (reason === undefined) return;
    event.preventDefault();
    onRefused(reason);
  });
  // React's own `onBeforeInput` is another event, without the kind of input.
  useEffect(() => {
    const { current } = field;
    if (!current) return undefined;
    const listen = (event: InputEvent) => judge(current, event);
    current.addEventListener('beforeinput', listen);
    return () => current.removeEventListener('beforeinput', listen);
  }, [field]);
}

function useHiddenAgain(
  field: InputRef,
  setShown: (shown: boolean) => void,
  setNews: (news: string) => void,
) {
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => {
      setShown(false);
      setNews('');
    };
    form?.addEventListener('submit', hide);
    form?.addEventListener('reset', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      form?.removeEventListener('reset', hide);
    };
  }, [field, setShown, setNews]);
}
