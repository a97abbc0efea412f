import ts from 'typescript';
import { directionOf } from '#common/language.ts';
import * as beginnings from '#words/beginnings.ts';
import { type Choice, isChoice, type Message, type Part, parseMessage, partsOf, printMessage, variants } from './message.ts';
import { isPluralCall, parseWords, type Unit, unitsOf, wordlessOf } from './units.ts';

interface Edit {
  start: number;
  end: number;
  by: string;
}

/**
 * Returns a file of words in another language: the English code with these texts. A text that is missing or wrong is the English one.
 * `file`: its name below the folder of a language.
 */
export function translate(english: string, file: string, language: string, texts: ReadonlyMap<string, string>): string {
  const tree = parseWords(english);
  const units = unitsOf(tree, file);
  const edits = [
    ...units.map((unit) => edit(unit, written(unit, language, texts.get(unit.id)))),
    ...(directionOf(language) === 'rtl' ? wordlessOf(tree, file).map((unit) => edit(unit, literal(unit.message, { language, unit }))) : []),
    ...[...new Set(units.flatMap(({ phrases }) => phrases))].map((phrase): Edit => ({ start: phrase.getStart(), end: phrase.end, by: '' })),
    ...commentsIn(tree),
    ...declarations(tree, language),
  ];
  return withImport(applied(english, edits), tree, file, language);
}

const edit = ({ node }: Unit, by: string): Edit => ({ start: node.getStart(), end: node.end, by });

/** What the code of a text depends on. */
interface Written {
  language: string;
  unit: Unit;
  /** The code of the number in a form. Undefined in a form of `plural`, where it is `#`. */
  count?: string;
}

/** Returns the code of a text: a literal, or a call of `plural`. */
function written(unit: Unit, language: string, text: string | undefined): string {
  const isUsable = text !== undefined && faultsOf(unit, language, text).length === 0;
  const [message, from] = isUsable ? [parseMessage(text), { language, unit }] : [unit.message, { language: 'en', unit }];
  if (!isPluralCall(unit.node)) return literal(message, from);
  const [first] = message;
  if (message.length === 1 && first !== undefined && isChoice(first) && first.by === 'number') return pluralCall(first.forms, from);
  return `(count: number) => ${literal(message, from)}`;
}

function literal(message: Message, from: Written): string {
  const isPlain = message.every((part) => typeof part === 'string' || (isCount(part) && from.count === undefined));
  const text = message.map((part) => (typeof part === 'string' ? part : '#')).join('');
  if (!isPlain || text.includes('\n')) return `\`${message.map((part, at) => template(part, isInSentence(message, at), from)).join('')}\``;
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

function template(part: Part, isInSentence: boolean, from: Written): string {
  if (typeof part === 'string') return part.replace(/[\\`]/g, '\\$&').replace(/\$(?=\{|$)/g, '\\$');
  if ('count' in part) return from.count ?? '#';
  const value = from.unit.values.get(part.name) ?? part.name;
  if (isChoice(part)) return `\${${part.by === 'number' ? `${pluralCall(part.forms, from)}(${value})` : chosen(part.forms, value, from)}}`;
  const [before, after] = isInSentence && isIsolated(part.name, from) ? ['\u2068', '\u2069'] : ['', ''];
  return `${before}\${${value}}${after}`;
}

/** A value alone in its line needs no sentence around it. The keys and commands of a paper are such values. */
function isInSentence(message: Message, at: number): boolean {
  const [before, after] = [message[at - 1] ?? '\n', message[at + 1] ?? '\n'];
  return !(typeof before === 'string' && before.endsWith('\n') && typeof after === 'string' && after.startsWith('\n'));
}

/**
 * In a sentence from right to left, a name or an address in another script would move its neighbours, or be shown in pieces. These two
 * signs, which no one sees, keep it together: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates. A number and a word of ours
 * (`NAMES[kind]`) need none. A code is copied from its message.
 */
function isIsolated(name: string, { language, unit }: Written): boolean {
  const isOurs = /^[A-Z_]+\[/.test(unit.values.get(name) ?? '');
  return directionOf(language) === 'rtl' && !unit.numbers.has(name) && !isOurs && name !== 'code';
}

/** The number in a form that is a function. */
const COUNT = `\${$count}`;

/** A form with a value is a function of the written number, because a name can have a `#`. */
function pluralCall(forms: ReadonlyMap<string, Message>, from: Written): string {
  const isSimple = [...forms.values()].every((form) => form.every(isWordsOrCount) && form.filter(isCount).length <= 1);
  const { count: _, ...inForm } = from;
  const code = [...forms].map(([category, form]) => {
    if (isSimple) return `${category}: ${literal(form, inForm)}`;
    const written = literal(form, { ...from, count: COUNT });
    return `${category}: (${written.includes(COUNT) ? '$count' : ''}) => ${written}`;
  });
  return `${isSimple ? 'plural' : 'sentence'}('${from.language}', { ${code.join(', ')} })`;
}

/** The first form whose key says how the value begins. */
function chosen(forms: ReadonlyMap<string, Message>, value: string, from: Written): string {
  const cases = [...forms].filter(([key]) => key !== 'other').map(([key, form]) => `begins.${key}(${value}) ? ${literal(form, from)} : `);
  return `${cases.join('')}${literal(forms.get('other') ?? [], from)}`;
}

const isCount = (part: Part): boolean => typeof part === 'object' && 'count' in part;
const isWordsOrCount = (part: Part): boolean => (typeof part === 'string' ? !part.includes('#') : isCount(part));

/** Says what is wrong with a text: its format, its values, its forms or its length. */
export function faultsOf(unit: Unit, language: string, text: string): string[] {
  const message = read(text);
  if (typeof message === 'string') return [message];
  return [...valueFaults(unit, message), ...formFaults(unit, message, language), ...selectFaults(message, language), ...lengthFaults(unit, message)];
}

function read(text: string): Message | string {
  try {
    return parseMessage(text);
  } catch (error) {
    return `is not ICU MessageFormat: ${error instanceof Error ? error.message : ''}`;
  }
}

/** Each variant has all values of the English text, and no other. The number of a form may be written out. */
function valueFaults(unit: Unit, message: Message): string[] {
  const [wanted, given] = [namesIn(unit.message), namesIn(message)];
  const numbers = new Set(numbersIn(message).map(({ name }) => name));
  const texts = variants(message);
  const lost = [...wanted].filter((name) => !numbers.has(name) && !texts.every((parts) => parts.some((part) => isValue(part, name))));
  const extra = [...given].filter((name) => !wanted.has(name));
  return [...lost.map((name) => `lacks {${name}}`), ...extra.map((name) => `has {${name}}, which is not in the English text`)];
}

function isValue(part: Part, name: string): part is { name: string } | Choice {
  return typeof part === 'object' && 'name' in part && part.name === name;
}

function namesIn(message: Message): Set<string> {
  return new Set(partsOf(message).flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name] : [])));
}

const numbersIn = (message: Message): Choice[] =>
  partsOf(message)
    .filter(isChoice)
    .filter(({ by }) => by === 'number');

/** The forms are those of CLDR. One that only millions have may be left out. https://cldr.unicode.org/index/cldr-spec/plural-rules */
function formFaults({ message: english }: Unit, message: Message, language: string): string[] {
  return numbersIn(message).flatMap((number) => {
    const [{ known, needed, large }, given] = [categoriesOf(language), [...number.forms.keys()]];
    const lost = needed.filter((category) => !given.includes(category));
    const extra = given.filter((category) => !known.includes(category));
    const mute = isShown(english, number.name) ? large.filter((category) => number.forms.get(category)?.every((part) => !isCount(part))) : [];
    return [
      ...lost.map((one) => `lacks the form "${one}" of {${number.name}}`),
      ...extra.map((one) => `has a form "${one}", which the language has not`),
      ...mute.map((one) => `lacks the number in the form "${one}" of {${number.name}}`),
    ];
  });
}

/** Whether a text shows this number. Some have only forms for it, such as `it` and `they`. */
function isShown(message: Message, name: string): boolean {
  return partsOf(message).some((part) => isValue(part, name) && (!isChoice(part) || [...part.forms.values()].some((form) => form.some(isCount))));
}

/** A `select` asks how a value begins, as shared/words/beginnings.ts knows it for the language. */
function selectFaults(message: Message, language: string): string[] {
  const known = Object.keys(BEGINNINGS[language] ?? {});
  const choices = partsOf(message).flatMap((part) => (isChoice(part) && part.by === 'beginning' ? [...part.forms.keys()] : []));
  return choices.filter((key) => key !== 'other' && !known.includes(key)).map((key) => `selects by "${key}", which the language has not`);
}

const BEGINNINGS: Readonly<Record<string, object | undefined>> = beginnings;

interface Categories {
  known: string[];
  needed: string[];
  /** Those with a number above 2, which are no words. */
  large: string[];
}

const categories = new Map<string, Categories>();

function categoriesOf(language: string): Categories {
  const kept = categories.get(language);
  if (kept) return kept;
  const rules = new Intl.PluralRules(language);
  const of = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  const known = rules.resolvedOptions().pluralCategories;
  const found = { known, needed: [...new Set(['other', ...of])], large: [...new Set(of.slice(3))] };
  categories.set(language, found);
  return found;
}

/** Text messages are paid for by their parts, so a form for them is about as short as the English one. */
function lengthFaults({ id, message: english }: Unit, message: Message): string[] {
  if (!/\.short(\.|$)/.test(id)) return [];
  const longest = (one: Message) => Math.max(...variants(one).map((parts) => printMessage(parts).length));
  const most = Math.ceil(longest(english) * 1.6) + 10;
  return longest(message) > most ? [`has ${longest(message)} characters, of at most ${most}`] : [];
}

/** A translation has no comments. */
function commentsIn(tree: ts.SourceFile): Edit[] {
  const edits = new Map<number, Edit>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(tree.text, node.pos) ?? []) edits.set(pos, { start: pos, end, by: '' });
    if (!isPluralCall(node) && !isTypeDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...edits.values()];
}

/** Exported constants have the type of the English ones. Types are declared there only. Words of the folder are those of the language. */
function declarations(tree: ts.SourceFile, language: string): Edit[] {
  return tree.statements.flatMap((statement): Edit[] => {
    const whole = { start: statement.getStart(), end: statement.end, by: '' };
    if (isTypeDeclaration(statement)) return [whole];
    if (isImportOfPlural(statement)) return [whole];
    if (ts.isImportDeclaration(statement)) return [{ ...whole, by: statement.getText().replace("'#words/en/", `'#words/${language}/`) }];
    if (!isExported(statement) || !ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({ start: name.end, end: name.end, by: `: typeof english.${name.getText()}` }));
  });
}

function isImportOfPlural(statement: ts.Statement): boolean {
  return ts.isImportDeclaration(statement) && statement.moduleSpecifier.getText() === "'#words/plural.ts'";
}

function isTypeDeclaration(node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
}

function applied(code: string, edits: readonly Edit[]): string {
  // From the end, so that no position moves.
  const fromEnd = [...edits].sort((a, b) => b.start - a.start || b.end - a.end);
  return fromEnd.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** The imports: the English types, of constants and those that the file declares, and what writes numbers. */
function withImport(code: string, tree: ts.SourceFile, file: string, language: string): string {
  const module = `#words/en/${file}`;
  const types = tree.statements.flatMap((one) => (isTypeDeclaration(one) ? [one.name.text] : []));
  const used = types.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const named = used.length > 0 ? `import type { ${used.join(', ')} } from '${module}';\n` : '';
  const own = /typeof english\./.test(code) ? `import type * as english from '${module}';\n` : '';
  const forms = ['plural', 'sentence'].filter((name) => new RegExp(`\\b${name}\\('`).test(code));
  const helpers = forms.length > 0 ? `import { ${forms.join(', ')} } from '#words/plural.ts';\n` : '';
  const beginning = /\bbegins\.\w+\(/.test(code) ? `import { ${language} as begins } from '#words/beginnings.ts';\n` : '';
  return `${own}${named}${helpers}${beginning}${code.trim()}\n`;
}
