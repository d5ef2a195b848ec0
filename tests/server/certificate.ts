import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of its own signing, for one IP address and one day. Made by OpenSSL. */
export function certificateFor(address: string): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=mail'];
  const name = ['-addext', `subjectAltName=IP:${address}`];
  const places = ['-keyout', files.key, '-out', files.cert];
  try {
    execFileSync('openssl', ['req', ...kind, ...name, ...places], { stdio: 'pipe' });
    return { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
