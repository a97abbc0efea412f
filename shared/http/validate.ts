import type * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { removeBlanks } from './blank-fields.ts';
import { fieldName } from './field-names.ts';

/** A field that is not valid, and a sentence that says why. */
interface Fault {
  path: string;
  message: string;
}

/** Parses a value by its shape. Throws Refusal `validation_failed` with a sentence for each field that is not valid. `at` is the path of the value in the request. */
export function validate<T>(shape: z.ZodType<T>, value: unknown, at: readonly string[] = []): T {
  const read = tryValidate(shape, value, at);
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

/** Parses like `validate`, and returns the faults to callers that have their own sentence. */
export function tryValidate<T>(shape: z.ZodType<T>, value: unknown, at: readonly string[] = []): { data: T } | { faults: Fault[] } {
  const pathOf = (path: readonly PropertyKey[] = []) => [...at, ...path].join('.');
  // Only for faults without a sentence in the shape. The parser's own words are for developers.
  const nameOf = (path: readonly PropertyKey[] | undefined) => pathOf(path) || 'The request';
  const read = shape.safeParse(removeBlanks(shape, value), { error: (issue) => words(issue, nameOf(issue.path)), reportInput: true });
  if (read.success) return { data: read.data };
  const faultOf = (issue: z.core.$ZodIssue): Fault => ({
    path: pathOf(issue.path),
    message: isMissing(issue) ? `${nameOf(issue.path)} is required.` : issue.message,
  });
  return { faults: ofOneKind(read.error.issues).map(faultOf) };
}

/** A value of another type has no length and no form: that it is of another type is all there is to say about it. */
function ofOneKind(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')));
  return issues.filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(path.join('.')));
}

/** A shape has one sentence for a field, which says what fits. That it is missing is said here, for all of them. */
function isMissing({ code, input }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && input === undefined;
}

/** Begins the sentence with the display name of the field. A sentence that already begins with the field's name, in either form, names it once. */
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
      return issue.input === undefined ? `${field} is required.` : `${field} must be ${KINDS[issue.expected] ?? 'of another type'}.`;
    case 'invalid_value':
      return `${field} must be one of ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} must not be empty.`;
      return isCounted(issue.origin)
        ? `${field} must have at least ${counted(issue.minimum, issue.origin)}.`
        : `${field} must be ${issue.minimum} or more.`;
    case 'too_big':
      return isCounted(issue.origin)
        ? `${field} can have at most ${counted(issue.maximum, issue.origin)}.`
        : `${field} must be ${issue.maximum} or less.`;
    default:
      return `${field} is not valid. Please check it.`;
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

const UNITS = { string: ['character', 'characters'], array: ['entry', 'entries'] } as const;

const counted = (count: number | bigint, origin: keyof typeof UNITS): string => `${count} ${UNITS[origin][Number(count) === 1 ? 0 : 1]}`;

function isCounted(origin: string): origin is keyof typeof UNITS {
  return origin in UNITS;
}
