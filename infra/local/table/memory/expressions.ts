import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { compareValues, type Item, sameValue, sizeOfSet } from './values.ts';

/** What a command substitutes in its expressions. */
export interface Given {
  ExpressionAttributeNames?: Readonly<Record<string, string>> | undefined;
  ExpressionAttributeValues?: Readonly<Record<string, unknown>> | undefined;
}

type Operand = { path: string } | { value: string } | { size: string };
type Comparator = '=' | '<' | '<=' | '>' | '>=';

/** A condition, as read from its text. Paths and values are still placeholders. */
export type Condition =
  | { kind: 'AND' | 'OR'; left: Condition; right: Condition }
  | { kind: 'compare'; comparator: Comparator; left: Operand; right: Operand }
  | { kind: 'between'; operand: Operand; from: Operand; to: Operand }
  | { kind: 'exists'; path: string; wanted: boolean }
  | { kind: 'NOT'; of: Condition }
  | { kind: 'begins_with' | 'contains'; operand: Operand; part: Operand };

/** What an action sets: a value, or the sum of values. A term with `or` is the attribute, or this value where there is none. */
export type Term = { value: string } | { path: string; or: string };

/** One action of an update. `REMOVE` has no terms, and only `SET` can have two. */
export interface Action {
  clause: 'SET' | 'ADD' | 'DELETE' | 'REMOVE';
  path: string;
  terms: readonly Term[];
}

/** The error that DynamoDB answers to a request that it cannot accept. */
export const validationError = (message: string): DynamoDBServiceException =>
  new DynamoDBServiceException({ name: 'ValidationException', $fault: 'client', $metadata: { httpStatusCode: 400 }, message });

/** Thrown for what this table does not have, so that nothing is answered differently from DynamoDB. */
export const notModelled = (what: string): Error => new Error(`The table in memory has no ${what}. Add it, with the test against DynamoDB Local.`);

interface Tokens {
  /** The next token, without taking it. */
  next(): string | undefined;
  take(): string;
  /** Takes the next token if it is this one. */
  skip(token: string): boolean;
  expect(token: string): void;
}

const TOKEN = /\s*(<=|>=|<>|[=<>(),+]|[#:]\w+|[A-Za-z_]\w*)/y;

function tokensOf(text: string): Tokens {
  const tokens: string[] = [];
  const trimmed = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < trimmed.length) {
    const token = TOKEN.exec(trimmed)?.[1];
    if (token === undefined) throw notModelled(`expression like "${text}"`);
    tokens.push(token);
  }
  let at = 0;
  const take = (): string => {
    const token = tokens[at];
    if (token === undefined) throw validationError(`Invalid expression: ${text}`);
    at += 1;
    return token;
  };
  const skip = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const expect = (token: string): void => {
    if (!skip(token)) throw validationError(`Invalid expression: ${token} is expected in ${text}`);
  };
  return { next: () => tokens[at], take, skip, expect };
}

/** Reads each text once. */
export function remembered<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = read(text);
    known.set(text, made);
    return made;
  };
}

/** Reads a condition, a key condition or a filter. */
export const readCondition = remembered((text: string): Condition => {
  const tokens = tokensOf(text);
  const condition = readOr(tokens);
  if (tokens.next() !== undefined) throw notModelled(`expression like "${text}"`);
  return condition;
});

function readOr(tokens: Tokens): Condition {
  let left = readAnd(tokens);
  while (tokens.skip('OR')) left = { kind: 'OR', left, right: readAnd(tokens) };
  return left;
}

function readAnd(tokens: Tokens): Condition {
  let left = readTest(tokens);
  while (tokens.skip('AND')) left = { kind: 'AND', left, right: readTest(tokens) };
  return left;
}

function readTest(tokens: Tokens): Condition {
  if (tokens.skip('(')) return closed(tokens, readOr(tokens));
  if (tokens.skip('attribute_exists')) return readExists(tokens, true);
  if (tokens.skip('attribute_not_exists')) return readExists(tokens, false);
  if (tokens.skip('NOT')) return { kind: 'NOT', of: readTest(tokens) };
  if (tokens.skip('begins_with')) return readPart(tokens, 'begins_with');
  if (tokens.skip('contains')) return readPart(tokens, 'contains');
  const left = readOperand(tokens);
  if (!tokens.skip('BETWEEN')) return { kind: 'compare', left, comparator: comparatorOf(tokens.take()), right: readOperand(tokens) };
  const from = readOperand(tokens);
  tokens.expect('AND');
  return { kind: 'between', operand: left, from, to: readOperand(tokens) };
}

function closed<Read>(tokens: Tokens, read: Read): Read {
  tokens.expect(')');
  return read;
}

function readExists(tokens: Tokens, wanted: boolean): Condition {
  tokens.expect('(');
  return closed(tokens, { kind: 'exists', path: tokens.take(), wanted });
}

function readPart(tokens: Tokens, kind: 'begins_with' | 'contains'): Condition {
  tokens.expect('(');
  const operand = readOperand(tokens);
  tokens.expect(',');
  return closed(tokens, { kind, operand, part: readOperand(tokens) });
}

function readOperand(tokens: Tokens): Operand {
  const token = tokens.take();
  if (token.startsWith(':')) return { value: token };
  if (token !== 'size') return { path: token };
  tokens.expect('(');
  return closed(tokens, { size: tokens.take() });
}

function comparatorOf(token: string): Comparator {
  if (token === '=' || token === '<' || token === '<=' || token === '>' || token === '>=') return token;
  throw notModelled(`comparator ${token}`);
}

const CLAUSES = ['SET', 'ADD', 'DELETE', 'REMOVE'] as const;

/** Reads the actions of an update. */
export const readUpdate = remembered((text: string): readonly Action[] => {
  const tokens = tokensOf(text);
  const actions: Action[] = [];
  const seen = new Set<string>();
  while (tokens.next() !== undefined) {
    const clause = CLAUSES.find((one) => tokens.skip(one));
    if (!clause || seen.has(clause)) throw validationError(`Invalid UpdateExpression: ${text}`);
    seen.add(clause);
    do actions.push(readAction(tokens, clause));
    while (tokens.skip(','));
  }
  return actions;
});

function readAction(tokens: Tokens, clause: Action['clause']): Action {
  const path = tokens.take();
  if (clause === 'REMOVE') return { clause, path, terms: [] };
  if (clause !== 'SET') return { clause, path, terms: [readTerm(tokens)] };
  tokens.expect('=');
  const terms = [readTerm(tokens)];
  if (tokens.skip('+')) terms.push(readTerm(tokens));
  return { clause, path, terms };
}

function readTerm(tokens: Tokens): Term {
  const token = tokens.take();
  if (token.startsWith(':')) return { value: token };
  if (token !== 'if_not_exists') throw notModelled(`update to ${token}`);
  tokens.expect('(');
  const path = tokens.take();
  tokens.expect(',');
  return closed(tokens, { path, or: tokens.take() });
}

/** Reads the paths of a projection, each as its steps. */
export const readProjection = remembered((text: string): readonly (readonly string[])[] => text.split(',').map((path) => path.trim().split('.')));

/** Returns the attribute's name behind a placeholder, or the name itself. */
export function nameOf(path: string, { ExpressionAttributeNames: names }: Given): string {
  if (path.includes('.')) throw notModelled(`path ${path} here`);
  if (!path.startsWith('#')) return path;
  const name = names?.[path];
  if (name === undefined) throw validationError(`An expression attribute name used in the document path is not defined: ${path}`);
  return name;
}

/** Returns the value behind a placeholder. */
export function givenValue(placeholder: string, { ExpressionAttributeValues: values }: Given): unknown {
  const value = values?.[placeholder];
  if (value === undefined) throw validationError(`An expression attribute value used in expression is not defined: ${placeholder}`);
  return value;
}

/** Whether the condition holds for an item, or for a missing one. What compares with a missing attribute does not hold. */
export function holds(condition: Condition, item: Item | undefined, given: Given): boolean {
  const read = (operand: Operand): unknown => operandOf(operand, item, given);
  switch (condition.kind) {
    case 'AND':
      return holds(condition.left, item, given) && holds(condition.right, item, given);
    case 'OR':
      return holds(condition.left, item, given) || holds(condition.right, item, given);
    case 'exists':
      return (item?.[nameOf(condition.path, given)] !== undefined) === condition.wanted;
    case 'compare':
      return compares(condition.comparator, read(condition.left), read(condition.right));
    case 'between':
      return compares('>=', read(condition.operand), read(condition.from)) && compares('<=', read(condition.operand), read(condition.to));
    case 'NOT':
      return !holds(condition.of, item, given);
    case 'begins_with': {
      const [text, prefix] = [read(condition.operand), read(condition.part)];
      return typeof text === 'string' && typeof prefix === 'string' && text.startsWith(prefix);
    }
    case 'contains':
      return contains(read(condition.operand), read(condition.part));
  }
}

function contains(whole: unknown, part: unknown): boolean {
  if (whole instanceof Set) return whole.has(part);
  if (Array.isArray(whole)) throw notModelled('list that contains something');
  return typeof whole === 'string' && typeof part === 'string' && whole.includes(part);
}

function operandOf(operand: Operand, item: Item | undefined, given: Given): unknown {
  if ('value' in operand) return givenValue(operand.value, given);
  const path = 'size' in operand ? operand.size : operand.path;
  const value = item?.[nameOf(path, given)];
  if (!('size' in operand) || value === undefined) return value;
  const size = sizeOfSet(value);
  if (size === undefined) throw notModelled('size of anything but a set');
  return size;
}

function compares(comparator: Comparator, left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  if (comparator === '=') return sameValue(left, right);
  const order = compareValues(left, right);
  if (order === undefined) return false;
  if (order === 0) return comparator === '<=' || comparator === '>=';
  return order < 0 === comparator.startsWith('<');
}

/** Returns all placeholders of a condition. */
export function placeholdersOf(condition: Condition): string[] {
  switch (condition.kind) {
    case 'AND':
    case 'OR':
      return [...placeholdersOf(condition.left), ...placeholdersOf(condition.right)];
    case 'exists':
      return [condition.path];
    case 'compare':
      return [condition.left, condition.right].flatMap(Object.values);
    case 'between':
      return [condition.operand, condition.from, condition.to].flatMap(Object.values);
    case 'NOT':
      return placeholdersOf(condition.of);
    case 'begins_with':
    case 'contains':
      return [condition.operand, condition.part].flatMap(Object.values);
  }
}
