import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { elements } from '../words/elements.ts';
import { type FaultTexts, FieldError } from './field-error.tsx';
import { LiveRegion } from './live-region.tsx';
import { typedText } from './typed-text.ts';
import style from './field.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** The id of a text that says more. */
  describedBy?: string;
  fault: string | undefined;
  faults: FaultTexts;
  /** The fault for which a text is not taken where it is typed by hand. What is pasted stays, and can be mended. */
  refusal?: (text: string) => string | undefined;
  autoComplete?: 'new-password' | 'current-password';
  /** What a password manager keeps to when it invents a password, in the form of `passwordrules`. */
  rules?: string;
  onFocus?: () => void;
}

/** What it holds is heard by its form. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, describedBy = '', fault, faults, refusal } = props;
  const { autoComplete = 'new-password', rules, onFocus } = props;
  const id = useId();
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
    <div className={style['field']}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={style['hint']}>
          {hint}
        </p>
      )}
      <div className={style['box']}>
        <input
          ref={field}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
          spellCheck={false}
          autoCapitalize="off"
          {...{ passwordrules: rules }}
          aria-describedby={`${hint ? `${id}hint ` : ''}${describedBy} ${id}error`.trim()}
          aria-invalid={fault ? true : undefined}
          onInput={() => setRefused(undefined)}
          onFocus={() => onFocus?.()}
          onBlur={() => setRefused(undefined)}
        />
        <button
          type="button"
          name="show"
          aria-label={`${shown ? elements.hide : elements.show} ${label}`}
          aria-controls={id}
          onMouseDown={keepFocus}
          onClick={turn}
        >
          {shown ? elements.hide : elements.show}
        </button>
      </div>
      <FieldError id={`${id}error`} fault={fault ?? refused} texts={faults} />
      <LiveRegion urgency="polite">{news}</LiveRegion>
    </div>
  );
}

type Field = RefObject<HTMLInputElement | null>;

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** The field may have the focus before React takes over. */
function useFocusedBefore(field: Field, onFocus: PasswordFieldProps['onFocus']) {
  const report = useEffectEvent(() => {
    if (document.activeElement === field.current) onFocus?.();
  });
  useEffect(() => report(), []);
}

function useRefusal(
  field: Field,
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
  field: Field,
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
