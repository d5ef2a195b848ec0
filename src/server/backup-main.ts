import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from './data/backup.ts';
import { readConfig } from './ground/config.ts';
import { sayWhy, StartFault } from './ground/start-fault.ts';

const usage = 'Usage: npm run backup -- FILE\n       npm run restore -- FILE [--overwrite]';

// What is written here is for its owner alone.
process.umask(0o077);

try {
  const { command, name, overwrite } = readWords(process.argv.slice(2));
  // npm starts every script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  const { data } = readConfig(process.env);
  if (command === 'backup') await backUp(data, file);
  else await restore(data, file, { overwrite });
  console.log(command === 'backup' ? `The data are kept in ${file}.` : `The data are back.`);
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
}

function readWords(words: string[]) {
  const options = { overwrite: { type: 'boolean', default: false } } as const;
  const parsed = tryTo(() => parseArgs({ args: words, options, allowPositionals: true }));
  const [command, name, ...more] = parsed?.positionals ?? [];
  const overwrite = parsed?.values.overwrite ?? false;
  const isKnown = command === 'restore' || (command === 'backup' && !overwrite);
  if (!isKnown || !name || more.length > 0) throw new StartFault(usage);
  return { command, name, overwrite };
}

function tryTo<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
