import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { packageFingerprint } from '#custody/manifest.ts';
import { type Contents, openContents } from '#recovery/contents.ts';
import { plainLines } from '#recovery/documents.ts';
import { type FoundPackage, findPackages } from '#recovery/find-packages.ts';
import { checkedKey, fingerprintOf, type RecoveryKey, readPaper } from '#recovery/papers.ts';
import { problemOf, Stopped } from '#recovery/problem.ts';
import { sentence } from '#recovery/sentence.ts';
import { type UnlockedPackage, unlockNewest } from '#recovery/unlock-package.ts';
import { problems } from '#words/en/recovery/problems.ts';
import type { Terminal } from './conversation.ts';
import { diskFiles } from './disk-files.ts';
import { terminal as words } from './words.ts';
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
  /** Opens what is left of a package if none is whole. */
  rest: boolean;
  /** Asks no questions except for missing keys, and answers them with yes. */
  yes: boolean;
}

/**
 * Opens a package with enough recovery keys and writes its documents into a folder. It verifies every file of the package
 * before it shows or writes a document. Returns whether nothing is left to say of it: false if documents are missing. Throws Stopped or
 * InvalidInput, with a reason for a person.
 */
export async function recover(options: RecoveryOptions, talk: Terminal): Promise<boolean> {
  const found = await findWanted(options, talk);
  const { keys, fingerprint, hostFingerprints } = await collectKeys(options, found, talk);
  const demand = options.rest ? 'rest' : 'whole';
  const opened = await unlockNewest(found, keys, fingerprint, demand);
  talk.say(...opened.notes.map((note) => sentence(problems, note)), ...introduction(opened, fingerprint !== undefined));
  if (!options.yes && !isYes(await talk.ask(words.askNewest))) {
    talk.say(words.nothingOpened);
    return true;
  }
  talk.say('', words.checking);
  const contents = await openContents(opened, hostFingerprints, undefined, demand);
  await compareHost(options, contents, talk);
  await unpackAll(options, contents, talk);
  for (const { key, text } of contents.messages) talk.say('', words.message(key.name), '', text);
  talk.say('', ...words.next(options.out));
  return contents.lost.length === 0;
}

/** An argument or a line that the program cannot use. Its message is a sentence for a person. */
export class InvalidInput extends Error {}

async function findWanted({ folder, generation }: RecoveryOptions, talk: Terminal): Promise<FoundPackage[]> {
  const { found, skipped } = await findPackages(diskFiles(folder)).catch(() => {
    throw new InvalidInput(words.noFolder(folder));
  });
  talk.say(...skipped.map((problem) => sentence(problems, problem)));
  const wanted = found.filter(({ manifest }) => generation === undefined || manifest.generation === generation);
  if (wanted.length === 0) throw new Stopped({ is: 'no_package', damaged: skipped.length > 0 });
  return wanted;
}

/** Reads keys and fingerprint from the files first, then asks for what is missing. */
async function collectKeys(
  options: RecoveryOptions,
  found: readonly FoundPackage[],
  talk: Terminal,
): Promise<{ keys: RecoveryKey[]; fingerprint: string | undefined; hostFingerprints: string[] }> {
  const keys = new Map<string, RecoveryKey>();
  const fingerprints = new Set<string>();
  const hosts = new Set<string>();
  for (const path of options.papers) {
    const paper = await readFile(path, 'utf8').then(readPaper, () => {
      throw new InvalidInput(words.noFile(path));
    });
    if (paper.keys.length === 0) throw new InvalidInput(words.noKeyIn(basename(path)));
    for (const [i, text] of paper.keys.entries()) {
      const name = paper.keys.length === 1 ? words.keyIn(basename(path)) : words.numberedKeyIn(i + 1, basename(path));
      if (!keys.has(text)) keys.set(text, await checkedKey(name, text));
    }
    for (const one of paper.fingerprints) fingerprints.add(one);
    for (const one of paper.hostFingerprints) hosts.add(one);
  }
  await typedKeys(keys, found[0]?.manifest.threshold ?? 2, talk);
  if (options.fingerprint) fingerprints.add(options.fingerprint);
  if (fingerprints.size > 1 || hosts.size > 1) throw new Stopped({ is: 'papers_differ' });
  const [known] = fingerprints;
  const asked = known ?? (options.yes ? undefined : await askFingerprint(talk));
  return { keys: [...keys.values()], fingerprint: asked, hostFingerprints: [...hosts] };
}

async function typedKeys(keys: Map<string, RecoveryKey>, needed: number, talk: Terminal): Promise<void> {
  if (keys.size < needed) talk.say(words.keysNeeded(needed));
  while (keys.size < needed) {
    const line = await talk.ask(words.askKey(keys.size + 1));
    if (line === '') return;
    const text = readPaper(line).keys[0] ?? '';
    if (keys.has(text)) {
      talk.say(words.twice);
      continue;
    }
    const key = await checkedKey(words.typedKey(keys.size + 1), text).catch((error: unknown) => void talk.say(sentence(problems, problemOf(error))));
    if (key) keys.set(text, key);
  }
}

async function askFingerprint(talk: Terminal): Promise<string | undefined> {
  const line = await talk.ask(words.askFingerprint);
  if (line === '') return undefined;
  const hex = fingerprintOf(line);
  if (!hex) throw new InvalidInput(words.incompleteFingerprint);
  return hex;
}

function introduction({ manifest }: UnlockedPackage, isCompared: boolean): string[] {
  const { revision, generation, sealed_at, threshold, total } = manifest;
  return [
    '',
    words.opens(revision, generation, sealed_at, threshold, total),
    ...words.older,
    isCompared ? words.matches : words.compareIt(packageFingerprint(manifest.host_key)),
  ];
}

/** Says who has sealed the documents and when. Throws Stopped if the person does not say that it is the key on the paper. */
async function compareHost({ yes }: RecoveryOptions, { inner }: Contents, talk: Terminal): Promise<void> {
  if (!inner) return talk.say(words.withoutHost);
  const { fingerprint, isCompared, generation, sealedAt } = inner;
  talk.say(isCompared ? words.hostMatches(fingerprint) : words.hostCompare(fingerprint), words.hostSealed(sealedAt, generation));
  if (isCompared || yes || isYes(await talk.ask(words.askHost))) return;
  throw new Stopped({ is: 'inner_fingerprint_differs' });
}

async function unpackAll({ out, rest }: RecoveryOptions, { documents, lost }: Contents, talk: Terminal): Promise<void> {
  if (lost.length > 0) talk.say(words.lost(lost.map(plainLines)));
  talk.say(rest ? words.genuineRest : words.genuine);
  for (const { document, name } of documents) talk.say(words.document(name, plainLines(document.mime_type), document.size_bytes));
  if (!(await emptyFolder(out))) throw new InvalidInput(words.notEmpty(out));
  for (const { document, name } of documents) await writeDocument(document, out, name);
}

function isYes(answer: string): boolean {
  return words.yes.includes(answer.toLowerCase());
}
