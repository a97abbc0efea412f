import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { assertEnoughRemain } from '#sealing/rules/removal.ts';
import { WILL } from '#tests/hosts/profile.ts';

const survivors = ['ann', 'ben', 'clara'].map((id) => ({ id }));
const settings = { ...DEFAULT_SETTINGS, survivor_threshold: 2 };
const sealedFor = (...named: string[]) => ({ ...WILL, sealed: { ...WILL.sealed, threshold: 2, survivors: named } });

it.each([
  ['is allowed while enough of the others hold a share', sealedFor('ann', 'ben', 'clara'), undefined],
  ['is refused if only others without a share would be enough', sealedFor('ann', 'ben'), 'below_threshold'],
  ['is allowed before the will is sealed', undefined, undefined],
])('the removal of a Survivor %s', (_, will, code) => {
  const removal = () => assertEnoughRemain({ survivors, settings, will }, 'ann');
  if (code) expect(removal).toThrow(expect.objectContaining({ code }));
  else expect(removal).not.toThrow();
});
