import { type Letter, type Letterhead, linkAddress, signatureOf, subjectOf } from './letter.ts';
import { letterHtml } from './letter-html.ts';

export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
}

/** Both forms of a letter, with the same sentences and links. Every sentence is plain text until here. */
export function renderLetter(letter: Letter, letterhead: Letterhead): RenderedMessage {
  return { subject: subjectOf(letter), text: letterText(letter, letterhead), html: letterHtml(letter, letterhead) };
}

function letterText({ greeting, body, step, after = [], optOut }: Letter, letterhead: Letterhead): string {
  const paragraphs = [greeting, ...body];
  if (step) paragraphs.push(`${step.label}:\n${linkAddress(step.link)}`);
  paragraphs.push(...after);
  if (optOut) paragraphs.push(optOut.link ? `${optOut.sentence}\n${linkAddress(optOut.link)}` : optOut.sentence);
  return `${[...paragraphs, signatureOf(letterhead)].join('\n\n')}\n`;
}
