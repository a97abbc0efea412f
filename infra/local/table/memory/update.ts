import { table } from '#infra/table.ts';
import { type Action, givenValue, nameOf, type Term, validationError } from './expressions.ts';
import type { Input } from './input.ts';
import { copyOf, type Item } from './values.ts';

const KEYS: readonly string[] = [table.partitionKey, table.sortKey];

/** Throws for actions that no item could have. */
export function assertActions(actions: readonly Action[], input: Input): void {
  const names = actions.map(({ path }) => nameOf(path, input));
  if (new Set(names).size < names.length) throw validationError('Invalid UpdateExpression: Two document paths overlap with each other');
  for (const { clause, terms } of actions)
    for (const term of terms) assertOperand(terms.length > 1 ? '+' : clause, givenValue('value' in term ? term.value : term.or, input));
}

function assertOperand(operator: Action['clause'] | '+', operand: unknown): void {
  if (operator === '+' && typeof operand === 'number') return;
  if (operator === 'SET' || (operator !== '+' && operand instanceof Set) || (operator === 'ADD' && typeof operand === 'number')) return;
  throw validationError(`Incorrect operand type for operator or function; operator: ${operator}`);
}

/** Returns the item after the actions. The item before stays as it is. */
export function applyUpdate(before: Item, actions: readonly Action[], input: Input): Item {
  const after: Record<string, unknown> = { ...before };
  for (const action of actions) {
    const name = nameOf(action.path, input);
    if (KEYS.includes(name)) throw validationError('Cannot update attribute. This attribute is part of the key');
    applyAction(after, name, action, valueOfTerms(before, action.terms, input));
  }
  return after;
}

function applyAction(item: Record<string, unknown>, name: string, { clause }: Action, operand: unknown): void {
  if (clause === 'REMOVE') delete item[name];
  else if (clause === 'SET') item[name] = operand;
  else if (clause === 'ADD') item[name] = sum(item[name], operand);
  else removeFromSet(item, name, operand);
}

/** Terms read the item as it was before the update. */
function valueOfTerms(before: Item, terms: readonly Term[], input: Input): unknown {
  const values = terms.map((term) =>
    copyOf('value' in term ? givenValue(term.value, input) : (before[nameOf(term.path, input)] ?? givenValue(term.or, input))),
  );
  if (values.length < 2) return values[0];
  const [one, other] = values;
  if (typeof one !== 'number' || typeof other !== 'number') throw validationError(WRONG_TYPE);
  return one + other;
}

const WRONG_TYPE = 'An operand in the update expression has an incorrect data type';

function sum(before: unknown, operand: unknown): unknown {
  if (typeof operand === 'number' && (before === undefined || typeof before === 'number')) return (before ?? 0) + operand;
  if (operand instanceof Set && (before === undefined || sameKind(before, operand))) return new Set([...(before ?? []), ...operand]);
  throw validationError(WRONG_TYPE);
}

function removeFromSet(item: Record<string, unknown>, name: string, operand: unknown): void {
  const before = item[name];
  if (!(operand instanceof Set) || (before !== undefined && !sameKind(before, operand))) throw validationError(WRONG_TYPE);
  if (before === undefined) return;
  const left = [...before].filter((entry) => !operand.has(entry));
  // DynamoDB has no empty set.
  if (left.length === 0) delete item[name];
  else item[name] = new Set(left);
}

/** Whether both are sets, of entries of one type. */
function sameKind(one: unknown, other: ReadonlySet<unknown>): one is ReadonlySet<unknown> {
  return one instanceof Set && typeof [...one][0] === typeof [...other][0];
}
