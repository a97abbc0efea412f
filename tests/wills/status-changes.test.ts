import { describe, expect, it } from 'vitest';
import { statusChangesOf } from '#wills/rules/will.ts';
import { both, days, start, told } from './happenings.ts';
import { type Story, type StoryEvent, sealedStory, tell } from './story.ts';

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
