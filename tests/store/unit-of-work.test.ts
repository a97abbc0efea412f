import { expect, it } from 'vitest';
import type { Root } from '#store/aggregate.ts';
import { rootAfter } from '#store/unit-of-work.ts';

const root: Root = { kind: 'host', id: 'ada', version: 7, versions: { PROFILE: 2, DRAFT: 7, 'CUSTODY/SEALING': 6 }, entries: 4 };

it.each([
  ['rows that are written take its new version', { root, put: { PROFILE: {}, WILL: {} } }, { PROFILE: 8, WILL: 8, DRAFT: 7, 'CUSTODY/SEALING': 6 }],
  ['rows that are removed are no longer listed', { root, remove: ['CUSTODY/SEALING', 'DRAFT'] as const }, { PROFILE: 2 }],
  ['rows without content are not written', { root, put: { WILL: undefined } }, root.versions],
])('the root after a commit: %s', (_, change, versions) => {
  expect(rootAfter(change)).toEqual({ ...root, version: 8, versions });
});
