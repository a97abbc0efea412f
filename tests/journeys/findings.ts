/** Where something was found, and in which spelling. */
interface Finding {
  secret: string;
  spelling: string;
}

/** Whatever a secret might be written as, by the name of the spelling. Base64 depends on where in its text a secret begins. */
function spellings(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret, 'utf8');
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The characters at both ends also contain bits of the text around the secret.
    return whole.slice(before === 0 ? 0 : before + 1, whole.length - ((before + bytes.length) % 3 === 0 ? 0 : 1));
  });
  return {
    'as it is': secret,
    'in upper case': secret.toUpperCase(),
    'in lower case': secret.toLowerCase(),
    'without hyphens': secret.replaceAll('-', ''),
    'in hex': bytes.toString('hex'),
    'in a URL': encodeURIComponent(secret),
    'in JSON': JSON.stringify(secret).slice(1, -1),
    ...Object.fromEntries(base64.map((text, n) => [`in base64 after ${n}`, text])),
    ...Object.fromEntries(base64.map((text, n) => [`in base64url after ${n}`, text.replaceAll('+', '-').replaceAll('/', '_')])),
  };
}

/** A six-digit code may stand by chance inside a longer number: only alone it is that code. */
const isAlone = (text: string, code: string) => new RegExp(`(?<![0-9A-Za-z])${code}(?![0-9A-Za-z])`).test(text);

/** Returns every secret, by its name, that a text holds in some spelling. */
export function findings(text: string, secrets: Record<string, string>): Finding[] {
  return Object.entries(secrets).flatMap(([secret, value]) => {
    if (/^\d{6}$/.test(value)) return isAlone(text, value) ? [{ secret, spelling: 'as it is' }] : [];
    return Object.entries(spellings(value)).flatMap(([spelling, written]) => (text.includes(written) ? [{ secret, spelling }] : []));
  });
}

/** The text, and what its base64 strings and percent signs hold: nothing hides in an encoding around an encoding. */
export function unfolded(text: string, depth = 2): string {
  const encoded = text.match(/[A-Za-z0-9+/_-]{24,}={0,2}/g) ?? [];
  const inside = encoded.map((one) => Buffer.from(one, 'base64').toString('latin1')).join('\n');
  const plain = text.replace(/%([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [text, plain, depth > 1 ? unfolded(inside, depth - 1) : inside].join('\n');
}
