import { type RouteName, routes } from '#functions/routes.ts';
import { installResponseStreaming } from '#infra/response-streaming.ts';
import { type Ids, type Sample, sampleOf } from '#tests/conformance/samples.ts';

installResponseStreaming();

const ID = '6b2f0f4e-6f43-4d0c-8c5d-0a7d5c1f9b11';
const IDS: Ids = { survivor: ID, storage: ID, connector: ID, document: ID, upload: ID, will: ID, transfer: ID, runningSurvivor: ID };

// Object.keys returns the names as plain strings.
export const ROWS = Object.keys(routes) as RouteName[];

/** A valid request to a row. */
export const sample = (name: RouteName): Sample => sampleOf(name, IDS);

/** The rows that take JSON, without these. */
export const jsonRows = (others: readonly RouteName[]): RouteName[] => ROWS.filter((name) => sample(name).takes === 'json' && !others.includes(name));

/** The shapes with which the function of a row reads a request. */
export async function shapesOf(name: RouteName) {
  const { handler } = await import(/* @vite-ignore */ new URL(`../../functions/${name}.ts`, import.meta.url).href);
  return handler.shapes;
}
