import { dashboardLink } from '#messages/links.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#messages/message-row.ts';
import { nameOf } from '#messages/names.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { transferMessages } from '#messages/rules/to-host/transfer.ts';
import { upcomingOpening } from '#transfers/rules/opening.ts';
import { listReads } from '#transfers/rules/reads.ts';
import { hasOpened, markHostNotified, type Transfer } from '#transfers/rules/transfer.ts';

export const transferData: DataFor<typeof transferMessages, HostNames> = {
  'transfer-started': startNotice,
  'transfer-reminder': startNotice,
  'transfer-cancelled-host': ({ app, host, subject: transfer, reads }) => ({
    reads: hasOpened(transfer.state) ? listReads(reads, transfer.facts.survivors, host.will?.sealed.documents ?? []) : undefined,
    link: dashboardLink(app),
  }),
  'starts-digest': ({ app, host, transfer, effect, subject }) => ({
    since: effect.since,
    starts: subject.map(({ survivor, at, stoppedAt }) => ({ survivorName: nameOf(host, transfer, survivor) ?? '', at, stoppedAt })),
    link: dashboardLink(app),
  }),
  'codes-guessed-host': survivorNotice,
  'backup-codes-guessed-host': survivorNotice,
  'survivor-authenticated-host': survivorNotice,
  'documents-open-host': signIn,
  'opening-failed-host': signIn,
};

/** After the cancel deadline the link stops nothing, so the notice leads to where the Host signs in. */
async function startNotice(about: MessageDelivery<unknown, Transfer>) {
  const { app, subject: transfer, now } = about;
  const { cancelDeadline } = transfer.facts;
  const survivorName = transfer.facts.survivors.find(({ id }) => id === transfer.facts.startedBy)?.name ?? '';
  // The opening is fixed by the channel that accepts this notice.
  const opensAt = upcomingOpening(markHostNotified(transfer, now), { now, outages: await app.store.serviceClock.outages(app.now()) })?.from;
  if (now >= cancelDeadline) return { survivorName, opensAt, link: dashboardLink(app) };
  return { survivorName, opensAt, cancelDeadline, link: await linkOfMessage(about, { kind: 'stop', transferId: transfer.facts.id }, cancelDeadline) };
}

function survivorNotice({ app, host, transfer, effect }: MessageDelivery<{ survivor: string }, unknown>) {
  return { survivorName: nameOf(host, transfer, effect.survivor) ?? '', link: dashboardLink(app) };
}

function signIn({ app }: MessageDelivery<unknown, unknown>) {
  return { link: dashboardLink(app) };
}
