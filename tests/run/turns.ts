import { execFileSync } from 'node:child_process';

interface Part {
  name: string;
  minutes: number;
}

/** How many turns there are: ten commits see some four fifths of them. */
export const turnCount = 7;

/** Every part in one of the turns, which take about the same time. */
export function turnsOf<One extends Part>(parts: readonly One[]): One[][] {
  const turns = Array.from({ length: turnCount }, (): One[] => []);
  const longestFirst = parts.toSorted((one, other) => other.minutes - one.minutes);
  for (const part of longestFirst) {
    const [shortest] = turns.toSorted((one, other) => minutesOf(one) - minutesOf(other));
    shortest?.push(part);
  }
  return turns;
}

/** The number of the turn of a commit, from 0, as its hash has it. */
export function turnOf(commit: string): number {
  return Number.parseInt(commit.slice(0, 8), 16) % turnCount;
}

/** The commit that is checked out; throws where there is no git. */
export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

function minutesOf(parts: Part[]): number {
  return parts.reduce((sum, { minutes }) => sum + minutes, 0);
}
