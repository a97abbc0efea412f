import { type Language, nameOf } from '#common/language.ts';
import { readCatalogue, readEnglish } from '#infra/words/catalogue.ts';
import { renderSample, SAMPLE, type SampleName } from './samples.ts';

/** What one will's readers see, in its order: a message by its sample, or all texts of a file of words. */
const STORY: readonly { title: string; shows: SampleName | { words: string } }[] = [
  { title: 'A Survivor is invited', shows: 'invitation' },
  { title: 'The sheet in the Survivor’s envelope', shows: { words: 'pages/paper.ts' } },
  { title: 'The Host is asked', shows: 'liveness-check' },
  { title: 'The Host is asked for the last time', shows: 'last-check' },
  { title: 'The Host has not answered', shows: 'pending-transfer' },
  { title: 'The Survivors learn of it', shows: 'pending-transfer-survivor' },
  { title: 'The page on which a Survivor starts', shows: { words: 'pages/start.ts' } },
  { title: 'The Host can stop the transfer', shows: 'transfer-started' },
  { title: 'The Survivors get their personal link', shows: 'transfer-started-survivor' },
  { title: 'The page on which they confirm their identity', shows: { words: 'pages/prove.ts' } },
  { title: 'A code', shows: 'one-time-code' },
  { title: 'The page while they wait', shows: { words: 'pages/waiting.ts' } },
  { title: 'The documents are open', shows: 'documents-accessible' },
  { title: 'The page with the documents', shows: { words: 'pages/documents.ts' } },
];

const INTRO =
  'What the readers of one will see, from an invitation to the open documents. Messages have sample data. A part of a page in braces is put ' +
  'in when the page is shown.';

/** Returns a page that shows one story in a language. `words`: the folder of all words. */
export function storyText(words: string, language: Language): string {
  const sections = STORY.flatMap(({ title, shows }) => [`## ${title}`, shown(shows, language, words)]);
  return `${[`# One story in ${nameOf(language)}`, INTRO, ...sections].join('\n\n')}\n`;
}

function shown(what: (typeof STORY)[number]['shows'], language: Language, words: string): string {
  if (typeof what === 'object') return fenced(textsOf(words, language, what.words).join('\n'));
  const { subject, text, short } = renderSample(what, { optOutLink: SAMPLE.answerLink }, language);
  return [fenced(`${subject}\n\n${text.trimEnd()}`), fenced(short)].join('\n\n');
}

function textsOf(words: string, language: Language, name: string): string[] {
  const found = readEnglish(words).find(({ file }) => file === name);
  if (!found) throw new Error(`There is no file of words ${name}.`);
  const texts = language === 'en' ? new Map<string, string>() : readCatalogue(words, language);
  return found.units.map(({ id, text }) => texts.get(id) ?? text);
}

const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``;
