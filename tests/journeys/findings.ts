import { inflateRawSync } from 'node:zlib';

/** Where something was found, and in which spelling. */
interface Finding {
  secret: string;
  spelling: string;
}

/** A text, or bytes as they are, such as a part of a picture. */
export type Secret = string | Uint8Array;

/** Whatever a secret might be written as, by the name of the spelling. */
function spellings(secret: Secret): Record<string, string> {
  const bytes = Buffer.from(secret);
  return { ...(typeof secret === 'string' && spellingsOfText(secret)), ...spellingsOfBytes(bytes) };
}

const spellingsOfText = (secret: string): Record<string, string> => ({
  'as it is': secret,
  'in upper case': secret.toUpperCase(),
  'in lower case': secret.toLowerCase(),
  'without hyphens': secret.replaceAll('-', ''),
  'in a URL': encodeURIComponent(secret),
  'in JSON': JSON.stringify(secret).slice(1, -1),
});

/** Base64 depends on where in its text a secret begins. */
function spellingsOfBytes(bytes: Buffer): Record<string, string> {
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The characters at both ends also contain bits of the text around the secret.
    return whole.slice(before === 0 ? 0 : before + 1, whole.length - ((before + bytes.length) % 3 === 0 ? 0 : 1));
  });
  return {
    'as bytes': bytes.toString('latin1'),
    'in hex': bytes.toString('hex'),
    'in hex, in upper case': bytes.toString('hex').toUpperCase(),
    ...Object.fromEntries(base64.map((text, n) => [`in base64 after ${n}`, text])),
    ...Object.fromEntries(base64.map((text, n) => [`in base64url after ${n}`, text.replaceAll('+', '-').replaceAll('/', '_')])),
  };
}

/** A six-digit code may stand by chance inside a longer number: only alone it is that code. */
const isAlone = (text: string, code: string) => new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(text);

/** Returns every secret, by its name, that a text holds in some spelling. In a text of bytes, each character is one byte. */
export function findings(text: string, secrets: Record<string, Secret>): Finding[] {
  return Object.entries(secrets).flatMap(([secret, value]) => {
    if (typeof value === 'string' && /^\d{6}$/.test(value)) return isAlone(text, value) ? [{ secret, spelling: 'as it is' }] : [];
    return Object.entries(spellings(value)).flatMap(([spelling, written]) => (text.includes(written) ? [{ secret, spelling }] : []));
  });
}

/** The text, and what its base64 strings, percent signs and gzip hold: nothing hides in an encoding around an encoding. */
export function unfolded(text: string, depth = 2): string {
  // A gzip file in base64 begins with H4sI, also behind other letters, such as the n of a line end in JSON.
  const encoded = [/[A-Za-z0-9+/_-]{24,}={0,2}/g, /H4sI[A-Za-z0-9+/_-]{20,}/g].flatMap((form) => text.match(form) ?? []);
  const decoded = encoded.map((one) => Buffer.from(one, 'base64').toString('latin1'));
  const inside = [...decoded, ...unzipped(text)].join('\n');
  const plain = text.replace(/%([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [text, plain, depth > 1 ? unfolded(inside, depth - 1) : inside].join('\n');
}

/** How a file of gzip without a name begins, and the length of its header. https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
const GZIP = '\x1f\x8b\x08\x00';
const GZIP_HEADER_BYTES = 10;

function unzipped(text: string): string[] {
  const starts = [...text.matchAll(new RegExp(GZIP, 'g'))].map(({ index }) => index + GZIP_HEADER_BYTES);
  return starts.flatMap((start) => {
    try {
      // What follows the compressed bytes is ignored. `gunzipSync` refuses it.
      return [inflateRawSync(Buffer.from(text.slice(start), 'latin1')).toString('latin1')];
    } catch {
      return []; // these four bytes by chance
    }
  });
}
