import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type PackageIndex, packageFingerprint } from '#custody/manifest.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Conversation } from './conversation.ts';
import { type FoundPackage, findPackages } from './find-packages.ts';
import { checkedKey, fingerprintOf, type RecoveryKey, readPaper } from './papers.ts';
import { type UnlockedPackage, unlockNewest } from './unlock-package.ts';
import { emptyFolder, forScreen, openMessages, safeNames, unpackDocument } from './unpack.ts';
import { openIndex, verifyFiles } from './verify-files.ts';

/** What a person asked for: the package's folder, files with keys or papers, where to put the documents. */
export interface Wish {
  folder: string;
  papers: string[];
  fingerprint: string | undefined;
  generation: number | undefined;
  out: string;
  /** Questions are answered with yes. */
  yes: boolean;
}

/** Opens a package with the keys of enough people and writes its documents into a folder. Not one byte of them is shown before all is verified. */
export async function recover(wish: Wish, talk: Conversation): Promise<void> {
  const found = await lookFor(wish, talk);
  const { keys, fingerprint } = await collect(wish, found, talk);
  const opened = await unlockNewest(found, keys, fingerprint);
  talk.say(...opened.notes, ...introduction(opened, fingerprint !== undefined));
  if (!wish.yes && !isYes(await talk.ask('Is this the newest copy you have? Write yes to go on:'))) return talk.say('Nothing was opened.');
  talk.say('', 'Checking every file ...');
  await verifyFiles(opened);
  const documents = await openIndex(opened);
  await unpackAll(wish, opened, documents, talk);
  for (const { key, text } of await openMessages(opened)) talk.say('', `A personal message for the holder of ${key.name}:`, '', forScreen(text));
  talk.say(...whatNow(wish.out));
}

async function lookFor({ folder, generation }: Wish, talk: Conversation): Promise<FoundPackage[]> {
  const { found, skipped } = await findPackages(folder).catch(() => {
    throw new Refusal('not_found', `The folder ${folder} cannot be read.`);
  });
  talk.say(...skipped);
  const wanted = found.filter(({ manifest }) => generation === undefined || manifest.generation === generation);
  if (wanted.length === 0) throw new Refusal('package_altered', 'There is no sealed package in this folder, or none that could be read.');
  return wanted;
}

/** Keys and fingerprint out of the files, then out of what is typed. */
async function collect(
  wish: Wish,
  found: readonly FoundPackage[],
  talk: Conversation,
): Promise<{ keys: RecoveryKey[]; fingerprint: string | undefined }> {
  const keys = new Map<string, RecoveryKey>();
  const fingerprints = new Set<string>();
  for (const path of wish.papers) {
    const paper = await readFile(path, 'utf8').then(readPaper, () => {
      throw new Refusal('not_found', `The file ${path} cannot be read.`);
    });
    if (paper.keys.length === 0) throw new Refusal('wrong_key', `There is no recovery key in ${basename(path)}.`);
    for (const [i, text] of paper.keys.entries()) {
      const name = paper.keys.length === 1 ? `the key in ${basename(path)}` : `key ${i + 1} in ${basename(path)}`;
      if (!keys.has(text)) keys.set(text, await checkedKey(name, text));
    }
    for (const one of paper.fingerprints) fingerprints.add(one);
  }
  await typedKeys(keys, found[0]?.manifest.threshold ?? 2, talk);
  if (wish.fingerprint) fingerprints.add(wish.fingerprint);
  if (fingerprints.size > 1) throw new Refusal('package_altered', 'The papers name different fingerprints: they belong to different wills.');
  const [known] = fingerprints;
  return { keys: [...keys.values()], fingerprint: known ?? (wish.yes ? undefined : await askFingerprint(talk)) };
}

async function typedKeys(keys: Map<string, RecoveryKey>, needed: number, talk: Conversation): Promise<void> {
  if (keys.size < needed) talk.say(`${needed} recovery keys are needed. Each is one line of a paper and begins with AGE-SECRET-KEY-1.`);
  while (keys.size < needed) {
    const line = await talk.ask(`Recovery key ${keys.size + 1} (Enter alone ends):`);
    if (line === '') return;
    const text = readPaper(line).keys[0] ?? '';
    if (keys.has(text)) {
      talk.say('This key was given already.');
      continue;
    }
    const key = await checkedKey(`recovery key ${keys.size + 1}`, text).catch((error: Error) => void talk.say(error.message));
    if (key) keys.set(text, key);
  }
}

async function askFingerprint(talk: Conversation): Promise<string | undefined> {
  const line = await talk.ask('The fingerprint on the paper (16 groups of four; Enter alone if there is none):');
  if (line === '') return undefined;
  const hex = fingerprintOf(line);
  if (!hex) throw new Refusal('validation_failed', 'This is no fingerprint: it has 64 digits and letters from a to f, in 16 groups of four.');
  return hex;
}

function introduction({ manifest }: UnlockedPackage, isCompared: boolean): string[] {
  const { revision, generation, sealed_at, threshold, total } = manifest;
  return [
    '',
    `The keys open this package: revision ${revision}, generation ${generation}, sealed at ${sealed_at}; ${threshold} of ${total} keys are needed.`,
    'If there are other copies of the package, compare: the one with the highest generation is the one that counts.',
    'An older copy looks just as genuine, and nothing in it can tell that a newer one exists.',
    isCompared
      ? 'Its fingerprint is the one on the paper.'
      : `Its fingerprint is ${packageFingerprint(manifest.host_key)}. COMPARE IT WITH THE PAPER: if it differs, this package is a forgery.`,
  ];
}

async function unpackAll(wish: Wish, opened: UnlockedPackage, documents: PackageIndex['documents'], talk: Conversation): Promise<void> {
  const names = safeNames(documents);
  talk.say('Every file is exactly what was sealed. The documents are:');
  for (const [i, { mime_type, size_bytes }] of documents.entries()) talk.say(`  ${names[i]}  (${forScreen(mime_type)}, ${size_bytes} bytes)`);
  await emptyFolder(wish.out);
  for (const [i, document] of documents.entries()) await unpackDocument(opened, document, wish.out, names[i] ?? 'document');
}

function whatNow(out: string): string[] {
  return [
    '',
    `The documents lie in ${out}, readable for everybody who can open that folder. What to do next:`,
    '  1. Open each of them now and see that it can be read.',
    '  2. Copy them to a second place. Leave the sealed package and the papers as they are until all is settled.',
    '  3. Let a notary or lawyer see them before anybody acts on them: this program proves what was sealed, not that it is valid.',
    '  4. Delete the folder on computers that are not yours. Nothing was sent anywhere.',
  ];
}

function isYes(answer: string): boolean {
  return /^(?:y|yes)$/i.test(answer);
}
