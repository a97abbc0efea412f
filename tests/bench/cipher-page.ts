import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { startCipher } from '#web/shared/own-device/cipher.ts';
import type { LibraryTask, LibraryTimes } from './cipher-library.ts';

// Runs in a page. Our worker and the library take turns with the same bytes.

/** Milliseconds of each round. */
export interface Rounds {
  ours: number[];
  library: LibraryTimes[];
}

export interface Measured {
  encrypt: Rounds;
  decrypt: Rounds;
}

const SEALED_AT = '2031-03-11T10:05:00.000Z';

async function measure(bytes: number, rounds: number): Promise<Measured> {
  const file = new File(randomParts(bytes), 'document.bin');
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const library = startLibrary();
  const measured: Measured = { encrypt: { ours: [], library: [] }, decrypt: { ours: [], library: [] } };
  // The first round warms up the compilers.
  const sealer = await startSealing(Array.from({ length: rounds + 1 }, () => file));
  const sealed = await runRounds(measured.encrypt, rounds, sealer.next, () => library({ key: recipient, file }));
  const reader = await openReader(await sealer.list(), sealer.papers);
  const age = new Encrypter();
  age.addRecipient(recipient);
  const ciphertext = new Blob([new Uint8Array(await age.encrypt(new Uint8Array(await file.arrayBuffer())))]);
  const [first] = sealed;
  if (!first) throw new Error('There are no rounds.');
  const arrived = await Promise.all(Array.from({ length: rounds + 1 }, () => partsOf(first.content)));
  const decrypt = () => reader(first.name, arrived.pop() ?? []);
  await runRounds(measured.decrypt, rounds, decrypt, () => library({ key: identity, file: ciphertext }));
  return measured;
}

async function runRounds<Made>(to: Rounds, rounds: number, ours: () => Promise<Made>, library: () => Promise<LibraryTimes>): Promise<Made[]> {
  const made: Made[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    made.splice(0, 1, await ours());
    const took = performance.now() - began;
    const times = await library();
    if (round === 0) continue;
    to.ours.push(took);
    to.library.push(times);
  }
  return made;
}

async function startSealing(documents: readonly File[]) {
  const cipher = startCipher();
  const [sheet, ...papers] = await Promise.all([cipher.ask('makeKey'), cipher.ask('makeKey'), cipher.ask('makeKey')]);
  const people = papers.map(({ recipient }) => ({ recipient, message: '' }));
  await cipher.ask('startSealing', { documents, sheet: sheet.identity, people, threshold: 2, sealedAt: SEALED_AT });
  const next = async () => {
    const sealed = await cipher.ask('nextSealed');
    if (!sealed) throw new Error('There are too few documents.');
    return sealed;
  };
  return { next, papers, list: async () => (await next()).content };
}

/** Opens the will with two papers, as two pages do. */
async function openReader(list: Blob, papers: readonly { identity: string }[]) {
  const [cipher, other] = [startCipher(), startCipher()];
  for (const each of [cipher, other]) await each.ask('openList', list);
  await cipher.ask('usePaper', papers[0]?.identity ?? '');
  await cipher.ask('addShares', [await other.ask('usePaper', papers[1]?.identity ?? '')]);
  await cipher.ask('open');
  other.end();
  return (name: string, parts: readonly Uint8Array<ArrayBuffer>[]) => cipher.ask('decrypt', name, parts);
}

/** The parts in which a browser delivers a download. */
async function partsOf(content: Blob): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = content.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
  return parts;
}

function startLibrary(): (task: LibraryTask) => Promise<LibraryTimes> {
  const worker = new Worker('/library.js');
  return (task) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.postMessage(task);
    });
}

const MOST_RANDOM = 65_536;

function randomParts(bytes: number): Uint8Array<ArrayBuffer>[] {
  const sizes = Array.from({ length: Math.ceil(bytes / MOST_RANDOM) }, (_, n) => Math.min(MOST_RANDOM, bytes - n * MOST_RANDOM));
  return sizes.map((size) => crypto.getRandomValues(new Uint8Array(size)));
}

Object.assign(globalThis, { measure });
