/** What it says stands in words next to it. */
export function ThumbIcon({ isUp }: { isUp: boolean }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g transform={isUp ? undefined : 'rotate(180 16 16)'} strokeLinejoin="round">
        <path
          d="M10 14 15 3c3-.5 4.5 2 3.5 5L17 12h9c2 0 3 1.5 2.5 3.5l-2.5 9A3.5 3.5 0 0 1 22.5 27H10z"
          fill={`var(--${isUp ? 'moss' : 'brick'})`}
        />
        <path d="M3 13h6v15H3z" fill="currentColor" />
      </g>
    </svg>
  );
}
