import { accentsOf, type Brand, DEFAULT_BRAND } from '#common/brand.ts';
import { escapeHtml, htmlText } from '#common/html.ts';
import { directionOf, type Language, languageAttributes, languageOf } from '#common/language.ts';
import { BUTTON_SHAPE, DARK, FONT, LIGHT } from '#common/look.ts';
import { directWords, letterWords } from '#words/letters.ts';
import { type Letter, type Letterhead, linkAddress, signatureOf, subjectOf } from './letter.ts';

// No effect stands for these messages: they are sent while their request waits, or with a message.

/** The test message of a connector. No one has shown whose address this is, so it names neither the Host nor its reader. */
export function renderConnectorTest(letterhead: Letterhead): Content {
  const { greeting, connectorTest: words } = directWords(letterhead.locale);
  const letter: Letter = { subject: words.subject, greeting, body: [words.opening, words.nothingToDo], after: [words.unexpected] };
  return { ...renderLetter(letter, letterhead), short: words.short, notice: words.notice };
}

/** What a one-time code is for. Its text says so of a Survivor's: no one must take a real code for one of a rehearsal. */
export type CodeUse = 'transfer' | 'rehearsal' | 'number';

/** A one-time code. It carries the code and nothing that could identify anyone to a finder: no name, no link, no id. */
export function renderOneTimeCode({ code, minutes, use }: { code: string; minutes: number; use: CodeUse }, letterhead: Letterhead): Content {
  const { greeting, oneTimeCode: words } = directWords(letterhead.locale);
  const subject = use === 'rehearsal' ? words.subjectRehearsal : words.subject;
  const letter: Letter = { subject, greeting, body: [words.code[use](code, minutes)], code, after: [words.doNotShare] };
  return { ...renderLetter(letter, letterhead), short: words.short[use](code, minutes) };
}

/** The sentence that a message is on its way, for a place that a Survivor has added. */
export function renderAlert(url: string, letterhead: Letterhead): Content {
  const { greeting, alert: words } = directWords(letterhead.locale);
  const letter: Letter = { subject: words.title, greeting, body: [words.text] };
  const { title, text } = words;
  return { ...renderLetter(letter, letterhead), short: words.short(letterhead.productName, url), notice: { title, text, link: url } };
}

interface RenderedLetter {
  language: Language;
  subject: string;
  text: string;
  html: string;
}

/** A message in all its forms. */
export interface Content extends RenderedLetter {
  /** Over SMS, WhatsApp and Telegram. */
  short: string;
  /** On a device that others may see: it names no one. Absent if the message is for none. */
  notice?: Notice;
}

/** A notification. `link`: what a press opens; without it, the first page of the service. */
export interface Notice {
  title: string;
  text: string;
  link?: string;
}

/** Both forms of a letter, with the same sentences and links. The subject names the service, because a Host's own mailbox can send it. Every sentence is plain text until here. */
export function renderLetter(letter: Letter, letterhead: Letterhead): RenderedLetter {
  const language = languageOf(letterhead.locale);
  const subject = `${subjectOf(letter)} · ${letterhead.productName}`;
  return { language, subject, text: letterText(letter, letterhead), html: letterHtml(letter, letterhead) };
}

function letterText({ greeting, body, step, after = [], optOut }: Letter, letterhead: Letterhead): string {
  const paragraphs = [greeting, ...body];
  if (step) paragraphs.push(withAddress(step.label, step.link));
  paragraphs.push(...after);
  if (optOut) paragraphs.push(optOut.link ? withAddress(optOut.sentence, optOut.link) : optOut.sentence);
  return `${[...paragraphs, signatureOf(letterhead)].join('\n\n')}\n`;
}

const withAddress = (words: string, link: Parameters<typeof linkAddress>[0]): string => `${words}\n${linkAddress(link)}`;

/**
 * Returns a letter as HTML for mail programs: one column, no images, nothing that is loaded, and one button with its address below it.
 * Programs that ignore the `<style>` element show the light colours of the attributes.
 */
function letterHtml(letter: Letter, letterhead: Letterhead): string {
  const { greeting, body, code, step, after = [], optOut } = letter;
  const { brand = DEFAULT_BRAND } = letterhead;
  const language = languageOf(letterhead.locale);
  const attributes = languageAttributes(language, letterhead.locale);
  const title = escapeHtml(subjectOf(letter));
  return [
    `<!doctype html>\n<html ${attributes}>\n<head>\n${HEAD}\n<title>${title}</title>\n<style>${styleOf(brand)}</style>\n</head>`,
    `<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground}">`,
    `<div role="article" aria-roledescription="email" aria-label="${title}" ${attributes} class="ground text" style="${COLUMN}">`,
    `<p class="quiet line" style="${PRODUCT}">${markOf(brand, directionOf(language))}${escapeHtml(letterhead.productName)}</p>`,
    `<h1 style="${HEADING}">${htmlText(letter.subject)}</h1>`,
    ...paragraphs([greeting, ...body], code),
    ...(step ? [button(step, brand, letterWords(letterhead.locale).ifButtonFails)] : []),
    ...paragraphs(after),
    `<div class="quiet line" style="${FOOT}">`,
    ...(optOut ? [optOutOf(optOut, brand)] : []),
    `<p style="${PARAGRAPH}">${htmlText(signatureOf(letterhead))}</p>`,
    '</div>\n</div>\n</body>\n</html>\n',
  ].join('\n');
}

// The last one keeps programs from making links of dates, numbers and names: https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariHTMLRef/Articles/MetaTags.html
const HEAD = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  '<meta name="supported-color-schemes" content="light dark">',
  '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
].join('\n');

const PARAGRAPH = 'margin:0 0 16px';
const COLUMN = `max-width:560px;margin:0 auto;padding:24px 16px;font:17px/1.5 ${FONT};color:${LIGHT.text};background:${LIGHT.ground};overflow-wrap:anywhere`;
const PRODUCT = `margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid ${LIGHT.line};font-size:15px;font-weight:600;color:${LIGHT.quiet}`;
const HEADING = 'margin:0 0 20px;font-size:24px;line-height:1.25';
const FOOT = `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${LIGHT.line};font-size:15px;color:${LIGHT.quiet}`;
const BUTTON = `display:inline-block;${BUTTON_SHAPE};color:${LIGHT.onButton};text-decoration:none`;
const MARK = 'display:inline-block;min-width:26px;padding:0 4px;border-radius:6px;font:700 17px/26px Georgia,serif;text-align:center';
const linkOf = ({ accent }: Brand) => `color:${accent};text-decoration:underline`;
const CODE = 'font:600 28px/1.6 ui-monospace,Menlo,Consolas,monospace;letter-spacing:3px;white-space:nowrap';

// A style sheet wins over the attributes only with !important.
function styleOf(brand: Brand): string {
  const { accent, onAccent } = accentsOf(brand).dark;
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    `.ground{background:${DARK.ground}!important}.text{color:${DARK.text}!important}`,
    `.quiet{color:${DARK.quiet}!important}.line{border-color:${DARK.line}!important}.link{color:${accent}!important}`,
    `.button,.mark{background:${accent}!important;color:${onAccent}!important}`,
    '}',
  ].join('');
}

/** The mark as text and colour: mails load nothing. The name next to it says the same to a screen reader. */
function markOf({ mark, accent }: Brand, direction: 'ltr' | 'rtl'): string {
  const margin = direction === 'rtl' ? '0 0 0 10px' : '0 10px 0 0';
  return `<span class="mark" aria-hidden="true" style="${MARK};margin:${margin};background:${accent};color:${LIGHT.onButton}">${escapeHtml(mark)}</span>`;
}

/** Neighbours that begin with `- ` become one list. */
function paragraphs(texts: readonly string[], code?: string): string[] {
  const isEntry = (text: string | undefined) => text?.startsWith('- ') === true;
  return texts.map((text, at) => {
    if (!isEntry(text)) return `<p style="${PARAGRAPH}">${withCode(htmlText(text), code)}</p>`;
    const [begin, end] = [isEntry(texts[at - 1]) ? '' : `<ul style="${PARAGRAPH};padding:0 24px">\n`, isEntry(texts[at + 1]) ? '' : '\n</ul>'];
    return `${begin}<li>${htmlText(text.slice(2))}</li>${end}`;
  });
}

function withCode(safe: string, code: string | undefined): string {
  return code === undefined ? safe : safe.replace(code, () => `<strong dir="ltr" style="${CODE}">${code}</strong>`);
}

/** A link that looks like a button. A mail program that shows no button, or the wrong address for it, leaves the address below. */
function button({ label, link }: NonNullable<Letter['step']>, brand: Brand, ifButtonFails: string): string {
  const href = escapeHtml(linkAddress(link));
  return [
    `<p style="margin:24px 0 12px"><a class="button" href="${href}" style="${BUTTON};background:${brand.accent}">${escapeHtml(label)}</a></p>`,
    `<p class="quiet" style="margin:0 0 24px;font-size:15px;color:${LIGHT.quiet}">${escapeHtml(ifButtonFails)}<br>`,
    `<a class="link" dir="ltr" href="${href}" style="${linkOf(brand)};word-break:break-all">${href}</a></p>`,
  ].join('\n');
}

function optOutOf({ sentence, link }: NonNullable<Letter['optOut']>, brand: Brand): string {
  const words = htmlText(sentence);
  const shown = link ? `<a class="link" href="${escapeHtml(linkAddress(link))}" style="${linkOf(brand)}">${words}</a>` : words;
  return `<p style="${PARAGRAPH}">${shown}</p>`;
}
