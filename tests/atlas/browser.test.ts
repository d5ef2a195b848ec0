import { describe, expect, test } from 'vitest';
import { type Engine, engines, installation } from '../../src/atlas/build/browser.ts';

const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nNAME="Debian GNU/Linux"\nID=debian\n';
const ubuntu = 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n';
const fedora = 'NAME="Fedora Linux"\nID=fedora\n';
const packages = {
  chromium: ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core', 'fonts-noto-color-emoji'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} satisfies Record<Engine, string[]>;

describe.each(engines)('for %s', engine => {
  test.each([debian, 'NAME=Debian\nID="debian"'])(
    'root on Debian takes its package: %j',
    system => {
      expect(installation(engine, system, true)).toEqual([
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages[engine]],
      ]);
    },
  );

  test.each([ubuntu, fedora, ''])('root elsewhere downloads one, and what it needs: %j', system => {
    expect(installation(engine, system, true)).toEqual([
      ['playwright', 'install', '--with-deps', engine],
    ]);
  });

  test.each([debian, ubuntu, fedora, ''])('anybody else downloads one: %j', system => {
    expect(installation(engine, system, false)).toEqual([['playwright', 'install', engine]]);
  });
});
