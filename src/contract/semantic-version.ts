export type Level = 'major' | 'minor' | 'patch' | 'none';

/** A version as https://semver.org describes it; what follows `+` says nothing about the order. */
interface SemanticVersion {
  text: string;
  numbers: [major: number, minor: number, patch: number];
  /** What follows `-`, for instance `rc.1`; empty for a release. */
  before: string[];
}

const form =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?(?:\+[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

/** What is wrong with the newer version, in one sentence; undefined where nothing is. */
export function faultOfVersion(old: unknown, next: unknown, level: Level): string | undefined {
  const [was, is] = [readVersion(old), readVersion(next)];
  if (compare(is, was) < 0) return `The version goes back from ${was.text} to ${is.text}.`;
  const least = leastFor(was, level);
  return compare(is, least) < 0
    ? `The version needs ${least.text} or later, has ${is.text}.`
    : undefined;
}

/** Throws where it is no semantic version. */
function readVersion(text: unknown): SemanticVersion {
  const [all, major, minor, patch, before] = (typeof text === 'string' && form.exec(text)) || [];
  if (all === undefined) {
    throw new Error(
      `info.version is ${JSON.stringify(text)}, not a semantic version such as "1.2.0".`,
    );
  }
  return {
    text: all,
    numbers: [Number(major), Number(minor), Number(patch)],
    before: before?.split('.') ?? [],
  };
}

/** The release before which a change of this level must not come. */
function leastFor(was: SemanticVersion, level: Level): SemanticVersion {
  const [major, minor, patch] = was.numbers;
  // Version 2.0.0-rc.1 is on its way to 2.0.0, which may bring any change.
  const isBefore = was.before.length > 0;
  if (level === 'major') return released(isBefore && minor + patch === 0 ? major : major + 1, 0, 0);
  if (level === 'minor') return released(major, isBefore && patch === 0 ? minor : minor + 1, 0);
  return level === 'patch' ? released(major, minor, isBefore ? patch : patch + 1) : was;
}

function released(...numbers: SemanticVersion['numbers']): SemanticVersion {
  return { text: numbers.join('.'), numbers, before: [] };
}

/** Below 0 where the first one is older. */
function compare(one: SemanticVersion, other: SemanticVersion): number {
  const [major, minor, patch] = one.numbers;
  return (
    major - other.numbers[0] ||
    minor - other.numbers[1] ||
    patch - other.numbers[2] ||
    Number(one.before.length === 0) - Number(other.before.length === 0) ||
    comparePreReleases(one.before, other.before)
  );
}

/** Numbers come before words, and fewer parts before more. */
function comparePreReleases(one: string[], other: string[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [part, against] = [one[at], other[at]];
  if (part === undefined || against === undefined) return one.length - other.length;
  const [isNumber, isOther] = [/^\d+$/.test(part), /^\d+$/.test(against)];
  if (isNumber && isOther) return Number(part) - Number(against);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return part < against ? -1 : 1;
}
