import { channelsTo } from '#channels/rules/quorum.ts';
import { maskDestination } from '#common/contact.ts';
import { readDriveAccount } from '#messages/drive-account.ts';
import { dashboardLink } from '#messages/links.ts';
import type { DataFor, MessageDelivery } from '#messages/message-row.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { upkeepMessages } from '#messages/rules/to-host/upkeep.ts';
import type { Sealing } from '#wills/rules/will.ts';

export const upkeepData: DataFor<typeof upkeepMessages, HostNames> = {
  'documents-damaged': (about) => ({
    documents: about.effect.documents.map((place) => about.subject.documents[place]?.filename ?? ''),
    ...sealedStorage(about),
  }),
  'storage-unreachable': sealedStorage,
  'draft-expires': ({ app, subject: { documents, expiresAt } }) => ({ documents, expiresAt, link: dashboardLink(app) }),
  'connector-broken': ({ app, subject, effect }) => ({ connectorName: subject.name, reason: effect.reason, link: dashboardLink(app) }),
  'storage-broken': ({ app, subject, effect }) => ({ storageName: subject.name, reason: effect.reason, link: dashboardLink(app) }),
  'drive-joined': async ({ app, host, subject }) => ({
    storageName: subject.name,
    account: (await readDriveAccount(app, host.id, subject)).name,
    link: dashboardLink(app),
  }),
  'drive-lost': ({ app, subject }) => ({ storageName: subject.name, link: dashboardLink(app) }),
  // Part of an address is enough to recognize it, and no mail program makes a link of it.
  'email-bounced': ({ app, host }) => ({ address: maskDestination('email', host.profile.email), link: dashboardLink(app) }),
  'survivor-unreachable': ({ app, subject: { survivor, addresses } }) => ({
    survivorName: survivor.name,
    addresses: addresses.map((address) => maskDestination('email', address)),
    link: dashboardLink(app),
  }),
  'contact-reported': ({ app, host, subject, effect }) => ({
    survivorName: host.survivors.find(({ id }) => id === effect.survivor)?.name ?? '',
    hasProposal: subject.proposed !== undefined,
    link: dashboardLink(app),
  }),
  'quorum-worse': ({ app, host, subject }) => ({
    quorum: subject,
    unreachable: host.survivors.filter((survivor) => channelsTo(host, survivor).length === 0).map(({ name }) => name),
    rejected: host.connectors.filter((connector) => connector.rejected).map(({ name }) => name),
    link: dashboardLink(app),
  }),
};

function sealedStorage({ app, host, subject: sealed }: MessageDelivery<unknown, Sealing>) {
  return { storageName: host.storages.find(({ id }) => id === sealed.storageId)?.name ?? '', link: dashboardLink(app) };
}
