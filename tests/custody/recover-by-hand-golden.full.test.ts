import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cannotType, INNER, OLDER, OUTER, typeIn } from '#tests/custody/by-hand.ts';
import { newSealer, sha256, temporary, write, writeManifest, writePackage } from '#tests/custody/recover-package.ts';
import { goldenContent, goldenKey, goldenSheetKey, OWN_DEVICE, PACKAGES, unpackGolden } from '#tests/recovery/golden.ts';

// docs/recovery.md, typed as it stands, for each kind of package that people may already have.

const place = temporary();
afterAll(place.remove);

/** What a person who types without mistakes never sees. */
const MISTAKES = /STOP|error|Traceback|No such file|cannot/i;

let folder: string;
let runs = 0;
beforeEach(() => {
  runs += 1;
  folder = join(place.folder, String(runs));
  mkdirSync(folder);
});

interface Given {
  of: string;
  papers: readonly string[];
  /** Also with the Host's own sheet, in the file that the page names. */
  sheet?: boolean;
}

/** Copies a golden package and writes the keys, as the first steps of the page say. */
function prepare({ of, papers, sheet = false }: Given): void {
  cpSync(unpackGolden(join(place.folder, `${runs}-${of}`), of), join(folder, 'package'), { recursive: true });
  for (const [i, name] of papers.entries()) write(folder, `key${i + 1}.txt`, `${goldenKey(name, of)}\n`);
  if (sheet) write(folder, 'sheet.txt', `${goldenSheetKey()}\n`);
}

const isInner = (of: string): boolean => of === OWN_DEVICE.name;
const type = (of: string) => typeIn(folder, isInner(of) ? `${OUTER}\n${INNER}` : OUTER);

/** Hex SHA-256 of each opened document, sorted: by hand, a document keeps the name of its file. */
function opened(of: string): string[] {
  const into = join(folder, isInner(of) ? 'documents' : 'opened');
  if (!existsSync(into)) return [];
  return readdirSync(into)
    .map((name) => sha256(readFileSync(join(into, name))))
    .sort();
}

const people = (of: string): string[] => Object.keys(goldenContent(of).messages);
const [first, second] = ['ben', 'clara'];
const { name: own, later } = OWN_DEVICE;

describe.skipIf(cannotType)('docs/recovery.md, typed as it stands', () => {
  it.each<Given>([
    ...PACKAGES.map((of) => ({ of, papers: [first, second] })),
    ...PACKAGES.map((of) => ({ of, papers: people(of) })),
    { of: own, papers: [first, second], sheet: true },
    { of: own, papers: [first, later], sheet: true },
  ])('opens %j to the last byte, without an error', (given) => {
    const { documents, messages } = goldenContent(given.of);
    prepare(given);
    const { code, said } = type(given.of);
    expect([code, said.match(MISTAKES)?.[0]]).toEqual([0, undefined]);
    expect(opened(given.of)).toEqual(Object.values(documents).sort());
    for (const [name, text] of Object.entries(messages)) expect(said.includes(text)).toBe(given.papers.includes(name));
  });

  it.each<Given & { says: string }>([
    ...PACKAGES.map((of) => ({ of, papers: [first], says: 'STOP: at least 2 papers of one time are needed.' })),
    ...PACKAGES.map((of) => ({ of, papers: [first, first], says: 'STOP: at least 2 papers of one time are needed.' })),
    ...PACKAGES.map((of) => ({ of, papers: [], says: 'STOP: at least 2 papers of one time are needed.' })),
    { of: own, papers: [first], sheet: true, says: 'STOP: at least 2 papers of one time are needed.' },
    { of: own, papers: [], sheet: true, says: 'STOP: at least 2 papers of one time are needed.' },
    { of: own, papers: [first, later], says: 'Find more papers of that sealing or the own sheet' },
  ])('ends with an error and says what to do for %j', ({ says, ...given }) => {
    prepare(given);
    const { code, said } = type(given.of);
    expect([code, said]).toEqual([1, expect.stringContaining(says)]);
    expect(said).toMatch(/Then type all lines again\.\n$/);
    expect(said).not.toContain('Traceback');
    expect([opened(given.of), existsSync(join(folder, 'opened'))]).toEqual([[], given.papers.includes(later)]);
  });

  it.each(PACKAGES)('names the paper of another will with %s, and opens nothing', async (of) => {
    prepare({ of, papers: [first] });
    write(folder, 'key2.txt', `${(await newSealer(1)).survivors[0]?.identity}\n`);
    const { code, said } = type(of);
    expect([code, said]).toEqual([1, expect.stringContaining('key2.txt opens no share')]);
    expect(opened(of)).toEqual([]);
  });

  it('rejects the own sheet in place of a paper, and opens everything when it is named as the page says', () => {
    prepare({ of: own, papers: [first, later] });
    write(folder, 'key3.txt', `${goldenSheetKey()}\n`);
    expect(type(own)).toEqual({ code: 1, said: expect.stringContaining('key3.txt opens no share') });
    expect(typeIn(folder, `mv key3.txt sheet.txt\n${OUTER}\n${INNER}`).code).toBe(0);
    expect(opened(own)).toEqual(Object.values(goldenContent(own).documents).sort());
  });

  it('combines the shares if the own sheet is that of another will', async () => {
    prepare({ of: own, papers: [first, second] });
    write(folder, 'sheet.txt', `${(await newSealer(1)).survivors[0]?.identity}\n`);
    expect(type(own).code).toBe(0);
    expect(opened(own)).toEqual(Object.values(goldenContent(own).documents).sort());
  });

  it.each(PACKAGES)('names a document that is missing from %s, and opens nothing', (of) => {
    prepare({ of, papers: [first, second] });
    const [document = ''] = globSync('*.age', { cwd: join(folder, 'package') }).filter((name) => name !== 'index.age');
    rmSync(join(folder, 'package', document));
    const { code, said } = type(of);
    expect([code, said]).toEqual([1, expect.stringContaining(`STOP: '${document}' is missing, changed or added.`)]);
    expect([opened(of), existsSync(join(folder, 'opened'))]).toEqual([[], false]);
  });

  it('says that there is no inner envelope in a package of the service, if a person types on', () => {
    prepare({ of: 'v1', papers: [first, second] });
    const { code, said } = typeIn(folder, `${OUTER}\n${INNER}`);
    expect([code, said]).toEqual([1, expect.stringContaining('STOP: the list of documents names no inner.will')]);
    expect(opened('v1')).toEqual(Object.values(goldenContent('v1').documents).sort());
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
    expect(typeIn(folder, OUTER)).toEqual({ code: 1, said: expect.stringContaining('is missing, changed or added.') });
    expect(existsSync(join(folder, 'opened'))).toBe(false);
    const { code, said } = typeIn(folder, `newest=10\n${OLDER}\n${OUTER}`);
    expect([code, said.match(MISTAKES)?.[0]]).toEqual([0, undefined]);
    expect(said).toContain('Revision 3, generation 9, sealed at');
    expect(documents()).toEqual(expect.arrayContaining(['The piano goes to Clara.\n']));
    expect(said.match(/Dear number \d/g)?.sort()).toEqual(['Dear number 1', 'Dear number 2']);
  });

  it('is chosen again and again, until there is no older one', async () => {
    await papers();
    const { said } = typeIn(folder, `newest=10\n${OLDER}\n${OLDER.split('\n').at(-2)?.replace('$newest', '9')}`);
    expect(said).toContain('generation 8.');
    expect(typeIn(folder, OUTER)).toEqual({ code: 0, said: expect.stringContaining('generation 8, sealed at') });
    expect(typeIn(folder, `newest=8\n${OLDER}`)).toEqual({ code: 1, said: expect.stringContaining('STOP: there is no older generation here.') });
  });
});
