import { directWords } from '#words/letters.ts';
import type { Letter, Letterhead } from './letter.ts';
import { type Content, renderLetter } from './render-letter.ts';

// No effect stands for these messages: they are sent while their request waits, or with a message.

/** The test message of a connector. No one has shown whose address this is, so it names neither the Host nor its reader. */
export function connectorTest(letterhead: Letterhead): Content {
  const { greeting, connectorTest: words } = directWords(letterhead.locale);
  const letter: Letter = { subject: words.subject, greeting, body: [words.opening, words.nothingToDo], after: [words.unexpected] };
  return { ...renderLetter(letter, letterhead), short: words.short, notice: words.notice };
}

/** What a one-time code is for. Its text says so of a Survivor's: no one must take a real code for one of a rehearsal. */
export type CodeUse = 'transfer' | 'rehearsal' | 'number';

/** A one-time code. It carries the code and nothing that could identify anyone to a finder: no name, no link, no id. */
export function oneTimeCode({ code, minutes, use }: { code: string; minutes: number; use: CodeUse }, letterhead: Letterhead): Content {
  const { greeting, oneTimeCode: words } = directWords(letterhead.locale);
  const subject = use === 'rehearsal' ? words.subjectRehearsal : words.subject;
  const letter: Letter = { subject, greeting, body: [words.code[use](code, minutes)], code, after: [words.doNotShare] };
  return { ...renderLetter(letter, letterhead), short: words.short[use](code, minutes) };
}

/** The sentence that a message is on its way, for a place that a Survivor has added. */
export function alert(url: string, letterhead: Letterhead): Content {
  const { greeting, alert: words } = directWords(letterhead.locale);
  const letter: Letter = { subject: words.title, greeting, body: [words.text] };
  const { title, text } = words;
  return { ...renderLetter(letter, letterhead), short: words.short(letterhead.productName, url), notice: { title, text, link: url } };
}
