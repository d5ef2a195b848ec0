import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one version of the contract; a part that it does not have is undefined. */
export interface Version {
  name: string;
  pact: string | undefined;
  openapi: string | undefined;
  /** The page that says in words what every call and several calls have to hold. */
  page: string | undefined;
}

const parts = {
  pact: 'pacts/web-backend.json',
  openapi: 'openapi.yaml',
  page: 'pacts/README.md',
};

/** `name` is a file, a folder or a revision of git. Throws where it is none, or has no contract. */
export function openVersion(name: string): Version {
  if (!existsSync(name)) {
    if (git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`) === undefined) {
      throw new Error(`${name} is neither a revision of git, nor a folder, nor a file.`);
    }
    return whole(name, part => git('show', '--end-of-options', `${name}:${part}`));
  }
  if (statSync(name).isDirectory()) return whole(name, part => fromFolder(name, part));
  const text = readFileSync(name, 'utf8');
  const isPact = name.endsWith('.json') && !/^\s*\{\s*"openapi"/.test(text);
  const [pact, openapi] = isPact ? [text, undefined] : [undefined, text];
  return { name, pact, openapi, page: undefined };
}

/** A contract without a pact asks for no interaction, and one without a page for nothing in words. */
function whole(name: string, read: (part: string) => string | undefined): Version {
  const [pact, openapi] = [read(parts.pact), read(parts.openapi)];
  if (pact === undefined && openapi === undefined) {
    throw new Error(`There is no contract at ${name}.`);
  }
  return { name, pact: pact ?? '{"interactions":[]}', openapi, page: read(parts.page) ?? '' };
}

function fromFolder(folder: string, part: string): string | undefined {
  const file = join(folder, part);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What git prints; undefined where it fails. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}
