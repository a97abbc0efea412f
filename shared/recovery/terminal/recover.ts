import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { packageFingerprint } from '#custody/manifest.ts';
import { type Document, openMessages, plainLines } from '#recovery/documents.ts';
import { type FoundPackage, findPackages } from '#recovery/find-packages.ts';
import { checkedKey, fingerprintOf, type RecoveryKey, readPaper } from '#recovery/papers.ts';
import { problemOf, Stopped } from '#recovery/problem.ts';
import { safeNames } from '#recovery/safe-names.ts';
import { type UnlockedPackage, unlockNewest } from '#recovery/unlock-package.ts';
import { openIndex, verifyFiles } from '#recovery/verify-files.ts';
import { english } from '#recovery/words/english.ts';
import { sentence } from '#recovery/words/words.ts';
import type { Terminal } from './conversation.ts';
import { diskFiles } from './disk-files.ts';
import { emptyFolder, writeDocument } from './write-document.ts';

/** The command's arguments, as read in main.ts. */
export interface RecoveryOptions {
  /** A folder at or above the package. */
  folder: string;
  /** Paths of files with keys, or of whole papers. */
  papers: string[];
  /** 64 hex digits; undefined if not given. */
  fingerprint: string | undefined;
  /** Opens only this generation; undefined opens the newest complete one. */
  generation: number | undefined;
  /** The folder for the documents, new or empty. */
  out: string;
  /** Asks no questions except for missing keys, and answers them with yes. */
  yes: boolean;
}

/**
 * Opens a package with enough recovery keys and writes its documents into a folder. It verifies every file of the package
 * before it shows or writes a document. Throws Stopped or InvalidInput, with a reason for a person.
 */
export async function recover(options: RecoveryOptions, talk: Terminal): Promise<void> {
  const found = await findWanted(options, talk);
  const { keys, fingerprint } = await collectKeys(options, found, talk);
  const opened = await unlockNewest(found, keys, fingerprint);
  talk.say(...opened.notes.map((note) => sentence(english, note)), ...introduction(opened, fingerprint !== undefined));
  if (!options.yes && !isYes(await talk.ask('Is this the newest copy you have? Type yes to continue:'))) return talk.say('Nothing was opened.');
  talk.say('', 'Checking every file ...');
  await verifyFiles(opened);
  const documents = await openIndex(opened);
  await unpackAll(options, opened, documents, talk);
  for (const { key, text } of await openMessages(opened)) talk.say('', `A personal message for the owner of ${key.name}:`, '', text);
  talk.say(...whatNow(options.out));
}

/** An argument or a line that the program cannot use. Its message is a sentence for a person. */
export class InvalidInput extends Error {}

async function findWanted({ folder, generation }: RecoveryOptions, talk: Terminal): Promise<FoundPackage[]> {
  const { found, skipped } = await findPackages(diskFiles(folder)).catch(() => {
    throw new InvalidInput(`The folder ${folder} cannot be read. Please check its name.`);
  });
  talk.say(...skipped.map((problem) => sentence(english, problem)));
  const wanted = found.filter(({ manifest }) => generation === undefined || manifest.generation === generation);
  if (wanted.length === 0) throw new Stopped({ is: 'no_package', damaged: skipped.length > 0 });
  return wanted;
}

/** Reads keys and fingerprint from the files first, then asks for what is missing. */
async function collectKeys(
  options: RecoveryOptions,
  found: readonly FoundPackage[],
  talk: Terminal,
): Promise<{ keys: RecoveryKey[]; fingerprint: string | undefined }> {
  const keys = new Map<string, RecoveryKey>();
  const fingerprints = new Set<string>();
  for (const path of options.papers) {
    const paper = await readFile(path, 'utf8').then(readPaper, () => {
      throw new InvalidInput(`The file ${path} cannot be read. Please check its name.`);
    });
    if (paper.keys.length === 0) throw new InvalidInput(`There is no recovery key in ${basename(path)}. Please check the file.`);
    for (const [i, text] of paper.keys.entries()) {
      const name = paper.keys.length === 1 ? `the key in ${basename(path)}` : `key ${i + 1} in ${basename(path)}`;
      if (!keys.has(text)) keys.set(text, await checkedKey(name, text));
    }
    for (const one of paper.fingerprints) fingerprints.add(one);
  }
  await typedKeys(keys, found[0]?.manifest.threshold ?? 2, talk);
  if (options.fingerprint) fingerprints.add(options.fingerprint);
  if (fingerprints.size > 1) throw new Stopped({ is: 'papers_differ' });
  const [known] = fingerprints;
  return { keys: [...keys.values()], fingerprint: known ?? (options.yes ? undefined : await askFingerprint(talk)) };
}

async function typedKeys(keys: Map<string, RecoveryKey>, needed: number, talk: Terminal): Promise<void> {
  if (keys.size < needed) talk.say(`This package needs ${needed} recovery keys. Each is one line on a paper and begins with AGE-SECRET-KEY-1.`);
  while (keys.size < needed) {
    const line = await talk.ask(`Recovery key ${keys.size + 1} (to stop, press only Enter):`);
    if (line === '') return;
    const text = readPaper(line).keys[0] ?? '';
    if (keys.has(text)) {
      talk.say('You have already entered this key. Please enter another one.');
      continue;
    }
    const key = await checkedKey(`recovery key ${keys.size + 1}`, text).catch((error: unknown) => void talk.say(sentence(english, problemOf(error))));
    if (key) keys.set(text, key);
  }
}

async function askFingerprint(talk: Terminal): Promise<string | undefined> {
  const line = await talk.ask('The fingerprint on the paper, 16 groups of four (if you do not have it, press only Enter):');
  if (line === '') return undefined;
  const hex = fingerprintOf(line);
  if (!hex)
    throw new InvalidInput(
      'This is not a complete fingerprint. A fingerprint has 16 groups of four characters: digits and the letters a to f. Please compare it with the paper.',
    );
  return hex;
}

function introduction({ manifest }: UnlockedPackage, isCompared: boolean): string[] {
  const { revision, generation, sealed_at, threshold, total } = manifest;
  return [
    '',
    `Your keys open this package: revision ${revision}, generation ${generation}, sealed at ${sealed_at}. It needs ${threshold} of ${total} keys.`,
    'If you have other copies of the package, compare them. The copy with the highest generation is the newest.',
    'An older copy looks just as genuine. Nothing in it shows that a newer one exists.',
    isCompared
      ? 'Its fingerprint is the one on the paper.'
      : `Its fingerprint is ${packageFingerprint(manifest.host_key)}. COMPARE IT WITH THE PAPER. If it differs, this package is a forgery: do not continue.`,
  ];
}

async function unpackAll({ out }: RecoveryOptions, opened: UnlockedPackage, documents: readonly Document[], talk: Terminal): Promise<void> {
  const names = safeNames(documents);
  talk.say('Every file is exactly as it was sealed. The documents are:');
  for (const [i, { mime_type, size_bytes }] of documents.entries()) talk.say(`  ${names[i]}  (${plainLines(mime_type)}, ${size_bytes} bytes)`);
  if (!(await emptyFolder(out))) throw new InvalidInput(`The folder ${out} is not empty. Please name another one with --out.`);
  for (const [i, document] of documents.entries()) await writeDocument(opened, document, out, names[i] ?? 'document');
}

function whatNow(out: string): string[] {
  return [
    '',
    `The documents are in the folder ${out}. Anyone who can open that folder can read them. What to do next:`,
    '  1. Open each document now and check that you can read it.',
    '  2. Copy the documents to a second place. Keep the sealed package and the papers until everything is settled.',
    '  3. Show the documents to a notary or lawyer before anyone acts on them.',
    '     This program proves what was sealed. It does not prove that a document is legally valid.',
    '  4. If this computer is not yours, delete the folder from it afterwards. This program sent nothing anywhere.',
  ];
}

function isYes(answer: string): boolean {
  return /^(?:y|yes)$/i.test(answer);
}
