import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Package {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const lock: { packages: Record<string, Package> } = read('package-lock.json');
const manifest: Manifest = read('package.json');
const generate: Manifest = read('src/api/generate/package.json');
/** Every package of a registry, by the folder in which it is put. */
const packages = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

/** Licences of what is shipped: they ask for nothing but the notice. */
const shipped = [
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
/** Licences of tools, which are not shipped. */
const used = [...shipped, 'BlueOak-1.0.0', 'CC-BY-4.0', 'EPL-2.0', 'MPL-2.0', 'Python-2.0', 'Zlib'];
/** Packages without a licence in their manifest, by what the package, or the one that it is part of, says. */
const otherwiseStated = new Map([
  ['khroma', 'MIT'],
  ['@pact-foundation/pact-cli-darwin-arm64', 'MIT'],
  ['@pact-foundation/pact-cli-darwin-x64', 'MIT'],
  ['@pact-foundation/pact-cli-linux-arm64', 'MIT'],
  ['@pact-foundation/pact-cli-linux-x64', 'MIT'],
  ['@pact-foundation/pact-cli-windows-arm64', 'MIT'],
  ['@pact-foundation/pact-cli-windows-x64', 'MIT'],
]);

describe('every package', () => {
  test('is held to its bytes, and to no registry', () => {
    const faults = packages.filter(
      ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
    );
    expect(faults).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
  });

  test('that would run something when it is installed is denied by name, as all others are', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const denied = withScript.map(([folder]) => [nameOf(folder), false]);
    expect(manifest.allowScripts).toEqual(Object.fromEntries(denied));
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  test('has a licence that suits what is done with it', () => {
    const faults = packages.flatMap(([folder, { license, dev }]) => {
      const terms = license ?? otherwiseStated.get(nameOf(folder)) ?? 'none';
      return suits(terms, dev ? used : shipped) ? [] : [`${folder}: ${terms}`];
    });
    expect(faults).toEqual([]);
  });

  test('that the product asks for is pinned, and has its reason in the README', () => {
    const asked = [manifest, generate].flatMap(
      ({ dependencies, devDependencies, optionalDependencies }) =>
        Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    );
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const readme = readFileSync('src/README.md', 'utf8');
    const [, chapter = ''] = /\n## Dependencies\n([^]*?)\n## /.exec(readme) ?? [];
    const rows = chapter
      .match(/^\| [^|]+/gm)
      ?.join()
      .split(/[\s,;|]+/);
    const named = asked.map(([name]) => name.replace(/^@types\/.*/, '@types/*'));
    expect(named.filter(name => !rows?.includes(name))).toEqual([]);
  });
});

/** An SPDX expression: of what stands between OR one suffices, of what stands between AND all count. */
function suits(terms: string, allowed: string[]): boolean {
  return terms
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(licence => allowed.includes(licence)));
}

function nameOf(folder: string): string {
  return folder.replace(/.*node_modules\//, '');
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
