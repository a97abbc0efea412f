import { escapeHtml } from '#common/html.ts';
import { DARK, FONT, LIGHT, type Palette } from '#common/look.ts';
import { hasOptOut, renderSample, SAMPLE, SAMPLES, type SampleName } from './samples.ts';

const TITLE = 'Messages';
const INTRO = 'Every message of the service, written by its real template with sample data.';

/** What the gallery shows of each reader's messages. */
const GROUPS: readonly { title: string; names: readonly SampleName[] }[] = [
  { title: 'To the Host', names: SAMPLES.toHost },
  { title: 'To a Survivor', names: SAMPLES.toSurvivor },
  { title: 'Sent immediately', names: SAMPLES.direct },
];

/** Returns every message as text: the e-mail, and the form for SMS, WhatsApp and Telegram. */
export function galleryText(): string {
  const sections = GROUPS.flatMap(({ title, names }) => [`## ${title}`, ...names.map(textEntry)]);
  return `${[`# ${TITLE}`, INTRO, ...sections].join('\n\n')}\n`;
}

function textEntry(name: SampleName): string {
  const { subject, text, short } = sampleOf(name);
  return [`### ${name}`, 'Subject:', fenced(subject), 'E-mail:', fenced(text.trimEnd()), 'SMS, WhatsApp and Telegram:', fenced(short)].join('\n\n');
}

const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``;

/** Returns a page with every e-mail as it looks. The mails have their own colours for dark mode, and follow the width of the window. */
export function galleryPage(): string {
  const sections = GROUPS.map(
    ({ title, names }) => `<section>\n<h2>${title}</h2>\n<div class="mails">\n${names.map(pageEntry).join('\n')}\n</div>\n</section>`,
  );
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light dark">',
    `<title>${TITLE}</title>\n<style>${STYLE}</style>\n<style>${partOf(sampleOf('verify-email').html, 'style')}</style>\n</head>`,
    `<body>\n<header><h1>${TITLE}</h1>\n<p>${INTRO}</p></header>\n<main>`,
    ...sections,
    '</main>\n</body>\n</html>\n',
  ].join('\n');
}

function pageEntry(name: SampleName): string {
  const { subject, html } = sampleOf(name);
  return `<figure id="${name}">\n<figcaption>${name}<br>${escapeHtml(subject)}</figcaption>\n${partOf(html, 'body').trim()}\n</figure>`;
}

/** What a Survivor gets, with their opt-out link. */
function sampleOf(name: SampleName): ReturnType<typeof renderSample> {
  return renderSample(name, hasOptOut(name) ? { optOutLink: SAMPLE.answerLink } : {});
}

/** Returns what is inside of an element that the HTML contains once. */
function partOf(html: string, element: 'style' | 'body'): string {
  const [, inner] = new RegExp(`<${element}[^>]*>([\\s\\S]*)</${element}>`).exec(html) ?? [];
  if (inner === undefined) throw new Error(`A mail has no ${element}.`);
  return inner;
}

const colours = ({ ground, text, quiet, line }: Palette) =>
  `body{background:${ground};color:${text}}figcaption{color:${quiet}}figure{border-color:${line}}`;

const STYLE =
  `body{font:17px/1.5 ${FONT};margin:0;padding:24px 16px;overflow-wrap:anywhere}figcaption{padding:12px 16px;font-size:15px}` +
  '.mails{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:24px;align-items:start}figure{margin:0;border:1px solid}' +
  `${colours(LIGHT)}@media (prefers-color-scheme:dark){${colours(DARK)}}`;
