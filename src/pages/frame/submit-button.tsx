import type { ReactNode } from 'react';
import type { AnyCall } from '../../flows/call.ts';
import { Button } from '../../ui/button.tsx';
import { busy } from '../../words/elements.ts';
import { Late } from './late.tsx';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Under way, where the form is busy with it. */
  call: AnyCall | undefined;
  /** What it says meanwhile. */
  busy?: string;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Sends a form. Says that the answer is awaited, and where that takes long. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy, call, busy: said = busy, isDisabled = false, children } = props;
  return (
    <>
      <Button type="submit" name="send" disabled={isBusy || isDisabled}>
        {isBusy ? said : children}
      </Button>
      <Late call={call} />
    </>
  );
}
