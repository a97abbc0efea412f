import { describe, expect, it } from 'vitest';
import { WILL } from '#tests/hosts/profile.ts';
import { SEALING } from '#tests/wills/story.ts';
import { afterCatchingUp, behindAfter, needsEarlierPaper, papersReleased, placesUpToDate } from '#wills/rules/behind.ts';
import type { BehindPlace, Sealing, Will } from '#wills/rules/will.ts';

const sealed: Sealing = { ...SEALING, storageId: 'bucket', mirrors: ['server', 'drive'], revision: 4, generation: 7, manifestHash: 'seventh' };
const last = (storageId: string, papers: readonly string[] = []): BehindPlace => ({
  storageId,
  revision: 4,
  generation: 7,
  manifestHash: 'seventh',
  papers,
});
const older = { ...last('server', ['ben']), revision: 2, generation: 3, manifestHash: 'third' };
const will = (...behind: BehindPlace[]): Will => ({ ...WILL, sealed, ...(behind.length > 0 && { behind }) });

describe('a storage that misses a change', () => {
  it('is behind alone, with what it had before', () => {
    expect(behindAfter(will(), ['server'])).toEqual([last('server')]);
    expect(placesUpToDate(will(last('server')))).toEqual(['bucket', 'drive']);
  });

  it('stays behind with what it had whole when it misses another one', () => {
    expect(behindAfter(will(older), ['server', 'drive'])).toEqual([older, last('drive')]);
  });

  it('needs the earlier paper of a person who got a new one, and only theirs', () => {
    const behind = behindAfter(will(older), ['server', 'drive'], 'clara');
    expect(behind.map(({ papers }) => papers)).toEqual([['ben', 'clara'], ['clara']]);
    expect(['ben', 'clara', 'daniel'].map((survivor) => needsEarlierPaper({ behind }, survivor))).toEqual([true, true, false]);
    expect(behindAfter({ sealed, behind }, ['server'], 'clara')).toEqual([behind[0]]);
  });

  it('is up to date again, and no other with it, when it has all files of the current generation', () => {
    const both = will(last('server', ['ben']), last('drive', ['ben', 'clara']));
    const one = afterCatchingUp(both, 'server', sealed);
    expect([one.behind, papersReleased(both, one)]).toEqual([[last('drive', ['ben', 'clara'])], []]);
    const none = afterCatchingUp(one, 'drive', sealed);
    expect([none, papersReleased(one, none)]).toEqual([will(), ['ben', 'clara']]);
  });

  it('stays behind if there is a newer generation by then, and its earlier papers stay needed', () => {
    const before = { ...sealed, generation: 6, manifestHash: 'sixth' };
    const late = will(older);
    const after = afterCatchingUp(late, 'server', before);
    expect(after.behind).toEqual([{ ...older, revision: 4, generation: 6, manifestHash: 'sixth' }]);
    expect(papersReleased(late, after)).toEqual([]);
  });
});
