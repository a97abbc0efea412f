import { base64 } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import {
  hostSheet,
  type InnerIndex,
  type InnerList,
  innerFingerprint,
  openInnerIndex,
  openInnerList,
  openInnerMessages,
} from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare, passShareOn, readPassedShare } from '#custody/inner-shares.ts';
import { release } from './bytes.ts';
import { decryptDocument } from './decrypt-document.ts';
import { generationAt } from './generation.ts';
import type { Report } from './limits.ts';
import { makePaperKey, paperCheck } from './paper-keys.ts';
import { readPhoto } from './read-photo.ts';
import { type SealedFile, sealOnDevice } from './seal-on-device.ts';
import type { Answered, Asked, OpenedContent, PassedShare, Progress, ToSeal, Work } from './work.ts';

// Runs apart from the page, so that long work does not stop it. The inner key and the shares are only here.

/** What is known so far. It ends with the worker. */
const held: {
  sealing?: AsyncGenerator<SealedFile>;
  list?: InnerList;
  paper?: string;
  shares: Map<number, InnerShare>;
  key?: string;
  documents?: InnerIndex['documents'];
  /** Long work waits for it. */
  pause?: Pause;
} = { shares: new Map() };

type Doing = { [Name in keyof Work]: (report: Report, ...args: Parameters<Work[Name]>) => ReturnType<Work[Name]> | Promise<ReturnType<Work[Name]>> };

const work: Doing = {
  makeKey: () => makePaperKey(),
  checkOf: (_, recipient) => paperCheck(recipient),
  readSheet: async (_, identity) => {
    const { recipient, publicKey, seed } = await hostSheet(identity);
    seed.fill(0);
    return { recipient, fingerprint: innerFingerprint(publicKey) };
  },
  startSealing,
  nextSealed: async () => {
    const next = await present(held.sealing).next();
    return next.done ? null : next.value;
  },
  openList: async (_, file) => {
    const { list, hostKey } = openInnerList(new Uint8Array(await file.arrayBuffer()));
    held.list = list;
    held.shares.clear();
    const { generation, sealed_at, threshold, papers } = list;
    return { fingerprint: innerFingerprint(hostKey), generation, sealedAt: sealed_at, threshold, papers: papers.map(({ recipient }) => recipient) };
  },
  readPhoto: (_, photo) => readPhoto(photo),
  usePaper: (_, identity) => takePaper(present(held.list), identity),
  addShares: (_, shares) => takeShares(present(held.list), shares),
  open: () => openAll(present(held.list)),
  decrypt: (report, path, parts) => {
    const document = present(held.documents?.find((one) => one.path === path));
    return decryptDocument(released(parts), present(held.key), document, report);
  },
  pause: () => {
    held.pause ??= newPause();
  },
  continue: () => {
    held.pause?.end();
    delete held.pause;
  },
};

interface Pause {
  over: Promise<void>;
  end(): void;
}

function newPause(): Pause {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Yields the parts, and frees the memory of each after its use. */
function* released(parts: readonly Uint8Array<ArrayBuffer>[]): Generator<Uint8Array> {
  for (const part of parts) {
    yield part;
    release(part);
  }
}

async function startSealing(report: Report, { documents, sheet, people, threshold, sealedAt }: ToSeal): Promise<void> {
  const keys = await hostSheet(sheet);
  const named = generationAt(keys, sealedAt);
  const papers = people.map(({ recipient }) => recipient);
  const messages = people.filter(({ message }) => message.trim() !== '').map(({ recipient, message: text }) => ({ recipient, text }));
  held.sealing = sealOnDevice({ ...named, sealedAt, threshold, papers, documents, messages }, keys, report);
}

async function takePaper(list: InnerList, identity: string): Promise<PassedShare> {
  const share = await openInnerShare(list, identity);
  held.paper = identity;
  held.shares.set(share.position, share);
  return { recipient: recipientAt(list, share.position), file: base64.encode(await passShareOn(list, share)) };
}

async function takeShares(list: InnerList, given: readonly PassedShare[]): Promise<Progress> {
  const wrong: string[] = [];
  for (const { recipient, file } of given) {
    const share = await findShare(list, recipient, decoded(file));
    if (share) held.shares.set(share.position, share);
    else wrong.push(recipient);
  }
  return { known: [...held.shares.keys()].map((position) => recipientAt(list, position)), wrong };
}

/**
 * Returns the share in a file: of this paper, or else of any other, because a Survivor may have used an earlier paper. Only the
 * commitment shows whose it is.
 */
async function findShare(list: InnerList, recipient: string, file: Uint8Array): Promise<InnerShare | undefined> {
  const named = list.papers.findIndex((paper) => paper.recipient === recipient);
  const known = held.shares.get(named);
  if (known) return known;
  const others = list.papers.map((_, position) => position).filter((position) => position !== named);
  for (const position of named < 0 ? others : [named, ...others]) {
    const share = await readPassedShare(list, position, file, present(held.paper)).catch(falseShare);
    if (share) return share;
  }
  return undefined;
}

async function openAll(list: InnerList): Promise<OpenedContent> {
  const key = await combineInner(list, [...held.shares.values()].slice(0, list.threshold));
  const documents = await openInnerIndex(list, key);
  const messages = await openInnerMessages(list, key, present(held.paper));
  Object.assign(held, { key, documents });
  return { documents: documents.map(({ path, filename, mime_type, size_bytes }) => ({ path, filename, mime_type, size_bytes })), messages };
}

function falseShare(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'share_altered') return undefined;
  throw error;
}

function decoded(file: string): Uint8Array {
  try {
    return base64.decode(file);
  } catch {
    return new Uint8Array(0); // what no paper opens
  }
}

const recipientAt = (list: InnerList, position: number): string => list.papers[position]?.recipient ?? '';

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('Something else comes first.');
  return value;
}

async function answer({ id, name, args }: Asked): Promise<Answered> {
  const report: Report = (part) => {
    postMessage({ id, part } satisfies Answered);
    return held.pause?.over;
  };
  try {
    return { id, value: await (work[name] as (report: Report, ...all: readonly unknown[]) => unknown)(report, ...args) };
  } catch (error) {
    return { id, code: error instanceof Refusal ? error.code : 'failed' };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => postMessage(await answer(data)));
