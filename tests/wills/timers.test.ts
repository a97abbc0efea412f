import { describe, expect, it } from 'vitest';
import { DAY, after as later, MINUTE } from '#common/time.ts';
import { timerToSchedule } from '#wills/rules/timers.ts';
import { areSamePlaces, isSealedIn, packageFolder, placesOf, runningTransfer } from '#wills/rules/will.ts';
import { accepted, alive, days, hours, pageDown, start, told } from './happenings.ts';
import { BEGIN, contextOf, SEALING, type Story, sealedStory, tell } from './story.ts';

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
