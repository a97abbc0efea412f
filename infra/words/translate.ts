import ts from 'typescript';
import { isPluralCall, parseWords, type Unit, unitsOf } from './units.ts';

/** A text that a translation lacks, that is too long, or that has other placeholders. */
export interface Fault {
  id: string;
  text: string;
  what: string;
}

/** A file of words in another language, or what is wrong with its texts. */
export type Translated = { code: string; faults: [] } | { code: undefined; faults: Fault[] };

interface Edit {
  start: number;
  end: number;
  by: string;
}

/**
 * Returns a file of words in another language: the English code with these texts. `module`: the import path of the English file.
 * The forms of a plural are those of the language.
 */
export function translate(english: string, module: string, language: string, texts: ReadonlyMap<string, string>): Translated {
  const tree = parseWords(english);
  const units = unitsOf(tree);
  const single = units.filter(({ plural }) => !plural);
  const calls = [...new Set(units.flatMap(({ plural }) => plural?.call ?? []))];
  const faults = wantedTexts(units, language).flatMap((wanted) => faultsOf(wanted, texts.get(wanted.id)));
  if (faults.length > 0) return { code: undefined, faults };
  const edits = [
    ...single.map(({ node, id }): Edit => ({ start: node.getStart(), end: node.end, by: literal(texts.get(id) ?? '') })),
    ...calls.map((call): Edit => ({ start: call.getStart(), end: call.end, by: pluralCall(call, units, language, texts) })),
    ...commentsIn(tree),
    ...declarations(tree, language),
  ];
  return { code: withImport(applied(english, edits), tree, module), faults: [] };
}

/** A text that a language needs. */
export interface WantedText {
  id: string;
  english: string;
  comment: string;
}

/** Returns the texts that a language needs: the English ones, with the forms of plurals that this language has. */
export function wantedTexts(units: readonly Unit[], language: string): WantedText[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const seen = new Set<ts.CallExpression>();
  return units.flatMap(({ id, text, comment, plural }) => {
    if (!plural) return [{ id, english: text, comment }];
    if (seen.has(plural.call)) return [];
    seen.add(plural.call);
    const forms = formsOf(plural.call, units);
    const group = id.slice(0, id.lastIndexOf('.'));
    return categories.map((category) => ({ id: `${group}.${category}`, english: forms.get(category) ?? forms.get('other') ?? '', comment }));
  });
}

function formsOf(call: ts.CallExpression, units: readonly Unit[]): Map<string, string> {
  return new Map(units.flatMap(({ plural, text }) => (plural?.call === call ? [[plural.category, text] as const] : [])));
}

/** What is wrong with a text: it is missing, too long, or its placeholders are others. `#` may be written out in a form of a plural. */
function faultsOf({ id, english }: WantedText, text: string | undefined): Fault[] {
  if (!text) return [{ id, text: '', what: 'is missing' }];
  const [wanted, given] = [placeholders(english), placeholders(text)];
  const lost = wanted.filter((one) => !given.includes(one));
  const extra = given.filter((one) => !wanted.includes(one));
  return [
    ...lost.map((one) => ({ id, text, what: `lacks ${one}` })),
    ...extra.map((one) => ({ id, text, what: `has ${one}, which is not in the English text` })),
    ...(text.length > longest(id, english) ? [{ id, text, what: `has ${text.length} characters, of at most ${longest(id, english)}` }] : []),
  ];
}

/** Text messages are paid for by their parts, so a form for them is about as short as the English one. */
function longest(id: string, english: string): number {
  return /\.short(\.|$)/.test(id) ? Math.ceil(english.length * 1.6) + 10 : Number.POSITIVE_INFINITY;
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{[^}]*\}/g))];
}

/** A literal with this text. A placeholder is the expression that it names. */
function literal(text: string): string {
  if (!/[{\n]/.test(text)) return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
  const escaped = text.replace(/[\\`]/g, '\\$&').replace(/\$(?=\{)/g, '\\$');
  return `\`${escaped.replace(/\{([^}]*)\}/g, (_, expression: string) => `\${${expression}}`)}\``;
}

function pluralCall(call: ts.CallExpression, units: readonly Unit[], language: string, texts: ReadonlyMap<string, string>): string {
  const own = wantedTexts(
    units.filter(({ plural }) => plural?.call === call),
    language,
  );
  const forms = own.map(({ id }) => `${id.slice(id.lastIndexOf('.') + 1)}: ${literal(texts.get(id) ?? '')}`);
  return `plural('${language}', { ${forms.join(', ')} })`;
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
    if (ts.isImportDeclaration(statement)) return [{ ...whole, by: statement.getText().replace("'#words/en/", `'#words/${language}/`) }];
    if (!isExported(statement) || !ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({ start: name.end, end: name.end, by: `: typeof english.${name.getText()}` }));
  });
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

/** The import of the English types: of its constants, and of the types that it declares. */
function withImport(code: string, tree: ts.SourceFile, module: string): string {
  const types = tree.statements.flatMap((one) => (isTypeDeclaration(one) ? [one.name.text] : []));
  const used = types.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const named = used.length > 0 ? `import type { ${used.join(', ')} } from '${module}';\n` : '';
  const own = /typeof english\./.test(code) ? `import type * as english from '${module}';\n` : '';
  return `${own}${named}${code.trim()}\n`;
}
