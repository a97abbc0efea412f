import { stripControls } from '#domain/plain-text.ts';

/** A message before it becomes text and HTML: paragraphs, and at most one thing to do. */
export interface Letter {
  subject: string;
  greeting: string;
  body: readonly string[];
  step?: { label: string; link: string };
  after?: readonly string[];
  /** For a reader who was written to by mistake. */
  optOut?: { sentence: string; link: string | undefined };
}

export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
}

/** Both forms of a letter. Every sentence is plain text until here; links are ours and have to be http addresses. */
export function renderLetter(letter: Letter): RenderedMessage {
  return { subject: subjectOf(letter), text: asText(letter), html: asHtml(letter) };
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
function subjectOf({ subject }: Pick<Letter, 'subject'>): string {
  return stripControls(subject.replaceAll(UNJOINED, ' '));
}

const BUTTON = 'display: inline-block; padding: 0.6em 1.2em; border-radius: 4px; background: #1d4f91; color: #ffffff; text-decoration: none';

const SIGNATURE = 'Your will custody service. This message was sent automatically. We do not read replies to it.';

function asText({ greeting, body, step, after = [], optOut }: Letter): string {
  const paragraphs = [greeting, ...body];
  if (step) paragraphs.push(`${step.label}:\n${address(step.link)}`);
  paragraphs.push(...after);
  if (optOut) paragraphs.push(optOut.link ? `${optOut.sentence}\n${address(optOut.link)}` : optOut.sentence);
  return `${[...paragraphs, SIGNATURE].join('\n\n')}\n`;
}

function asHtml({ subject, greeting, body, step, after = [], optOut }: Letter): string {
  const paragraph = (inner: string) => `<p>${inner}</p>`;
  const lines = [greeting, ...body].map(escaped).map(paragraph);
  if (step) lines.push(paragraph(`<a href="${escaped(address(step.link))}" style="${BUTTON}"><strong>${escaped(step.label)}</strong></a>`));
  lines.push(...after.map(escaped).map(paragraph));
  if (optOut)
    lines.push(paragraph(optOut.link ? `<a href="${escaped(address(optOut.link))}">${escaped(optOut.sentence)}</a>` : escaped(optOut.sentence)));
  lines.push(`<p><small>${escaped(SIGNATURE)}</small></p>`);
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subjectOf({ subject }))}</title></head>`,
    '<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 1em auto; padding: 0 1em">',
    ...lines,
    '</body></html>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

function address(link: string): string {
  if (!/^https?:\/\/[^\s<>"'\\]+$/.test(link)) throw new Error('A link in a message has to be an http address.');
  return link;
}
