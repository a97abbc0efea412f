import type { Brand } from '#common/brand.ts';
import { stripControls } from '#common/plain-text.ts';
import { letterWords } from '#words/letters.ts';

/** A message before it becomes text and HTML: paragraphs, and at most one thing to do. A paragraph that begins with `- ` is an entry of a list. */
export interface Letter {
  subject: string;
  greeting: string;
  body: readonly string[];
  /** The part of the body that the reader copies. */
  code?: string;
  step?: { label: string; link: string };
  after?: readonly string[];
  /** For a reader who was written to by mistake. */
  optOut?: { sentence: string; link: string | undefined };
}

/** Who writes, and to whom: the same in every letter of a deployment to one reader. */
export interface Letterhead {
  /** The name of the service, as its operator chose it. */
  productName: string;
  /** The mark and the accent colour that the operator chose. Default: ours. */
  brand?: Brand;
  /** The reader's language tag (BCP 47). */
  locale?: string;
}

/** The settings of a deployment that its letters and pages show. */
interface Appearance {
  PRODUCT_NAME: string;
  BRAND_MARK: string;
  BRAND_ACCENT: string;
}

/** Returns what is the same in every letter of this deployment: its name, its mark and its colour. */
export function letterheadOf({ env }: { env: Appearance }): Letterhead {
  return { productName: env.PRODUCT_NAME, brand: { mark: env.BRAND_MARK, accent: env.BRAND_ACCENT } };
}

/** The same, to a reader whose language may be known. */
export function letterheadTo(ports: { env: Appearance }, { locale }: { locale?: string }): Letterhead {
  return { ...letterheadOf(ports), ...(locale && { locale }) };
}

/**
 * Returns a name that is safe in a sentence: one line, at most 100 characters. It looks as the person typed it. No mail program makes
 * a link or an address of it, because a space of no width follows each sign that could be part of one.
 */
export function safeName(given: string | undefined, otherwise: string): string {
  const plain = stripControls((given ?? '').replace(/[<>]+/gu, ' '));
  return [...plain].slice(0, 100).join('').trim().replace(JOINING, `$&${UNJOINED}`) || otherwise;
}

// The last three are the other full stops that host names may have: https://www.unicode.org/reports/tr46/#Notation
const JOINING = /[/\\:@.\u3002\uff0e\uff61](?=\S)/gu;
const UNJOINED = '\u200b';

/** A subject has visible spaces instead: filters take characters of no width in it for an attempt to deceive. */
export function subjectOf({ subject }: Pick<Letter, 'subject'>): string {
  return stripControls(subject.replaceAll(UNJOINED, ' '));
}

/** The last sentences of every letter. */
export function signatureOf({ productName, locale }: Letterhead): string {
  return letterWords(locale).signature(productName);
}

/** Returns the link if it is an http address. Throws otherwise: links are ours. */
export function linkAddress(link: string): string {
  if (!/^https?:\/\/[^\s<>"'\\]+$/.test(link)) throw new Error('A link in a message has to be an http address.');
  return link;
}
