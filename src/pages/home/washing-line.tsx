/** Between two houses, with a few pegs and nothing else. */
export function WashingLine() {
  return (
    <>
      <path d="M0 130V52l22-22 32 32v68z" fill="var(--brick)" />
      <path d="m0 48 22-22 36 36" fill="none" stroke="var(--slate)" strokeWidth="9" />
      <path d="M320 130V66h-56v64z" fill="var(--moss)" />
      <path d="M258 66h62" stroke="var(--wine)" strokeWidth="9" />
      <path d="M14 66h14v18H14zM286 80h14v18h-14z" fill="var(--lamp)" />
      <path d="M54 70q105 44 210 12" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M92 76v14M101 79v14M168 89v14M214 86v14" stroke="var(--wine)" strokeWidth="5" />
    </>
  );
}
