import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

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
/** All that comes from elsewhere, by the folder in which it is put. */
const packages = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);

/** Of what people are given: its terms ask for nothing but the notice. */
const shipped = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'];
/** Of tools, which are used as they come and given to nobody. */
const used = [...shipped, 'BlueOak-1.0.0', 'CC-BY-4.0', 'EPL-2.0', 'MPL-2.0', 'Python-2.0', 'Zlib'];
/** Those whose manifest does not tell, by what is written in the package, or in the one it is part of. */
const toldElsewhere = new Map([
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
    expect(packages.length).toBeGreaterThan(500);
  });

  test('that would run something when it is installed is denied by name, as all others are', () => {
    const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const denied = withScript.map(([folder]) => [nameOf(folder), false]);
    expect(manifest.allowScripts).toEqual(Object.fromEntries(denied));
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  test('has a licence that suits what is done with it', () => {
    const faults = packages.flatMap(([folder, { license, dev }]) => {
      const terms = license ?? toldElsewhere.get(nameOf(folder)) ?? 'none';
      return suits(terms, dev ? used : shipped) ? [] : [`${folder}: ${terms}`];
    });
    expect(faults).toEqual([]);
  });

  test('that is installed has the licence that the lock tells of', () => {
    const installed = packages.filter(([folder]) => existsSync(`${folder}/package.json`));
    const faults = installed.filter(([folder, { license }]) => {
      const own: Manifest = read(`${folder}/package.json`);
      return typeof own.license === 'string' && own.license !== license;
    });
    expect(faults).toEqual([]);
    expect(installed.length).toBeGreaterThan(400);
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

test('npm run sbom lists all that is installed', () => {
  execFileSync('npm', ['run', '--silent', 'sbom'], { env: bareEnvironment, stdio: 'pipe' });
  const { bomFormat, components }: Sbom = read('reports/sbom.json');
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  const installed = packages.filter(([folder]) => existsSync(`${folder}/package.json`));
  const missing = installed
    .map(([folder, { version }]) => `pkg:npm/${nameOf(folder)}@${version}`)
    .filter(purl => !listed.has(purl));
  expect(missing).toEqual([]);
}, 60_000);

interface Sbom {
  bomFormat: string;
  components: { purl: string }[];
}

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
