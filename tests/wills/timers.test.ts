import { describe, expect, it } from 'vitest';
import { DAY, after as later, MINUTE } from '#common/time.ts';
import { timerToSchedule } from '#wills/rules/timers.ts';
import { areSamePlaces, isSealedIn, packageFolder, placesOf, runningTransfer, statusChangesOf } from '#wills/rules/will.ts';
import { accepted, alive, both, days, hours, pageDown, start, told } from './happenings.ts';
import { BEGIN, contextOf, SEALING, type Story, type StoryEvent, sealedStory, tell } from './story.ts';

const scheduled = (story: Story) => timerToSchedule(story.state, contextOf(story));

describe('the timer that is stored', () => {
  it('is the next one, as if an ongoing outage ended now', () => {
    const asked = tell(sealedStory(), days(29), days(1), accepted, hours(40));
    const usual = { kind: 'response-overdue', at: later(BEGIN, 30 * DAY + 0.9 * 3 * DAY) };
    expect(scheduled(asked)).toEqual(usual);
    expect(scheduled(tell(asked, pageDown))).toEqual(usual);
  });

  it('is checked again after 15 minutes while an outage holds a deadline that has come', () => {
    const held = tell(sealedStory(), days(30), accepted, hours(70), pageDown, days(2));
    expect(scheduled(held)).toEqual({ kind: 'response-overdue', at: later(held.now, 15 * MINUTE) });
    const atTheMoment = tell(sealedStory(), days(30), accepted, hours(70), pageDown, hours(2));
    expect(scheduled(atTheMoment)).toEqual({ kind: 'response-overdue', at: later(atTheMoment.now, 15 * MINUTE) });
  });
});

describe('where a sealed will is', () => {
  it('are its storages in their order, and one folder of each', () => {
    expect([placesOf(SEALING), placesOf({ storageId: 'a', mirrors: ['b', 'c'] })]).toEqual([['storage'], ['a', 'b', 'c']]);
    expect(areSamePlaces({ storageId: 'a', mirrors: ['b'] }, { storageId: 'a', mirrors: ['b'] })).toBe(true);
    expect(areSamePlaces({ storageId: 'a', mirrors: ['b'] }, { storageId: 'b', mirrors: ['a'] })).toBe(false);
    const sealed = { ...SEALING, mirrors: ['second'] };
    expect(['storage', 'second', 'third'].map((id) => isSealedIn({ sealed }, id))).toEqual([true, true, false]);
    expect(isSealedIn(undefined, 'storage')).toBe(false);
    expect(packageFolder({ packageId: 'p', revision: 3 })).toBe('p/3/');
  });

  it('is read in its running transfer only', () => {
    const started = tell(sealedStory(), start, told);
    expect(runningTransfer(started.state)).toBe(started.state.transfer);
    expect(runningTransfer(tell(started, alive).state)).toBeUndefined();
    expect(runningTransfer(sealedStory().state)).toBeUndefined();
  });
});

const changes = (story: Story, ...events: StoryEvent[]) =>
  statusChangesOf(story.state, tell(story, ...events).state).map(({ event, facts }) => [event, facts]);
const will = (from: string, to: string) => ['will_status', { from, to }];
const transfer = (from: string | null, to: string, id = 'transfer-1') => ['transfer_status', { transfer: id, from, to }];

describe('the status changes that the audit trail keeps', () => {
  it('are those of the will and of its transfer, also of one that is new', () => {
    const story = sealedStory();
    expect(changes(story, days(1))).toEqual([]);
    expect(changes(story, start)).toEqual([will('active', 'transfer_initiated'), transfer(null, 'initiated')]);
    const started = tell(story, start, told);
    expect(changes(started, days(1))).toEqual([]);
    expect(changes(started, days(2))).toEqual([
      will('transfer_initiated', 'awaiting_authentication'),
      transfer('initiated', 'awaiting_authentication'),
    ]);
    const open = tell(started, ...both, days(2));
    expect(changes(open, { kind: 'opening-failed' })).toEqual([will('accessible', 'transfer_failed'), transfer('accessible', 'failed')]);
    const ended = tell(open, days(14));
    expect(changes(ended, start)).toEqual([will('pending_transfer', 'transfer_initiated'), transfer(null, 'initiated', 'transfer-2')]);
  });
});
