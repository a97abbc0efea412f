import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AGE_HEAD_BYTES, encryptBytes } from '#custody/age.ts';
import type { Manifest } from '#custody/manifest.ts';
import { buildProgram, PROGRAM_FILE } from '#infra/recovery/build.ts';
import { safeNames } from '#recovery/safe-names.ts';
import { RECOVER_SHA256 } from '#recovery/sha256.ts';
import { DOCUMENTS, newSealer, type Sealer, sha256, temporary, write, writeManifest, writePackage } from '#tests/custody/recover-package.ts';
import { runHere } from '#tests/custody/run-here.ts';
import { IS_WHOLE } from '#tests/support/whole.ts';

const place = temporary();
afterAll(place.remove);

let sealer: Sealer;
let folder: string;
let out: string;
let keyFiles: string[];
let manifest: Manifest;
let runs = 0;
const template = join(place.folder, 'template');
let sealed: Manifest;

beforeAll(async () => {
  sealer = await newSealer();
  sealed = await writePackage(template, sealer);
});

beforeEach(() => {
  runs += 1;
  folder = join(place.folder, String(runs), 'package');
  out = join(place.folder, String(runs), 'opened');
  cpSync(template, folder, { recursive: true });
  manifest = structuredClone(sealed);
  keyFiles = sealer.survivors.map(({ identity }, i) => {
    write(join(place.folder, String(runs)), `key${i}.txt`, `${identity}\n`);
    return join(place.folder, String(runs), `key${i}.txt`);
  });
});

const inGroups = (text: string): string => text.replace(/(.{8})/g, '$1 ');
const key = (position: number): string => sealer.survivors[position]?.identity ?? '';
const opened = (): Record<string, string> => Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));
const recover = (...more: string[]) => runHere([folder, ...keyFiles.slice(0, 2), '--out', out, '--yes', ...more]);
const inFolder = (path: string): string => join(folder, path);

/** Expects the program to open exactly these documents. */
async function expectOpened(documents: Record<string, string>, run: ReturnType<typeof runHere>): Promise<string> {
  const { code, said } = await run;
  expect([code, said]).toEqual([0, expect.stringContaining('What to do next')]);
  expect(opened()).toEqual(documents);
  return said;
}

/** Expects the program to refuse, without writing a file or printing a word of a document or message. */
async function expectRefused(saying: RegExp | string, run = recover('--fingerprint', sealer.fingerprint)): Promise<void> {
  const { code, said } = await run;
  expect(said).toMatch(saying);
  expect(code).toBe(1);
  expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
  expect(said).not.toMatch(/piano|flower|thank you|last will\.txt/);
}

describe('the program', () => {
  it('is built from the current sources (after a change, run "npm run build:recover")', async () => {
    const built = Buffer.from(await buildProgram());
    expect(built.equals(readFileSync(PROGRAM_FILE))).toBe(true);
    expect(sha256(built)).toBe(RECOVER_SHA256);
    expect(statSync(PROGRAM_FILE).mode & 0o111).toBe(0o111);
  });

  it('uses only files, the terminal and cryptography, never the network', () => {
    const code = readFileSync(PROGRAM_FILE, 'utf8');
    const modules = [...code.matchAll(/(?:^|[\s;])(?:import|export)\b[^;'"]*["']([^"']+)["']/g)].map(([, name]) => name);
    expect([...new Set(modules)].sort()).toEqual([
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:readline',
      'node:stream/promises',
      'node:util',
    ]);
    expect(code).not.toMatch(/\b(?:require|import|fetch|WebSocket|XMLHttpRequest|getBuiltinModule)\s*\(/);
  });

  it('is the bin of this package', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).bin).toEqual({ 'will-recover': 'shared/recovery/recover.mjs' });
  });
});

const documents = Object.fromEntries(DOCUMENTS);

describe('enough keys', () => {
  it('open all documents, and only the messages to their owners', async () => {
    const said = await expectOpened(documents, recover('--fingerprint', sealer.fingerprint));
    expect(said).toContain('Dear number 0, thank you.');
    expect(said).toContain('Dear number 1, thank you.');
    expect(said).not.toContain('Dear number 2');
    expect(said).not.toMatch(/AGE-SECRET-KEY-1[A-Z0-9]{20}/);
  });

  it('first show revision, generation and date with the advice to compare copies, and the will only after that', async () => {
    const { said } = await recover('--fingerprint', sealer.fingerprint);
    const title = 'revision 3, generation 7, sealed at 2026-11-01T08:00:00.000Z';
    const places = [title, 'other copies', 'Checking every file', 'last will.txt', 'What to do next'].map((words) => said.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each<[string, () => string[], filed?: number]>([
    ['typed, with the fingerprint', () => [key(2), key(0), sealer.fingerprint, 'yes']],
    ['typed in small letters and with spaces', () => [inGroups(key(2).toLowerCase()), ` ${key(0)} `, sealer.fingerprint.toUpperCase(), 'y']],
    ['typed after a mistake and a repetition', () => [key(0), key(0), key(1).replace(/.$/, 'B'), 'what?', key(1), '', 'yes']],
    ['typed, after another one in a file', () => [key(2), '', 'yes'], 1],
  ])('may be %s', async (_, typed, filed = 0) => {
    await expectOpened(documents, runHere([folder, ...keyFiles.slice(0, filed), '--out', out], { typed: typed() }));
  });

  it('may include a key of another will, which the program names, with the fingerprint to compare if none was given', async () => {
    write(folder, '../stranger.txt', (await newSealer(1)).survivors[0]?.identity ?? '');
    const said = await expectOpened(documents, recover(join(folder, '../stranger.txt')));
    expect(said).toContain(`Its fingerprint is ${sealer.fingerprint}. COMPARE IT WITH THE PAPER`);
    expect(said).toContain('This package has no share for the key in stranger.txt.');
  });

  it('show nothing if the person does not type yes', async () => {
    const { code, said } = await runHere([folder, ...keyFiles.slice(0, 2), '--out', out], { typed: [sealer.fingerprint, 'no'] });
    expect(code).toBe(0);
    expect(said).toContain('Nothing was opened.');
    expect(existsSync(out)).toBe(false);
  });

  it('open a package in a subfolder, and empty documents', async () => {
    rmSync(folder, { recursive: true });
    await writePackage(join(folder, 'wills/a1b2c3/3'), sealer, { documents: [['empty.txt', '']], messages: false });
    await expectOpened({ 'empty.txt': '' }, recover());
  });
});

describe('the program tells a person', () => {
  it.each([
    ['how many keys are missing', () => keyFiles.slice(0, 1), /needs 2 recovery keys\. Keys that fit so far: 1\. Keys still missing: 1\./],
    [
      'which key is mistyped',
      () => [keyFiles[0] ?? '', bad('key1.txt', key(1).replace(/.$/, 'B'))],
      /a typing mistake in the key in key1\.txt, or part of it is missing/,
    ],
    ['which file holds no key', () => [keyFiles[0] ?? '', bad('note.txt', 'Buy milk.')], /There is no recovery key in note\.txt/],
    ['that one key twice counts as one key', () => [keyFiles[0] ?? '', bad('copy.txt', key(0))], /fit so far: 1\. Keys still missing: 1\./],
    ['which file cannot be read', () => [join(folder, 'nothing.txt')], /nothing\.txt cannot be read/],
  ])('%s', async (_, files, saying) => {
    await expectRefused(saying, runHere([folder, ...files(), '--out', out, '--yes']));
  });

  it('that the folder contains no package', async () => {
    rmSync(folder, { recursive: true });
    await expectRefused(/cannot be read/);
    mkdirSync(folder);
    await expectRefused(/contains no sealed package/);
  });

  it.each([
    ['a key in the command', () => [folder, key(0)]],
    ['no folder', () => []],
    ['an unknown option', () => [folder, '--force']],
    ['an invalid fingerprint', () => [folder, '--fingerprint', 'abcd']],
  ])('how to use it, after %s', async (_, args) => {
    const { code, said } = await runHere(args());
    expect(code).toBe(2);
    expect(said).toContain('node recover.mjs <folder of the package>');
    expect(said).not.toContain(key(0));
  });

  const bad = (name: string, content: string): string => {
    write(folder, `../${name}`, `${content}\n`);
    return join(folder, '..', name);
  };
});

describe('before it shows anything, the program refuses', () => {
  const replaced = async (path: string, text: string) => {
    const sealed = await encryptBytes(sealer.recipient, Buffer.from(text));
    write(folder, path, sealed);
    return { size: sealed.length, sha256: sha256(sealed), head: sha256(sealed.subarray(0, AGE_HEAD_BYTES)) };
  };
  const changed = (path: string, by: Partial<Manifest['files'][number]>): Manifest => ({
    ...manifest,
    files: manifest.files.map((file) => (file.path === path ? { ...file, ...by } : file)),
  });
  const keepingProofs = (act: () => void): void => {
    const proofs = ['mac', 'sig'].map((kind) => [kind, readFileSync(inFolder(`manifest.7.json.${kind}`))] as const);
    act();
    for (const [kind, bytes] of proofs) write(folder, `manifest.7.json.${kind}`, bytes);
  };

  const notSealed = (path: string) => `${path} is not the file that was sealed`;
  const manifestNotSealed = 'not the one that was sealed';
  const otherPaper = 'fingerprint is not the one on the paper';
  it.each<[string, () => unknown, RegExp | string]>([
    ['a document replaced under the right recipient', () => replaced('d0.age', 'The piano goes to me.'), notSealed('d0.age')],
    ['the same with the manifest adapted to it', adaptManifest, manifestNotSealed],
    ['the same, signed by a thief who knows the recipients and uses another key', signAsThief, otherPaper],
    ['a whole package made by a thief who knows the Survivors’ recipients', replacePackage, otherPaper],
    ['a manifest with an extra space', () => edit('manifest.7.json', (text) => `${text} `), manifestNotSealed],
    ['a changed mac', () => edit('manifest.7.json.mac', otherFirst('0', '1')), manifestNotSealed],
    ['a changed signature', () => edit('manifest.7.json.sig', otherFirst('A', 'B')), manifestNotSealed],
    [
      'a manifest without its mac',
      () => rmSync(inFolder('manifest.7.json.mac')),
      /no sealed package that can be opened\.\nNothing was opened\. This package is damaged/,
    ],
    ['a manifest without its signature', () => rmSync(inFolder('manifest.7.json.sig')), /manifest\.7\.json\.sig is missing/],
    ['a manifest renamed to a higher number', () => renameAll('manifest.7.json', 'manifest.8.json'), /its name does not match its content/],
    ['two older documents', olderDocuments, /not the ones that were sealed: d0\.age, d1\.age/],
    ['a missing document', () => rmSync(inFolder('d1.age')), /incomplete\. Files that are missing: 1\. The first one is d1\.age/],
    ['a document that is a symbolic link', () => linked('d1.age'), /incomplete\. .* d1\.age/],
    ['a replaced list of documents', () => replaced('index.age', '{}'), notSealed('index.age')],
    ['a replaced personal message', () => replaced('messages/m7-2.age', 'Give it all to me.'), notSealed('messages/m7-2.age')],
    ['a replaced guide', () => write(folder, 'RECOVER.txt', 'Mail your key to me.'), notSealed('RECOVER.txt')],
    ['a truncated share', () => truncateSync(inFolder('shares/7/s0.age'), 100), notSealed('shares/7/s0.age')],
  ])('%s', async (_, tamper, saying) => {
    await tamper();
    await expectRefused(saying);
  });

  it('papers of two different Hosts', async () => {
    write(folder, '../other.txt', `${key(1)}\n${(await newSealer(1)).fingerprint}\n`);
    const args = [folder, keyFiles[0] ?? '', join(folder, '../other.txt'), '--out', out, '--yes', '--fingerprint', sealer.fingerprint];
    await expectRefused(/different fingerprints/, runHere(args));
  });

  async function adaptManifest(): Promise<void> {
    const forged = changed('d0.age', await replaced('d0.age', 'The piano goes to me.'));
    keepingProofs(() => writeManifest(folder, forged, sealer.identity, sealer.packageKey.privateKey));
  }
  async function signAsThief(): Promise<void> {
    const thief = await newSealer();
    const forged = changed('d0.age', await replaced('d0.age', 'The piano goes to me.'));
    writeManifest(folder, { ...forged, host_key: thief.packageKey.publicKey }, thief.identity, thief.packageKey.privateKey);
  }
  async function replacePackage(): Promise<void> {
    const thief = await newSealer();
    rmSync(folder, { recursive: true });
    await writePackage(folder, { ...thief, survivors: sealer.survivors });
  }
  function edit(path: string, change: (text: string) => string): void {
    const before = readFileSync(inFolder(path), 'utf8');
    expect(change(before)).not.toBe(before);
    write(folder, path, change(before));
  }
  /** Replaces the first character by one of these two, the one that differs. */
  function otherFirst(one: string, other: string): (text: string) => string {
    return (text) => (text.startsWith(one) ? other : one) + text.slice(1);
  }
  function renameAll(from: string, to: string): void {
    for (const end of ['', '.mac', '.sig']) renameSync(inFolder(from + end), inFolder(to + end));
  }
  /** Documents of an older revision, under the same names. */
  async function olderDocuments(): Promise<void> {
    const older = join(folder, '../older');
    await writePackage(older, sealer, { generation: 6 });
    for (const path of ['d0.age', 'd1.age']) cpSync(join(older, path), inFolder(path));
  }
  function linked(path: string): void {
    renameSync(inFolder(path), join(folder, '../elsewhere'));
    symlinkSync(join(folder, '../elsewhere'), inFolder(path));
  }
});

/** Each file in `.ci/run`, and one of each role otherwise: each takes a run of the program. */
const tried = <File extends { role: string }>(files: readonly File[]): readonly File[] =>
  IS_WHOLE ? files : [...Map.groupBy(files, ({ role }) => role).values()].flatMap(([first]) => first ?? []);

describe('with --rest, the program opens what is left of a package', () => {
  const names = DOCUMENTS.map(([name]) => name);
  const others = (path: string) => Object.fromEntries(DOCUMENTS.filter((_, n) => path !== `d${n}.age`));

  it.each<[string, (path: string) => void]>([
    ['missing', (path) => rmSync(inFolder(path))],
    ['cut off', (path) => truncateSync(inFolder(path), 100)],
    ['empty', (path) => truncateSync(inFolder(path), 0)],
    ['another one', (path) => cpSync(inFolder(path === 'd0.age' ? 'd1.age' : 'd0.age'), inFolder(path))],
  ])('if one file is %s, whichever it is', async (_, damage) => {
    for (const { path, role } of tried(manifest.files)) {
      const whole = readFileSync(inFolder(path));
      damage(path);
      rmSync(out, { recursive: true, force: true });
      // Of the other two people, if a share is lost.
      const keys = keyFiles.filter((_, n) => path !== `shares/7/s${n}.age`).slice(0, 2);
      const { code, said } = await runHere([folder, ...keys, '--rest', '--out', out, '--yes']);
      const found = role === 'index' ? Object.fromEntries(DOCUMENTS.map(([, text], n) => [`document-${n + 1}`, text])) : others(path);
      expect({ path, code, found: opened() }).toEqual({ path, code: role === 'document' ? 3 : 0, found });
      if (role === 'document') expect(said).toContain(`SOME DOCUMENTS ARE MISSING OR DAMAGED, and are not opened: ${names[Number(path[1])]}.`);
      expect(said).not.toContain('Every file is exactly');
      write(folder, path, whole);
    }
  });

  it('and names --rest only where it helps', async () => {
    rmSync(inFolder('d1.age'));
    expect((await recover()).said).toContain('run the program again with --rest');
    rmSync(inFolder('manifest.7.json.mac'));
    expect((await recover()).said).not.toContain('--rest');
  });

  it('but a whole older one first, and nothing without enough keys or with a changed manifest', async () => {
    const index = readFileSync(inFolder('index.age'));
    await writePackage(folder, sealer, { generation: 12, documents: [['new.txt', 'New.']], labels: 'e' });
    write(folder, 'index.age', index);
    rmSync(inFolder('e0.age'));
    expect((await recover('--rest')).said).toContain('generation 7, sealed at');
    rmSync(inFolder('d0.age'));
    rmSync(out, { recursive: true });
    expect((await runHere([folder, keyFiles[0] ?? '', '--rest', '--out', out, '--yes'])).code).toBe(1);
    write(folder, 'manifest.12.json', `${readFileSync(inFolder('manifest.12.json'), 'utf8')} `);
    write(folder, 'manifest.7.json', `${readFileSync(inFolder('manifest.7.json'), 'utf8')} `);
    expect((await recover('--rest')).code).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});

describe('with several generations in one folder', () => {
  const LATER: [string, string][] = [['last will.txt', 'The piano goes to Daniel.\n']];
  const later = () => writePackage(folder, sealer, { generation: 12, documents: LATER, labels: 'e' });

  it('the program opens the newest', async () => {
    rmSync(inFolder('index.age')); // both generations use this name, so the older one is now incomplete
    await later();
    expect((await recover()).said).toContain('generation 12');
    expect(opened()).toEqual(Object.fromEntries(LATER));
  });

  it('the program opens the previous one and says so, if the newest is incomplete', async () => {
    const index = readFileSync(inFolder('index.age'));
    await later();
    write(folder, 'index.age', index);
    rmSync(inFolder('e0.age'));
    const { said } = await recover();
    expect(said).toMatch(/generation 12 was skipped: The package is incomplete.*e0\.age/);
    expect(said).toContain('generation 7, sealed at');
    expect(opened()).toEqual(documents);
  });

  it('the program skips one that a thief has added and says so', async () => {
    const thief = await newSealer();
    writeManifest(folder, { ...manifest, generation: 99, host_key: thief.packageKey.publicKey }, thief.identity, thief.packageKey.privateKey);
    const { said } = await recover('--fingerprint', sealer.fingerprint);
    expect(said).toMatch(/generation 99 was skipped: The package does not belong to this paper/);
    expect(opened()).toEqual(documents);
  });

  it('the program opens an older one if the command gives its number', async () => {
    await writePackage(join(folder, 'newer'), sealer, { generation: 12, documents: LATER });
    expect((await recover('--generation', '7')).said).toContain('generation 7, sealed at');
    expect(opened()).toEqual(documents);
  });
});

describe('the folder for the documents', () => {
  it('is refused if it is not empty', async () => {
    write(out, 'last will.txt', 'mine');
    const { code, said } = await recover();
    expect([code, said]).toEqual([1, expect.stringMatching(/opened is not empty/)]);
    expect(opened()).toEqual({ 'last will.txt': 'mine' });
  });

  it('contains every document, whatever its name', async () => {
    const safe = {
      'evil.txt': '../../evil.txt',
      passwd: '/etc/passwd',
      document: '..',
      'win.ini': 'C:\\Windows\\win.ini',
      '_con.txt': 'con.txt',
      'same.txt': 'same.txt',
      'SAME (2).txt': 'SAME.txt',
      '[2Jredtxt.exe': '\u001b[2Jred\u202etxt.exe',
      profile: '.profile',
    };
    await writePackage(folder, sealer, { documents: Object.values(safe).map((name) => [name, name]) });
    const said = await expectOpened(safe, recover());
    expect(readdirSync(join(folder, '..')).filter((name) => name.includes('evil'))).toEqual([]);
    expect(said).not.toMatch(/[\u001b\u202e]/);
  });

  it('has shortened names for long ones, with the same extension', () => {
    const [name = ''] = safeNames([{ filename: `${'ä'.repeat(300)}.pdf` }]);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^ä+\.pdf$/);
  });

  it('is readable for its owner only', async () => {
    await recover();
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(statSync(join(out, 'letter.txt')).mode & 0o077).toBe(0);
  });
});
