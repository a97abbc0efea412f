import { describe, expect, it } from 'vitest';
import { decide, decideAll, type WillEvent } from '#wills/rules/events.ts';
import { accepted, BRIEF, both, days, messagesOf, refused, start, told } from './happenings.ts';
import { contextOf, type Story, SURVIVORS, sealedStory, tell } from './story.ts';

const card = { kind: 'stopped-by-card' } as const;
const stop = (story: Story) => decide(story.state, card, contextOf(story));
const silent = () => tell(sealedStory(BRIEF), days(7), accepted, days(1));

describe('the stop card', () => {
  it('stops a running transfer as the Host does, and the messages say that it was the card', () => {
    const { next, effects } = stop(tell(sealedStory(), start, told));
    expect(next).toMatchObject({ will: { status: 'active', transferId: null }, transfer: { state: { status: 'cancelled' } } });
    expect(messagesOf('transfer-cancelled-survivor', effects)).toMatchObject(SURVIVORS.map(({ id }) => ({ to: { survivor: id }, how: 'stop card' })));
  });

  it('ends the silence after missed checks, and each Survivor is notified how', () => {
    const story = silent();
    const { next, effects } = stop(story);
    expect(next.will.status).toBe('active');
    expect(effects).toEqual(
      SURVIVORS.map(({ id }) => ({
        kind: 'message',
        key: `back/${story.now}/${id}`,
        template: 'host-is-back',
        to: { survivor: id },
        how: 'stop card',
      })),
    );
  });

  it('is refused while there is nothing to stop, and once the documents have opened', () => {
    expect(() => stop(sealedStory())).toThrow(refused('nothing_to_stop'));
    expect(() => stop(tell(sealedStory(), start, told, ...both, days(2)))).toThrow(refused('documents_open'));
  });
});

describe('several events of one moment', () => {
  it('are one step with the effects and checks of all, in their order', () => {
    const story = tell(sealedStory(BRIEF), days(7), accepted);
    const started: WillEvent = { kind: 'transfer-started', id: 'first', survivor: 'ben', proven: false };
    const stopped: WillEvent = { kind: 'sign-of-life', how: 'link' };
    const context = contextOf(story);
    const one = decide(story.state, started, context);
    const two = decide(one.next, stopped, context);
    const all = decideAll(story.state, [started, stopped], context);
    expect(all).toEqual({ next: two.next, effects: [...one.effects, ...two.effects], checks: [...one.checks, ...two.checks] });
    expect([two.effects.length > 0, all.checks.length]).toEqual([true, 1]);
    expect(decideAll(story.state, [], context)).toEqual({ next: story.state, effects: [], checks: [] });
  });
});
