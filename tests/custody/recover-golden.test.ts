import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptBytes } from '#custody/age.ts';
import { innerFingerprint, openBySheet, openInnerIndex, openInnerList } from '#custody/inner-list.ts';
import { manifestMacKey, openManifest, packageFingerprint, readIndex } from '#custody/manifest.ts';
import { combineShares, readShareFile } from '#custody/shares.ts';
import { runProgram, sha256, temporary } from '#tests/custody/recover-package.ts';
import { runHere } from '#tests/custody/run-here.ts';
import {
  goldenArchive,
  goldenContent,
  goldenKey,
  goldenPaper,
  goldenPaperFile,
  goldenSheetKey,
  OWN_DEVICE,
  PACKAGES,
  unpackGolden,
} from '#tests/recovery/golden.ts';

// Every format version can be opened permanently. tests/fixtures/golden/README.md describes these packages.

/** Hex SHA-256 of each archive. */
const PINNED: Record<string, string> = {
  v1: 'e397fb7ef517f9ef97d6276c3bcf1b5b76f3b8862b05e003a2cb4c24d511d16d',
  [OWN_DEVICE.name]: '079a0990b4cce3190d117f0f07a1ff73641210f0c4772eb2e967a12b15ee9020',
};

const place = temporary();
afterAll(place.remove);

it('every golden package is pinned, and every pinned package exists', () => {
  expect(PACKAGES.toSorted()).toEqual(Object.keys(PINNED).toSorted());
});

describe.each(PACKAGES)('the golden package %s', (version) => {
  const expected = goldenContent(version);
  const names = Object.keys(expected.messages);
  const stored = join(place.folder, version);
  const paperOf = (name: string): string => goldenPaperFile(name, version);
  let folder: string;

  beforeAll(() => {
    folder = unpackGolden(stored, version);
  });

  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));

  it('is unchanged since it was made', () => expect(sha256(goldenArchive(version))).toBe(PINNED[version]));

  async function expectOpens(run: typeof runHere, [one, other]: readonly string[], out: string): Promise<void> {
    const { code, said } = await run([stored, paperOf(one ?? ''), paperOf(other ?? ''), '--out', out, '--yes']);
    expect([code, said]).toEqual([0, expect.stringContaining('Its fingerprint is the one on the paper.')]);
    expect(opened(out)).toEqual(expected.documents);
    for (const name of names) expect(said.includes(expected.messages[name] ?? '?')).toBe([one, other].includes(name));
  }

  it.each(pairs)('opens with the papers of %s and %s', (...pair) => expectOpens(runHere, pair, join(place.folder, `${version}-${pair.join('-')}`)));

  it('opens with the program in the package', () =>
    expectOpens((args) => runProgram(args, { program: join(folder, 'recover.mjs') }), pairs[0] ?? [], join(place.folder, `${version}-its-own`)));

  it.each(names)('does not open with the paper of %s alone', async (name) => {
    const out = join(place.folder, 'nothing');
    const { code } = await runHere([stored, paperOf(name), '--out', out, '--yes']);
    expect([code, existsSync(out)]).toEqual([1, false]);
  });

  it('opens with the custody code of the service', async () => {
    const documents = await openedByCustody(folder, names.slice(1), version);
    if (version !== OWN_DEVICE.name) expect(hashesOf(documents)).toEqual(expected.documents);
    else expect(hashesOf(await openedBySheet(documents))).toEqual(expected.documents);
  });
});

describe('the golden package that was sealed on the Host’s own device', () => {
  const { name: version, later, sheetFile } = OWN_DEVICE;
  const stored = join(place.folder, version);
  const recover = async (out: string, ...files: string[]) => {
    const { code, said } = await runHere([stored, ...files, '--out', join(place.folder, out), '--yes']);
    return { code, said, opened: existsSync(join(place.folder, out)) ? opened(join(place.folder, out)) : {} };
  };
  const [one, newer] = [goldenPaperFile('ben', version), goldenPaperFile(later, version)];

  it('shows the fingerprint that is on the slips', async () => {
    const { said } = await recover('compared', one, goldenPaperFile('clara', version));
    expect(said).toContain('sealed with the key of their owner: its fingerprint is the one on the paper');
  });

  it('does not open with a paper that is newer than the sealing', async () => {
    const says = expect.stringContaining('2 papers of their sealing are needed too. Papers that fit so far: 1');
    expect(await recover('too few', one, newer)).toEqual({ code: 1, said: says, opened: {} });
  });

  it('opens with the newer paper and the Host’s own sheet, and shows the message of the other paper', async () => {
    const { documents, messages } = goldenContent(version);
    expect(await recover('by sheet', one, newer, sheetFile)).toEqual({
      code: 0,
      said: expect.stringContaining(messages['ben'] ?? '?'),
      opened: documents,
    });
  });

  it.each([
    ['alone', []],
    ['with one paper', [one]],
  ])('does not open with the Host’s own sheet %s', async (which, papers) => {
    expect(await recover(which, ...papers, sheetFile)).toMatchObject({ code: 1, opened: {} });
  });
});

/** Hex SHA-256 of each file of a folder, by its name. */
function opened(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, sha256(readFileSync(join(folder, name)))]));
}

function hashesOf(documents: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  return Object.fromEntries([...documents].map(([name, bytes]) => [name, sha256(bytes)]));
}

/** Opens the outer envelope, and checks each file of its manifest and of its index. Returns the documents by name. */
async function openedByCustody(folder: string, papers: readonly string[], version: string): Promise<Map<string, Uint8Array>> {
  const path = globSync(join(folder, 'manifest.*.json'))[0] ?? '';
  const bytes = readFileSync(path);
  const unproven = JSON.parse(bytes.toString('utf8'));
  const shares: Uint8Array[] = [];
  for (const name of papers) shares.push(await shareOf(folder, goldenKey(name, version)));
  const label = { package: unproven.package, generation: unproven.generation, k: unproven.threshold, n: unproven.total };
  const commitments = unproven.files.flatMap(({ commitment = [] }: { commitment?: string | [] }) => commitment);
  const identity = await combineShares(shares, { label, recipient: unproven.recipient, commitments });
  const proof = (end: string) => readFileSync(join(folder, `${basename(path)}.${end}`), 'utf8').trim();
  const keys = { macKey: manifestMacKey(identity, unproven.package), publicKey: unproven.host_key };
  const manifest = openManifest(bytes, { mac: proof('mac'), signature: proof('sig') }, keys);
  expect(goldenPaper('ben', version)).toContain(packageFingerprint(manifest.host_key));
  for (const { path: one, size, sha256: hash } of manifest.files) {
    const file = readFileSync(join(folder, one));
    expect([one, file.length, sha256(file)]).toEqual([one, size, hash]);
  }
  const documents = new Map<string, Uint8Array>();
  for (const one of readIndex(await decryptBytes({ identity }, readFileSync(join(folder, 'index.age')))).documents) {
    const plain = await decryptBytes({ identity }, readFileSync(join(folder, one.path)));
    expect(sha256(plain)).toBe(one.sha256);
    documents.set(one.filename, plain);
  }
  return documents;
}

/** Opens the inner envelope with the Host's own sheet. Returns the documents by name. */
async function openedBySheet(outer: ReadonlyMap<string, Uint8Array>): Promise<Map<string, Uint8Array>> {
  const { list, hostKey } = openInnerList(outer.get('inner.will') ?? new Uint8Array());
  expect(goldenPaper('ben', OWN_DEVICE.name)).toContain(innerFingerprint(hostKey));
  const identity = await openBySheet(list, goldenSheetKey());
  const documents = new Map<string, Uint8Array>();
  for (const { filename, path } of await openInnerIndex(list, identity))
    documents.set(filename, await decryptBytes({ identity }, outer.get(path) ?? new Uint8Array()));
  return documents;
}

/** Returns the share that a recovery key opens. Tries the key on every share file. */
async function shareOf(folder: string, identity: string): Promise<Uint8Array> {
  for (const path of globSync(join(folder, 'shares/*/*.age'))) {
    const share = await decryptBytes({ identity }, readFileSync(path)).catch(() => undefined);
    if (share) return readShareFile(share).share;
  }
  throw new Error('The key opens no share.');
}
