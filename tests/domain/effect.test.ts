import { describe, expect, it } from 'vitest';
import { type Effect, tellSurvivorChange, tellSurvivorRestored, tellWaysChanged } from '#domain/effect.ts';

const about = { survivor: 'ben', others: ['cleo', 'dan'], change: 4 };
const sent = (effects: Effect[]) => effects.map((effect) => (effect.kind === 'message' ? [effect.template, effect.to, effect.note] : []));
const host = { host: true, spread: 'all' };

describe('a change of who may open a sealed will', () => {
  it.each(['added', 'removed'] as const)('is announced to the Host and to the other Survivors when somebody is %s', (what) => {
    expect(sent(tellSurvivorChange({ what, ...about }))).toEqual([
      ['survivor-changed', host, `${what}/4`],
      ['survivors-changed', { survivor: 'cleo' }, what],
      ['survivors-changed', { survivor: 'dan' }, what],
    ]);
  });

  it.each([
    ['contacts', ['contacts-replaced', { survivor: 'ben', former: 4 }, undefined]],
    ['codes', ['codes-replaced', { survivor: 'ben' }, undefined]],
  ] as const)('of %s concerns that Survivor alone', (what, own) => {
    expect(sent(tellSurvivorChange({ what, ...about }))).toEqual([['survivor-changed', host, `${what}/4`], own]);
  });
});

describe('what a "not me" link puts back', () => {
  it('is announced to the Host, and to the Survivor whose contacts count again', () => {
    expect(sent(tellSurvivorRestored({ what: 'contacts', ...about }))).toEqual([
      ['change-undone', host, 'contacts'],
      ['contacts-restored', { survivor: 'ben' }, undefined],
    ]);
  });

  it('is announced to the other Survivors when a person who was added is removed again', () => {
    expect(sent(tellSurvivorRestored({ what: 'added', ...about }))).toEqual([
      ['change-undone', host, 'added'],
      ['survivors-changed', { survivor: 'cleo' }, 'removed'],
      ['survivors-changed', { survivor: 'dan' }, 'removed'],
    ]);
  });
});

it('a change of channels names the connector, and is told of a sealed will only', () => {
  const what = { way: 'connector', id: 'c1', how: 'removed' } as const;
  expect(tellWaysChanged({ will: {} }, what, 'r1')).toMatchObject([{ template: 'ways-changed', subject: 'c1', note: 'connector/removed', to: host }]);
  expect(tellWaysChanged({ will: undefined }, what, 'r1')).toEqual([]);
});
