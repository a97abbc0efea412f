import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram, sha256, temporary } from '#tests/custody/recover-package.ts';
import { runHere } from '#tests/custody/run-here.ts';
import { goldenArchive, goldenContent, goldenPaperFile, OWN_DEVICE, PACKAGES, unpackGolden } from '#tests/recovery/golden.ts';

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
