import { describe, expect, it } from 'vitest';
import type { Outage } from '#common/time.ts';
import { document } from '#tests/hosts/profile.ts';
import { advanceDraft, type Draft, type DraftDocument, draftExpiry } from '#wills/rules/draft.ts';
import type { Will } from '#wills/rules/will.ts';
import { day } from './happenings.ts';
import { BEGIN as NOW } from './story.ts';

const uploaded = (id: string, createdAt = NOW) => document(id, { staged: `drafts/h/${id}`, createdAt });
const carried = (id: string) => document(id, { carried: true });
const draft = (...documents: DraftDocument[]): Draft => ({ createdAt: NOW, documents });
const at = (now: string, outages: Outage[] = []) => ({ now, timezone: 'UTC', outages });
/** The part of a sealed will that this test needs. */
const sealedWith = (...ids: string[]) => ({ sealed: { documents: ids.map((id) => ({ id })) } }) as unknown as Will;

describe('uploads that are never sealed', () => {
  it('are announced on the 20th and the 29th day, and deleted on the 30th', () => {
    const first = advanceDraft(draft(uploaded('a')), undefined, at(day(20)));
    expect(first).toMatchObject({ effects: [{ template: 'draft-expires', key: `draft/${NOW}/0/host`, newest: NOW }], again: day(29) });
    const second = advanceDraft(first.next ?? draft(), undefined, at(day(29)));
    expect(second).toMatchObject({ effects: [{ key: `draft/${NOW}/1/host` }], again: day(30) });
    expect(advanceDraft(second.next ?? draft(), undefined, at(day(30)))).toEqual({
      next: undefined,
      effects: [{ kind: 'delete-staged', key: `draft/${NOW}`, objects: ['drafts/h/a'] }],
      again: undefined,
    });
  });

  it.each([
    ['too early', [], day(19), day(20)],
    ['between the notices', [day(20)], day(28), day(29)],
    ['before the end', [day(20), day(29)], day(29.5), day(30)],
  ])('do not change when checked %s', (_, notified, now, again) => {
    const before = { ...draft(uploaded('a')), notified };
    expect(advanceDraft(before, undefined, at(now))).toEqual({ next: before, effects: [], again });
  });

  it('are never deleted without both notices and a day between, however late we are', () => {
    const first = advanceDraft(draft(uploaded('a')), undefined, at(day(60)));
    expect(first).toMatchObject({ effects: [{ kind: 'message' }], again: day(61) });
    const second = advanceDraft(first.next ?? draft(), undefined, at(day(61)));
    expect(second).toMatchObject({ effects: [{ kind: 'message' }], again: day(62) });
    expect(advanceDraft(second.next ?? draft(), undefined, at(day(62))).next).toBeUndefined();
  });

  it('are not deleted for our own outage after the second notice: the Host still has that day', () => {
    const before = { ...draft(uploaded('a')), notified: [day(20), day(29)] };
    const outages = [{ from: day(29.25), to: day(4000) }];
    expect(advanceDraft(before, undefined, at(day(4000), outages))).toEqual({ next: before, effects: [], again: day(4000.75) });
    expect(advanceDraft(before, undefined, at(day(4000.75), outages)).next).toBeUndefined();
  });

  it('are kept until the newest of them expires', () => {
    const both = { ...draft(uploaded('a'), uploaded('b', day(15))), notified: [day(10)] };
    expect(draftExpiry(both)).toEqual({ documents: 2, newest: day(15), expiresAt: day(45) });
    expect(advanceDraft(both, undefined, at(day(30)))).toMatchObject({ effects: [], again: day(35) });
  });
});

describe('a sealed document', () => {
  it('does not expire', () => {
    const before = draft(carried('a'));
    expect(advanceDraft(before, sealedWith('a', 'b'), at(day(100)))).toEqual({ next: before, effects: [], again: undefined });
    expect(draftExpiry(before)).toBeUndefined();
  });

  it('stays when other uploads expire, and so does its removal from the draft', () => {
    const notified = [day(20), day(29)];
    expect(advanceDraft({ ...draft(carried('a'), uploaded('c')), notified }, sealedWith('a'), at(day(30))).next).toBeUndefined();
    expect(advanceDraft({ ...draft(carried('a'), uploaded('c')), notified }, sealedWith('a', 'b'), at(day(30))).next).toEqual(draft(carried('a')));
  });
});
