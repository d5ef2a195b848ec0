import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DisclosureProps {
  summary: string;
  /** Whether something in it must be seen. It stays open afterwards. */
  mustOpen: boolean;
  className: string | undefined;
  children: ReactNode;
}

/** What is seen once one asks for it. */
export function Disclosure({ summary, mustOpen, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (mustOpen && details.current) details.current.open = true;
  }, [mustOpen]);
  return (
    <details ref={details} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
