import { LANGUAGES } from '#common/languages.ts';
import type { Operator, PriceTexts } from '#web/edge/config.ts';

/** The parts that are one text. */
const TEXTS = ['name', 'country', 'contact', 'legal', 'privacy'] as const;
const FIELDS = ['name', 'country', 'price', 'contact', 'legal', 'privacy'] as const satisfies readonly (keyof Operator)[];

/** The form of each part, and the same in words. */
const FORMS: Readonly<Record<keyof Operator, { isGood(value: Operator['price']): boolean; words: string }>> = {
  name: { isGood: isText, words: 'be the name of the person or company who runs the service, with at most 80 characters' },
  country: { isGood: (value) => isText(value) && /^[A-Z]{2}$/.test(value), words: 'be two letters, such as AT or DE' },
  price: {
    isGood: (value) => (typeof value === 'string' ? isText(value) : isInLanguages(value)),
    words:
      'say what the service costs, such as “3 € a month” or “free”, with at most 80 characters; or be such a text for each of some languages, with en among them',
  },
  contact: {
    isGood: (value) => isText(value) && (isMail(value) || isPage(value)),
    words: 'be where a person answers: an e-mail address or an https address, with at most 80 characters',
  },
  legal: { isGood: isPage, words: 'be the https address of the legal notice' },
  privacy: { isGood: isPage, words: 'be the https address of the privacy notice' },
};

/**
 * Reads the setting `operator`: in the file an object, on the command line the same as JSON. It has all parts or none. Throws an error
 * that names the first part that is missing or wrong.
 */
export function readOperator(given: unknown): Operator | undefined {
  const parts = typeof given === 'string' && given !== '' ? parsed(given) : given || {};
  if (typeof parts !== 'object' || parts === null) throw new Error('The setting operator must be an object, on the command line as JSON.');
  const { price: asked, ...texts } = parts as Partial<Operator>;
  const price = priceOf(asked);
  const partOf = (field: keyof Operator) => (field === 'price' ? price : String(texts[field] ?? '').trim());
  if (FIELDS.every((field) => partOf(field) === '')) return undefined;
  for (const field of FIELDS)
    if (!FORMS[field].isGood(partOf(field))) throw new Error(`In the setting operator, ${field} must ${FORMS[field].words}.`);
  const [name, country, contact, legal, privacy] = TEXTS.map(partOf) as [string, string, string, string, string];
  return { name, country, price, contact, legal, privacy };
}

/** The texts without the spaces around them. */
function priceOf(given: unknown): Operator['price'] {
  if (typeof given !== 'object' || given === null) return String(given ?? '').trim();
  // Whether it has an English text is checked with the others.
  return Object.fromEntries(Object.entries(given).map(([language, text]) => [language, String(text).trim()])) as Operator['price'];
}

/** Returns the operator in one line, for the texts of papers. It is the same in every language. The price follows it. */
export function operatorLine({ name, country, contact, legal, privacy }: Omit<Operator, 'price'>): string {
  return [name, country, contact, legal, privacy].join(', ');
}

/** Throws an error if real people would use a service that does not say who runs it. */
export function requireOperator({ stage, operator }: { stage: string; operator: Operator | undefined }): void {
  if (stage !== 'prod' || operator) return;
  throw new Error('The setting operator is missing in deployment.config.ts. The pages and papers of the stage prod say who runs the service.');
}

function isText(value: Operator['price']): value is string {
  return typeof value === 'string' && /^[^\p{Cc}\p{Cf}<>]{1,80}$/u.test(value);
}

function isInLanguages(price: PriceTexts): boolean {
  const languages: readonly string[] = LANGUAGES;
  return 'en' in price && Object.entries(price).every(([language, text]) => languages.includes(language) && isText(text));
}

/** Without a colon or a slash, so that no address of a page or a script passes as one of mail. */
function isMail(value: string): boolean {
  return /^[^\s@<>:/]+@[^\s@<>:/]+\.[^\s@<>:/]+$/.test(value);
}

function isPage(value: Operator['price']): value is string {
  return typeof value === 'string' && /^https:\/\/[^\s<>"\p{Cc}\p{Cf}]{1,192}$/u.test(value) && URL.canParse(value);
}

/** Returns the host names that the operator has written. */
export function hostsOf({ contact, legal, privacy }: Operator): string[] {
  return [contact, legal, privacy].map((value) => (isMail(value) ? value.slice(value.indexOf('@') + 1) : new URL(value).hostname));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
