import { useSelector } from '@xstate/react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { type Faults, type Form, isRight, shownFault, type Values } from '../../flows/form.ts';
import type { FaultTexts } from '../../ui/field.tsx';

type FormRef = RefObject<HTMLFormElement | null>;

interface FormView<Field extends string, Fault extends string> {
  /** What `<form>` needs to be heard. */
  props: {
    ref: FormRef;
    noValidate: true;
    method: 'post';
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onChange: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** What is said at a field. */
  faultAt: (field: Field) => Fault | undefined;
  /** What a field needs that the server may refuse: what it says stands there until something else is typed. */
  said: (field: Field, faults: FaultTexts) => { fault: string | undefined; faults: FaultTexts };
  isRight: boolean;
}

interface FormState {
  /** Whether the answer is awaited: by then the chart of the form has ended. */
  isBusy: boolean;
  /** Whether the last answer was a refusal. */
  isRefused?: boolean;
  /** What was sent last, and what the server says of its fields. */
  refused?: { values: Values; refusals: Faults };
  /** Whether its passwords are gone once they are sent. */
  isClearedWhenSent?: boolean;
  /** Whether the button can be pressed only while nothing is wrong. */
  waitsUntilRight?: boolean;
  /** Called where the back-forward cache brings the page back, emptied. */
  onReturn?: () => void;
}

/** The form of a flow. Its fields are not controlled: the chart hears what they hold. */
export function useForm<Field extends string, Fault extends string>(
  form: Form<Field, Fault> | undefined,
  {
    isBusy,
    isRefused = false,
    refused,
    isClearedWhenSent = false,
    waitsUntilRight = false,
    onReturn,
  }: FormState,
): FormView<Field, Fault> {
  const ref = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(form, current => current);
  const isJudged = snapshot?.matches('judged') ?? false;

  const hear = (element: HTMLFormElement) => {
    if (!form) return;
    const data = new FormData(element);
    for (const [field, value] of entriesOf(form.getSnapshot().context.values)) {
      if (!element.elements.namedItem(field)) continue;
      const held = data
        .getAll(field)
        .filter(one => typeof one === 'string')
        .join(' ');
      if (held !== value) form.send({ type: 'typed', field, value: held });
    }
  };
  const leave = (element: HTMLFormElement, name: string) => {
    hear(element);
    const field =
      form && entriesOf(form.getSnapshot().context.values).find(([key]) => key === name);
    if (field) form.send({ type: 'left', field: field[0] });
  };

  useEmptyOnReturn(ref, onReturn);
  useTypedBefore(ref, element => {
    // As an attribute, which React would write, it could be read in the HTML.
    for (const field of passwordsIn(element)) {
      const held = form ? entriesOf(form.getSnapshot().context.values) : [];
      field.value ||= held.find(([name]) => name === field.name)?.[1] ?? '';
    }
    // A script in the HTML enables the button (head/early-form.ts), but for React it is as it came.
    const button = element.querySelector<HTMLButtonElement>('[type=submit]');
    if (button)
      button.disabled = waitsUntilRight && snapshot !== undefined && !isRight(snapshot.context);
    hear(element);
    for (const { name, value } of element.querySelectorAll<HTMLInputElement>('input:not(:focus)')) {
      if (value) leave(element, name);
    }
  });
  useEffect(() => {
    if (isBusy && isClearedWhenSent) {
      for (const field of passwordsIn(ref.current)) field.value = '';
    }
  }, [isBusy, isClearedWhenSent]);
  useEffect(() => {
    if (isRefused) ask(firstFault(ref.current) ?? firstToFillIn(ref.current));
  }, [isRefused]);
  useEffect(() => {
    if (isJudged) ask(firstFault(ref.current));
  }, [isJudged]);

  const faultAt = (field: Field) => snapshot && shownFault<Field, Fault>(snapshot, field);
  return {
    props: {
      ref,
      noValidate: true,
      method: 'post',
      onInput: ({ currentTarget }) => hear(currentTarget),
      // A box that the form may uncheck again is heard before React does so.
      onChange: ({ currentTarget }) => hear(currentTarget),
      onBlur: ({ currentTarget, target }) => {
        // When only the window loses focus, the visitor is still in this field.
        const name = document.activeElement === target ? null : target.getAttribute('name');
        if (name) leave(currentTarget, name);
      },
      onKeyDown: ({ key, nativeEvent, currentTarget, target }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        if (target instanceof HTMLInputElement) leave(currentTarget, target.name);
      },
      onSubmit: event => {
        event.preventDefault();
        // Some password managers fill a field without an event.
        hear(event.currentTarget);
        if (!form) return;
        form.send({ type: 'submitted' });
        // What was at fault before is shown already.
        ask(firstFault(event.currentTarget));
      },
    },
    faultAt,
    said: (field, faults) => {
      const isSent = snapshot?.context.values[field] === refused?.values[field];
      const refusal = isSent ? refused?.refusals[field] : undefined;
      return {
        fault: faultAt(field) ?? (refusal && 'refused'),
        faults: { ...faults, refused: refusal ?? '' },
      };
    },
    isRight: snapshot !== undefined && isRight(snapshot.context),
  };
}

/** Empties the form where the back-forward cache brings it back with everything that was typed. */
function useEmptyOnReturn(form: FormRef, onReturn: (() => void) | undefined): void {
  const empty = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !onReturn) return;
    form.current?.reset();
    onReturn();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => empty(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}

/**
 * Calls once, when React takes over a form into which something may have been typed before. The page
 * is drawn again in the same task, so that no press comes before it has heard.
 */
function useTypedBefore(form: FormRef, onTyped: (form: HTMLFormElement) => void): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const report = useEffectEvent(() => {
    if (!form.current) return;
    onTyped(form.current);
    const fields = form.current.querySelectorAll<HTMLInputElement>('input[name]');
    if ([...fields].some(({ value }) => value)) drawAgain();
  });
  useLayoutEffect(() => report(), []);
}

function entriesOf<Field extends string>(values: Readonly<Record<Field, string>>) {
  const isField = (name: string): name is Field => Object.hasOwn(values, name);
  return Object.keys(values)
    .filter(isField)
    .map(field => [field, values[field]] as const);
}

function passwordsIn(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('[autocomplete$=password]') ?? [])];
}

/** What is hidden is typed anew rather than mended. */
function ask(field: HTMLElement | undefined): void {
  field?.focus();
  if (field instanceof HTMLInputElement && field.type === 'password') field.select();
}

/** Where all is filled in, it is most likely the password that was not right. */
function firstToFillIn(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  return fields.find(({ value }) => !value) ?? passwordsIn(form)[0] ?? fields[0];
}

function firstFault(form: HTMLFormElement | null): HTMLElement | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid]') ?? undefined;
}
