import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cannotType, INNER, OLDER, OUTER, typeIn } from '#tests/custody/by-hand.ts';
import { newSealer, sha256, temporary, write, writeManifest, writePackage } from '#tests/custody/recover-package.ts';
import { goldenContent, goldenKey, goldenSheetKey, OWN_DEVICE, PACKAGES, unpackGolden } from '#tests/recovery/golden.ts';

// docs/recovery.md, typed as it stands, for each kind of package that people may already have.

const place = temporary();
afterAll(place.remove);

/** What a person who types without mistakes never sees. */
const MISTAKES = /STOP|error|Traceback|No such file|cannot/i;
const MORE_PAPERS = 'STOP: at least 2 papers of one time are needed.';
const { name: own, later } = OWN_DEVICE;
const [first, second] = ['ben', 'clara'];

let folder: string;
let runs = 0;
beforeEach(() => {
  runs += 1;
  folder = join(place.folder, String(runs));
  mkdirSync(folder);
});

/** Writes the keys, as the first steps of the page say. `sheet`: also that of the Host's own sheet, in the file that the page names. */
function giveKeys(of: string, papers: readonly string[], { sheet = false, into = folder } = {}): void {
  for (const [i, name] of papers.entries()) write(into, `key${i + 1}.txt`, `${goldenKey(name, of)}\n`);
  if (sheet) write(into, 'sheet.txt', `${goldenSheetKey()}\n`);
}

const unpack = (of: string, into = folder): void => {
  cpSync(unpackGolden(`${into}-${of}`, of), join(into, 'package'), { recursive: true });
};
const type = (lines: string) => typeIn(folder, lines);

/** Hex SHA-256 of each file in a folder, sorted: by hand, a document keeps the name of its file. */
function filesIn(name: string): string[] {
  const into = join(folder, name);
  if (!existsSync(into)) return [];
  return readdirSync(into)
    .map((file) => sha256(readFileSync(join(into, file))))
    .sort();
}

/** Expects all documents of a golden package in a folder, and on the screen the messages to these people only. */
function expectOpened(of: string, into: string, { code, said }: ReturnType<typeof type>, readers: readonly string[]): void {
  const { documents, messages } = goldenContent(of);
  expect([code, said.match(MISTAKES)?.[0]]).toEqual([0, undefined]);
  expect(filesIn(into)).toEqual(Object.values(documents).sort());
  for (const [name, text] of Object.entries(messages)) expect(said.includes(text)).toBe(readers.includes(name));
}

describe.skipIf(cannotType)('docs/recovery.md, typed as it stands', () => {
  /** Each package, opened with two papers. The lines for what the own device has sealed are typed into a copy of it. */
  const outer = new Map<string, ReturnType<typeof type>>();
  beforeAll(() => {
    for (const of of PACKAGES) {
      const into = join(place.folder, of);
      unpack(of, into);
      giveKeys(of, [first, of === own ? later : second], { into });
      outer.set(of, typeIn(into, OUTER));
    }
  });
  const openOuter = (of: string): void => cpSync(join(place.folder, of), folder, { recursive: true });

  it('opens a package of the service to the last byte, and says that there is no inner envelope if a person types on', () => {
    openOuter('v1');
    expectOpened('v1', 'opened', outer.get('v1') ?? { code: null, said: '' }, [first, second]);
    expect(type(INNER)).toEqual({ code: 1, said: expect.stringContaining('STOP: the list of documents names no inner.will') });
    expect(filesIn('opened')).toEqual(Object.values(goldenContent('v1').documents).sort());
  });

  it('opens what an own device has sealed to the last byte', () => {
    expect([outer.get(own)?.code, outer.get(own)?.said.match(MISTAKES)?.[0]]).toEqual([0, undefined]);
    openOuter(own);
    giveKeys(own, [first, second]);
    expectOpened(own, 'documents', type(INNER), [first, second]);
  });

  it('combines the shares if the own sheet is that of another will', async () => {
    openOuter(own);
    const everyone = Object.keys(goldenContent(own).messages);
    giveKeys(own, everyone);
    write(folder, 'sheet.txt', `${(await newSealer(1)).survivors[0]?.identity}\n`);
    expectOpened(own, 'documents', type(INNER), everyone);
  });

  it('rejects the own sheet in place of a paper, and opens everything when it is named as the page says', () => {
    unpack(own);
    giveKeys(own, [first, later]);
    write(folder, 'key3.txt', `${goldenSheetKey()}\n`);
    const { code, said } = type(`${OUTER}\n${INNER}`);
    expect([code, said]).toEqual([1, expect.stringContaining('key3.txt opens no share')]);
    expect(said).toMatch(/Find more papers of that sealing or the own sheet.* Then type all lines again\.\n$/);
    expect(filesIn('documents')).toEqual([]);
    expectOpened(own, 'documents', type(`mv key3.txt sheet.txt\n${INNER}`), [first]);
  });

  it.each([
    { of: 'v1', papers: [first] },
    { of: 'v1', papers: [first, first] },
    { of: own, papers: [first], sheet: true },
    { of: own, papers: [], sheet: true },
  ])('ends with an error and says what to do for %j', ({ of, papers, sheet = false }) => {
    unpack(of);
    giveKeys(of, papers, { sheet });
    const { code, said } = type(`${OUTER}\n${sheet ? INNER : ''}`);
    expect([code, said]).toEqual([1, expect.stringContaining(MORE_PAPERS)]);
    expect(said).toMatch(/Then type all lines again\.\n$/);
    expect(said).not.toContain('Traceback');
    for (const into of ['opened', 'documents']) expect(existsSync(join(folder, into))).toBe(false);
  });
});

describe.skipIf(cannotType)('a package whose newest generation is incomplete', () => {
  /** Generations 8 and 9 are complete. Of the tenth, a share and two messages did not arrive. */
  const papers = async () => {
    const [sealer, into] = [await newSealer(), join(folder, 'package')];
    const manifest = await writePackage(into, sealer, { generation: 9 });
    for (const generation of [8, 10]) {
      const renamed = (path: string) => path.replace(/^(shares\/|messages\/m)9/, `$1${generation}`);
      const files = manifest.files.map((file) => ({ ...file, path: renamed(file.path) }));
      writeManifest(into, { ...manifest, generation, files }, sealer.identity, sealer.packageKey.privateKey);
      for (const { path } of manifest.files) if (renamed(path) !== path) cpSync(join(into, path), join(into, renamed(path)));
    }
    for (const one of ['shares/10/s0.age', 'messages/m10-0.age', 'messages/m10-1.age']) rmSync(join(into, one));
    for (const n of [1, 2]) write(folder, `key${n}.txt`, `${sealer.survivors[n]?.identity}\n`);
  };
  const documents = () => readdirSync(join(folder, 'opened')).map((name) => readFileSync(join(folder, 'opened', name), 'utf8'));

  it('stops by hand, and opens after the lines that choose the older generation', async () => {
    await papers();
    expect(type(OUTER)).toEqual({ code: 1, said: expect.stringContaining('is missing, changed or added.') });
    expect(existsSync(join(folder, 'opened'))).toBe(false);
    const { code, said } = type(`newest=10\n${OLDER}\n${OUTER}`);
    expect([code, said.match(MISTAKES)?.[0]]).toEqual([0, undefined]);
    expect(said).toContain('Revision 3, generation 9, sealed at');
    expect(documents()).toEqual(expect.arrayContaining(['The piano goes to Clara.\n']));
    expect(said.match(/Dear number \d/g)?.sort()).toEqual(['Dear number 1', 'Dear number 2']);
  });

  it('is chosen again and again, until there is no older one', async () => {
    await papers();
    const { said } = type(`newest=10\n${OLDER}\n${OLDER.split('\n').at(-2)?.replace('$newest', '9')}`);
    expect(said).toContain('generation 8.');
    expect(readdirSync(join(folder, 'package', 'shares'))).toEqual(['8']);
    expect(type(`newest=8\n${OLDER}`)).toEqual({ code: 1, said: expect.stringContaining('STOP: there is no older generation here.') });
  });
});
