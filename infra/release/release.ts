import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ssh2 from 'ssh2';
import { buildList } from './build-list.ts';
import { writeList } from './release-list.ts';
import { sha256, signedLeaf } from './sigsum.ts';

// npm run release [-- --key <file>]: writes the list of this release into the folder release/, and with a private Ed25519 key its signature
// in the form that a log of Sigsum accepts. docs/verify.md has the next steps. The key can be on another computer: sigsum-submit -k signs too.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the request with which `sigsum-submit -p` adds a signed list to a log. `key`: the text of a file of OpenSSL or ssh-keygen. */
export function leafRequest(list: Uint8Array, key: string): string {
  const privateKey = createPrivateKey(key.includes('OPENSSH') ? opensslForm(key) : key);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key must be an Ed25519 key.');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const parts = { message: sha256(list), signature: sign(null, signedLeaf(list), privateKey), public_key: Buffer.from(x, 'base64url') };
  return Object.entries(parts)
    .map(([name, bytes]) => `${name}=${bytes.toString('hex')}\n`)
    .join('');
}

function opensslForm(key: string): string {
  const parsed = ssh2.utils.parseKey(key);
  if (parsed instanceof Error) throw new Error(`The key cannot be read: ${parsed.message}`);
  return parsed.getPrivatePEM();
}

async function writeRelease(): Promise<void> {
  const { values } = parseArgs({ options: { key: { type: 'string' } } });
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain') !== '')
    throw new Error('Some files are not committed, so no one could build this release again. Commit them first.');
  const list = writeList(await buildList(join(ROOT, 'cdk.out'), git('rev-parse', 'HEAD')));
  mkdirSync(join(ROOT, 'release'), { recursive: true });
  writeFileSync(join(ROOT, 'release/release.json'), list);
  if (values.key !== undefined) writeFileSync(join(ROOT, 'release/release.json.req'), leafRequest(list, readFileSync(values.key, 'utf8')));
  console.log(`release/release.json has the SHA-256 ${sha256(list).toString('hex')}. docs/verify.md says how to log and publish it.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRelease();
