import { describe, expect, it } from 'vitest';
import { answerReset, openReset } from '#answers/rules/reset-answer.ts';
import { DAY } from '#common/time.ts';
import { NO_SERIES, type Series } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { ANN, connector, later } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const before = { profile: ANN, settings: DEFAULT_SETTINGS, survivors: [], connectors: [connector('sms')], storages: [], factors: [] };
const current: Series = {
  ...{ number: 4, begunAt: BEGIN, resetAt: BEGIN, epoch: 4, until: null, needsReview: true },
  before: { ...before, recoveryCodes: null, stopCard: 0, documents: [], keyVersions: {} },
};
const now = later(10 * DAY);
const host = { profile: ANN, connectors: [connector('sms', { createdAt: later(-30 * DAY) })], series: { ...NO_SERIES, current }, will: undefined };

function deny(channel: 'email' | 'sms') {
  const open = openReset(host, { channel, now });
  if (!open) throw new Error('There is a reset to answer.');
  const reach = { isProven: open.canConfirm, hasLastingChannel: true, survivors: [], now };
  return answerReset(host, open, { said: 'not_mine', shownAt: open.at }, reach);
}

describe('a reset before a sealing that its reader did not make', () => {
  it('leaves the series when only the mailbox says so: a thief could reject their own reset, and what they have set would count', () => {
    const { outcome, put } = deny('email');
    expect(outcome).toBe('denied');
    expect(put.SERIES?.current).toMatchObject({ number: 4, denied: true, needsReview: true });
  });

  it('ends the series when another channel of before says so', () => {
    const { outcome, put } = deny('sms');
    expect([outcome, put.SERIES?.current]).toEqual(['denied', undefined]);
  });
});
