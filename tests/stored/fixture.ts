import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Lives } from './stories.ts';

type Json = Record<string, unknown>;

/** One object of a bucket; `content` in base64. */
export interface StoredObject {
  bucket: string;
  key: string;
  content: string;
  type: string;
}

/** A message without the parts that differ between two runs. `subject` contains `{host}` for the name of a Host. */
export interface ExpectedMessage {
  channel: string;
  to: string;
  subject: string;
  /** Of an e-mail: the people and things that its text names, without its reader. */
  names?: string[];
  /** Of an e-mail: the paths of its links. */
  links?: string[];
}

/** Everything that a service of one version stored, and what its people know. It uses no format of the code's own. */
export interface Fixture {
  /** The frozen time at which everything was recorded, ISO 8601. */
  now: string;
  /** Names and access keys of the deployment. */
  names: Json;
  /** Key material by KMS key id, base64. */
  kms: Record<string, string>;
  /** Pending schedules. */
  schedules: Json[];
  /** Accounts at the emulated providers, by provider. */
  accounts: Record<string, Json>;
  ports: { objects: number; smtp: number; sftp: number };
  objects: StoredObject[];
  /** Files on the SSH server: base64 by path. */
  sftp: Record<string, string>;
  /** All items of the table, as DynamoDB JSON. */
  items: Json[];
  /** Records of the table's stream, as its handler receives them. */
  records: Json[];
  lives: Lives;
  /** Messages that are sent immediately when the records are handled, and within the next hours. */
  expected: { atOnce: ExpectedMessage[]; later: ExpectedMessage[] };
}

const FOLDER = new URL('../fixtures/stored/', import.meta.url);

/** Returns where the fixture of this name is stored. */
export const fixtureFile = (name: string): URL => new URL(`${name}.json.br`, FOLDER);

/** Reads the newest fixture: the release to which a deployment can be rolled back. */
export function newestFixture(): Fixture {
  const newest = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json.br'))
    .sort()
    .at(-1);
  if (!newest) throw new Error('No version is recorded.');
  const file = new URL(newest, FOLDER);
  // Written by `writeFixture`.
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as Fixture;
}

export function writeFixture(file: URL, fixture: Fixture): void {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(file, brotliCompressSync(JSON.stringify(fixture), { params }));
}

/** Returns a part of the key of an item in DynamoDB JSON. */
export function partOf(item: unknown, part: 'pk' | 'sk'): string {
  // Every item and every image has both keys.
  const key = (item as Record<string, { S: string }>)[part];
  return key?.S ?? '';
}

/** Returns the kind of an item, such as `HOST PROFILE`. */
export function kindOf(item: unknown): string {
  return `${partOf(item, 'pk').split('#')[0]} ${partOf(item, 'sk').split('#')[0]}`;
}
