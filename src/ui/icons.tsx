/** Our mark: an open book, laid face down, is the roof of a house. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 45" aria-hidden="true">
      <path d="m11 24 13-10 13 10v21H11z" fill="var(--act)" />
      <path d="M19 45V34a5 5 0 0 1 10 0v11z" fill="var(--on-act)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="m7 25.5 17-13.6 17 13.6" stroke="var(--page)" strokeWidth="6" />
        <path d="m7 26 17-13.6L41 26" stroke="var(--rule)" />
        <path d="M4 21 24 5l20 16" stroke="var(--brick)" strokeWidth="5" />
      </g>
    </svg>
  );
}

/** A cross; it says nothing to assistive technology. */
export function CloseIcon() {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
