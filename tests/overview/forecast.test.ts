import { describe, expect, it } from 'vitest';
import { activationDays } from '#hosts/rules/settings.ts';
import { forecastSilence } from '#overview/rules/forecast.ts';
import { ALL_INTERVALS, accepted, BRIEF, day, days, hours, start } from '#tests/wills/happenings.ts';
import { BEGIN, contextOf, type Story, sealedStory, tell } from '#tests/wills/story.ts';

const forecast = (story: Story) => forecastSilence(story.state.liveness, { ...contextOf(story), outages: [] });

describe('a forecast of silence', () => {
  it.each(ALL_INTERVALS)('activates after the promised days: every $hcit_days days, $hcrt_hours hours, $hcrac missed checks', (settings) => {
    const { checks, activationAt } = forecast(sealedStory(settings)) ?? {};
    expect(activationAt).toBe(day(activationDays(settings)));
    expect(checks?.map(({ isLast }) => isLast)).toEqual([...Array(settings.hcrac - 1).fill(false), true]);
  });

  it('names every check, its reminders, the answer time and the earliest opening', () => {
    expect(forecast(sealedStory({ hcit_days: 30, hcrt_hours: 48, hcrac: 2 }))).toEqual({
      checks: [
        { sentAt: day(30), reminders: [day(31), day(31, 19.2)], answerBy: day(32), isLast: false },
        { sentAt: day(62), reminders: [day(63), day(63, 19.2)], answerBy: day(64), isLast: true },
      ],
      activationAt: day(64),
      earliestOpeningAt: day(66),
    });
  });

  it('continues from a pending check, its reminders that were sent, and checks that were missed', () => {
    const story = tell(sealedStory({ hcit_days: 7, hcrt_hours: 48, hcrac: 2 }), days(7), accepted, days(2), days(7), accepted, hours(30));
    expect(forecast(story)).toMatchObject({
      checks: [{ sentAt: day(16), reminders: [day(17, 19.2)], answerBy: day(18), isLast: true }],
      activationAt: day(18),
    });
  });

  it('lets a check that no channel has accepted be accepted now', () => {
    const story = tell(sealedStory(BRIEF), days(7), hours(5));
    expect(forecast(story)).toMatchObject({ checks: [{ sentAt: day(7, 5), answerBy: day(8, 5) }], activationAt: day(8, 5) });
  });

  it('assumes that an ongoing outage ends now', () => {
    const story = sealedStory(BRIEF);
    const outages = [{ from: BEGIN, to: day(1), isOngoing: true as const }];
    const context = { ...contextOf(story), now: day(1), outages };
    expect(forecastSilence(story.state.liveness, context)).toMatchObject({ activationAt: day(8) });
  });

  it('is none after the activation and while a transfer runs', () => {
    const silent = tell(sealedStory(BRIEF), days(7), accepted, days(1));
    expect(forecast(silent)).toBeUndefined();
    expect(forecast(tell(sealedStory(), start))).toBeUndefined();
  });
});
