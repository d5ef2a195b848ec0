import { expect, test } from 'vitest';
import { installation } from '../../src/atlas/build/browser.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nNAME="Debian GNU/Linux"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';
const fedora = 'NAME="Fedora Linux"\nID=fedora\n';
const packages = ['chromium', 'fonts-dejavu-core', 'fonts-noto-color-emoji'];
const download = [['playwright', 'install', 'chromium']];
const downloadWithLibraries = [['playwright', 'install', '--with-deps', 'chromium']];

test.each([debian, 'NAME=Debian\nID="debian"'])('root on Debian takes its package: %j', system => {
  expect(installation(system, true)).toEqual([
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ]);
});

test.each([ubuntu, fedora, ''])('root elsewhere downloads one, and what it needs: %j', system => {
  expect(installation(system, true)).toEqual(downloadWithLibraries);
});

test.each([debian, ubuntu, fedora, ''])('anybody else downloads one: %j', system => {
  expect(installation(system, false)).toEqual(download);
});
