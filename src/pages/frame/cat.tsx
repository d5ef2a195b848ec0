/** Sits where `x` and `y` say, in the units of the drawing it belongs to. */
export function Cat({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--ink)" strokeWidth="3">
      <path d="M3-4C-15 0-23-12-15-24" fill="none" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M0 0c-2-22 6-34 16-40l-2-17 8 6h9l8-6 1 19c-1 6-5 9-8 10 4 8 6 18 6 28z"
        fill="var(--ink)"
      />
    </g>
  );
}
