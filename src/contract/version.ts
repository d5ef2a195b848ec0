import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of one version of the contract; a part that it does not have is undefined. */
interface Version {
  pact: string | undefined;
  openapi: string | undefined;
}

const parts = { pact: 'pacts/web-backend.json', openapi: 'openapi.yaml' };

/** `name` is a file, a folder or a revision of git. Throws where it is none of them. */
export function openVersion(name: string): Version {
  if (!existsSync(name)) return fromGit(name);
  if (statSync(name).isDirectory()) return fromFolder(name);
  const isPact = name.endsWith('.json');
  return { pact: isPact ? name : undefined, openapi: isPact ? undefined : name };
}

function fromFolder(folder: string): Version {
  const present = (part: string) => {
    const file = join(folder, part);
    return existsSync(file) ? file : undefined;
  };
  return { pact: present(parts.pact), openapi: present(parts.openapi) };
}

function fromGit(revision: string): Version {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const taken = (part: string, name: string) => {
    const file = join(folder, name);
    try {
      writeFileSync(file, execFileSync('git', ['show', `${revision}:${part}`], { stdio: 'pipe' }));
      return file;
    } catch {
      return undefined;
    }
  };
  const version = {
    pact: taken(parts.pact, 'pact.json'),
    openapi: taken(parts.openapi, 'openapi.yaml'),
  };
  if (!version.pact && !version.openapi) throw new Error(`There is no contract at ${revision}.`);
  return version;
}
