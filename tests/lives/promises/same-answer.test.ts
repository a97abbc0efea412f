import { describe, expect, it } from 'vitest';
import type { LifeEvent } from '#tests/lives/life.ts';
import { differenceOf } from './same-answer.ts';

const typed = (attempts_remaining: number): LifeEvent =>
  ({
    ...{ kind: 'reply', by: { name: 'Ben' }, operation: 'POST /api/survivor-auth/verify-otp' },
    reply: { status: 200, body: { verified: false, attempts_remaining } },
  }) as unknown as LifeEvent;
const message = (at: number): LifeEvent =>
  ({ kind: 'message', at, message: { to: 'anna@example.com', channel: 'email', subject: 'A' } }) as unknown as LifeEvent;

describe('lost answers', () => {
  it('change no reply and delay no message', () => {
    expect(differenceOf([typed(2), message(0)], [typed(2), message(60_000)])).toBeUndefined();
    expect(differenceOf([typed(2)], [typed(1)])).toContain('attempts_remaining 1');
    expect(differenceOf([typed(2)], [])).toContain('nothing');
    expect(differenceOf([message(0)], [message(300_000)])).toContain('late or lost');
  });
});
