/** What of an engine faults touch, so that each engine runs them. */
export const touched = {
  'a network that is gone, as the engine reports it': [1, 2, 3, 4, 9],
  'the end of a connection within an answer': [10, 11, 13, 14, 15],
  'a call that is broken off because its time is over': [6],
  'the reading of HTTP': [17, 18, 19, 20, 21, 23, 24, 25, 26, 27],
  'the unpacking and decoding of a body': [22, 35, 37, 38, 39],
  'how deep JSON may be': [47],
  'the tables of Unicode': [58, 206, 207],
  'statuses that fetch treats by itself': [66, 67, 69, 70, 71, 72, 73],
  'a failure, and those to which a browser may react by itself': [74, 75, 79],
  'the reading of an address': [100, 104, 108, 111, 112, 113],
  'a reload, and the same address again': [120, 122, 127, 128],
  'the history': [130, 131, 132, 134, 136, 137, 139],
  'what is kept for the way back, or for a tab': [142, 144, 145, 146],
  'the dialog': [148, 149, 150, 153, 157, 158],
  'the focus and the keyboard': [152, 154, 155, 209],
  'the loading of scripts': [159, 160, 161, 165, 167, 170, 171],
  'a fetch from another host': [176, 177],
  'what a visitor has chosen in the browser': [180, 181, 182, 192],
  cookies: [28],
  'the layout': [51, 186, 188, 189, 190, 191, 193],
  'forms and typing': [156, 194, 195, 196, 197, 198, 199, 203, 210, 211, 213],
} as const satisfies Record<string, readonly number[]>;

/** What decides the others instead, the same in every engine, and the tests that prove it. */
export const decided = {
  'the charts, whose transitions each engine walks': {
    proof: 'tests/journeys/pages.journey.ts',
    faults: [5, 133, 147],
  },
  'the client, once fetch has given it a status and a text': {
    proof: 'tests/api/client.test.ts',
    faults: [16, 30, 31, 32, 33, 34, 68, 97, 98],
  },
  'the outcome of a status and a body': {
    proof: 'tests/api/outcome.test.ts',
    faults: [40, 41, 42, 43, 44, 45, 46, 59, 60, 61, 62, 63, 64, 65],
  },
  'the advice that goes with a status': {
    proof: 'tests/rules/charts.test.ts',
    faults: [76, 77, 78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 99],
  },
  'React, which writes every message as text': {
    proof: 'tests/properties/answers.tsx',
    faults: [48, 49, 52, 53, 54, 55, 56, 57],
  },
  'the script in the head, which keeps the token as it is': {
    proof: 'tests/properties/tokens.ts',
    faults: [101, 102, 103, 105, 106, 107, 109, 110, 114, 115],
  },
  'the page that belongs to a path': { proof: 'tests/paths.test.ts', faults: [116, 117, 118] },
  'the backend, to which a link to reset is good for once': {
    proof: 'tests/server/routes/reset-password.test.ts',
    faults: [140],
  },
  'the backend, to which a link to verify stays known': {
    proof: 'tests/server/routes/verify-email.test.ts',
    faults: [141, 143],
  },
  'the choice between the file of a host and our own copy': {
    proof: 'tests/ui/animation-source.test.ts',
    faults: [172, 173, 174, 175, 178],
  },
  'the day, which the landing page reads': {
    proof: 'tests/pages/public-pages.test.tsx',
    faults: [183],
  },
  'delays, which do not ask for the time of day': {
    proof: 'tests/flows/result-modal.test.ts',
    faults: [184],
  },
} as const satisfies Record<string, { proof: string; faults: readonly number[] }>;

/** All that makes the rest differ from a fault that each engine runs, and nothing to an engine. */
export const alike = {
  'why no call can leave': { as: 9, faults: [7, 8] },
  'whether an answer ends in its head or in its body': { as: 13, faults: [12] },
  'the name of a wrong charset': { as: 35, faults: [36] },
  'how much there is to lay out': { as: 51, faults: [50] },
  'what a page shows when it is loaded again': { as: 122, faults: [121, 123, 124, 125, 126] },
  'what the other document is': { as: 130, faults: [138] },
  'what the result says that is left': { as: 134, faults: [135] },
  'with which of two keys the dialog is closed': { as: 150, faults: [151] },
  'which of the scripts is not what it should be': { as: 160, faults: [162, 163, 164, 166] },
  'which of the parts is gone': { as: 165, faults: [168, 169] },
  'how small the window is': { as: 186, faults: [185, 187] },
  'of which characters a password consists': { as: 203, faults: [201, 202, 204, 205, 208] },
  // No driver but that of Chromium drags text or composes a word.
  'how text gets into a field': { as: 199, faults: [200, 212] },
} as const satisfies Record<string, { as: number; faults: readonly number[] }>;

const inEveryEngine = new Set<number>(Object.values(touched).flat());

/** By which the tests of a fault are chosen. */
export function tagsOf(fault: number): string[] {
  return inEveryEngine.has(fault) ? ['@every-engine'] : [];
}
