import ts from 'typescript';

/** One text of a file of words. */
export interface Unit {
  /** Where it is, for example `alive.steps.0`. A second text at one place ends with `#2`. */
  id: string;
  /** Each expression is a placeholder in braces: `{host}`. */
  text: string;
  /** What the file says about it. */
  comment: string;
  /** The call whose forms it is one of, and its category (Intl.LDMLPluralRule). Absent in a text that does not depend on a number. */
  plural?: { call: ts.CallExpression; category: string };
  node: ts.Node;
}

/** Parses a file of words. */
export function parseWords(code: string): ts.SourceFile {
  return ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
}

/** Returns the texts of a file of words, in their order. Keys, types, comparisons and texts without a letter are none. */
export function unitsOf(tree: ts.SourceFile): Unit[] {
  const units: Unit[] = [];
  const seen = new Map<string, number>();
  collect(tree, [], (path, node, text, plural) => {
    if (!hasLetter(text)) return;
    const times = (seen.get(path) ?? 0) + 1;
    seen.set(path, times);
    units.push({ id: times === 1 ? path : `${path}#${times}`, text, node, comment: commentOn(node), ...(plural && { plural }) });
  });
  return units;
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));

type Found = (path: string, node: ts.Node, text: string, plural: Unit['plural']) => void;

function collect(node: ts.Node, path: readonly string[], found: Found, plural?: ts.CallExpression): void {
  if (isNoText(node)) return;
  const text = textOf(node);
  if (text !== undefined) found(path.join('.'), node, text, plural && { call: plural, category: path.at(-1) ?? 'other' });
  else
    for (const [child, name] of partsOf(node)) collect(child, name === undefined ? path : [...path, name], found, isPluralCall(node) ? node : plural);
}

/** The parts of a node that can hold texts, each with the name of its place, if it has one. */
function partsOf(node: ts.Node): [child: ts.Node, name?: string][] {
  if (ts.isVariableDeclaration(node)) return node.initializer ? [[node.initializer, node.name.getText()]] : [];
  if (ts.isPropertyAssignment(node)) return [[node.initializer, nameOf(node)]];
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element, at) => [element, String(at)]);
  // The first argument is the language.
  if (isPluralCall(node)) return node.arguments.slice(1).map((argument) => [argument]);
  const children: [ts.Node][] = [];
  ts.forEachChild(node, (child) => {
    children.push([child]);
  });
  return children;
}

/** Imports, types, comparisons and keys hold no words. */
function isNoText(node: ts.Node): boolean {
  if (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node)
  )
    return true;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText());
}

export function isPluralCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === 'plural';
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The text of a literal, or of several that are joined. Undefined for anything else. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`).join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

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
