import { tooLate } from './http.ts';

/** Says what was asked, and what came of it, in words. */
export type Tell = (asked: string, answer: string) => void;

/** On a terminal a line for each call while they are made, and everywhere how many have hung. */
export function tellTo(output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Tell {
  let late = 0;
  return (asked, answer) => {
    if (output.isTTY) output.write(`${asked}: ${answer}\n`);
    if (answer !== tooLate) return;
    late += 1;
    output.write(`Calls that took longer than 30 seconds: ${late}, now ${asked}\n`);
  };
}
