import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';

type FormRef = RefObject<HTMLFormElement | null>;

/**
 * A form that is emptied where the back-forward cache brings its page back with everything that was
 * typed into it.
 */
export function useEmptyOnReturn(onReturn: () => void): FormRef {
  const form = useRef<HTMLFormElement>(null);
  const empty = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    form.current?.reset();
    onReturn();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => empty(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
  return form;
}

/**
 * Calls once, when React takes over a form into which something may have been typed before. The page
 * is drawn again in the same task, so that no press comes before it has heard.
 */
export function useTypedBefore(form: FormRef, onTyped: (form: HTMLFormElement) => void): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const report = useEffectEvent(() => {
    if (!form.current) return;
    onTyped(form.current);
    const fields = form.current.querySelectorAll<HTMLInputElement>('input[name]');
    if ([...fields].some(({ value }) => value)) drawAgain();
  });
  useLayoutEffect(() => report(), []);
}

/** What a field of a form holds. */
export function valueIn(form: HTMLFormElement, field: string): string {
  return form.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value ?? '';
}
