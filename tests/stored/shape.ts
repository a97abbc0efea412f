type Json = Record<string, unknown>;

/** What a value of DynamoDB JSON always has: its possible types, the fields of every map and the elements of every list. */
export interface Shape {
  types: Set<string>;
  fields: Map<string, Shape>;
  element: Shape | undefined;
}

/** Returns the shape that all these values have. A field that one of them lacks is not part of it. */
export function commonShape(values: readonly unknown[]): Shape | undefined {
  return values.map(shapeOf).reduce<Shape | undefined>((one, other) => (one ? merge(one, other) : other), undefined);
}

/** Returns the paths at which a value lacks what the shape has, or has another type. */
export function departures(value: unknown, shape: Shape, path = ''): string[] {
  // Of a value that was always null, the type is not known.
  if ([...shape.types].every((type) => type === 'NULL')) return [];
  const [type, content] = typed(value);
  if (!shape.types.has(type)) return [`${path} is ${type}, was ${[...shape.types].join(' or ')}`];
  if (type === 'L') return shape.element ? elements(content).flatMap((one) => departures(one, shape.element as Shape, `${path}[]`)) : [];
  if (type !== 'M') return [];
  const fields = fieldsOf(content);
  return [...shape.fields].flatMap(([name, inner]) => {
    const found = fields.get(name);
    return found === undefined ? [`${path}.${name} is missing`] : departures(found, inner, `${path}.${name}`);
  });
}

function shapeOf(value: unknown): Shape {
  const [type, content] = typed(value);
  const fields = type === 'M' ? [...fieldsOf(content)].map(([name, inner]): [string, Shape] => [name, shapeOf(inner)]) : [];
  return { types: new Set([type]), fields: new Map(fields), element: type === 'L' ? commonShape(elements(content)) : undefined };
}

function merge(one: Shape, other: Shape): Shape {
  const common = [...one.fields].flatMap(([name, shape]): [string, Shape][] => {
    const second = other.fields.get(name);
    return second ? [[name, merge(shape, second)]] : [];
  });
  // A value of another type has no fields, and says nothing about those of a map.
  const onlyOne = !one.types.has('M') ? other.fields : !other.types.has('M') ? one.fields : undefined;
  const element = one.element && other.element ? merge(one.element, other.element) : (one.element ?? other.element);
  return { types: one.types.union(other.types), fields: onlyOne ?? new Map(common), element };
}

function typed(value: unknown): [type: string, content: unknown] {
  // A value of DynamoDB JSON has one field, which is its type.
  const [entry] = Object.entries(value as Json);
  if (!entry) throw new Error('A value of DynamoDB JSON has a type.');
  return entry;
}

/** Fields whose names are ids are no fields of the shape. */
function fieldsOf(content: unknown): Map<string, unknown> {
  return new Map(Object.entries(content as Json).filter(([name]) => !/[0-9a-f]{8}/.test(name)));
}

const elements = (content: unknown): unknown[] => content as unknown[];
