import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decryptBytes } from '#custody/age.ts';
import { manifestMacKey, openManifest, packageFingerprint, readIndex } from '#custody/manifest.ts';
import { combineShares, readShareFile } from '#custody/shares.ts';
import { runProgram, sha256, temporary } from '#tests/custody/recover-package.ts';

// Every format version can be opened permanently. tests/fixtures/golden/README.md describes these packages.

const PINNED: Record<string, string> = { v1: 'e397fb7ef517f9ef97d6276c3bcf1b5b76f3b8862b05e003a2cb4c24d511d16d' };
const GOLDEN = 'tests/fixtures/golden';
const versions = readdirSync(GOLDEN).filter((name) => /^v\d+$/.test(name));

it('every format version has a golden package, and every pinned package exists', () => {
  expect(versions).toEqual(Object.keys(PINNED));
});

describe.each(versions)('the golden package of format %s', (version) => {
  const place = temporary();
  const expected: { documents: Record<string, string>; messages: Record<string, string> } = JSON.parse(
    readFileSync(join(GOLDEN, version, 'expected.json'), 'utf8'),
  );
  const names = Object.keys(expected.messages);
  const paperOf = (name: string): string => join(GOLDEN, version, 'papers', `${name}.txt`);
  let folder: string;
  let stored: string;

  beforeAll(() => {
    stored = join(place.folder, 'stored');
    mkdirSync(stored);
    execFileSync('tar', ['-xf', join(GOLDEN, version, 'package.tar'), '-C', stored]);
    folder = dirname(globSync(join(stored, '**/manifest.*.json'))[0] ?? '');
  });
  afterAll(place.remove);

  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other]));

  it('is unchanged since it was made', () => expect(sha256(readFileSync(join(GOLDEN, version, 'package.tar')))).toBe(PINNED[version]));

  describe.each(['the current program', 'the program in the package'])('with %s', (which) => {
    it.each(pairs)('opens with the papers of %s and %s', async (one, other) => {
      const out = join(place.folder, `${which}-${one}-${other}`);
      const program = which === 'the program in the package' ? { program: join(folder, 'recover.mjs') } : {};
      const args = [stored, ...[one, other].map((name) => join(process.cwd(), paperOf(name))), '--out', out, '--yes'];
      const { code, said } = await runProgram(args, program);
      expect([code, said]).toEqual([0, expect.stringContaining('Its fingerprint is the one on the paper.')]);
      const opened = Object.fromEntries(readdirSync(out).map((name) => [name, sha256(readFileSync(join(out, name)))]));
      expect(opened).toEqual(expected.documents);
      for (const name of names) expect(said.includes(expected.messages[name] ?? '?')).toBe([one, other].includes(name));
    });
  });

  it.each(names)('does not open with the paper of %s alone', async (name) => {
    const { code } = await runProgram([stored, join(process.cwd(), paperOf(name)), '--out', join(place.folder, 'nothing'), '--yes']);
    expect(code).toBe(1);
  });

  it('opens with the custody code of the service', async () => {
    const bytes = readFileSync(join(folder, 'manifest.8.json'));
    const unproven = JSON.parse(bytes.toString('utf8'));
    const shares: Uint8Array[] = [];
    for (const name of names.slice(1)) shares.push(await shareOf(folder, readFileSync(paperOf(name), 'utf8')));
    const label = { package: unproven.package, generation: unproven.generation, k: unproven.threshold, n: unproven.total };
    const commitments = unproven.files.flatMap(({ commitment = [] }: { commitment?: string | [] }) => commitment);
    const identity = await combineShares(shares, { label, recipient: unproven.recipient, commitments });
    const proof = (end: string) => readFileSync(join(folder, `manifest.8.json.${end}`), 'utf8').trim();
    const keys = { macKey: manifestMacKey(identity, unproven.package), publicKey: unproven.host_key };
    const manifest = openManifest(bytes, { mac: proof('mac'), signature: proof('sig') }, keys);
    expect(readFileSync(paperOf('ben'), 'utf8')).toContain(packageFingerprint(manifest.host_key));
    for (const { path, size, sha256: hash } of manifest.files) {
      const file = readFileSync(join(folder, path));
      expect([path, file.length, sha256(file)]).toEqual([path, size, hash]);
    }
    const { documents } = readIndex(await decryptBytes({ identity }, readFileSync(join(folder, 'index.age'))));
    for (const { path, filename, sha256: hash } of documents) {
      expect(sha256(await decryptBytes({ identity }, readFileSync(join(folder, path))))).toBe(hash);
      expect(hash).toBe(expected.documents[filename]);
    }
    expect(documents.length).toBe(Object.keys(expected.documents).length);
  });
});

/** Returns the share that the key on a paper opens. Tries the key on every share file. */
async function shareOf(folder: string, paper: string): Promise<Uint8Array> {
  const identity = /^AGE-SECRET-KEY-1\w{58}$/m.exec(paper)?.[0] ?? '';
  for (const path of globSync(join(folder, 'shares/*/*.age'))) {
    const opened = await decryptBytes({ identity }, readFileSync(path)).catch(() => undefined);
    if (opened) return readShareFile(opened).share;
  }
  throw new Error('The key opens no share.');
}
