import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { languageOf } from '#common/language.ts';
import { encryptBytes } from '#custody/age.ts';
import { CHECK_SCRIPT, COMBINE_SCRIPT, COMMANDS, writePaperText } from '#paper/recovery-by-hand.ts';
import { AFTER_COMBINING, cannotType, INNER, PAGE, typeIn } from '#tests/custody/by-hand.ts';
import {
  type Content,
  DOCUMENTS,
  innerEnvelope,
  newSealer,
  type Sealer,
  sha256,
  temporary,
  write,
  writePackage,
} from '#tests/custody/recover-package.ts';
import * as english from '#words/en/paper.ts';
import { wordsIn } from '#words/in-language.ts';
import { LOCALES } from '#words/locales.ts';

const place = temporary();
afterAll(place.remove);

let sealer: Sealer;
let folder: string;
let runs = 0;
const template = join(place.folder, 'template');

beforeAll(async () => {
  sealer = await newSealer(5);
  await writePackage(join(template, 'package'), sealer, { threshold: 3, generation: 10 });
});

beforeEach(() => {
  runs += 1;
  folder = join(place.folder, String(runs));
  cpSync(template, folder, { recursive: true });
});

const type = (lines: string) => typeIn(folder, lines);

function giveKeys(...positions: number[]): void {
  for (const [i, position] of positions.entries()) write(folder, `key${i + 1}.txt`, `${sealer.survivors[position]?.identity}\n`);
}

describe.skipIf(cannotType)('docs/recovery.md, followed line by line', () => {
  /** Leaves the files that the lines for the package leave, when they have opened these. */
  function leaveOpened(files: readonly Content[]): void {
    for (const [i, [, content]] of files.entries()) write(folder, `opened/d${i}`, content);
    write(folder, 'index.json', JSON.stringify({ documents: files.map(([filename], i) => ({ filename, path: `d${i}.age` })) }));
    write(folder, 'combine.py', COMBINE_SCRIPT);
    write(folder, 'sealed.txt', 'document d0.age\n');
    giveKeys(4, 0, 2);
  }

  it('stops before it unpacks the list of another person that names a file outside of its folder', async () => {
    leaveOpened((await innerEnvelope(sealer, { threshold: 3, asWritten: (json) => json.replace('k1.age', '../../combine.py') })).files);
    const { code, said } = type(INNER);
    expect([code, said]).toEqual([1, expect.stringContaining("STOP: '../../combine.py' is not the name of a sealed file.")]);
    expect(said).toContain('Signature Verified Successfully');
    expect(existsSync(join(folder, 'inner'))).toBe(false);
    expect(readFileSync(join(folder, 'combine.py'), 'utf8')).toBe(COMBINE_SCRIPT);
  });

  it('deletes a changed list, and has used nothing of it but the signature', async () => {
    const { files } = await innerEnvelope(sealer, { threshold: 3 });
    leaveOpened(files.map(([name, content]): Content => [name, name === 'inner.will' ? lastChanged(content) : content]));
    const { code, said } = type(INNER);
    expect([code, said]).toEqual([1, expect.stringContaining('Signature Verification Failure')]);
    expect(
      readdirSync(folder)
        .filter((name) => name.startsWith('inner'))
        .sort(),
    ).toEqual(['inner-check.py', 'inner-key.der', 'inner-key.txt', 'inner-signature.bin', 'inner.py']);
  });

  it.each<[string, () => unknown, string]>([
    ['a document replaced under the right recipient', replaceDocument, "STOP: 'd0.age'"],
    ['a missing document', () => rmSync(join(folder, 'package/d1.age')), "STOP: 'd1.age' is missing, changed or added."],
    ['an added document', () => addFile('d9.age'), "STOP: 'd9.age' is missing, changed or added."],
    ['an added message', () => addFile('messages/m.age'), "STOP: 'messages/m.age' is missing, changed or added."],
    ['a name that controls the terminal', () => addFile('a\u001b[2J.age'), "STOP: 'a\\x1b[2J.age'"],
    ['a changed manifest', () => change('package/manifest.10.json', (text) => text.replace('2026-11', '2026-10')), 'STOP: the manifest'],
    ['a changed signature', () => change('package/manifest.10.json.sig', otherFirst), 'Verification Failure'],
  ])('stops at %s, and opens nothing, also if a person types on', async (_, tamper, saying) => {
    giveKeys(0, 1, 2);
    write(folder, 'will-key.txt', `${sealer.identity}\n`);
    await tamper();
    const { code, said } = type(`newest=10\n${AFTER_COMBINING}`);
    expect(said).toContain(saying);
    expect(code).not.toBe(0);
    expect(said).not.toMatch(/filename|Everything|Dear number/);
    expect(existsSync(join(folder, 'opened'))).toBe(false);
  });

  it('proves a package genuine, and prints no message of one with an inner.will in another spelling, or without a list of documents', () => {
    giveKeys(0, 1, 2);
    write(folder, 'will-key.txt', `${sealer.identity}\n`);
    const { said } = type(`newest=10\n${AFTER_COMBINING}`);
    for (const one of [
      'Every file in the list is exactly as it was sealed.',
      `Fingerprint: ${sealer.fingerprint}\n`,
      'Signature Verified Successfully',
    ])
      expect(said).toContain(one);
    expect(said).toContain('Dear number 0');
    for (const index of ['{"documents": [{"filename": "inner\\u002ewill"}]}', '']) {
      write(folder, 'index.json', index);
      expect(type(COMMANDS.messages).said).not.toContain('Dear number');
    }
    write(folder, 'index.json', '{"documents": []}');
    expect(type(COMMANDS.messages).said).toContain('Dear number 0');
  });

  const lastChanged = (content: string | Uint8Array): Uint8Array => Buffer.from(`${Buffer.from(content).toString('latin1')} `, 'latin1');
  const otherFirst = (text: string): string => `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
  async function addFile(name: string): Promise<void> {
    write(folder, `package/${name}`, await encryptBytes(sealer.recipient, Buffer.from('Everything goes to me.')));
  }
  async function replaceDocument(): Promise<void> {
    write(folder, 'package/d0.age', await encryptBytes(sealer.recipient, Buffer.from('x')));
  }
  const change = (path: string, by: (text: string) => string): void => {
    const before = readFileSync(join(folder, path), 'utf8');
    expect(by(before)).not.toBe(before);
    write(folder, path, by(before));
  };
});

describe('the printed paper', () => {
  const facts = {
    hostName: 'Anna Host',
    survivorName: 'Ben',
    survivorId: '8d3c2b1a-0000-8000-8000-000000000001',
    willId: '8d3c2b1a-0000-4000-8000-000000000002',
    backupCodes: ['K7QF-3M9X', 'P2WD-8RTA', 'ZC4H-6NVB', '5JYE-1LGU', 'X8SA-0KQ3'],
  };
  // The paper needs only the address of the service
  const app = { env: { FRONTEND_URL: 'https://wills.example' } } as App;
  const paperOf = (position: number): string =>
    writePaperText(app, { ...facts, recoveryKey: sealer.survivors[position]?.identity ?? '', fingerprint: sealer.fingerprint });

  it.each(LOCALES.map(({ locale }) => locale))('says in its place that the device of the Host has made the key, in %s', (locale) => {
    const { paper } = wordsIn(languageOf(locale), 'paper', english);
    const printed = writePaperText(app, { ...facts, recoveryKey: undefined, fingerprint: sealer.fingerprint }, locale);
    expect(printed).toContain(paper.keyOfDevice);
    expect(printed).not.toMatch(/undefined|AGE-SECRET-KEY-1[A-Z0-9]{58}/);
    expect(Math.max(...paper.keyOfDevice.split('\n').map((line) => line.length))).toBeLessThan(86);
  });

  it('contains everything that is needed without the service', () => {
    const paper = paperOf(0);
    for (const one of [facts.hostName, facts.survivorName, facts.survivorId, facts.willId, ...facts.backupCodes]) expect(paper).toContain(one);
    for (const one of ['https://wills.example', sealer.fingerprint, sealer.survivors[0]?.identity ?? '?']) expect(paper).toContain(one);
    expect(paper).toContain(sha256(readFileSync('shared/recovery/recover.mjs')));
    expect(paper.indexOf('BY HAND')).toBeLessThan(paper.indexOf('WITH THE PROGRAM'));
  });

  it('fits the width of a page', () => {
    const lines = paperOf(0).split('\n');
    expect(lines.filter((line) => line.length > 96)).toEqual([]);
  });

  it('prints the same lines as docs/recovery.md', () => {
    for (const script of [COMBINE_SCRIPT, CHECK_SCRIPT]) expect(PAGE).toContain(script);
    for (const lines of Object.values(COMMANDS)) expect(PAGE).toContain(lines);
    expect(COMBINE_SCRIPT.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
  });

  /** Saves the two programs, and returns the lines to type. */
  const saveAndRead = (paper: string): string => {
    const [, combiner = '', checker = '', commands = ''] =
      /combine\.py:\n\n([\s\S]*?)\nd\) [^\n]*check\.py:\n\n([\s\S]*?)\ne\) Open a terminal in your folder and type:\n\n([\s\S]*?)\n\nIf/.exec(
        paper,
      ) ?? [];
    write(folder, 'combine.py', combiner);
    write(folder, 'check.py', checker);
    return commands;
  };

  it.skipIf(cannotType)('has lines that open the newest generation, and name a key that opens no share', async () => {
    giveKeys(1, 4, 3);
    write(folder, 'key4.txt', (await newSealer(1)).survivors[0]?.identity ?? '');
    // An older generation in the same folder must not be used, although "9" sorts after "10" as text
    for (const end of ['', '.mac', '.sig']) write(folder, `package/manifest.9.json${end}`, '{}');
    write(folder, 'package/shares/9/x.age', 'nothing');
    const { code, said } = type(saveAndRead(paperOf(1)));
    expect([code, said]).toEqual([0, expect.stringContaining('"filename": "last will.txt"')]);
    expect(said).toContain('key4.txt opens no share');
    expect(['d0', 'd1'].map((label) => readFileSync(join(folder, 'opened', label), 'utf8'))).toEqual(DOCUMENTS.map(([, text]) => text));
    expect(said.match(/Dear number \d/g)?.sort()).toEqual(['Dear number 1', 'Dear number 3', 'Dear number 4']);
  });
});
