import { type GetTextTranslation, po } from 'gettext-parser';
import type { WantedText } from './translate.ts';

/** The texts of one language by file, such as `pages/alive.ts`, and there by id. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One file of words: the texts that the language needs, and those that it has. */
export interface FileOfWords {
  file: string;
  wanted: readonly WantedText[];
  present: ReadonlyMap<string, string>;
}

/**
 * Writes the texts of a language as a gettext catalogue, which translators' tools read. Each entry has the English text, its place as
 * context, and what our code says about it. https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function writeCatalogue(language: string, files: readonly FileOfWords[]): Buffer {
  const entries = files.flatMap(({ file, wanted, present }) => wanted.map((one) => entryOf(file, one, present.get(one.id) ?? '')));
  const translations = Object.fromEntries(entries.map((entry) => [entry.msgctxt ?? '', { [entry.msgid]: entry }]));
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit' };
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

function entryOf(file: string, { id, english, comment }: WantedText, text: string): GetTextTranslation {
  return { msgctxt: `${file}:${id}`, msgid: english, msgstr: [text], ...(comment && { comments: { extracted: comment } }) };
}

/** Reads such a catalogue. An entry without a translation, or one that a tool marks as doubtful (`fuzzy`), is left out. */
export function readCatalogue(catalogue: Buffer): Texts {
  const texts = new Map<string, Map<string, string>>();
  for (const entry of entriesIn(catalogue)) {
    const [, file = '', id = ''] = /^([^:]+):(.+)$/.exec(entry.msgctxt ?? '') ?? [];
    const [text] = entry.msgstr;
    if (!file || !text || entry.comments?.flag?.includes('fuzzy')) continue;
    texts.set(file, (texts.get(file) ?? new Map<string, string>()).set(id, text));
  }
  return texts;
}

function entriesIn(catalogue: Buffer): GetTextTranslation[] {
  return Object.values(po.parse(catalogue).translations).flatMap((group) => Object.values(group));
}
