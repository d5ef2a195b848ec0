import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/*
 * A noun that is thrown away again: the houses of a street. One operation with a list in its answer,
 * one page with a parameter in its address, one chart. It shows what a new noun costs.
 */

const suffix = '.txt';
const folder = join(import.meta.dirname, 'houses');

/** The files that the noun adds, from the root of the project on. */
export const added = globSync(`**/*${suffix}`, { cwd: folder })
  .map(file => file.slice(0, -suffix.length))
  .toSorted();

interface Edit {
  file: string;
  /** What the new lines stand before. */
  before: string;
  lines: string;
}

/** What the noun adds to files that are there. */
export const edits: readonly Edit[] = [
  {
    file: 'openapi.yaml',
    before: 'paths:\n',
    lines: `  - name: street
    description: What a neighbour sees of a street.
`,
  },
  {
    file: 'openapi.yaml',
    before: 'components:\n',
    lines: `  /api/streets/{street}/houses:
    get:
      operationId: houses
      tags: [street]
      summary: The houses of a street.
      description: Each house has the name of the neighbour who lives there.
      parameters:
        - { name: street, in: path, required: true, description: Its name., schema: { type: string }, example: elm }
      responses:
        '200':
          description: The houses, by name.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Houses' }
              examples:
                listed:
                  value:
                    items:
                      - { id: '1', name: Member One }
                      - { id: '2', name: Member Three }
                      - { id: '3', name: Member Two }
                    next: null
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/ServerError' }
        default: { $ref: '#/components/responses/AnyOther' }
`,
  },
  {
    file: 'openapi.yaml',
    before: '    Token:\n',
    lines: `    House:
      type: object
      required: [id, name]
      properties:
        id: { type: string, description: Of the house. }
        name: { type: string, description: Of the neighbour. }
    Houses:
      type: object
      required: [items, next]
      properties:
        items: { type: array, description: By name., items: { $ref: '#/components/schemas/House' } }
        next: { type: [string, 'null'], description: Asks for the next page. }
`,
  },
  {
    file: 'src/paths.ts',
    before: '} as const;\n\n/**\n * Where a password manager',
    lines: "  houses: address('/home/streets/{street}'),\n",
  },
  {
    file: 'src/rules.ts',
    before: '} as const;\n',
    lines: "  'houses listed': 'The page of a street lists its houses, or says why it cannot.',\n",
  },
  {
    file: 'src/app/member-routes.ts',
    before: '} satisfies Record<MemberPage, Route>;\n',
    lines: `  houses: route('Houses', {
    modules: ['pages/home/houses.tsx', 'flows/home/houses.ts'],
    load: () => import('../pages/home/houses.tsx'),
  }),
`,
  },
  {
    file: 'src/server/calls/states.ts',
    before: "  | 'the server cannot reach its data'",
    lines: "  | 'a neighbour lives in a street'\n",
  },
  {
    file: 'src/server/calls/states.ts',
    before: "  'the server cannot reach its data': async",
    lines: "  'a neighbour lives in a street': async () => ({}),\n",
  },
];

/** All hand-written lines of the noun. */
export function linesOfNoun(): number {
  const texts = added.map(file => readFileSync(join(folder, file + suffix), 'utf8'));
  return [...texts, ...edits.map(({ lines }) => lines)].join('').split('\n').length - 1;
}

/** Adds the noun to a copy of the project. Throws where an edit has lost its place. */
export async function addNoun(root: string): Promise<void> {
  for (const file of added) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(folder, file + suffix), join(root, file));
  }
  for (const { file, before, lines } of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no place for the noun`);
    writeFileSync(
      join(root, file),
      text.replace(before, () => lines + before),
    );
  }
}
