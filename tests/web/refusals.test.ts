import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#web/words/locales.ts';

/** The links in replies, which pages load without a client. */
const LINKED = [
  ['get', '/api/survivor-auth/download'],
  ['get', '/api/survivor-auth/archive'],
] as const;

interface Described {
  $ref?: string;
  description?: string;
}

const { paths }: { paths: Record<string, Record<string, { responses: Record<string, Described> }>> } = JSON.parse(
  readFileSync('docs/api/openapi.json', 'utf8'),
);

/** Returns the calls in the sources of the pages, as method and path. */
function callsOf(folder: string): (readonly [string, string])[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const text = sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n');
  return [...text.matchAll(/api\.(GET|POST|PUT|DELETE)\('([^']+)'/g)].map(([, method = '', path = '']) => [method.toLowerCase(), path] as const);
}

/** Returns the codes with which the service refuses this call. */
function codesOf([method, path]: readonly [string, string]): string[] {
  const refusals = Object.entries(paths[path]?.[method]?.responses ?? {}).filter(([status]) => Number(status) >= 400);
  return refusals.flatMap(([, { $ref, description }]) => ($ref ? [$ref.split('/').at(-1) ?? ''] : (description?.match(/\w+/g) ?? [])));
}

const codes = [...new Set([...callsOf('web'), ...LINKED].flatMap(codesOf))].sort();

describe.each(LOCALES)('the pages in $name', ({ locale }) => {
  it('have a sentence for each refusal of the endpoints that they use', async () => {
    const words = async (part: string) => import(/* @vite-ignore */ new URL(`../../web/words/${locale}/${part}.ts`, import.meta.url).href);
    const { frame } = await words('frame');
    const { refusals } = await words('refusals');
    const { documents } = await words('documents');
    const { prove } = await words('prove');
    const { dashboard } = await words('dashboard');
    const { resetPassword } = await words('reset-password');
    const known = { ...frame.failures, ...refusals, ...documents.failures, ...prove.failures, ...dashboard.failures, ...resetPassword.failures };
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !known[code])).toEqual([]);
  });
});
