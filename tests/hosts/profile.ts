import { type Channel, canonicalContacts, type HostChannel } from '#common/contact.ts';
import { after } from '#common/time.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#hosts/rules/host.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { BEGIN, SEALING } from '#tests/wills/story.ts';
import type { DraftDocument } from '#wills/rules/draft.ts';
import type { Will } from '#wills/rules/will.ts';

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
  previousEmail: null,
  emailChanges: 0,
  reset: null,
  recovered: null,
  locale: 'en',
  timezone: 'UTC',
  createdAt: BEGIN,
  updatedAt: BEGIN,
};

export const WILL: Will = {
  status: 'active',
  sealed: SEALING,
  createdAt: BEGIN,
  firstSealedAt: BEGIN,
  transferId: null,
  resealDue: false,
  lastCancelledAt: null,
};

/** Returns a connector that works. */
export const connector = (type: HostChannel, changes: Partial<ConnectorRecord> = {}): ConnectorRecord => ({
  id: type,
  type,
  name: `My ${type}`,
  priority: 0,
  isVerified: true,
  config: '',
  hostDestination: '+436641234567',
  createdAt: BEGIN,
  ...changes,
});

/** A storage that works. */
export const STORAGE: StorageRecord = {
  id: 'storage',
  type: 'sftp',
  name: 'My server',
  directoryPath: '/',
  isConnected: true,
  connectionError: null,
  config: '',
  hostKey: null,
  lastVerifiedAt: BEGIN,
  createdAt: BEGIN,
};

/** Returns a document of a draft. */
export const document = (id: string, changes: Partial<DraftDocument> = {}): DraftDocument => ({
  id,
  filename: `${id}.pdf`,
  mimeType: 'application/pdf',
  size: 1,
  sha256: '00',
  createdAt: BEGIN,
  ...changes,
});

export const contactsOf = (...contacts: (readonly [Channel, string])[]) => canonicalContacts(contacts.map(([type, value]) => ({ type, value })));

/** Returns a Survivor with a confirmed paper and one e-mail address. */
export const survivor = (name: string, changes: Partial<Survivor> = {}): Survivor => ({
  id: name.toLowerCase(),
  name,
  relationship: 'child',
  contacts: contactsOf(['email', `${name}@example.com`]),
  connectorPriority: [],
  hasPersonalMessage: false,
  backupCodesRemaining: 5,
  paperMadeAt: BEGIN,
  createdAt: BEGIN,
  paperConfirmedAt: BEGIN,
  ...changes,
});
