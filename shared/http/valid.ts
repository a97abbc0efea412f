import type * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { withoutBlanks } from './blank-fields.ts';
import { fieldName } from './field-names.ts';

/** A field that is not right, and a sentence that says why. */
interface Fault {
  path: string;
  message: string;
}

/** What was sent, read by its shape; refused with a sentence for each field that is not right. `at` is where it stands in the request. */
export function valid<T>(shape: z.ZodType<T>, value: unknown, at: readonly string[] = []): T {
  const read = readAs(shape, value, at);
  if ('data' in read) return read.data;
  const [first] = read.faults;
  throw new Refusal(
    'validation_failed',
    first &&
      sentence(
        first,
        at.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value),
      ),
    read.faults.slice(0, 50),
  );
}

/** The same for those who refuse in words of their own. */
export function readAs<T>(shape: z.ZodType<T>, value: unknown, at: readonly string[] = []): { data: T } | { faults: Fault[] } {
  const pathOf = (path: readonly PropertyKey[] = []) => [...at, ...path].join('.');
  // Only for faults that a shape has no words for; the parser's own are for programmers.
  const read = shape.safeParse(withoutBlanks(shape, value), { error: (issue) => words(issue, pathOf(issue.path) || 'The request') });
  if (read.success) return { data: read.data };
  return { faults: read.error.issues.map(({ path, message }) => ({ path: pathOf(path), message })) };
}

/** Begins with what people call the field. Words of a shape that name the field themselves, as people or as clients do, name it once. */
function sentence({ path, message }: Fault, body: unknown): string {
  const name = fieldName(path === '' ? [] : path.split('.'), body);
  if (name === undefined) return message;
  const said = [path, path.split('.').at(-1) ?? '', name, `The ${name}`].find((start) => startsWith(message, `${start} `));
  return said === undefined ? `${name}: ${message}` : `${name}${message.slice(said.length)}`;
}

const startsWith = (text: string, start: string): boolean => text.slice(0, start.length).toLowerCase() === start.toLowerCase();

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function words(issue: Issue, field: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${field} is required.` : `${field} must be ${KINDS[issue.expected] ?? 'of another kind'}.`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} must not be empty.`;
      return isCounted(issue.origin)
        ? `${field} needs at least ${issue.minimum} ${UNITS[issue.origin]}.`
        : `${field} must be ${issue.minimum} or more.`;
    case 'too_big':
      return isCounted(issue.origin)
        ? `${field} may have ${issue.maximum} ${UNITS[issue.origin]} at most.`
        : `${field} may be ${issue.maximum} at most.`;
    default:
      return `${field} is not right.`;
  }
}

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const UNITS = { string: 'characters', array: 'entries' };

function isCounted(origin: string): origin is keyof typeof UNITS {
  return origin in UNITS;
}
