import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encryptBytes } from '#custody/age.ts';
import {
  type Content,
  DOCUMENTS,
  type InnerEnvelope,
  innerEnvelope,
  newSealer,
  type Sealer,
  temporary,
  write,
  writePackage,
} from './recover-package.ts';
import { runHere } from './run-here.ts';

// A package whose documents the Host's own device has sealed first: papers open both envelopes.

const place = temporary();
afterAll(place.remove);

let sealer: Sealer;
let inner: InnerEnvelope;
let folder: string;
let out: string;
let runs = 0;

beforeAll(async () => {
  sealer = await newSealer();
  inner = await innerEnvelope(sealer);
});

beforeEach(() => {
  runs += 1;
  folder = join(place.folder, String(runs), 'package');
  out = join(place.folder, String(runs), 'opened');
});

interface Asked {
  /** What is printed on each paper. */
  printed?: string[];
  /** The answers of a person. Without them, the program asks nothing. */
  typed?: string[];
}

/** Seals the given files in the outer envelope. Returns what the program says with these papers. */
async function recover(files: Content[], papers: readonly number[], { printed = [inner.fingerprint], typed }: Asked = {}) {
  await writePackage(folder, sealer, { documents: files });
  const paths = papers.map((n) => {
    write(join(place.folder, String(runs)), `paper${n}.txt`, [sealer.survivors[n]?.identity, sealer.fingerprint, ...printed].join('\n'));
    return join(place.folder, String(runs), `paper${n}.txt`);
  });
  return runHere([folder, ...paths, '--out', out, ...(typed ? [] : ['--yes'])], typed ? { typed } : {});
}

const opened = (): Record<string, string> => Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));
const change = (name: string, to: Content | undefined): Content[] => inner.files.flatMap((one) => (one[0] !== name ? [one] : to ? [to] : []));

it.each([[[0, 1]], [[2, 0]], [[0, 1, 2]]])('the papers %j open both envelopes, and the messages to their owners', async (papers) => {
  const { code, said } = await recover(inner.files, papers);
  expect([code, said]).toEqual([0, expect.stringContaining('sealed with the key of their owner: its fingerprint is the one on the paper')]);
  expect(opened()).toEqual(Object.fromEntries(DOCUMENTS));
  // A package may be newer than the list in it.
  expect(said).toContain('sealed them on their own device at 2026-11-27T12:00:00.000Z, as sealing number 1.');
  // The service could have written those of the package.
  for (const n of [0, 1, 2]) expect(said.split(`Dear number ${n}, thank you.`)).toHaveLength(papers.includes(n) ? 2 : 1);
});

describe('papers without the fingerprint of the Host', () => {
  const toCompare = () => `whose fingerprint is ${inner.fingerprint}. COMPARE IT WITH THE PAPER`;

  it.each([
    ['without questions', undefined],
    ['after the person has compared it', ['yes', 'yes']],
  ])('open both envelopes %s', async (_, typed) => {
    const { code, said } = await recover(inner.files, [0, 1], { printed: [], ...(typed && { typed }) });
    expect([code, said]).toEqual([0, expect.stringContaining(toCompare())]);
    expect(opened()).toEqual(Object.fromEntries(DOCUMENTS));
  });

  it.each(['no', ''])('open nothing after the answer %j', async (answer) => {
    const { code, said } = await recover(inner.files, [0, 1], { printed: [], typed: ['yes', answer] });
    expect([code, said]).toEqual([1, expect.stringContaining('another key than the one on the paper. Do not trust them')]);
    expect(said).toContain(toCompare());
    expect(said).not.toMatch(/thank you|last will\.txt/);
    expect(existsSync(out)).toBe(false);
  });

  it('open a package without an inner envelope, with a warning for the owners of a slip', async () => {
    const { code, said } = await recover(DOCUMENTS, [0, 1], { printed: [] });
    expect([code, said]).toEqual([0, expect.stringContaining('If a slip “Sealed by” belongs to the papers, do not trust these documents')]);
  });
});

describe('before it shows anything, the program refuses', () => {
  const others = async (threshold = 2) => (await innerEnvelope(sealer, { threshold, documents: [['other.txt', 'Nothing for Clara.']] })).files;
  it.each<[string, () => Content[] | Promise<Content[]>, RegExp]>([
    ['documents without an inner envelope, if the paper says that there is one', () => DOCUMENTS, /The papers say .* Do not trust them/],
    ['an inner envelope by another Host', () => others(), /another key than the one on the paper/],
    ['an inner envelope with a changed list', () => change('inner.will', ['inner.will', falsified(inner.files)]), /not the one that was sealed/],
    ['a document that the inner list does not name', () => [...inner.files, ['more.txt', 'More.']], /list of documents does not match/],
    ['a document less than the inner list names', () => change('k1.age', undefined), /list of documents does not match/],
    [
      'a document that someone without the papers has replaced',
      async () => change('k1.age', ['k1.age', await replaced()]),
      /list of documents does not/,
    ],
  ])('%s', async (_, files, saying) => {
    const { code, said } = await recover(await files(), [0, 1]);
    expect([code, said]).toEqual([1, expect.stringMatching(saying)]);
    expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
    expect(said).not.toMatch(/thank you|last will\.txt/);
  });

  it('papers that name two Hosts', async () => {
    const { fingerprint } = await innerEnvelope(sealer);
    const { code, said } = await recover(inner.files, [0, 1], { printed: [inner.fingerprint, fingerprint] });
    expect([code, said]).toEqual([1, expect.stringContaining('The papers show different fingerprints')]);
  });
});

function falsified(files: readonly Content[]): Uint8Array {
  const [, list = ''] = files.find(([name]) => name === 'inner.will') ?? [];
  return Buffer.from(Buffer.from(list).toString('latin1').replace('"threshold": 2', '"threshold": 1'), 'latin1');
}

/** To the right recipient, as everyone can do who has seen the list. */
async function replaced(): Promise<Uint8Array> {
  const [, list = ''] = inner.files.find(([name]) => name === 'inner.will') ?? [];
  const { recipient } = JSON.parse(Buffer.from(list).toString('utf8').split('\n').slice(1).join('\n'));
  return encryptBytes(recipient, Buffer.from('Nothing for Clara.'));
}
