import type { Profile } from '#domain/host.ts';
import { after } from '#domain/time.ts';

export const BEGIN = '2026-11-21T09:00:00.000Z';
export const later = (milliseconds: number) => after(BEGIN, milliseconds);

/** A Host without resets, changes and ended sessions. */
export const ANN: Profile = {
  id: 'host',
  email: 'Ann@example.com',
  displayName: 'Ann',
  status: 'active',
  password: 'old',
  sessionsEpoch: 3,
  endedSessions: [],
  willId: 'will',
  linkNonce: 'links',
  verifyNonce: 'first',
  formerEmail: null,
  emailChanges: 0,
  reset: null,
  recovered: null,
  locale: 'en',
  timezone: 'UTC',
  createdAt: BEGIN,
  updatedAt: BEGIN,
};
