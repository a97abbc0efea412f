import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AGE_HEAD_BYTES, encryptBytes, newIdentity } from '#custody/age.ts';
import { type HostSheet, hostSheet, INNER_LIST_NAME, innerFingerprint } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { indexBytes, type Manifest, type ManifestFile, manifestBytes, manifestMacKey, packageFingerprint } from '#custody/manifest.ts';
import { newPackageKey, signManifest } from '#custody/package-key.ts';
import { signEd25519 } from '#custody/primitives.ts';
import { shareFile } from '#custody/shares.ts';
import { splitIdentity } from '#custody/split-identity.ts';
import { PROGRAM_FILE } from '#infra/recovery/build.ts';

/** All keys that are needed to seal a package: the Survivors' keys, the Host's package key, and the key of one revision. */
export interface Sealer {
  survivors: { identity: string; recipient: string }[];
  packageKey: { publicKey: string; privateKey: Uint8Array };
  fingerprint: string;
  identity: string;
  recipient: string;
}

/** A document of a package: its name and what it contains. */
export type Content = [filename: string, content: string | Uint8Array];

export interface PackageOptions {
  threshold?: number;
  generation?: number;
  documents?: Content[];
  messages?: boolean;
  /** The start of each document's file name; a second package in the same folder needs its own. */
  labels?: string;
}

export const DOCUMENTS: [string, string][] = [
  ['last will.txt', 'The piano goes to Clara.\n'],
  ['letter.txt', 'Dear all, the key is under the third flower pot.\n'],
];

export async function newSealer(survivors = 3): Promise<Sealer> {
  const packageKey = newPackageKey();
  return {
    survivors: await Promise.all(Array.from({ length: survivors }, newIdentity)),
    packageKey,
    fingerprint: packageFingerprint(packageKey.publicKey),
    ...(await newIdentity()),
  };
}

/** Writes a package into a folder as the service does. Returns its manifest. */
export async function writePackage(folder: string, sealer: Sealer, options: PackageOptions = {}): Promise<Manifest> {
  const { threshold = 2, generation = 7, documents = DOCUMENTS, messages = true, labels = 'd' } = options;
  const { survivors, recipient, identity, packageKey } = sealer;
  const label = { package: 'a1b2c3', generation, k: threshold, n: survivors.length };
  const files: ManifestFile[] = [];
  const put = (path: string, role: ManifestFile['role'], bytes: Uint8Array, extra: Partial<ManifestFile> = {}) => {
    write(folder, path, bytes);
    files.push({ path, role, size: bytes.length, sha256: sha256(bytes), ...extra });
  };
  for (const [i, [, content]] of documents.entries()) {
    const sealed = await encryptBytes(recipient, Buffer.from(content));
    put(`${labels}${i}.age`, 'document', sealed, { head: sha256(sealed.subarray(0, AGE_HEAD_BYTES)) });
  }
  put('index.age', 'index', await encryptBytes(recipient, index(documents, labels)));
  const made = await splitIdentity(identity, label);
  for (const [i, survivor] of survivors.entries()) {
    const share = made[i];
    if (!share) throw new Error('A share is missing.');
    put(`shares/${generation}/s${i}.age`, 'share', await encryptBytes(survivor.recipient, shareFile(label, share)), { commitment: share.commitment });
    const message = await encryptBytes(survivor.recipient, Buffer.from(`Dear number ${i}, thank you.`));
    if (messages) put(`messages/m${generation}-${i}.age`, 'message', await encryptBytes(recipient, message));
  }
  put('RECOVER.txt', 'guide', Buffer.from('Take out your paper.\n'));
  const manifest: Manifest = {
    format: 'will-package/1',
    package: label.package,
    revision: 3,
    generation,
    sealed_at: '2026-11-01T08:00:00.000Z',
    threshold,
    total: survivors.length,
    recipient,
    host_key: packageKey.publicKey,
    files,
  };
  writeManifest(folder, manifest, identity, packageKey.privateKey);
  return manifest;
}

/** The files of an inner envelope for the papers of `sealer`, which a Host's own device has made. */
export interface InnerEnvelope {
  files: Content[];
  /** As the papers print it. */
  fingerprint: string;
}

interface InnerOptions {
  threshold?: number;
  documents?: Content[];
  /** Changes the list before it is signed. */
  asWritten?: (json: string) => string;
}

/** Seals documents as a Host's own device does, before the service sees them. */
export async function innerEnvelope(
  { survivors }: Pick<Sealer, 'survivors'>,
  { threshold = 2, documents = DOCUMENTS, asWritten }: InnerOptions = {},
): Promise<InnerEnvelope> {
  const key = await newInnerKey();
  const host = await hostSheet((await newIdentity()).identity);
  const sealed = await Promise.all(documents.map((one, n) => innerDocument(key.recipient, one, `k${n}.age`)));
  const list = await sealInner(key, host, {
    ...{ package: 'inner1', generation: 1, sealedAt: '2026-11-27T12:00:00.000Z', threshold },
    papers: survivors.map(({ recipient }) => recipient),
    documents: sealed,
    messages: survivors.map(({ recipient }, n) => ({ recipient, text: `Dear number ${n}, thank you.` })),
  });
  const files = sealed.map(({ file, bytes }): Content => [file.path, bytes]);
  const written = asWritten ? signedAs(asWritten, list, host) : list;
  return { files: [[INNER_LIST_NAME, written], ...files], fingerprint: innerFingerprint(host.publicKey) };
}

/** Signs a list that no program of ours would sign. */
function signedAs(asWritten: (json: string) => string, list: Uint8Array, { seed, publicKey }: HostSheet): Uint8Array {
  const json = Buffer.from(asWritten(Buffer.from(list).toString('utf8').replace(/^.*\n/, '')));
  const signature = Buffer.from(signEd25519(lengthPrefixed('will-inner/1 list', json), seed)).toString('base64');
  return Buffer.concat([Buffer.from(`will-inner/1 ${publicKey} ${signature}\n`), json]);
}

async function innerDocument(recipient: string, [filename, content]: Content, path: string) {
  const [plaintext, bytes] = [Buffer.from(content), await encryptBytes(recipient, Buffer.from(content))];
  const is = { filename, mime_type: 'text/plain', size_bytes: plaintext.length, sha256: sha256(plaintext) };
  return { file: { path, size: bytes.length, sha256: sha256(bytes) }, is, bytes };
}

/** Writes a manifest with both proofs. The keys may be a forger's. */
export function writeManifest(folder: string, manifest: Manifest, identity: string, privateKey: Uint8Array): void {
  const bytes = manifestBytes(manifest);
  const proofs = signManifest(bytes, manifestMacKey(identity, manifest.package), privateKey);
  const name = `manifest.${manifest.generation}.json`;
  write(folder, name, bytes);
  write(folder, `${name}.mac`, Buffer.from(`${proofs.mac}\n`));
  write(folder, `${name}.sig`, Buffer.from(`${proofs.signature}\n`));
}

export function write(folder: string, path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Creates a temporary folder; `remove` deletes it. */
export function temporary(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'recover-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs recover.mjs as a person does, and types the given lines into it. */
export function runProgram(
  args: string[],
  { typed = [], program = PROGRAM_FILE, cwd = tmpdir() }: { typed?: string[]; program?: string; cwd?: string } = {},
) {
  const child = spawn(process.execPath, [program, ...args], { cwd, stdio: 'pipe' });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      said += chunk;
    });
  }
  child.stdin.on('error', () => undefined); // the program may end before it has read every line
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  return new Promise<{ code: number | null; said: string }>((resolve) => child.once('close', (code) => resolve({ code, said })));
}

function index(documents: readonly Content[], labels: string): Uint8Array {
  return indexBytes({
    format: 'will-index/1',
    documents: documents.map(([filename, content], i) => ({
      id: `doc${i}`,
      path: `${labels}${i}.age`,
      filename,
      mime_type: 'text/plain',
      size_bytes: Buffer.from(content).length,
      sha256: sha256(Buffer.from(content)),
    })),
  });
}
