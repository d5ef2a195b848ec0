import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const kept = 3;

/**
 * Before a build: sets the last one aside in `<folder>/last`, from where `keepEarlier` takes it.
 * A build that came to nothing leaves it there, and loses nothing.
 */
export async function setAside(folder: string): Promise<void> {
  const site = join(folder, 'site');
  const last = join(folder, 'last');
  if (!existsSync(join(site, 'assets')) || existsSync(last)) return;
  await rename(site, last);
}

/**
 * After a build: keeps the scripts and styles of the three releases before it, the newest as
 * `<folder>/earlier/1`. Pages that are open still ask for them.
 */
export async function keepEarlier(folder: string): Promise<void> {
  const last = join(folder, 'last');
  const earlier = (age: number) => join(folder, 'earlier', String(age));
  if (!existsSync(last)) return;
  const assetsOf = async (release: string) => (await readdir(join(release, 'assets'))).join();
  if ((await assetsOf(last)) !== (await assetsOf(join(folder, 'site')))) {
    await rm(earlier(kept), { recursive: true, force: true });
    for (let age = kept - 1; age > 0; age -= 1) {
      if (existsSync(earlier(age))) await rename(earlier(age), earlier(age + 1));
    }
    await mkdir(earlier(1), { recursive: true });
    await rename(join(last, 'assets'), join(earlier(1), 'assets'));
  }
  await rm(last, { recursive: true });
}
