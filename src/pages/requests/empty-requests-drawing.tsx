/** Between two houses, with a few pegs and nothing else. */
export function EmptyRequestsDrawing() {
  return (
    <>
      <path d="M10 130V60l25-25 25 25v70z" fill="var(--brick)" />
      <path d="m2 64 33-33 33 33" fill="none" stroke="var(--slate)" strokeWidth="9" />
      <path d="M320 130V66h-56v64z" fill="var(--moss)" />
      <path d="M258 66h62" stroke="var(--wine)" strokeWidth="9" />
      <path d="M28 70h14v18H28zM286 80h14v18h-14z" fill="var(--lamp)" />
      <path d="M60 74q105 42 204 8" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M92 76v14M101 79v14M168 89v14M214 86v14" stroke="var(--wine)" strokeWidth="5" />
    </>
  );
}
