import { escapeHtml } from './page.ts';

/** The part of a JSON Schema that the page shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** One line of a table of fields. `type` is HTML, the rest is plain text. */
export interface FieldLine {
  name: string;
  type: string;
  notes: string;
}

/** Returns the fields of an object. For `oneOf` and `anyOf`, returns the fields of all branches. */
export function schemaRows(given: Schema, known: Record<string, Schema>): FieldLine[] {
  const schema = known[given.$ref?.split('/').at(-1) ?? ''] ?? given;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => schemaRows(branch, known));
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => [
    { name, type: typeOf(field), notes: [required.includes(name) ? '' : 'Optional.', notesOn(field)].filter(Boolean).join(' ') },
    ...schemaRows(field.items ?? field, {}).map((inner) => ({ ...inner, name: `${name}.${inner.name}` })),
  ]);
}

/** Returns the type of a value as HTML, with links to the schemas. */
export function typeOf({ $ref, type, format, enum: values, const: only, items, anyOf, oneOf }: Schema): string {
  const name = $ref?.split('/').at(-1);
  if (name) return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (values) return values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  const branches = oneOf ?? anyOf;
  if (branches) return branches.map(typeOf).join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  return escapeHtml(format ?? [type ?? 'anything'].flat().join(' or '));
}

function notesOn({ description, minimum, maximum, minLength, maxLength, minItems, maxItems, default: otherwise }: Schema): string {
  return [
    range('', minimum, maximum),
    range(' characters', minLength, maxLength),
    range(' entries', minItems, maxItems),
    otherwise === undefined ? '' : `Default: \`${JSON.stringify(otherwise)}\`.`,
    description ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

function range(what: string, least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `${least}${what} or more.`;
  return least === undefined ? `Up to ${most}${what}.` : `${least} to ${most}${what}.`;
}
