import { keyedHash, sameText } from './keyed-hash.ts';

/**
 * Returns the token of a link in a message: `<id>.<expires>.<mac>`. `expires` is in Unix seconds. `nonce` comes from the stored
 * record; a new nonce makes all older links invalid. `mac` is base64url HMAC-SHA256 over LP('link/1', purpose, id, nonce, expires).
 * Throws TypeError for an id with other characters than letters, digits, `_` and `-`.
 *
 * @example
 * const token = linkToken(key, { purpose: 'respond', id: checkId, nonce: check.nonce, expires: 1_790_000_000 });
 * isGenuineLink(key, 'respond', check.nonce, token); // true
 */
export function linkToken(key: Uint8Array, link: { purpose: string; id: string; nonce: string; expires: number }): string {
  const mac = keyedHash(key, 'link/1', link.purpose, plainId(link.id), link.nonce, link.expires);
  return `${link.id}.${link.expires}.${base64url(mac)}`;
}

/** Returns the parts of a link token, so that the caller can load the record. Returns undefined for another shape. Verifies nothing. */
export function readLink(token: string): { id: string; expires: number; mac: string } | undefined {
  if (!LINK.test(token)) return undefined;
  const [id, expires, mac] = token.split('.') as [string, string, string]; // the pattern has three parts
  return { id, expires: Number(expires), mac };
}

/** Returns whether we made this token for this purpose and nonce. Compares in constant time. Does not check `expires`: the caller does. */
export function isGenuineLink(key: Uint8Array, purpose: string, nonce: string, token: string): boolean {
  const link = readLink(token);
  // Compares the whole text: otherwise two spellings of one mac would be two valid tokens
  return link !== undefined && sameText(token, linkToken(key, { purpose, id: link.id, nonce, expires: link.expires }));
}

/** The content of a download token: one Survivor may read one document of one revision until `expires` (Unix seconds). The ids are internal. */
export interface Download {
  transferId: string;
  survivorId: string;
  documentId: string;
  revision: number;
  expires: number;
}

/**
 * Returns a download token: `<transfer>.<survivor>.<document>.<revision>.<expires>.<mac>`, with a base64url HMAC-SHA256.
 * `key` is the download key, which has no other use. Throws TypeError for an id with other characters than letters, digits, `_` and `-`.
 */
export function downloadToken(key: Uint8Array, { transferId, survivorId, documentId, revision, expires }: Download): string {
  const ids = [transferId, survivorId, documentId].map(plainId);
  const mac = keyedHash(key, 'download/1', ...ids, revision, expires);
  return [...ids, revision, expires, base64url(mac)].join('.');
}

/**
 * Returns the content of a genuine download token, or undefined. Compares in constant time. Does not check `expires`, nor
 * whether the transfer is open and the Survivor may read: the caller does.
 */
export function openDownloadToken(key: Uint8Array, token: string): Download | undefined {
  if (!DOWNLOAD.test(token)) return undefined;
  const [transferId, survivorId, documentId, revision, expires] = token.split('.') as [string, string, string, string, string]; // the pattern has six parts
  const download = { transferId, survivorId, documentId, revision: Number(revision), expires: Number(expires) };
  return sameText(token, downloadToken(key, download)) ? download : undefined;
}

const ID = '[A-Za-z0-9_-]{1,80}';
const NUMBER = '(0|[1-9][0-9]{0,11})';
const MAC = '[A-Za-z0-9_-]{43}';
const LINK = new RegExp(`^${ID}\\.${NUMBER}\\.${MAC}$`);
const DOWNLOAD = new RegExp(`^${ID}\\.${ID}\\.${ID}\\.${NUMBER}\\.${NUMBER}\\.${MAC}$`);
const PLAIN_ID = new RegExp(`^${ID}$`);

/** Returns the id. Throws TypeError if it could be read as two parts of a token, for example because of a dot. */
function plainId(id: string): string {
  if (!PLAIN_ID.test(id)) throw new TypeError('An id in a token has 1 to 80 letters, digits, _ or -.');
  return id;
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
