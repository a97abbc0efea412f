import { describe, expect, it } from 'vitest';
import { watchPresence } from '#web/host/presence.ts';

const HALF_AN_HOUR = 30 * 60_000;

/** Opens a page at time 0, with a clock that the test sets. */
function openPage() {
  const page = new EventTarget();
  const clock = { now: 0 };
  let returns = 0;
  const presence = watchPresence(
    page,
    () => {
      returns += 1;
    },
    () => clock.now,
  );
  return { page, clock, presence, returns: () => returns };
}

describe('a person', () => {
  it('counts as present until half an hour after the page was opened', () => {
    const { clock, presence } = openPage();
    clock.now = HALF_AN_HOUR - 1;
    expect(presence.isPresent()).toBe(true);
    clock.now = HALF_AN_HOUR;
    expect(presence.isPresent()).toBe(false);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'focus', 'visibilitychange'])('is present for another half an hour after %s', (act) => {
    const { page, clock, presence, returns } = openPage();
    clock.now = HALF_AN_HOUR - 1;
    page.dispatchEvent(new Event(act));
    clock.now += HALF_AN_HOUR - 1;
    expect([presence.isPresent(), returns()]).toEqual([true, 0]);
  });

  it('who comes back is noticed once, with the first act', () => {
    const { page, clock, presence, returns } = openPage();
    clock.now = HALF_AN_HOUR;
    page.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('keydown'));
    expect([presence.isPresent(), returns()]).toEqual([true, 1]);
  });

  it('is no longer watched on a page that was closed', () => {
    const { page, clock, presence, returns } = openPage();
    presence.stop();
    clock.now = HALF_AN_HOUR;
    page.dispatchEvent(new Event('keydown'));
    expect([presence.isPresent(), returns()]).toEqual([false, 0]);
  });
});
