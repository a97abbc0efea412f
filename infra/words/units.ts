import ts from 'typescript';
import { type Message, type Part, printMessage, wordsOf } from './message.ts';

/** One text of an English file of words. */
export interface Unit {
  /** Its file and place by meaning, for example `pages.alive.steps.0`. */
  id: string;
  message: Message;
  /** The message in ICU MessageFormat. */
  text: string;
  /** What the file says about it. */
  comment: string;
  /** The code of each value of the message, by its name there. */
  values: ReadonlyMap<string, string>;
  /** The values that are declared as numbers. */
  numbers: ReadonlySet<string>;
  /** The literal, or the call of `plural`, that holds it. */
  node: ts.Node;
  /** The constants with forms of a number that are part of it. */
  phrases: readonly ts.VariableStatement[];
}

/** A phrase that depends on a number, and is put into sentences: `const days = plural('en', { one: '# day', other: '# days' });` */
interface Phrase {
  statement: ts.VariableStatement;
  call: ts.CallExpression;
  /** It is used for nothing else, so it is no text alone. */
  isOnlyInSentences: boolean;
}

/** Parses a file of words. */
export function parseWords(code: string): ts.SourceFile {
  return ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
}

/** Returns the texts of an English file, in their order. Keys, types, comparisons and texts without a letter are none. `file`: its name below the folder. */
export function unitsOf(tree: ts.SourceFile, file: string): Unit[] {
  return textsOf(tree, file).filter(hasWords);
}

/** Returns what puts values together without a word, such as `${name}: ${day}`. No one translates it. */
export function wordlessOf(tree: ts.SourceFile, file: string): Unit[] {
  return textsOf(tree, file).filter((text) => !hasWords(text) && text.values.size > 0);
}

const hasWords = ({ message }: Unit): boolean => wordsOf(message).some((text) => /\p{L}/u.test(text));

function textsOf(tree: ts.SourceFile, file: string): Unit[] {
  const phrases = phrasesIn(tree);
  const places = file.replace(/\.ts$/, '').split('/');
  const units: Unit[] = [];
  collect(tree, [], (path, node) => units.push({ ...unitOf(node, phrases), id: [...places, ...withoutName(path, places)].join('.') }));
  const inSentences = new Set<ts.Node>([...phrases.values()].flatMap(({ call, isOnlyInSentences }) => (isOnlyInSentences ? [call] : [])));
  return units.filter(({ node }) => !inSentences.has(node));
}

/** A file's only constant has its name. */
function withoutName(path: readonly string[], places: readonly string[]): readonly string[] {
  const name = places.at(-1)?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return path[0] === name ? path.slice(1) : path;
}

function collect(node: ts.Node, path: readonly string[], found: (path: readonly string[], node: ts.Node) => void): void {
  if (isNoText(node)) return;
  if (isText(node) || isPluralCall(node)) found(path, node);
  else for (const [child, name] of childrenOf(node)) collect(child, name === undefined ? path : [...path, name], found);
}

/** The parts of a node that can hold texts, each with the name of its place, if it has one. */
function childrenOf(node: ts.Node): [child: ts.Node, name?: string][] {
  if (ts.isVariableDeclaration(node)) return node.initializer ? [[node.initializer, node.name.getText()]] : [];
  if (ts.isPropertyAssignment(node)) return [[node.initializer, nameOf(node)]];
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element, at) => [element, String(at)]);
  if (ts.isConditionalExpression(node)) return branchesOf(node);
  const children: [ts.Node][] = [];
  ts.forEachChild(node, (child) => {
    children.push([child]);
  });
  return children;
}

/** The two texts of a condition, by what it asks: `left === 0` has `left0` and `left`, and `name === ''` has `noName` and `name`. */
function branchesOf({ condition, whenTrue, whenFalse }: ts.ConditionalExpression): [ts.Node, string][] {
  const [yes, no] = namesOfBranches(condition).map((words) => words.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()));
  return [
    [whenTrue, yes ?? ''],
    [whenFalse, no ?? ''],
  ];
}

function namesOfBranches(condition: ts.Expression): [yes: string, no: string] {
  if (!ts.isBinaryExpression(condition)) return [condition.getText(), `no-${condition.getText()}`];
  const [asked, value] = [condition.left.getText(), condition.right];
  if (/^(undefined|null|''|"")$/.test(value.getText())) return [`no-${asked}`, asked];
  return ts.isStringLiteral(value) ? [value.text, `not-${value.text}`] : [`${asked}-${value.getText()}`, asked];
}

/** Imports, types, comparisons and keys hold no words. */
function isNoText(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return true;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText());
}

export function isPluralCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'plural';
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** A literal, or several that are joined. */
function isText(node: ts.Node): boolean {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) return true;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken && isText(node.left) && isText(node.right);
}

function unitOf(node: ts.Node, phrases: ReadonlyMap<string, Phrase>): Omit<Unit, 'id'> {
  const values = new Map<string, string>();
  const used: ts.VariableStatement[] = [];
  const message: Message = isPluralCall(node) ? [{ name: 'count', by: 'number', forms: formsOf(node) }] : messageOf(node, phrases, values, used);
  const numbers = new Set([...values].flatMap(([name, code]) => (isNumber(node, code) ? [name] : [])));
  return { node, message, text: printMessage(message), comment: commentOn(node), values, numbers, phrases: used };
}

/** Whether a value is a parameter that is declared as a number, of a function around the text. */
function isNumber(text: ts.Node, value: string): boolean {
  const declares = (node: ts.Node) => ts.isArrowFunction(node) && node.parameters.some(({ name }) => name.getText() === value);
  const owner = ts.findAncestor(text, declares);
  if (!owner || !ts.isArrowFunction(owner)) return false;
  return owner.parameters.some(({ name, type }) => name.getText() === value && type?.kind === ts.SyntaxKind.NumberKeyword);
}

function messageOf(node: ts.Node, phrases: ReadonlyMap<string, Phrase>, values: Map<string, string>, used: ts.VariableStatement[]): Part[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text === '' ? [] : [node.text];
  if (ts.isBinaryExpression(node)) return joined([node.left, node.right].flatMap((side) => messageOf(side, phrases, values, used)));
  if (!ts.isTemplateExpression(node)) return [];
  const parts = node.templateSpans.flatMap(({ expression, literal }): Part[] => {
    const phrase = ts.isCallExpression(expression) ? phrases.get(expression.expression.getText()) : undefined;
    if (phrase?.isOnlyInSentences) used.push(phrase.statement);
    const [argument] = phrase && ts.isCallExpression(expression) ? expression.arguments : [];
    const name = placed(argument ?? expression, values);
    return [phrase ? { name, by: 'number', forms: formsOf(phrase.call) } : { name }, literal.text];
  });
  return [node.head.text, ...parts].filter((part) => part !== '');
}

const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (typeof last === 'string' && typeof part === 'string') all.splice(-1, 1, last + part);
    else all.push(part);
    return all;
  }, []);

/** Returns the name of a value of a text, and notes its code. */
function placed(expression: ts.Expression, values: Map<string, string>): string {
  const code = expression.getText();
  for (let times = 1; ; times++) {
    const name = valueName(expression) + (times === 1 ? '' : times);
    if (values.get(name) === undefined || values.get(name) === code) {
      values.set(name, code);
      return name;
    }
  }
}

/** `name` of `name`, `most.name`, `name[0]`, `name.join(', ')` and `name(x)`, and `kind` of `NAMES[kind]`. */
function valueName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return ts.isIdentifier(node.argumentExpression) ? node.argumentExpression.text : valueName(node.expression);
  if (ts.isCallExpression(node)) return valueName(ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression);
  const words = node.getText().match(/[a-z]\w*/gi) ?? ['value'];
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/** The forms of a call of `plural`, by category. */
function formsOf(call: ts.CallExpression): ReadonlyMap<string, readonly Part[]> {
  const [, forms] = call.arguments;
  const properties = forms && ts.isObjectLiteralExpression(forms) ? forms.properties.filter(ts.isPropertyAssignment) : [];
  return new Map(properties.map((form) => [nameOf(form), withCount(messageOf(form.initializer, new Map(), new Map(), []))]));
}

const withCount = (form: readonly Part[]): Part[] =>
  form.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    return part.split(/(#)/).flatMap((piece): Part[] => (piece === '#' ? [{ count: true }] : piece === '' ? [] : [piece]));
  });

function phrasesIn(tree: ts.SourceFile): ReadonlyMap<string, Phrase> {
  const phrases = tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }): [string, Phrase][] => {
      if (!initializer || !isPluralCall(initializer)) return [];
      const isOnlyInSentences = usesOf(tree, name.getText()).every(isPlaceInSentence);
      return [[name.getText(), { statement, call: initializer, isOnlyInSentences }]];
    }),
  );
  return new Map(phrases);
}

function usesOf(tree: ts.SourceFile, name: string): ts.Node[] {
  const uses: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isOnlyName(node)) uses.push(node);
    if (!isFunctionWith(node, name)) ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

/** The name of a constant or of a key is none of its uses. */
function isOnlyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === node;
}

/** In a function with a parameter of this name, the name is that of the parameter. */
function isFunctionWith(node: ts.Node, parameter: string): boolean {
  return ts.isArrowFunction(node) && node.parameters.some(({ name }) => name.getText() === parameter);
}

const isPlaceInSentence = (node: ts.Node): boolean => ts.isCallExpression(node.parent) && ts.isTemplateSpan(node.parent.parent);

/** The comment of the nearest property or constant. */
function commentOn(node: ts.Node): string {
  const owner = ts.findAncestor(node, (one) => ts.isPropertyAssignment(one) || ts.isVariableStatement(one));
  const code = node.getSourceFile().text;
  const ranges = owner ? (ts.getLeadingCommentRanges(code, owner.pos) ?? []) : [];
  return ranges
    .map(({ pos, end }) =>
      code
        .slice(pos, end)
        .replace(/^\/\*\*?\s*|\s*\*\/$|^\/\/\s*|\n\s*\*/g, ' ')
        .trim(),
    )
    .join(' ');
}
