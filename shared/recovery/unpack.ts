import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decryptBytes, decryptStream } from '#custody/age.ts';
import type { PackageIndex } from '#custody/manifest.ts';
import { stripControls } from '#domain/plain-text.ts';
import { Refusal } from '#domain/refusal.ts';
import type { RecoveryKey } from './papers.ts';
import { readListed, type UnlockedPackage } from './unlock-package.ts';

type Document = PackageIndex['documents'][number];

/** Returns one file name per document, in their order. The names are unique, valid on every system, and stay inside the folder. */
export function safeNames(documents: readonly Pick<Document, 'filename'>[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ filename }) => {
    const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/.exec(safeName(filename)) ?? [];
    let name = `${stem}${extension}`;
    // Some file systems ignore upper and lower case
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem} (${copy})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** Creates the folder with access for its owner only, or accepts an empty one. Throws Refusal `conflict` if it contains anything. */
export async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Refusal('conflict', `The folder ${folder} is not empty. Please name another one with --out.`);
}

/**
 * Decrypts one document into the folder. Never overwrites a file. If the content differs from the sealed one, it deletes the
 * file and throws Refusal `package_altered`.
 */
export async function unpackDocument({ folder, identity }: UnlockedPackage, document: Document, into: string, name: string): Promise<void> {
  const target = join(into, name);
  const plaintext = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      plaintext.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const out = createWriteStream(target, { flags: 'wx', mode: 0o600 }); // 'wx' fails if the file exists
  let created = false;
  out.once('open', () => {
    created = true;
  });
  try {
    await pipeline(createReadStream(join(folder, document.path)), decryptStream({ identity }), measure, out);
    if (size === document.size_bytes && plaintext.digest('hex') === document.sha256) return;
    throw new Refusal('package_altered', `The document ${name} is not the one that was sealed.`);
  } catch (error) {
    if (created) await unlink(target);
    throw error;
  }
}

/** Returns the personal messages that these keys open. Each message is encrypted to one Survivor's key. */
export async function openMessages({ folder, manifest, identity, keys }: UnlockedPackage): Promise<{ key: RecoveryKey; text: string }[]> {
  const messages: { key: RecoveryKey; text: string }[] = [];
  for (const file of manifest.files.filter(({ role }) => role === 'message')) {
    const inner = await decryptBytes({ identity }, await readListed(folder, file));
    for (const key of keys) {
      const text = await readWith(key, inner);
      if (text !== undefined) messages.push({ key, text });
    }
  }
  return messages;
}

/** Returns a text that is safe to print. Keeps its lines, and removes characters that control a terminal or reverse the text. */
export function stripForTerminal(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(stripControls)
    .join('\n');
}

async function readWith({ identity }: RecoveryKey, encrypted: Uint8Array): Promise<string | undefined> {
  try {
    return Buffer.from(await decryptBytes({ identity }, encrypted)).toString('utf8');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_key') return undefined; // a message to another Survivor
    throw error;
  }
}

const LONGEST = 200; // bytes; leaves room for " (2)", since most file systems allow 255
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i; // https://learn.microsoft.com/windows/win32/fileio/naming-a-file

function safeName(filename: string): string {
  const last = filename.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const plain = stripControls(last)
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const named = plain === '' ? 'document' : DEVICES.test(plain) ? `_${plain}` : plain;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(named)?.[0] ?? '';
  let stem = '';
  for (const character of named.slice(0, named.length - extension.length)) {
    if (Buffer.byteLength(stem + character + extension) > LONGEST) break;
    stem += character;
  }
  return stem + extension;
}
