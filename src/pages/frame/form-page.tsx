import { type ReactNode, useEffect, useRef } from 'react';
import { PageFooter } from './page-footer.tsx';
import { Street } from './street.tsx';
import { VisitorHeader } from './visitor-header.tsx';
import style from '../account/token-page.module.css';

interface FormPageProps {
  title: string;
  isBusy: boolean;
  children: ReactNode;
}

/** The frame of a page of the public site that is one form. */
export function FormPage({ title, isBusy, children }: FormPageProps) {
  return (
    <>
      <VisitorHeader />
      <main id="main" className={style['page']} aria-busy={isBusy}>
        <div className={style['card']}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
        <Street />
      </main>
      <PageFooter />
    </>
  );
}

/** Why a form was refused, as an alert; there from the start, so that it is read out when it changes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p className={style['refusal']} role="alert">
      {children}
    </p>
  );
}

interface DoneProps {
  message: ReactNode;
  children?: ReactNode;
}

/** What has been done, in the place of the form that did it. */
export function FormSuccess({ message, children }: DoneProps) {
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <output ref={text} tabIndex={-1} className={style['done']}>
        {message}
      </output>
      {children}
    </>
  );
}
