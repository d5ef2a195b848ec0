import type { ReactNode } from 'react';

export type IconName = 'house' | 'calendar' | 'circle' | 'people' | 'envelope';

/** Every pictogram stands under the roof of our mark: an open book laid face down. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 48 45" aria-hidden="true">
      <path d="m11 24 13-10 13 10v21H11z" fill="var(--act)" />
      {insides[name]}
      <Roof />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <path d="m3 3 14 14M17 3 3 17" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}

function Roof() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="m7 25.5 17-13.6 17 13.6" stroke="var(--page)" strokeWidth="6" />
      <path d="m7 26 17-13.6L41 26" stroke="var(--rule)" />
      <path d="M4 21 24 5l20 16" stroke="var(--brick)" strokeWidth="5" />
    </g>
  );
}

const insides = {
  house: <path d="M19 45V34a5 5 0 0 1 10 0v11z" fill="var(--on-act)" />,
  calendar: (
    <g fill="var(--on-act)">
      <path d="M15 27h18v3H15zM15 33h4v3h-4zM22 33h4v3h-4zM15 39h4v3h-4zM22 39h4v3h-4z" />
      <path d="M29 33h4v3h-4z" fill="var(--brick)" />
    </g>
  ),
  circle: (
    <g fill="var(--on-act)">
      <path d="M17 25a3 3 0 1 1-.1 0M24 22a3 3 0 1 1-.1 0M31 25a3 3 0 1 1-.1 0" />
      <path d="M14 34q5-2 10 1 5-3 10-1v8q-5-2-10 1-5-3-10-1z" />
      <path d="M23 35h2v8h-2z" fill="var(--brick)" />
    </g>
  ),
  people: (
    <path
      d="M19 27a3 3 0 1 1-.1 0M29 29a3 3 0 1 1-.1 0M13 45v-5a6 6 0 0 1 11-3 6 6 0 0 1 11 4v4z"
      fill="var(--on-act)"
    />
  ),
  envelope: <path d="m11 27 13 10 13-10" fill="none" stroke="var(--on-act)" strokeWidth="2.5" />,
} satisfies Record<IconName, ReactNode>;
