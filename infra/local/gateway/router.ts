import { onlyReads } from '#http/route.ts';
import type { Row } from '#infra/local/service.ts';

/** The row of a request with its function's name and its path parameters, or the reason why there is none. */
export type Match = { name: string; row: Row; parameters: Record<string, string> } | 'unknown_path' | 'other_method';

export type Router = (method: string, path: string) => Match;

/** Returns a function that finds rows by method and path. HEAD finds a GET that only reads. As in API Gateway, a literal segment has priority over a parameter. */
export function createRouter(rows: Readonly<Record<string, Row>>): Router {
  const entries = Object.entries(rows).map(([name, row]) => ({ name, row, segments: row.path.split('/') }));
  // Literal segments are sorted before parameters, so the first match is the most specific one.
  entries.sort((a, b) => order(a.segments).localeCompare(order(b.segments)));

  return (method, path) => {
    const given = path.split('/');
    const best = entries.find(({ segments }) => fits(segments, given));
    if (!best) return 'unknown_path';
    const takes = (row: Row) => (method === 'HEAD' ? onlyReads(row) : row.method === method);
    const found = entries.find(({ row, segments }) => takes(row) && row.path === best.row.path && fits(segments, given));
    return found ? { name: found.name, row: found.row, parameters: parametersOf(found.segments, given) } : 'other_method';
  };
}

/** Returns the methods of a path, for the preflight response. */
export function methodsOf(rows: Readonly<Record<string, Row>>, path: string): string[] {
  return rowsOf(rows, path).map(({ method }) => method);
}

/** Returns the methods of a path, for the refusal of another method (RFC 9110, 10.2.1). OPTIONS is answered to the frontend. */
export function allowedMethods(rows: Readonly<Record<string, Row>>, path: string): string[] {
  return [...methodsOf(rows, path), ...(rowsOf(rows, path).some(onlyReads) ? ['HEAD'] : []), 'OPTIONS'];
}

function rowsOf(rows: Readonly<Record<string, Row>>, path: string): Row[] {
  const given = path.split('/');
  return Object.values(rows).filter((row) => fits(row.path.split('/'), given));
}

function order(segments: readonly string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('');
}

function fits(segments: readonly string[], given: readonly string[]): boolean {
  return segments.length === given.length && segments.every((segment, at) => segment === given[at] || (isParameter(segment) && given[at] !== ''));
}

function parametersOf(segments: readonly string[], given: readonly string[]): Record<string, string> {
  return Object.fromEntries(segments.flatMap((segment, at) => (isParameter(segment) ? [[segment.slice(1, -1), decode(given[at] ?? '')]] : [])));
}

function isParameter(segment: string): boolean {
  return segment.startsWith('<');
}

/** Decodes a segment. Invalid percent encoding stays unchanged, because no such id exists. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
