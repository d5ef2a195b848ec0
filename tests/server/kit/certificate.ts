import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../kit/temporary-folder.ts';

/** Of its own signing, for one IP address and one day. Made by OpenSSL. */
export async function certificateFor(address: string): Promise<{ key: string; cert: string }> {
  const { folder, remove } = await temporaryFolder();
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=mail'];
  const name = ['-addext', `subjectAltName=IP:${address}`];
  const places = ['-keyout', files.key, '-out', files.cert];
  try {
    execFileSync('openssl', ['req', ...kind, ...name, ...places], { stdio: 'pipe' });
    return { key: await readFile(files.key, 'utf8'), cert: await readFile(files.cert, 'utf8') };
  } finally {
    await remove();
  }
}
