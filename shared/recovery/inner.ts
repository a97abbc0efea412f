import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import { forAnotherKey } from '#custody/age-open.ts';
import {
  INNER_LIST_NAME,
  type InnerList,
  innerFingerprint,
  openBySheet,
  openInnerIndex,
  openInnerList,
  openInnerMessages,
} from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare } from '#custody/inner-shares.ts';
import { type Document, decrypted, plainLines } from './documents.ts';
import type { RecoveryKey } from './papers.ts';
import { Stopped } from './problem.ts';

/** An inner envelope that the keys have opened. */
export interface OpenedInner {
  documents: Document[];
  /** The names of the documents whose files are missing or altered. */
  lost: string[];
  messages: { key: RecoveryKey; text: string }[];
  /** Of the Host's own key, for the person to compare with the paper. */
  fingerprint: string;
  /** Whether a paper shows this fingerprint. */
  isCompared: boolean;
  /** Of the signed list. An older list is as genuine as the newest one, also in a new package. */
  generation: number;
  /** When the Host has sealed, as ISO 8601. */
  sealedAt: string;
}

/**
 * Opens the inner envelope of a package, if it has one. `keys`: of the papers, and perhaps of the Host's own sheet. `hostFingerprints`: of
 * the papers. Throws Stopped `inner_missing` if a paper
 * says that there is one and the package has none: the service, or a thief of all its keys, could have sealed other documents.
 */
export async function openInner(
  documents: readonly Document[],
  keys: readonly RecoveryKey[],
  hostFingerprints: readonly string[],
  lost: readonly string[] = [],
): Promise<OpenedInner | undefined> {
  const file = documents.find(({ filename }) => filename === INNER_LIST_NAME);
  if (!file) {
    if (hostFingerprints.length > 0) throw new Stopped({ is: 'inner_missing' });
    return undefined;
  }
  const { list, hostKey } = openInnerList(await wholeOf(file));
  const fingerprint = innerFingerprint(hostKey);
  if (hostFingerprints.some((one) => one !== fingerprint)) throw new Stopped({ is: 'inner_fingerprint_differs' });
  const identity = await combined(list, keys);
  return {
    ...(await innerDocuments(list, identity, documents, lost)),
    messages: await messagesOf(list, identity, keys),
    fingerprint,
    isCompared: hostFingerprints.length > 0,
    generation: list.generation,
    sealedAt: list.sealed_at,
  };
}

async function wholeOf(file: Document): Promise<Uint8Array> {
  if (file.size_bytes > INNER_LIST_MOST_BYTES) throw new Stopped({ is: 'file_unreadable', path: INNER_LIST_NAME });
  const whole = new Uint8Array(file.size_bytes);
  let read = 0;
  for await (const bytes of file.read(INNER_LIST_NAME)) {
    whole.set(bytes, read);
    read += bytes.length;
  }
  return whole;
}

/** Returns the inner key, by the Host's own sheet or by enough shares. Overwrites the shares. */
async function combined(list: InnerList, keys: readonly RecoveryKey[]): Promise<string> {
  for (const { identity } of keys) {
    const key = await openBySheet(list, identity).catch(forAnotherKey);
    if (key !== undefined) return key;
  }
  const shares: InnerShare[] = [];
  for (const { identity } of keys) {
    const share = await openInnerShare(list, identity).catch(forAnotherKey);
    if (share) shares.push(share);
  }
  try {
    if (shares.length < list.threshold) throw new Stopped({ is: 'inner_keys_missing', needed: list.threshold, fitting: shares.length });
    return await combineInner(list, shares.slice(0, list.threshold));
  } finally {
    for (const { share } of shares) share.fill(0);
  }
}

/** The documents of the list and those of the package must be the same, byte by byte. `lost`: files of the package that are left out. */
async function innerDocuments(
  list: InnerList,
  identity: string,
  outer: readonly Document[],
  lost: readonly string[],
): Promise<Pick<OpenedInner, 'documents' | 'lost'>> {
  const sealed = new Map(outer.map((one) => [one.filename, one]));
  const isListed = ({ path, size, sha256 }: InnerList['files'][number]) => {
    const one = sealed.get(path);
    return one?.size_bytes === size && one.sha256 === sha256;
  };
  const isAccounted = (file: InnerList['files'][number]) => isListed(file) || lost.includes(file.path);
  if (outer.length + lost.length !== list.files.length + 1 || !list.files.every(isAccounted)) throw new Stopped({ is: 'index_differs' });
  const index = await openInnerIndex(list, identity);
  const documents = index
    .filter(({ path }) => !lost.includes(path))
    .map((one) => ({ ...one, read: (name: string) => decrypted(sealed.get(one.path)?.read(name) ?? none(), identity, one, name) }));
  return { documents, lost: index.filter(({ path }) => lost.includes(path)).map(({ filename }) => filename) };
}

async function* none(): AsyncGenerator<Uint8Array> {}

async function messagesOf(list: InnerList, identity: string, keys: readonly RecoveryKey[]): Promise<OpenedInner['messages']> {
  const found: OpenedInner['messages'] = [];
  for (const key of keys) for (const text of await openInnerMessages(list, identity, key.identity)) found.push({ key, text: plainLines(text) });
  return found;
}
