import { type Quorum, quorumOf } from '#channels/rules/quorum.ts';
import { parseContacts } from '#common/contact.ts';
import { hasBounced } from '#common/mailbox.ts';
import { formatMoment } from '#common/moment.ts';
import type { ConnectorRecord, OngoingFailure, StorageRecord } from '#hosts/rules/host.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { HostTexts, MessageState } from '#messages/rules/message.ts';
import type { Invitation, Survivor } from '#survivors/rules/survivor.ts';
import { draftExpiry } from '#wills/rules/draft.ts';
import type { Sealing } from '#wills/rules/will.ts';
import { greeting, signIn, WHO_WE_ARE } from './host-letter.ts';

/** A Survivor, and those of their e-mail addresses to which our mail comes back. */
interface LostContacts {
  survivor: Survivor;
  addresses: readonly string[];
}

type WrongContact = NonNullable<Invitation['wrongContact']>;
type DraftKept = NonNullable<ReturnType<typeof draftExpiry>>;

/** The messages about what the Host has to maintain: documents, connectors and storages. */
export const upkeepMessages: HostTexts<{
  'documents-damaged': { subject: Sealing; data: { storageName: string; documents: readonly string[]; link: string } };
  'storage-unreachable': { subject: Sealing; data: { storageName: string; link: string } };
  'draft-expires': { subject: DraftKept; data: { documents: number; expiresAt: string; link: string } };
  'connector-broken': { subject: ConnectorRecord; data: { connectorName: string; reason: string; link: string } };
  'storage-broken': { subject: StorageRecord; data: { storageName: string; reason: string; link: string } };
  'drive-joined': { subject: StorageRecord; data: { storageName: string; account: string; link: string } };
  'drive-lost': { subject: StorageRecord; data: { storageName: string; link: string } };
  'email-bounced': { subject: true; data: { address: string; link: string } };
  'survivor-unreachable': { subject: LostContacts; data: { survivorName: string; addresses: readonly string[]; link: string } };
  'contact-reported': { subject: WrongContact; data: { survivorName: string; hasProposal: boolean; link: string } };
  'quorum-worse': { subject: Quorum; data: { quorum: Quorum; unreachable: readonly string[]; rejected: readonly string[]; link: string } };
}> = {
  'documents-damaged': {
    upkeep: false,
    stillValid: sealedRevision,
    letter: ({ hostName, storageName, documents, link }) => ({
      subject: 'Some of your sealed documents are damaged',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Once a month we check your sealed documents. In your storage ${safeName(storageName, 'for the will')}, the following documents are missing or damaged:`,
        ...documents.map((document) => `- ${safeName(document, 'a document')}`),
        'Your Survivors could not read these documents. All other documents are intact.',
        'Please sign in, upload the named documents again, and then seal your will again.',
      ],
      step: signIn(link),
    }),
    short: ({ documents }) =>
      documents.length === 1
        ? 'One of your sealed documents is damaged. Please sign in and upload it again.'
        : `${documents.length} of your sealed documents are damaged. Please sign in and upload them again.`,
  },

  'storage-unreachable': {
    upkeep: false,
    stillValid: sealedRevision,
    letter: ({ hostName, storageName, link }) => ({
      subject: 'We cannot reach the storage of your will',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Once a month we check your sealed documents. For three days we could not read them, because your storage ${safeName(storageName, 'for the will')} did not let us.`,
        'Your Survivors could not read them either. Most often the access to the storage has expired or was changed.',
        'Please sign in and test the storage.',
      ],
      step: signIn(link),
    }),
    short: () => 'We cannot reach the storage of your sealed will. Please sign in and test it.',
  },

  'draft-expires': {
    // Nothing is deleted without its notices.
    upkeep: false,
    stillValid: keptDraft,
    letter: ({ hostName, documents, expiresAt, reader, link }) => ({
      subject: 'Documents that you have uploaded are not sealed yet',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} You have uploaded ${documents === 1 ? 'a document that is' : `${documents} documents that are`} not sealed yet.`,
        `We keep unsealed documents for 30 days. We delete ${documents === 1 ? 'this one' : 'these'} on ${formatMoment(expiresAt, reader)} if you do not seal your will before.`,
        'Please sign in and seal your will. Otherwise your Survivors do not receive what you have uploaded. What is sealed already stays as it is.',
      ],
      step: signIn(link),
    }),
    short: ({ expiresAt, reader }) =>
      `You have uploaded documents that are not sealed yet. Please sign in and seal your will by ${formatMoment(expiresAt, reader)}, or we delete them.`,
  },

  'connector-broken': {
    upkeep: true,
    stillValid: ({ connector }, { connectors }) => broken(connectors, connector),
    letter: ({ hostName, connectorName, reason, link }) => ({
      subject: 'One of your connectors no longer works',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Once a month we check that we can reach you. For three days ${safeName(connectorName, 'one of your connectors')} has not worked: ${reason}`,
        'Until it works again, we reach you over your other connectors and by e-mail. Your Survivors do not get codes over it.',
        'Please sign in, check its settings and test it.',
      ],
      step: signIn(link),
    }),
    short: ({ connectorName }) =>
      `Your connector ${safeName(connectorName, 'to reach you')} has not worked for three days. Please sign in and test it.`,
  },

  'storage-broken': {
    upkeep: true,
    stillValid: ({ storage }, { storages }) => broken(storages, storage),
    letter: ({ hostName, storageName, reason, link }) => ({
      subject: 'One of your storages no longer works',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Once a month we check your storages. For three days ${safeName(storageName, 'one of your storages')} has not worked: ${reason}`,
        'Your sealed will is not in this storage. If you still want to use it, please sign in, check its settings and test it.',
      ],
      step: signIn(link),
    }),
    short: ({ storageName }) => `Your storage ${safeName(storageName, 'for documents')} has not worked for three days. Please sign in and test it.`,
  },

  'drive-joined': {
    upkeep: false,
    stillValid: storageOf,
    letter: ({ hostName, storageName, account, link }) => ({
      subject: 'A cloud drive was connected to your account',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone who was signed in to your account connected a cloud drive: ${safeName(storageName, 'a storage')}. The name of the account at this drive is ${safeName(account, 'empty')}.`,
        'If it was you and this is your drive, you do not need to do anything.',
      ],
      step: signIn(link),
      after: ['If it was not you, please sign in, delete this storage and change your password.'],
    }),
    short: () => 'A cloud drive was connected to your will account. If it was not you, please sign in, delete this storage and change your password.',
  },

  'drive-lost': {
    upkeep: false,
    stillValid: (effect, state) => {
      const storage = storageOf(effect, state);
      return storage?.isConnected === false && storage;
    },
    letter: ({ hostName, storageName, link }) => ({
      subject: 'Please connect your cloud drive again',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We can no longer open your storage ${safeName(storageName, 'for the will')}, because our access to this cloud drive has ended. This happens if the access was revoked, if the password was changed, or if the drive was not used for a long time.`,
        'Until you reconnect it, your Survivors cannot read the documents in this storage either. Please sign in and connect it again. You do not need to seal your will again.',
      ],
      step: signIn(link),
    }),
    short: () => 'We can no longer open your cloud drive. Please sign in to your will account and connect it again.',
  },

  'email-bounced': {
    upkeep: false,
    stillValid: (_, { profile }) => hasBounced(profile, profile.email),
    letter: ({ hostName, address, link }) => ({
      subject: 'Our e-mails no longer reach you',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We sent an e-mail to ${address}, the address of your account. It came back to us: this mailbox does not accept it.`,
        'We reach you over your other channels for now. A check that only came back to us does not count as unanswered.',
        'Please sign in and change the e-mail address of your account. If the address is right, please check that the mailbox exists and is not full.',
      ],
      step: signIn(link),
    }),
    short: () => 'Our e-mails to the address of your will account come back to us. Please sign in and change the address:',
  },

  'survivor-unreachable': {
    upkeep: false,
    stillValid: ({ survivor: id }, { survivors }) => lostContacts(survivors.find((one) => one.id === id)),
    letter: ({ hostName, survivorName, addresses, link }) => ({
      subject: `Our e-mails no longer reach ${safeName(survivorName, 'one of your Survivors')}`,
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We sent an e-mail to ${safeName(survivorName, 'one of your Survivors')}. It came back to us: this mailbox does not accept it.`,
        ...addresses.map((address) => `- ${address}`),
        `Without a working e-mail address, ${safeName(survivorName, 'this person')} cannot get the personal link that they need to open your will.`,
        'Please ask them for their present address, sign in, and save it as their contact. If the address is right, please save it again.',
      ],
      step: signIn(link),
    }),
    short: () => 'Our e-mails to one of your Survivors come back to us. Please sign in to your will account and correct their address:',
  },

  'contact-reported': {
    upkeep: true,
    stillValid: ({ survivor: id }, { survivors }) => survivors.find((one) => one.id === id)?.invitation?.wrongContact,
    letter: ({ hostName, survivorName, hasProposal, link }) => ({
      subject: 'One of your Survivors may have another address',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} Someone who reads our messages to ${safeName(survivorName, 'one of your Survivors')} answered that we use the wrong address${hasProposal ? ', and proposed another one' : ''}.`,
        'We have changed nothing, because we do not know who wrote this.',
        `Please ask ${safeName(survivorName, 'this person')} in person or by phone. Then sign in, and save the address that is right.`,
      ],
      step: signIn(link),
    }),
    short: () => 'Perhaps we use the wrong address for one of your Survivors, but we have changed nothing. Please ask this person, and then sign in:',
  },

  'quorum-worse': {
    upkeep: false,
    stillValid: stillWorse,
    letter: ({ hostName, quorum, unreachable, rejected, link }) => ({
      subject: 'Fewer people can open your will than before',
      greeting: greeting(hostName),
      body: [
        `${WHO_WE_ARE} We check whether we reach the people who may open your will. This has become worse.`,
        `You have ${quorum.survivors} Survivors, and we reach ${quorum.reachable} of them. ${marginOf(quorum)}`,
        ...(unreachable.length > 0 ? ['No channel reaches:', ...unreachable.map((name) => `- ${safeName(name, 'one of your Survivors')}`)] : []),
        ...(rejected.length > 0
          ? [
              'You rejected a change while these connectors were new. Until you enter their settings again, they carry no messages:',
              ...rejected.map((name) => `- ${safeName(name, 'a connector')}`),
            ]
          : []),
        'Please sign in, correct their contact details, or name another Survivor. Your will stays sealed as it is.',
      ],
      step: signIn(link),
      after: ['We send this message at most once in 30 days.'],
    }),
    short: ({ quorum }) =>
      `We reach ${quorum.reachable} of your ${quorum.survivors} Survivors, and ${quorum.threshold} must take part to open your will. Please sign in and correct their contact details:`,
  },
};

function lostContacts(survivor: Survivor | undefined): LostContacts | undefined {
  if (!survivor) return undefined;
  const lost = parseContacts(survivor.contacts).filter(({ type, value }) => type === 'email' && hasBounced(survivor, value));
  return lost.length > 0 ? { survivor, addresses: lost.map(({ value }) => value) } : undefined;
}

function sealedRevision({ revision }: { revision: number }, { will }: MessageState): Sealing | false | undefined {
  return will?.sealed.revision === revision && will.sealed;
}

/** The same draft: if it has been sealed, removed or added to, another message is about that. */
function keptDraft({ newest }: { newest: string }, { draft }: MessageState): DraftKept | false | undefined {
  const kept = draft && draftExpiry(draft);
  return kept?.newest === newest && kept;
}

/** The connector or storage while it is still broken. */
function broken<Of extends { id: string; trouble?: OngoingFailure | null }>(records: readonly Of[], id: string): Of | undefined {
  return records.find((record) => record.id === id && record.trouble);
}

function storageOf({ storage }: { storage: string }, { storages }: MessageState): StorageRecord | undefined {
  return storages.find(({ id }) => id === storage);
}

/** The quorum, if it has not become better since. */
function stillWorse({ reachable, margin }: { reachable: number; margin: number }, state: MessageState): Quorum | false {
  if (state.will?.status !== 'active') return false;
  const quorum = quorumOf(state, state.now);
  return quorum.reachable <= reachable && quorum.margin <= margin && quorum;
}

function marginOf({ threshold, margin }: Quorum): string {
  const needed = `At least ${threshold} of them must take part to open your will.`;
  if (margin < 0) return `${needed} If this stays so, your will may stay closed.`;
  return margin === 0
    ? `${needed} If one more person cannot take part, it may stay closed.`
    : `${needed} So ${margin} of those we reach can be missing.`;
}
