import { draftExpiry } from '#domain/draft.ts';
import type { ConnectorRecord, StorageRecord, Trouble } from '#domain/host.ts';
import { name } from '#domain/messages/letter.ts';
import type { HostTexts, MessageState } from '#domain/messages/message.ts';
import { formatMoment } from '#domain/moment.ts';
import type { Sealing } from '#domain/will.ts';
import { hello, signIn } from './host-letter.ts';

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
}> = {
  'documents-damaged': {
    stillValid: sealedRevision,
    letter: ({ hostName, storageName, documents, link }) => ({
      subject: 'Some of your sealed documents are damaged',
      greeting: hello(hostName),
      body: [
        `Once a month we read your sealed documents back. In your storage ${name(storageName, 'for the will')} these are missing, or no longer what was sealed:`,
        ...documents.map((document) => `- ${name(document, 'a document')}`),
        'Your Survivors could not read them. Please sign in, upload them again and seal your will anew; the documents not named here are safe.',
      ],
      step: signIn(link),
    }),
    short: ({ documents }) =>
      `${documents.length === 1 ? 'One of your sealed documents is' : `${documents.length} of your sealed documents are`} damaged. Please sign in and upload them again.`,
  },

  'storage-unreachable': {
    stillValid: sealedRevision,
    letter: ({ hostName, storageName, link }) => ({
      subject: 'We cannot reach the storage of your will',
      greeting: hello(hostName),
      body: [
        `Once a month we read your sealed documents back. For three days we could not do so: your storage ${name(storageName, 'for the will')} does not let us read them.`,
        'Your Survivors could not read them either. Please sign in and test the storage; most often its access has expired or was changed.',
      ],
      step: signIn(link),
    }),
    short: () => 'We cannot reach the storage of your sealed will. Please sign in and test it.',
  },

  'draft-expires': {
    stillValid: keptDraft,
    letter: ({ hostName, documents, expiresAt, reader, link }) => ({
      subject: 'Documents that you have uploaded are not sealed yet',
      greeting: hello(hostName),
      body: [
        `You have uploaded ${documents === 1 ? 'a document' : `${documents} documents`} and not sealed your will with ${documents === 1 ? 'it' : 'them'} since. What is not sealed we keep for 30 days only: until ${formatMoment(expiresAt, reader)}.`,
        'Please sign in and seal your will, or your Survivors will not get what you have uploaded. What was sealed before stays as it is.',
      ],
      step: signIn(link),
    }),
    short: ({ expiresAt, reader }) =>
      `You have uploaded documents that are not sealed yet. Please sign in and seal your will by ${formatMoment(expiresAt, reader)}, or we delete them.`,
  },

  'connector-broken': {
    stillValid: ({ connector }, { connectors }) => broken(connectors, connector),
    letter: ({ hostName, connectorName, reason, link }) => ({
      subject: 'One of your connectors no longer works',
      greeting: hello(hostName),
      body: [
        `Once a month we try whether we can still reach you. For three days ${name(connectorName, 'one of your connectors')} has not worked: ${reason}`,
        'Until it works again we reach you over your other connectors and by e-mail, and your Survivors get no codes over it. Please sign in, look at its settings and test it.',
      ],
      step: signIn(link),
    }),
    short: ({ connectorName }) => `Your connector ${name(connectorName, 'to reach you')} has not worked for three days. Please sign in and test it.`,
  },

  'storage-broken': {
    stillValid: ({ storage }, { storages }) => broken(storages, storage),
    letter: ({ hostName, storageName, reason, link }) => ({
      subject: 'One of your storages no longer works',
      greeting: hello(hostName),
      body: [
        `Once a month we try your storages. For three days ${name(storageName, 'one of your storages')} has not worked: ${reason}`,
        'Your sealed will does not lie there. If you still want to use it, please sign in, look at its settings and test it.',
      ],
      step: signIn(link),
    }),
    short: ({ storageName }) => `Your storage ${name(storageName, 'for documents')} has not worked for three days. Please sign in and test it.`,
  },

  'drive-joined': {
    stillValid: storageOf,
    letter: ({ hostName, storageName, account, link }) => ({
      subject: 'A cloud drive was connected to your account',
      greeting: hello(hostName),
      body: [
        `Somebody who had signed in to your account connected a cloud drive: ${name(storageName, 'a storage')}. The account there says that it is ${name(account, 'one without a name')}.`,
        'If it was you and this is your drive, you need not do anything.',
      ],
      step: signIn(link),
      after: ['If it was not you, please sign in, delete this storage and change your password.'],
    }),
    short: () => 'A cloud drive was connected to your will account. If it was not you, please sign in, delete this storage and change your password.',
  },

  'drive-lost': {
    stillValid: (effect, state) => {
      const storage = storageOf(effect, state);
      return storage?.isConnected === false && storage;
    },
    letter: ({ hostName, storageName, link }) => ({
      subject: 'Your cloud drive has to be connected again',
      greeting: hello(hostName),
      body: [
        `Your storage ${name(storageName, 'for the will')} does not let us in any more: the sign-in has ended. That happens when it was taken back, when the password was changed, or when the drive was not used for long.`,
        'As long as it lasts, your Survivors cannot read what lies there either. Please sign in and connect the storage again; nothing has to be sealed anew for that.',
      ],
      step: signIn(link),
    }),
    short: () => 'Your cloud drive no longer lets us in. Please sign in to your will account and connect it again.',
  },
};

function sealedRevision({ revision }: { revision: number }, { will }: MessageState): Sealing | false | undefined {
  return will?.sealed.revision === revision && will.sealed;
}

/** The same draft: if it has been sealed, removed or added to, another message is about that. */
function keptDraft({ newest }: { newest: string }, { draft }: MessageState): DraftKept | false | undefined {
  const kept = draft && draftExpiry(draft);
  return kept?.newest === newest && kept;
}

/** The connector or storage while it is still broken. */
function broken<Of extends { id: string; trouble?: Trouble | null }>(records: readonly Of[], id: string): Of | undefined {
  return records.find((record) => record.id === id && record.trouble);
}

function storageOf({ storage }: { storage: string }, { storages }: MessageState): StorageRecord | undefined {
  return storages.find(({ id }) => id === storage);
}
