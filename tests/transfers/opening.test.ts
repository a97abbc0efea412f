import { describe, expect, it } from 'vitest';
import { DEFAULT_READER } from '#common/moment.ts';
import { HOUR, after as later, MINUTE } from '#common/time.ts';
import { accepted, alive, both, hours, start, told, transferOf } from '#tests/wills/happenings.ts';
import { outagesOf, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { describeOpening } from '#transfers/rules/opening-text.ts';
import { openingOf, upcomingOpening } from '#wills/rules/opening.ts';

const started = tell(sealedStory(), hours(72), start);
const stoppedBefore = tell(started, told, hours(5), alive, start);
const pending = tell(sealedStory({ hcrac: 1 }), hours(720), accepted, hours(72), start);

/** Returns the hours after the start, and whether they are certain. */
function ahead(story: Story): [number, boolean] | undefined {
  const transfer = transferOf(story);
  const opening = upcomingOpening(transfer, { now: story.now, outages: outagesOf(story) });
  return opening && [(Date.parse(opening.from) - Date.parse(transfer.facts.initiatedAt)) / HOUR, opening.isKnown];
}

describe('the announced opening', () => {
  it.each([
    ['is 48 hours away and may move while no channel has accepted the notice', started, [], [48, false]],
    ['is sure once a channel has accepted it', started, [told], [48, true]],
    ['moves with every hour in which none has', started, [hours(20)], [68, false]],
    ['is never announced later than the 7 days after which no notice is awaited', started, [hours(140)], [168, false]],
    ['is the late one after a late notice', started, [hours(20), told], [68, true]],
    ['is 7 days away after a recent cancel, before the notice has left', stoppedBefore, [], [168, false]],
    ['is 7 days away after a recent cancel', stoppedBefore, [told], [168, true]],
    ['is sure from the start when the Host had been silent', pending, [], [48, true]],
    ['moves with our outages', started, [told, { kind: 'outage', ms: 3 * HOUR }], [51, true]],
    ['is over once it has come', started, [told, hours(48)], undefined],
    ['is over for documents that are open', started, [told, ...both, hours(48)], undefined],
    ['is over for a transfer that was stopped', started, [told, alive], undefined],
  ] as [string, Story, StoryEvent[], [number, boolean] | undefined][])('%s', (_, story, then, expected) => {
    expect(ahead(tell(story, ...then))).toEqual(expected);
  });

  it('is unknown from the moment at which it is due while no Host can answer, and not before', () => {
    const transfer = transferOf(tell(started, told));
    const { initiatedAt: from } = transfer.facts;
    const ongoing = (ms: number) => openingOf(transfer, { outages: [{ from, to: later(from, ms), isOngoing: true }] }).announced;
    expect([ongoing(96 * HOUR - 1), ongoing(96 * HOUR)]).toEqual([later(from, 96 * HOUR), undefined]);
  });

  it('does not move within the 15 minutes that count as immediate', () => {
    expect(ahead(tell(started, { kind: 'time', ms: 15 * MINUTE }))).toEqual([48, false]);
  });
});

describe('the sentence about it', () => {
  const from = later('2026-11-21T14:05:00.000Z', 48 * HOUR);
  it.each([
    [{ from, isKnown: true }, /^We open nothing before 23 November 2026 at 14:05 UTC\.$/],
    [{ from, isKnown: false }, /^We open nothing before 23 November 2026 at 14:05 UTC\. It can be later: .* notice/],
    [undefined, /^The documents open as soon as enough people have confirmed their identity\.$/],
  ])('says what is known: %j', (opening, sentence) => expect(describeOpening(opening, DEFAULT_READER)).toMatch(sentence));
});
