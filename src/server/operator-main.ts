import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { operatorName } from './data/data-folder.ts';
import { readConfig } from './ground/config.ts';
import { errorMessage } from './ground/error-message.ts';
import { sayWhy, StartFault } from './ground/start-fault.ts';

const usage = [
  'member -- suspend EMAIL',
  'member -- restore EMAIL',
  'member -- moderator EMAIL [off]',
  'member -- reports',
  'books -- FILE',
]
  .map((words, index) => `${index === 0 ? 'Usage:' : '      '} npm run ${words}`)
  .join('\n');

const withWord = new Set(['suspend', 'restore', 'moderator', 'books']);

/** What the server is asked. */
interface Command {
  path: string;
  /** A table of books. */
  body?: Buffer;
}

try {
  const command = await commandOf(process.argv.slice(2));
  const { dataFolder } = readConfig(process.env);
  if (dataFolder === undefined) {
    throw new StartFault('A server in memory cannot be reached. Set DATA_FOLDER.');
  }
  process.stdout.write(await ask(dataFolder, command));
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
}

async function commandOf([name, word, ...more]: string[]): Promise<Command> {
  const isOff = name === 'moderator' && more.join() === 'off';
  const isRight = withWord.has(name ?? '') ? word : name === 'reports' && word === undefined;
  if (!isRight || (more.length > 0 && !isOff)) throw new StartFault(usage);
  if (name === 'books') return { path: '/books', body: await readTable(word) };
  const query = new URLSearchParams({ email: word ?? '', ...(isOff && { off: '' }) });
  return { path: `/${name}?${query}` };
}

async function readTable(name = ''): Promise<Buffer> {
  // npm starts every script in the project's folder, wherever it was called.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  try {
    return await readFile(file);
  } catch (error) {
    throw new StartFault(`${file} cannot be read: ${errorMessage(error)}`);
  }
}

async function ask(dataFolder: string, { path, body }: Command): Promise<string> {
  const socketPath = join(dataFolder, operatorName);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; said: string }>();
  request({ socketPath, path, method: 'POST', headers: body && { 'Content-Type': 'text/csv' } })
    .on('error', error =>
      reject(new StartFault(`No server answers for ${dataFolder}: ${errorMessage(error)}`)),
    )
    .on('response', response => {
      const status = response.statusCode ?? 0;
      text(response).then(said => resolve({ status, said }), reject);
    })
    .end(body);
  const { status, said } = await promise;
  if (status !== 200) throw new StartFault(said);
  return said;
}
