import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A piece of a text: words, a value, the number of the form around it, or one form for each plural category of a number. */
export type Part = string | { name: string } | { count: true } | { name: string; forms: ReadonlyMap<string, readonly Part[]> };

export type Message = readonly Part[];

/** Reads a text in ICU MessageFormat: https://unicode-org.github.io/icu/userguide/format_parse/messages. It may have values and plurals. */
export function parseMessage(text: string): Message {
  return parse(text, { ignoreTag: true, shouldParseSkeletons: false }).map(partOf);
}

function partOf(element: MessageFormatElement): Part {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.argument) return { name: element.value };
  if (element.type === TYPE.pound) return { count: true };
  if (element.type !== TYPE.plural || element.offset !== 0 || element.pluralType !== 'cardinal') throw new Error('has another format than a plural');
  const forms = Object.entries(element.options).map(([category, { value }]) => [category, value.map(partOf)] as const);
  return { name: element.value, forms: new Map(forms) };
}

/** Writes a text in ICU MessageFormat. */
export function printMessage(message: Message, isForm = false): string {
  return message.map((part) => (typeof part === 'string' ? escaped(part, isForm) : printedPart(part))).join('');
}

function printedPart(part: Exclude<Part, string>): string {
  if ('count' in part) return '#';
  if (!('forms' in part)) return `{${part.name}}`;
  const forms = [...part.forms].map(([category, form]) => `${category} {${printMessage(form, true)}}`);
  return `{${part.name}, plural, ${forms.join(' ')}}`;
}

/** An apostrophe begins a quotation only before a sign of the format. */
function escaped(text: string, isForm: boolean): string {
  const signs = isForm ? /[{}#]/g : /[{}]/g;
  return text.replace(/'(?=['{}<>#]|$)/g, "''").replace(signs, "'$&'");
}

/** Returns each text that a message can be, with its values in braces: one for each of its forms. */
export function variants(message: Message): string[] {
  return message.reduce<string[]>((begun, part) => begun.flatMap((text) => variantsOfPart(part).map((more) => text + more)), ['']);
}

function variantsOfPart(part: Part): string[] {
  if (typeof part === 'string') return [part];
  if ('count' in part) return ['#'];
  if ('forms' in part) return [...part.forms.values()].flatMap(variants);
  return [`{${part.name}}`];
}

/** All parts of a message, also those in its forms. */
export function partsOf(message: Message): Part[] {
  return message.flatMap((part) => [part, ...(typeof part === 'object' && 'forms' in part ? [...part.forms.values()].flatMap(partsOf) : [])]);
}

/** Returns the message with other words. Values and forms stay. */
export function mapWords(message: Message, change: (words: string) => string): Message {
  return message.map((part) => {
    if (typeof part === 'string') return change(part);
    if (!('forms' in part)) return part;
    return { ...part, forms: new Map([...part.forms].map(([category, form]) => [category, mapWords(form, change)])) };
  });
}
