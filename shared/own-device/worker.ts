import { base64 } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import { hostSheet, type InnerIndex, type InnerList, innerFingerprint, openInnerIndex, openInnerMessages } from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { release } from './bytes.ts';
import { collectShares } from './collect-shares.ts';
import { decryptDocument } from './decrypt-document.ts';
import { generationAt } from './generation.ts';
import type { Report } from './limits.ts';
import { makePaperKey, paperCheck } from './paper-keys.ts';
import { readList, shownContent } from './read-list.ts';
import { readPhoto } from './read-photo.ts';
import { type SealedFile, sealOnDevice } from './seal-on-device.ts';
import { checkKey } from './typed-key.ts';
import type { Answered, Asked, OpenedContent, PassedShare, ToSeal, Work } from './work.ts';

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
  openList: async (_, file) => {
    const { list, hostKey } = await readList(file);
    held.list = list;
    held.shares.clear();
    const { generation, sealed_at, threshold } = list;
    const papers = list.papers.map(({ recipient }) => ({ recipient, check: paperCheck(recipient) }));
    return { fingerprint: innerFingerprint(hostKey), generation, sealedAt: sealed_at, threshold, papers };
  },
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
