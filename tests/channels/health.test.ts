import { describe, expect, it } from 'vitest';
import { recordConnectorCheck, recordStorageCheck } from '#channels/rules/health.ts';
import { connector, STORAGE as storage } from '#tests/hosts/profile.ts';
import { day as later } from '#tests/wills/happenings.ts';
import { BEGIN as NOW } from '#tests/wills/story.ts';

const WHY = 'The mail server did not answer in time.';
const mail = connector('email');
const works = { ...storage, lastVerifiedAt: later(3) };
const fails = { ...storage, isConnected: false, connectionError: WHY };

describe('a connector under check', () => {
  it('does not change when it works', () => {
    expect(recordConnectorCheck(mail, null, NOW)).toMatchObject({ next: { isVerified: true, trouble: null }, effects: [], isOpen: false });
  });

  it('has three days before its Host is notified, once, and is skipped from then on', () => {
    const first = recordConnectorCheck(mail, WHY, NOW);
    expect(first).toMatchObject({ next: { isVerified: true, trouble: { since: NOW, notified: false } }, effects: [], isOpen: true });
    const second = recordConnectorCheck(first.next, WHY, later(2.9));
    expect(second).toMatchObject({ next: { isVerified: true }, effects: [], isOpen: true });
    const third = recordConnectorCheck(second.next, WHY, later(3));
    const effects = [{ template: 'connector-broken', reason: WHY, connector: 'email' }];
    expect(third).toMatchObject({ next: { isVerified: false }, effects, isOpen: false });
    expect(recordConnectorCheck(third.next, WHY, later(33))).toMatchObject({ next: { isVerified: false }, effects: [], isOpen: false });
  });

  it('counts again once it works again, without a notice', () => {
    const broken = { ...mail, isVerified: false, trouble: { since: NOW, notified: true } };
    expect(recordConnectorCheck(broken, null, later(30))).toMatchObject({ next: { isVerified: true, trouble: null }, effects: [], isOpen: false });
  });

  it('does not become verified by a check', () => {
    expect(recordConnectorCheck({ ...mail, isVerified: false }, null, NOW).next.isVerified).toBe(false);
  });

  it('has three days again if it fails after it had worked', () => {
    const mended = recordConnectorCheck({ ...mail, trouble: { since: NOW, notified: false } }, null, later(1)).next;
    expect(recordConnectorCheck(mended, WHY, later(30)).next.trouble).toEqual({ since: later(30), notified: false });
  });
});

describe('a storage under check', () => {
  it('is connected, with the time of the check, if it works', () => {
    const checked = recordStorageCheck({ ...fails, trouble: { since: NOW, notified: true } }, works, false, later(3));
    expect(checked).toMatchObject({ next: { isConnected: true, lastVerifiedAt: later(3), trouble: null }, effects: [] });
  });

  it('stays connected for three days, then its Host is notified that it is not', () => {
    const first = recordStorageCheck(storage, fails, false, NOW);
    expect(first).toMatchObject({ next: { isConnected: true, connectionError: null }, effects: [], isOpen: true });
    const third = recordStorageCheck(first.next, fails, false, later(3));
    expect(third).toMatchObject({ next: { isConnected: false, connectionError: WHY }, effects: [{ template: 'storage-broken' }], isOpen: false });
    expect(recordStorageCheck(third.next, fails, false, later(33)).effects).toEqual([]);
  });

  it.each([
    ['holds the will, which the audit tells', storage, true],
    ['was not connected before', fails, false],
  ])('causes no notice when it %s', (_, before, isWill) => {
    const trouble = { since: NOW, notified: false };
    expect(recordStorageCheck({ ...before, trouble }, fails, isWill, later(4))).toMatchObject({ next: { isConnected: false }, effects: [] });
  });
});
