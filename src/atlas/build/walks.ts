import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Code,
  type Doubts,
  doubtsOf,
  type Found,
  type Recorded,
  type Results,
  resultsOf,
} from '../model/doubts.ts';
import type { Walk } from '../model/walk.ts';
import { digestOfChart, digestOfTest } from './code-digest.ts';
import { expectedOfJourneys, expectedOfUnits } from './expected.ts';
import { extractCharts } from './extract.ts';
import { folders } from './files.ts';
import { readGallery } from './gallery.ts';
import { readRecorded } from './recorded.ts';

/** Those of the code as it is, the walks sorted by kind, file and title. */
export function readResults(): Results {
  const { recorded } = readRecorded(folders.walks);
  const { walks, kills } = resultsOf({ recorded, code: codeOf(filesOf(recorded)) });
  // A test that passed without a step has shown nothing of the charts.
  const shown = walks.filter(({ passed, steps }) => !passed || steps.length > 0);
  return {
    walks: shown
      .map(withoutLostPictures)
      .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')),
    kills,
  };
}

export async function readDoubts(): Promise<Doubts> {
  const found = findUnits();
  const { missing, unreadable } = readGallery(folders.gallery);
  const lost = resultsOf(found).walks.flatMap(lostPicturesOf);
  const all = {
    ...found,
    unreadable: [...found.unreadable, ...unreadable],
    lostPictures: [...missing, ...new Set(lost)],
  };
  try {
    const journeys = await expectedOfJourneys();
    return doubtsOf({ ...all, expected: [...found.expected, ...journeys] });
  } catch {
    const doubts = doubtsOf(all);
    return { ...doubts, failed: [...doubts.failed, 'the tests in a browser cannot be listed'] };
  }
}

/** Whether something that unit tests record is not there, or not of the code as it is. */
export function needsRecording(): boolean {
  const { outdated, skipped, unrecorded } = doubtsOf(findUnits());
  return outdated.length + skipped.length + unrecorded.length > 0;
}

/** The code as it is: of all charts, and of the tests in some files. */
export function codeOf(files: string[]): Code {
  return {
    charts: Object.fromEntries(extractCharts().map(({ id }) => [id, digestOfChart(id) ?? ''])),
    tests: Object.fromEntries([...new Set(files)].map(file => [file, digestOfTest(file)])),
  };
}

function findUnits(): Found {
  const { recorded, unreadable } = readRecorded(folders.walks);
  return {
    recorded,
    unreadable,
    code: codeOf(filesOf(recorded)),
    expected: expectedOfUnits(),
    lostPictures: [],
  };
}

function filesOf(recorded: Recorded[]): string[] {
  return recorded.flatMap(({ code }) => Object.keys(code.tests));
}

function lostPicturesOf({ steps }: Walk): string[] {
  return steps.flatMap(({ picture }) =>
    picture === undefined || isThere(picture) ? [] : [picture],
  );
}

function withoutLostPictures(walk: Walk): Walk {
  const steps = walk.steps.map(({ picture, ...step }) =>
    picture !== undefined && isThere(picture) ? { ...step, picture } : step,
  );
  return { ...walk, steps };
}

function isThere(picture: string): boolean {
  return existsSync(join(folders.walks, picture));
}

function keyOf({ kind, file, test, window }: Walk): string {
  return [kind, file, test, window].join('\n');
}
