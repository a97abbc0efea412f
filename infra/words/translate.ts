import ts from 'typescript';
import { type Message, type Part, parseMessage, partsOf, variants } from './message.ts';
import { isPluralCall, parseWords, type Unit, unitsOf } from './units.ts';

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
    ...units.map((unit): Edit => ({ start: unit.node.getStart(), end: unit.node.end, by: written(unit, language, texts.get(unit.id)) })),
    ...[...new Set(units.flatMap(({ phrases }) => phrases))].map((phrase): Edit => ({ start: phrase.getStart(), end: phrase.end, by: '' })),
    ...commentsIn(tree),
    ...declarations(tree, language),
  ];
  return withImport(applied(english, edits), tree, `#words/en/${file}`);
}

/** Returns the code of a text: a literal, or a call of `plural`. */
function written(unit: Unit, language: string, text: string | undefined): string {
  const isUsable = text !== undefined && faultsOf(unit, language, text).length === 0;
  const [message, from] = isUsable ? [parseMessage(text), language] : [unit.message, 'en'];
  if (!isPluralCall(unit.node)) return literal(message, from, unit.values);
  const [first] = message;
  if (message.length === 1 && typeof first === 'object' && 'forms' in first) return pluralCall(first.forms, from, unit.values);
  return `(count: number) => ${literal(message, from, new Map([['count', 'count']]))}`;
}

function literal(message: Message, language: string, values: ReadonlyMap<string, string>, count = '#'): string {
  const isPlain = message.every((part) => typeof part === 'string' || (isCount(part) && count === '#'));
  const text = message.map((part) => (typeof part === 'string' ? part : '#')).join('');
  if (!isPlain || text.includes('\n')) return `\`${message.map((part) => template(part, language, values, count)).join('')}\``;
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

function template(part: Part, language: string, values: ReadonlyMap<string, string>, count: string): string {
  if (typeof part === 'string') return part.replace(/[\\`]/g, '\\$&').replace(/\$(?=\{|$)/g, '\\$');
  if ('count' in part) return count;
  const value = values.get(part.name) ?? part.name;
  return `\${${'forms' in part ? `${pluralCall(part.forms, language, values)}(${value})` : value}}`;
}

/** The number in a form that is a function. */
const COUNT = `\${$count}`;

/** A form with a value is a function of the written number, because a name can have a `#`. */
function pluralCall(forms: ReadonlyMap<string, Message>, language: string, values: ReadonlyMap<string, string>): string {
  const isSimple = [...forms.values()].every((form) => form.every(isWordsOrCount) && form.filter(isCount).length <= 1);
  const code = [...forms].map(([category, form]) =>
    isSimple ? `${category}: ${literal(form, language, values)}` : `${category}: ($count) => ${literal(form, language, values, COUNT)}`,
  );
  return `${isSimple ? 'plural' : 'sentence'}('${language}', { ${code.join(', ')} })`;
}

const isCount = (part: Part): boolean => typeof part === 'object' && 'count' in part;
const isWordsOrCount = (part: Part): boolean => (typeof part === 'string' ? !part.includes('#') : isCount(part));

/** Says what is wrong with a text: its format, its values, its forms or its length. */
export function faultsOf(unit: Unit, language: string, text: string): string[] {
  const message = read(text);
  if (typeof message === 'string') return [message];
  return [...valueFaults(unit, message), ...formFaults(message, language), ...lengthFaults(unit, message)];
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
  const [wanted, given, numbers] = [namesIn(unit.message), namesIn(message), numbersIn(message)];
  const texts = variants(message);
  const lost = [...wanted].filter((name) => !numbers.has(name) && texts.some((text) => !text.includes(`{${name}}`)));
  const extra = [...given].filter((name) => !wanted.has(name));
  return [...lost.map((name) => `lacks {${name}}`), ...extra.map((name) => `has {${name}}, which is not in the English text`)];
}

function namesIn(message: Message): Set<string> {
  return new Set(partsOf(message).flatMap((part) => (typeof part === 'object' && 'name' in part ? [part.name] : [])));
}

function numbersIn(message: Message): Set<string> {
  return new Set(partsOf(message).flatMap((part) => (typeof part === 'object' && 'forms' in part ? [part.name] : [])));
}

/** The forms are those of CLDR. One that only millions have may be left out. https://cldr.unicode.org/index/cldr-spec/plural-rules */
function formFaults(message: Message, language: string): string[] {
  return partsOf(message).flatMap((part) => {
    if (typeof part === 'string' || !('forms' in part)) return [];
    const [{ known, needed }, given] = [categoriesOf(language), [...part.forms.keys()]];
    const lost = needed.filter((category) => !given.includes(category));
    const extra = given.filter((category) => !known.includes(category));
    return [
      ...lost.map((one) => `lacks the form "${one}" of {${part.name}}`),
      ...extra.map((one) => `has a form "${one}", which the language has not`),
    ];
  });
}

const categories = new Map<string, { known: string[]; needed: string[] }>();

function categoriesOf(language: string): { known: string[]; needed: string[] } {
  const kept = categories.get(language);
  if (kept) return kept;
  const rules = new Intl.PluralRules(language);
  const needed = new Set<string>(['other', ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
  const found = { known: rules.resolvedOptions().pluralCategories, needed: [...needed] };
  categories.set(language, found);
  return found;
}

/** Text messages are paid for by their parts, so a form for them is about as short as the English one. */
function lengthFaults({ id, message: english }: Unit, message: Message): string[] {
  if (!/\.short(\.|$)/.test(id)) return [];
  const longest = (one: Message) => Math.max(...variants(one).map((text) => text.length));
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
function withImport(code: string, tree: ts.SourceFile, module: string): string {
  const types = tree.statements.flatMap((one) => (isTypeDeclaration(one) ? [one.name.text] : []));
  const used = types.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const named = used.length > 0 ? `import type { ${used.join(', ')} } from '${module}';\n` : '';
  const own = /typeof english\./.test(code) ? `import type * as english from '${module}';\n` : '';
  const forms = ['plural', 'sentence'].filter((name) => new RegExp(`\\b${name}\\('`).test(code));
  const helpers = forms.length > 0 ? `import { ${forms.join(', ')} } from '#words/plural.ts';\n` : '';
  return `${own}${named}${helpers}${code.trim()}\n`;
}
