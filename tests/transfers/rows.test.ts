import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { recordMac } from '#custody/record-mac.ts';
import { type TransferRow, transferOf, transferRow } from '#transfers/rows/transfers.ts';

// Rows as they have been stored since the first version. They are flat, and their mac covers every field.
const EARLY = {
  id: 'a5c1',
  hostId: '7f20',
  willId: '11d8',
  revision: 3,
  generation: 5,
  threshold: 2,
  survivors: [
    { id: 'ben', name: 'Ben' },
    { id: 'clara', name: 'Clara' },
  ],
  startedBy: 'ben',
  proven: false,
  fromPending: false,
  initiatedAt: '2026-11-21T09:00:00.000Z',
  cancelDeadline: '2026-11-23T09:00:00.000Z',
  hostToldAt: null,
  notBefore: null,
  authenticated: [],
  hostReminders: 0,
  survivorReminders: 0,
};
const LATER = {
  ...EARLY,
  documents: 4,
  starts: 2,
  withProof: true as const,
  isRepeat: true as const,
  proven: true,
  fromPending: true,
  hostToldAt: '2026-11-21T09:00:07.250Z',
  notBefore: '2026-11-28T09:00:00.000Z',
  authenticated: [{ survivor: 'ben', at: '2026-11-22T10:00:00.000Z' }],
  hostReminders: 2,
  survivorReminders: 5,
};
const WINDOW = { accessibleAt: '2026-11-28T09:00:00.000Z', accessExpiresAt: '2026-12-12T09:00:00.000Z' };

const rows: [string, TransferRow][] = [
  ['initiated, without the fields of later versions', { ...EARLY, status: 'initiated' }],
  ['initiated', { ...LATER, status: 'initiated' }],
  ['awaiting_authentication', { ...LATER, status: 'awaiting_authentication' }],
  ['stalled', { ...LATER, status: 'stalled' }],
  ['accessible', { ...LATER, status: 'accessible', ...WINDOW }],
  ['failed', { ...LATER, status: 'failed', ...WINDOW }],
  ['completed', { ...LATER, status: 'completed', ...WINDOW }],
  ['cancelled before it opened', { ...EARLY, status: 'cancelled' }],
  ['cancelled after it opened', { ...LATER, status: 'cancelled', ...WINDOW }],
];

describe('the stored row of a transfer', () => {
  const mac = (data: TransferRow) => recordMac(new Uint8Array(32), { pk: 'TRANSFER#a5c1', sk: 'META', version: 7, attributes: { data, schema: 1 } });

  it.each(rows)('stays the same when it is read and written: %s', (_, row) => {
    const written = transferRow(transferOf(row));
    expect(written).toStrictEqual(row);
    expect(Object.keys(marshall(written)).sort()).toEqual(Object.keys(row).sort());
    expect(mac(written)).toBe(mac(row));
  });

  it('is read as what the start fixed, and the state', () => {
    const { proven, hostToldAt, notBefore, authenticated, hostReminders, survivorReminders, ...facts } = LATER;
    expect(transferOf({ ...LATER, status: 'accessible', ...WINDOW })).toStrictEqual({
      facts,
      state: {
        status: 'accessible',
        proven,
        hostNotifiedAt: hostToldAt,
        notBefore,
        authenticated,
        hostReminders,
        survivorReminders,
        ...WINDOW,
      },
    });
  });
});
