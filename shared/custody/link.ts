import { keyedHash, sameText } from './keyed-hash.ts';

/** `<id>.<expires>.<mac>` for a link in a message: `expires` in unix seconds, `nonce` from the record, so that a new one kills older links. */
export function linkToken(key: Uint8Array, link: { purpose: string; id: string; nonce: string; expires: number }): string {
  const mac = keyedHash(key, 'link/1', link.purpose, plainId(link.id), link.nonce, link.expires);
  return `${link.id}.${link.expires}.${base64url(mac)}`;
}

/** The parts of a token, for finding the record; nothing is verified yet. Undefined when it has another shape. */
export function readLink(token: string): { id: string; expires: number; mac: string } | undefined {
  if (!LINK.test(token)) return undefined;
  const [id, expires, mac] = token.split('.') as [string, string, string]; // the pattern has three parts
  return { id, expires: Number(expires), mac };
}

/** Whether we made this token for this purpose and nonce; whether it expired is the caller's to judge. */
export function isGenuineLink(key: Uint8Array, purpose: string, nonce: string, token: string): boolean {
  const link = readLink(token);
  // The whole text is compared: two spellings of one mac would be two tokens
  return link !== undefined && sameText(token, linkToken(key, { purpose, id: link.id, nonce, expires: link.expires }));
}

/** What a download token permits: one Survivor, one document of one revision, until `expires` (unix seconds). Internal ids. */
export interface Download {
  transferId: string;
  survivorId: string;
  documentId: string;
  revision: number;
  expires: number;
}

/** A download token under the key that is used for nothing else. */
export function downloadToken(key: Uint8Array, { transferId, survivorId, documentId, revision, expires }: Download): string {
  const ids = [transferId, survivorId, documentId].map(plainId);
  const mac = keyedHash(key, 'download/1', ...ids, revision, expires);
  return [...ids, revision, expires, base64url(mac)].join('.');
}

/** What a genuine token permits, or undefined; expiry, transfer and Survivor are the caller's to judge. */
export function openDownloadToken(key: Uint8Array, token: string): Download | undefined {
  if (!DOWNLOAD.test(token)) return undefined;
  const [transferId, survivorId, documentId, revision, expires] = token.split('.') as [string, string, string, string, string]; // of its six parts
  const download = { transferId, survivorId, documentId, revision: Number(revision), expires: Number(expires) };
  return sameText(token, downloadToken(key, download)) ? download : undefined;
}

const ID = '[A-Za-z0-9_-]{1,80}';
const NUMBER = '(0|[1-9][0-9]{0,11})';
const MAC = '[A-Za-z0-9_-]{43}';
const LINK = new RegExp(`^${ID}\\.${NUMBER}\\.${MAC}$`);
const DOWNLOAD = new RegExp(`^${ID}\\.${ID}\\.${ID}\\.${NUMBER}\\.${NUMBER}\\.${MAC}$`);
const PLAIN_ID = new RegExp(`^${ID}$`);

/** A dot inside an id would move the borders of the token. */
function plainId(id: string): string {
  if (!PLAIN_ID.test(id)) throw new TypeError('An id in a token has 1 to 80 letters, digits, _ or -.');
  return id;
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
