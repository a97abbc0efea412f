import { base64 } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import {
  hostSheet,
  type InnerIndex,
  type InnerList,
  innerFingerprint,
  openBySheet,
  openInnerIndex,
  openInnerList,
  openInnerMessages,
} from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { release } from './bytes.ts';
import { collectShares } from './collect-shares.ts';
import { decryptDocument } from './decrypt-document.ts';
import type { Report } from './documents.ts';
import { generationAt, nextGeneration } from './generation.ts';
import { makePaperKey, paperCheck } from './paper-keys.ts';
import { readList, shownContent } from './read-list.ts';
import { readPhoto } from './read-photo.ts';
import { resplitOnDevice } from './resplit-on-device.ts';
import { type SealedFile, sealOnDevice } from './seal-on-device.ts';
import { checkKey } from './typed-key.ts';
import type { Answered, Asked, ListFacts, OpenedContent, OpenedDocument, PassedShare, ToResplit, ToSeal, Work } from './work.ts';

// Runs apart from the page, so that long work does not stop it. The inner key and the shares are only here.

/** What is known so far. It ends with the worker. */
const held: {
  sealing?: AsyncGenerator<SealedFile>;
  list?: InnerList;
  /** The bytes of the list. */
  file?: Uint8Array;
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
  checkKey: (_, typed, recipients) => checkKey(typed, recipients),
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
  openList: (_, file) => takeList(file),
  openBySheet: (_, identity) => openForHost(present(held.file), identity),
  startResplit: (_, given) => startResplit(present(held.file), given),
  readPhoto: (_, photo) => readPhoto(photo),
  usePaper: (_, identity) => takePaper(present(held.list), identity),
  addShares: (_, shares) => collectShares(present(held.list), held.shares, shares, present(held.paper)),
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

async function startSealing(report: Report, { documents, sheet, ...given }: ToSeal): Promise<void> {
  const keys = await hostSheet(sheet);
  // After a sealing with a wrong clock, the time alone could give a lower number.
  const isNext = held.file !== undefined && openInnerList(held.file).hostKey === keys.publicKey;
  const named = isNext ? nextGeneration(present(held.file), keys, given.sealedAt) : generationAt(keys, given.sealedAt);
  held.sealing = sealOnDevice({ ...named, ...sealedFor(given), documents }, keys, report);
}

async function startResplit(file: Uint8Array, { sheet, ...given }: ToResplit): Promise<void> {
  const next = await resplitOnDevice(file, sheet, sealedFor(given));
  held.sealing = (async function* () {
    yield next;
  })();
}

function sealedFor({ people, threshold, sealedAt }: Omit<ToResplit, 'sheet'>) {
  const messages = people.filter(({ message }) => message.trim() !== '').map(({ recipient, message: text }) => ({ recipient, text }));
  return { sealedAt, threshold, papers: people.map(({ recipient }) => recipient), messages };
}

async function takeList(file: Blob): Promise<ListFacts> {
  const { list, hostKey } = await readList(file);
  held.file = new Uint8Array(await file.arrayBuffer());
  held.list = list;
  held.shares.clear();
  const { generation, sealed_at: sealedAt, threshold, files } = list;
  const papers = list.papers.map(({ recipient }) => ({ recipient, check: paperCheck(recipient) }));
  return { fingerprint: innerFingerprint(hostKey), generation, sealedAt, threshold, papers, files };
}

/** Refuses a list that another sheet has signed: anyone can encrypt a key of theirs to this sheet. */
async function openForHost(file: Uint8Array, identity: string): Promise<readonly OpenedDocument[]> {
  const { list, hostKey } = openInnerList(file);
  if (hostKey !== (await hostSheet(identity)).publicKey) throw new Refusal('wrong_key');
  return shownContent(await openInnerIndex(list, await openBySheet(list, identity)), []).documents;
}

async function takePaper(list: InnerList, identity: string): Promise<PassedShare> {
  const share = await openInnerShare(list, identity);
  held.paper = identity;
  held.shares.set(share.position, share);
  return { recipient: list.papers[share.position]?.recipient ?? '', file: base64.encode(await passShareOn(list, share)) };
}

async function openAll(list: InnerList): Promise<OpenedContent> {
  const key = await combineInner(list, [...held.shares.values()].slice(0, list.threshold));
  const documents = await openInnerIndex(list, key);
  const messages = await openInnerMessages(list, key, present(held.paper));
  const content = shownContent(documents, messages);
  Object.assign(held, { key, documents });
  return content;
}

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
