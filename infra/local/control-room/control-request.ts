/** A request to the control surface, with its parsed body. */
export interface ControlRequest {
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** A request that the control surface refuses. Its message says how to correct it. */
export class BadRequest extends Error {}

/** Returns a field with a number of seconds. */
export function readSeconds(body: Record<string, unknown>, field: string): number {
  const value = body[field];
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new BadRequest(`${field} must be a number of seconds, zero or more.`);
}

/** Returns the value if it is one of these. */
export function oneOf<const Known extends string>(known: readonly Known[], value: unknown, field: string): Known {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new BadRequest(`${field} must be one of ${known.join(', ')}.`);
}
