import { parseArgs } from 'node:util';
import { readPorts } from '../../app/build/ports.ts';
import { type Environment, EnvironmentFault } from '../../environment.ts';

export interface Options {
  /** A revision of git to compare the charts with. */
  since: string | undefined;
  port: number;
  /** Only the frozen pages are built, and photographed. */
  picturesOnly: boolean;
  /** Only build; nothing is served. */
  buildOnly: boolean;
  /** Open it in the default browser. */
  open: boolean;
}

/** A reason why there is no atlas, for the person at the keyboard. */
export class CannotBuild extends Error {}

export const usage = `npm run atlas [-- OPTIONS]

Builds the flow atlas into build/atlas and opens it. What the tests recorded last is in it; where
that belongs to other charts than today's, the tests of the charts are run again. The pages are
photographed where they have changed.

  --since REVISION   a revision of git whose charts are compared with today's (default: HEAD)
  --port PORT        where it is served (default: the setting ATLAS_PORT, or 4173)
  --no-open          serve it, but open no browser
  --pictures         only build its frozen pages, into build/scenes, and photograph them
  --build            build it, and serve nothing: build/atlas is a static site
  --help`;

/** Reads the command line and the settings; undefined asks for help. Throws `CannotBuild`. */
export function readOptions(words: string[], environment: Environment): Options | undefined {
  const { help, since, pictures, build, open, ...given } = parse(words);
  if (help) return undefined;
  const port = given.port ?? portIn(environment);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new CannotBuild(`--port '${port}' is not a port.\n\n${usage}`);
  }
  return { since, port: Number(port), picturesOnly: pictures, buildOnly: build, open };
}

function portIn(environment: Environment): string {
  try {
    return String(readPorts(environment).atlas);
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    throw new CannotBuild(error.message);
  }
}

function parse(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      allowNegative: true,
      options: {
        since: { type: 'string' },
        port: { type: 'string' },
        pictures: { type: 'boolean', default: false },
        build: { type: 'boolean', default: false },
        open: { type: 'boolean', default: true },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotBuild(`${reason}\n\n${usage}`);
  }
}
