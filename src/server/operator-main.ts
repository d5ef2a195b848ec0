import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EnvironmentFault } from '../environment.ts';
import { operatorName } from './data/data-folder.ts';
import { readConfig } from './operation/config.ts';
import { reason } from './operation/reason.ts';
import { StartFault } from './operation/start-fault.ts';

const usage = ['suspend EMAIL', 'restore EMAIL', 'reports']
  .map((words, index) => `${index === 0 ? 'Usage:' : '      '} npm run member -- ${words}`)
  .join('\n');

try {
  const address = addressOf(process.argv.slice(2));
  const { dataFolder } = readConfig(process.env);
  if (dataFolder === undefined) {
    throw new StartFault('A server in memory cannot be reached. Set DATA_FOLDER.');
  }
  process.stdout.write(await ask(dataFolder, address));
} catch (error) {
  const isExpected = error instanceof EnvironmentFault || error instanceof StartFault;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

/** Where the server takes the command. */
function addressOf([command, email, ...more]: string[]): string {
  const isOfMember = command === 'suspend' || command === 'restore';
  const isRight = isOfMember ? email : command === 'reports' && email === undefined;
  if (!isRight || more.length > 0) throw new StartFault(usage);
  return `/${command}?${new URLSearchParams({ email: email ?? '' })}`;
}

async function ask(dataFolder: string, path: string): Promise<string> {
  const socketPath = join(dataFolder, operatorName);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; said: string }>();
  request({ socketPath, path, method: 'POST' })
    .on('error', error =>
      reject(new StartFault(`No server answers for ${dataFolder}: ${reason(error)}`)),
    )
    .on('response', response => {
      const status = response.statusCode ?? 0;
      text(response).then(said => resolve({ status, said }), reject);
    })
    .end();
  const { status, said } = await promise;
  if (status !== 200) throw new StartFault(said);
  return said;
}
