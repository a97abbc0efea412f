import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import ts from 'typescript';

/**
 * A place that stops something. `exit`: an early return or throw, broken by making its condition false. `only`: an `if` around the
 * action, broken by making it true. `empty`: a return of nothing, broken by returning the other branch. `condition`: a conditional
 * write, and `version`: a row written on the version that was read. Both are broken by accepting every row.
 */
export interface Guard {
  kind: 'exit' | 'only' | 'empty-if' | 'empty-unless' | 'condition' | 'version';
  file: string;
  line: number;
  /** The condition, in one line. */
  text: string;
  /** Names the guard over changes of other lines. */
  key: string;
  start: number;
  end: number;
}

/** The source files whose guards are broken: the flows and rows of all subjects, the store, and a few rules. */
const GUARDED = [
  'shared/*/*.ts',
  'shared/*/{rows,to-host,to-survivor}/*.ts',
  // What throws a refusal for a flow.
  'shared/{accounts/rules/recent-changes,factors/rules/step-up,sealing/rules/removal,transfers/wire/lease-download,wills/rules/notify-changes}.ts',
];
const UNGUARDED =
  /^shared\/(common|effects|words|custody|connectors|net|platform|http|recovery|own-device|app\/(?!leases|run-in-parallel|app-of-session))/;

/** Whether the guards of this file are broken. */
export const isGuarded = (file: string): boolean => GUARDED.some((pattern) => matchesGlob(file, pattern)) && !UNGUARDED.test(file);

/** Returns the guards of all files, in the order of files and lines. */
export function findAllGuards(): Guard[] {
  const files = globSync(GUARDED).filter(isGuarded).sort();
  return files.flatMap((file) => findGuards(file, readFileSync(file, 'utf8')));
}

/** Returns guards that a seed chooses. Each has its own place in the order of a seed, so that a new one changes the choice by one at most. */
export function chooseGuards(guards: readonly Guard[], seed: string, count: number): Guard[] {
  const placeOf = ({ key }: Guard): string => createHash('sha256').update(`${seed}/${key}`).digest('hex');
  const placed = guards.map((guard) => ({ guard, place: placeOf(guard) }));
  return placed
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .slice(0, count)
    .map(({ guard }) => guard);
}

/** Returns the guards of one source file. */
export function findGuards(file: string, source: string): Guard[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Guard[] = [];
  const seen = new Map<string, number>();
  const add = (kind: Guard['kind'], node: ts.Node): void => {
    const text = node.getText(tree).replace(/\s+/g, ' ');
    const name = `${file} ${functionOf(node)}: ${text}`;
    const earlier = seen.get(name) ?? 0;
    seen.set(name, earlier + 1);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ kind, file, line, text, key: earlier === 0 ? name : `${name} (${earlier + 1})`, start: node.getStart(tree), end: node.getEnd() });
  };
  const visit = (node: ts.Node): void => {
    for (const [kind, guard] of guardsAt(node)) add(kind, guard);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function guardsAt(node: ts.Node): [Guard['kind'], ts.Node][] {
  if (ts.isIfStatement(node) && !node.elseStatement) {
    return leaves(node.thenStatement) ? partsOf(node.expression).map((part) => ['exit', part]) : [['only', node.expression]];
  }
  if (ts.isConditionalExpression(node) && isResult(node)) {
    if (isEmpty(node.whenTrue)) return partsOf(node.condition).map((part) => ['empty-if', part]);
    return isEmpty(node.whenFalse) ? [['empty-unless', node.condition]] : [];
  }
  return writeAt(node);
}

function writeAt(node: ts.Node): [Guard['kind'], ts.Node][] {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return [];
  const value = ts.isPropertyAssignment(node) ? node.initializer : node.name;
  const name = node.name.getText();
  if (name === 'ConditionExpression') return [['condition', value]];
  const isRow = ts.isObjectLiteralExpression(node.parent) && node.parent.properties.some((property) => property.name?.getText() === 'key');
  return name === 'version' && isRow && !/^'any'/.test(value.getText()) ? [['version', value]] : [];
}

/** The operands of `a || b`: each is a separate reason to stop. */
function partsOf(condition: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(condition)) return partsOf(condition.expression);
  if (!ts.isBinaryExpression(condition) || condition.operatorToken.kind !== ts.SyntaxKind.BarBarToken) return [condition];
  return [...partsOf(condition.left), ...partsOf(condition.right)];
}

function leaves(statement: ts.Statement): boolean {
  if (ts.isBlock(statement)) return statement.statements.some(leaves);
  return [ts.SyntaxKind.ReturnStatement, ts.SyntaxKind.ThrowStatement, ts.SyntaxKind.ContinueStatement, ts.SyntaxKind.BreakStatement].includes(
    statement.kind,
  );
}

/** Whether the value of this expression is the result of a function. */
function isResult({ parent }: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent) || ts.isAwaitExpression(parent)) return isResult(parent);
  return ts.isReturnStatement(parent) || ts.isArrowFunction(parent);
}

function isEmpty(branch: ts.Expression): boolean {
  return /^(?:undefined|null|false|\[\]|\{\}|\(\{\}\)|''|0|stay\b.*)$/.test(branch.getText());
}

function functionOf(node: ts.Node): string {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) return at.name?.getText() ?? 'default';
    const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
    if (isNamed && (ts.isArrowFunction(at) || ts.isFunctionExpression(at))) return parent.name.getText();
  }
  return 'module';
}
