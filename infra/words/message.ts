import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What has several texts: a number, with one for each plural category, or a value, with one for each of its beginnings. */
export interface Choice {
  name: string;
  by: 'number' | 'beginning';
  forms: ReadonlyMap<string, readonly Part[]>;
}

/** A piece of a text: words, a value, the number of the form around it, or a choice of texts. */
export type Part = string | { name: string } | { count: true } | Choice;

export type Message = readonly Part[];

/** One of the texts that a message can be. */
type Variant = Exclude<Part, Choice>[];

/** Reads a text in ICU MessageFormat: https://unicode-org.github.io/icu/userguide/format_parse/messages. It may have values, plurals and selects. */
export function parseMessage(text: string): Message {
  return parse(text, { ignoreTag: true, shouldParseSkeletons: false }).map((element) => partOf(element));
}

/** `number`: that of the form around it. Its value there is the number as it is written. */
function partOf(element: MessageFormatElement, number?: string): Part {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.argument) return element.value === number ? { count: true } : { name: element.value };
  if (element.type === TYPE.pound) return { count: true };
  const isPlural = element.type === TYPE.plural && element.offset === 0 && element.pluralType === 'cardinal';
  if (!isPlural && element.type !== TYPE.select) throw new Error('has another format than a plural or a select');
  const inside = isPlural ? element.value : number;
  const forms = Object.entries(element.options).map(([key, { value }]) => [key, value.map((one) => partOf(one, inside))] as const);
  return { name: element.value, by: isPlural ? 'number' : 'beginning', forms: new Map(forms) };
}

/** Writes a text in ICU MessageFormat. `number`: that of the form around it, which is `#` only `directly` in the form. */
export function printMessage(message: Message, number?: string, directly = false): string {
  return message.map((part) => (typeof part === 'string' ? escaped(part, directly) : printedPart(part, number, directly))).join('');
}

function printedPart(part: Exclude<Part, string>, number: string | undefined, directly: boolean): string {
  if ('count' in part) return directly ? '#' : `{${number}}`;
  if (!isChoice(part)) return `{${part.name}}`;
  const isNumber = part.by === 'number';
  const forms = [...part.forms].map(([key, form]) => `${key} {${printMessage(form, isNumber ? part.name : number, isNumber)}}`);
  return `{${part.name}, ${isNumber ? 'plural' : 'select'}, ${forms.join(' ')}}`;
}

/** Signs of the format are between apostrophes, with those next to them. Another apostrophe is written twice where it could begin a quotation. */
function escaped(text: string, isForm: boolean): string {
  const signs = isForm ? /'*[{}#][{}#']*/g : /'*[{}][{}']*/g;
  const quoted = (sign: string) => `'${sign.replaceAll("'", "''")}'`;
  const between = text.split(signs).map((words) => words.replace(/'(?=['<>#|]|$)/g, "''"));
  const found = text.match(signs) ?? [];
  return between.map((words, at) => words + (found[at] === undefined ? '' : quoted(found[at]))).join('');
}

export const isChoice = (part: Part): part is Choice => typeof part === 'object' && 'forms' in part;

/** Returns each text that a message can be: one for each of its forms. It has words and values only. */
export function variants(message: Message): Variant[] {
  return message.reduce<Variant[]>((begun, part) => begun.flatMap((text) => variantsOfPart(part).map((more) => [...text, ...more])), [[]]);
}

function variantsOfPart(part: Part): Variant[] {
  return isChoice(part) ? [...part.forms.values()].flatMap(variants) : [[part]];
}

/** Returns the words of a message without its values: one text for each of its forms. */
export function wordsOf(message: Message): string[] {
  return variants(message).map((parts) => parts.filter((part) => typeof part === 'string').join(''));
}

/** All parts of a message, also those in its forms. */
export function partsOf(message: Message): Part[] {
  return message.flatMap((part) => [part, ...(isChoice(part) ? [...part.forms.values()].flatMap(partsOf) : [])]);
}

/** Returns the message with other words. Values and forms stay. */
export function mapWords(message: Message, change: (words: string) => string): Message {
  return message.map((part) => {
    if (typeof part === 'string') return change(part);
    if (!isChoice(part)) return part;
    return { ...part, forms: new Map([...part.forms].map(([key, form]) => [key, mapWords(form, change)])) };
  });
}
