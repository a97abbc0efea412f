import type * as z from 'zod';

/**
 * Returns the value without its blank optional fields: `null` and `""` mean absent there, at any depth. Keeps them where the shape
 * names them as a value. Required fields and entries of lists do not change.
 */
export function removeBlanks(shape: z.core.$ZodType, value: unknown): unknown {
  // Every schema is one of these; the base class does not say which.
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isObject(value) ? withoutBlankFields(def.shape, value) : value;
    case 'array':
      return Array.isArray(value) ? value.map((entry) => removeBlanks(def.element, entry)) : value;
    case 'union':
      return def.options.reduce((rest, option) => removeBlanks(option, rest), value);
    case 'intersection':
      return removeBlanks(def.right, removeBlanks(def.left, value));
    case 'optional':
    case 'nullable':
    case 'default':
      return removeBlanks(def.innerType, value);
    case 'pipe':
      return removeBlanks(def.in, value);
    default:
      return value;
  }
}

function withoutBlankFields(shape: z.core.$ZodShape, value: object): object {
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (!field) return [[name, inner]];
    return isBlank(field, inner) ? [] : [[name, removeBlanks(field, inner)]];
  });
  return Object.fromEntries(entries);
}

function isBlank(field: z.core.$ZodType, value: unknown): boolean {
  if (field._zod.optin === undefined) return false;
  return (value === '' && !takesEmpty(field)) || (value === null && !takesNull(field));
}

/** Whether the field names the empty text as a value. */
function takesEmpty(field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.some(takesEmpty);
  return (def.type === 'literal' && def.values.includes('')) || (def.type === 'optional' && takesEmpty(def.innerType));
}

function takesNull(field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod;
  return def.type === 'nullable' || ((def.type === 'optional' || def.type === 'default') && takesNull(def.innerType));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
