import { createDecipheriv } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decryptBytes } from '#custody/age.ts';
import { combineShares, readShareFile } from '#custody/shares.ts';

/** What a thief of the whole cloud account has. Texts have one character for each byte. */
export interface Loot {
  /** Rows, messages and lines of the log. */
  texts: readonly string[];
  /** All objects of all buckets. */
  files: readonly string[];
  /** The keys of KMS, by id, in base64. */
  kms: Readonly<Record<string, string>>;
}

/** All objects and all keys of a stack with this data folder. */
export function stolenFrom(dataFolder: string): Pick<Loot, 'files' | 'kms'> {
  const files = readdirSync(dataFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    files: files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')),
    kms: JSON.parse(readFileSync(join(dataFolder, 'kms.json'), 'utf8')),
  };
}

/**
 * Opens all that opens: what KMS has wrapped, and each age file with each key that was in something opened before, or that K shares
 * combine to. `papers`: keys that were stolen too. Returns everything, each text once.
 */
export async function openAll({ texts, files, kms }: Loot, papers: readonly string[]): Promise<Set<string>> {
  const open = new Set([...texts, ...files]);
  const keys = new Set(papers);
  const tried = new Set<string>();
  for (let before = 0; before < open.size + keys.size; ) {
    before = open.size + keys.size;
    for (const text of [...open]) for (const inside of unwrapped(text, kms)) open.add(inside);
    for (const key of [...identitiesIn(open), ...(await combined(open))]) keys.add(key);
    for (const plain of await decrypted(open, keys, tried)) open.add(plain);
  }
  return open;
}

/** What is in the base64 strings of a text, in both alphabets: age files, and plaintexts of KMS. */
function unwrapped(text: string, kms: Loot['kms']): string[] {
  const encoded = [/[A-Za-z0-9+/]{40,}={0,2}/g, /[A-Za-z0-9_-]{40,}/g].flatMap((alphabet) => text.match(alphabet) ?? []);
  return encoded.flatMap((one) => {
    const bytes = Buffer.from(one, 'base64');
    const inside = bytes.toString('latin1');
    return inside.startsWith(AGE) ? [inside] : withoutContext(bytes, kms);
  });
}

/**
 * Decrypts a blob of the local KMS (infra/local/emulators/kms-keys.ts). A thief who has the key needs no encryption context: without its tag,
 * AES-GCM is AES-CTR that starts at 2 (NIST SP 800-38D, 7.2).
 */
function withoutContext(blob: Buffer, kms: Loot['kms']): string[] {
  const idEnd = 2 + (blob[1] ?? 0);
  const material = blob[0] === 1 ? kms[blob.toString('latin1', 2, idEnd)] : undefined;
  if (material === undefined) return [];
  const nonce = blob.subarray(idEnd, idEnd + 12);
  // A part of a blob in the other alphabet.
  if (nonce.length < 12) return [];
  const counter = Buffer.concat([nonce, Buffer.from([0, 0, 0, 2])]);
  const cipher = createDecipheriv('aes-256-ctr', Buffer.from(material, 'base64'), counter);
  return [cipher.update(blob.subarray(idEnd + 12, -16)).toString('latin1')];
}

const identitiesIn = (open: ReadonlySet<string>): string[] => [...open].flatMap((text) => text.match(/AGE-SECRET-KEY-1[0-9A-Z]{58}/g) ?? []);

/** The keys to which the share files combine. Shares of different sets combine to nothing. */
async function combined(open: ReadonlySet<string>): Promise<string[]> {
  const shares = [...open].filter((text) => text.startsWith('{"format":"will-share/1"')).map((text) => readShareFile(Buffer.from(text, 'latin1')));
  const sets = Map.groupBy(shares, ({ label }) => JSON.stringify(label));
  const keys = [...sets.values()].map((set) => combineSet(set, recipientsIn(open)));
  return (await Promise.all(keys)).flat();
}

/** A list and a manifest name the recipient of their set. */
async function combineSet(set: readonly ReturnType<typeof readShareFile>[], recipients: readonly string[]): Promise<string[]> {
  const [{ label } = { label: { package: '', generation: 0, k: 2, n: 2 } }] = set;
  const shares = set.slice(0, label.k).map(({ share }) => share);
  const commitments = set.map(({ commitment }) => commitment);
  const attempts = recipients.map((recipient) => combineShares(shares, { label, recipient, commitments }).catch(() => ''));
  return (await Promise.all(attempts)).filter((key) => key !== '');
}

const recipientsIn = (open: ReadonlySet<string>): string[] => [
  ...new Set([...open].filter((text) => !text.startsWith(AGE)).flatMap((text) => text.match(/age1[0-9a-z]{58}/g) ?? [])),
];

async function decrypted(open: ReadonlySet<string>, keys: ReadonlySet<string>, tried: Set<string>): Promise<string[]> {
  const plain: string[] = [];
  for (const file of [...open].filter((text) => text.startsWith(AGE))) {
    for (const identity of keys) {
      const attempt = `${identity} ${file}`;
      if (tried.has(attempt)) continue;
      tried.add(attempt);
      const bytes = await decryptBytes({ identity }, Buffer.from(file, 'latin1')).catch(() => undefined);
      if (bytes) plain.push(Buffer.from(bytes).toString('latin1'));
    }
  }
  return plain;
}

const AGE = 'age-encryption.org/v1\n';
