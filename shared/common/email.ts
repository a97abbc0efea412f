import { withoutUnseen } from './plain-text.ts';
import { typedText } from './typed.ts';

const MAX_CHARACTERS = 254;
const MAX_LOCAL_CHARACTERS = 64;

// https://html.spec.whatwg.org/#valid-e-mail-address: no quotes, commas, spaces or controls, so nothing can be smuggled into a header.
const VALID = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether this is an e-mail address by the rule of the HTML standard; its domain may be international. All addresses follow this rule. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const sent = asciiEmail(text);
  return sent.length <= MAX_CHARACTERS && sent.lastIndexOf('@') <= MAX_LOCAL_CHARACTERS && VALID.test(sent);
}

/**
 * Returns an address as it was meant by the person who typed or pasted it. An international domain may need other digits and joiners, so
 * only what never belongs to one is removed from it.
 */
export function typedEmail(typed: string): string {
  const plain = typedText(typed);
  return ASCII.test(plain) ? plain : withoutUnseen(typed.replace(/\p{Variation_Selector}/gu, '')).trim();
}

/** The address as it is sent: `ada@bücher.example` as `ada@xn--bcher-kva.example`. Any other text stays as it is. */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const host = asciiHost(email.slice(at + 1));
  return host === undefined ? email : `${email.slice(0, at + 1)}${host}`;
}

/** The same key for all spellings of one address: letter case and the form of the domain make no difference. */
export function emailKey(email: string): string {
  return asciiEmail(email.normalize('NFC')).toLowerCase();
}

const ASCII = /^[\x20-\x7e]*$/;
// Letters, marks and digits of any script, with the dots of https://www.unicode.org/reports/tr46/#Notation
const INTERNATIONAL = /^(?=.*[^\u0000-\u007f])[\p{L}\p{M}\p{Nd}.\u3002\uff0e\uff61-]{1,253}$/u;

/** https://url.spec.whatwg.org/#concept-domain-to-ascii. Undefined for an ASCII domain and for invalid text. */
function asciiHost(domain: string): string | undefined {
  if (!INTERNATIONAL.test(domain)) return undefined;
  const host = URL.parse(`http://${domain}`)?.hostname;
  // The parser also reads numbers, as IPv4 addresses.
  return host === undefined || /^[\d.]*$/.test(host) ? undefined : host;
}
