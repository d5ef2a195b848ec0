import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

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

/** Calls once, when React takes over a form into which something may have been typed before. */
export function useTypedBefore(form: FormRef, onTyped: (form: HTMLFormElement) => void): void {
  const report = useEffectEvent(() => form.current && onTyped(form.current));
  useEffect(() => void report(), []);
}

/** What a field of a form holds. */
export function valueIn(form: HTMLFormElement, field: string): string {
  return form.querySelector<HTMLInputElement>(`input[name=${field}]`)?.value ?? '';
}
