import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What waits for a time, or draws a conclusion from one. A busy machine makes any of them wrong. `setImmediate` and polls wait for a state. */
const REAL_TIME =
  /\bsetTimeout as\b|(?<!test\.)\bsetTimeout\(|\bsetInterval\(|\bwaitForTimeout\(|\bvi\.waitFor\(|\bvi\.waitUntil\(|\bAbortSignal\.timeout\(|\bperformance\.now\(\)|- Date\.now\(\)|Date\.now\(\) [-+] \w/;

/** Files that may, each with its reason. A bench measures time. */
const ALLOWED: Readonly<Record<string, string>> = {
  'tests/faults/crash.full.test.ts': 'a kill comes at any moment, and each one is right',
  'tests/faults/fault-row.ts': 'a reply must come within the time limit of the gateway, which is real',
  'tests/http/to-reader.test.ts': 'its clock is that of the test',
  'tests/infra/local/emulators/object-store.test.ts': 'dates of requests, near or far from now',
  'tests/infra/local/fixtures/service/functions/streams/perform-effects.ts': 'an effect that is slow: the test waits for its schedule',
  'tests/journeys/flat-memory.full.test.ts': 'looks at the memory now and then while the work runs',
  'tests/lives/people/doing.ts': 'its clock is that of the world',
  'tests/recovery/firefox.ts': 'ends a browser that does not close',
  'tests/storages/cutting-proxy.ts': 'is a slow line: tests wait for what it has passed on',
  'tests/sealing/guards.full.test.ts': 'its clock is that of the test',
  'tests/storages/storage.test.ts': 'its clock is that of the test',
  'tests/web/host/session.test.ts': 'its clock is that of the test',
};

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^tests\/(?:bench|architecture)\//.test(file));

it('tests wait for a state and not for a time, except where a reason is given', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => REAL_TIME.test(readFileSync(file, 'utf8')));
  expect(found.sort()).toEqual(found.filter((file) => file in ALLOWED));
});

it('each file with a reason still needs it', () => {
  expect(Object.keys(ALLOWED).filter((file) => !REAL_TIME.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ["import { setTimeout as pause } from 'node:timers/promises';", true],
  ['await new Promise((resolve) => setTimeout(resolve, 50));', true],
  ['const watch = setInterval(look, 1);', true],
  ['await page.waitForTimeout(100);', true],
  ['await vi.waitFor(() => seen());', true],
  ['expect(performance.now() - began < 5000).toBe(true);', true],
  ['while (Date.now() - began < 100);', true],
  ['test.setTimeout(240_000);', false],
  ["import { setImmediate as turn } from 'node:timers/promises';", false],
  ['await expect.poll(shown).toBe(true);', false],
])('%s is a wait in real time: %s', (code, isSeen) => expect(REAL_TIME.test(code)).toBe(isSeen));

it('each property is tried with a seed, so that every run tries the same', () => {
  const unseeded = files.flatMap((file) => {
    const [, ...calls] = readFileSync(file, 'utf8').split('fc.assert(');
    return calls.filter((rest) => !/\bseed\b|\bSEED\b/.test(rest.slice(0, endOfCall(rest)))).map(() => file);
  });
  expect(unseeded).toEqual([]);
});

/** Returns where the bracket closes that was open before this code. */
function endOfCall(code: string): number {
  let open = 1;
  let at = 0;
  for (; open > 0 && at < code.length; at += 1) open += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return at;
}
