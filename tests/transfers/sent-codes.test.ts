import { describe, expect, it } from 'vitest';
import { after, between, MINUTE } from '#common/time.ts';
import { admitCode, NO_CODES, refundCode, type SentCodes } from '#transfers/rules/sent-codes.ts';

const BEGIN = '2031-03-11T10:05:00.000Z';
const at = (minutes: number) => after(BEGIN, minutes * MINUTE);

const wanted = (id: string, asker = 'a') => ({ id, asker, purpose: 'open', isSlow: false }) as const;

/**
 * Requests one code after the other, each written as its minute, its address, and `start` or `slow`. Returns for each `sent`, or in
 * how many minutes the next one can be requested.
 */
function answers(asks: string): string {
  let sent: SentCodes = NO_CODES;
  const all = asks.split(', ').map((ask, n) => {
    const [minutes, asker = '', purpose] = ask.split(' ');
    const now = at(Number(minutes));
    const request = { id: `code ${n}`, asker, purpose: purpose === 'start' ? 'start' : 'open', isSlow: purpose === 'slow' } as const;
    const admission = admitCode(sent, request, now);
    sent = admission.next;
    return admission.admitted ? 'sent' : `in ${between(now, admission.again) / MINUTE}`;
  });
  return all.join(', ');
}

describe('the codes of a Survivor', () => {
  it.each([
    [
      'are five in any hour, from all addresses together',
      '0 a, 10 b, 20 c, 30 d, 40 e, 50 f, 60 f, 61 g',
      'sent, sent, sent, sent, sent, in 10, sent, in 9',
    ],
    ['are five for one client address as long as no other one asks', '0 a, 1 a, 2 a, 3 a, 4 a, 5 a', 'sent, sent, sent, sent, sent, in 55'],
    [
      'are three for one address after another one has asked, and the others have the rest',
      '0 a, 1 a, 2 a, 3 b, 4 a, 5 b, 6 c',
      'sent, sent, sent, sent, in 56, sent, in 54',
    ],
    [
      'that an address had before another one asked count among its three',
      '0 a, 1 a, 2 a, 3 a, 4 b, 60 a, 61 a',
      'sent, sent, sent, sent, sent, in 1, sent',
    ],
    [
      'are no longer all for an address that had all five: an ask that was refused counts as an ask',
      '0 a, 1 a, 2 a, 3 a, 4 a, 10 b, 60 a, 61 a, 62 b, 62 b',
      'sent, sent, sent, sent, sent, in 50, in 2, in 1, sent, sent',
    ],
    [
      'are five again for one address an hour after another one has asked',
      '0 b, 59 a, 60 a, 61 a, 62 a, 63 a, 120 a, 121 a',
      'sent, sent, sent, sent, sent, sent, sent, sent',
    ],
    [
      'are two in any hour to start a transfer, and count among the five',
      '0 a start, 1 b start, 2 c start, 3 d, 4 e, 5 f, 6 g, 60 h start',
      'sent, sent, in 58, sent, sent, sent, in 54, sent',
    ],
    [
      'are one in six hours for an address after many wrong ones; codes to start with do not count there',
      '0 a start, 1 a slow, 2 a slow, 3 b slow, 360 a slow, 361 a slow, 362 b slow, 363 b slow',
      'sent, sent, in 359, sent, in 1, sent, in 1, sent',
    ],
  ])('%s', (_, asks, expected) => expect(answers(asks)).toBe(expected));

  const first = () => admitCode(NO_CODES, wanted('one'), BEGIN).next;

  it('are refused with the limit that lasts longest', () => {
    expect(admitCode(first(), { ...wanted('two'), isSlow: true }, at(1))).toMatchObject({ most: 1, windowSeconds: 6 * 3600, again: at(360) });
    const five = [1, 2, 3, 4].reduce<SentCodes>((sent, n) => admitCode(sent, wanted(String(n)), at(n)).next, first());
    expect(admitCode(five, { ...wanted('six'), isSlow: true }, at(5))).toMatchObject({ admitted: false, most: 1, again: at(364) });
  });

  it('count once, however often the same one is attempted', () => {
    const again = admitCode(first(), wanted('one'), at(1));
    expect(again.admitted).toBe(true);
    expect(again.next.codes).toHaveLength(1);
  });

  it('that no channel accepted do not count', () => {
    expect(refundCode(first(), 'one').codes).toEqual([]);
    const two = admitCode(first(), wanted('two'), at(1)).next;
    expect(refundCode(two, 'one').codes.map(({ id }) => id)).toEqual(['two']);
  });

  it('remember each address once, with its last request', () => {
    const sent = [wanted('one', 'a'), wanted('two', 'b'), wanted('three', 'a')].reduce((all, code, n) => admitCode(all, code, at(n)).next, NO_CODES);
    expect(sent.askers).toEqual([
      { asker: 'a', at: at(2) },
      { asker: 'b', at: at(1) },
    ]);
  });

  it('are remembered for six hours, with two of the addresses that requested them', () => {
    let sent: SentCodes = NO_CODES;
    for (let n = 0; n < 100; n += 1) sent = admitCode(sent, wanted(String(n), `asker ${n}`), at(n * 10)).next;
    expect(sent.codes.length).toBeLessThanOrEqual(5 * 6);
    expect(sent.askers.map(({ asker }) => asker)).toEqual(['asker 99', 'asker 98']);
  });
});
