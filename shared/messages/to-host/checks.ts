import { after, HOUR } from '#common/time.ts';
import { answerDeadline, type PendingCheck } from '#liveness/rules/check.ts';
import { checkKind } from '#liveness/rules/liveness.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#messages/message-row.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { checkMessages } from '#messages/rules/to-host/checks.ts';

export const checkData: DataFor<typeof checkMessages, HostNames> = {
  'liveness-check': checkLink,
  'liveness-reminder': checkLink,
  'fresh-link': async (about) => {
    const { subject: open, transfer } = about;
    const until = open.kind === 'stop' ? transfer?.facts.cancelDeadline : undefined;
    return { asks: open.kind, link: await linkOfMessage(about, open, until), ...(until && { until }) };
  },
  'pending-transfer': async (about) => ({ link: await linkOfMessage(about, { kind: 'pending', checks: about.effect.check }) }),
};

/** The kind of the check and its deadline are read now: settings may have changed since it was made, and our outages move it. */
async function checkLink(about: MessageDelivery<unknown, PendingCheck>) {
  const { app, host, subject: check, now } = about;
  const link = await linkOfMessage(about, { kind: 'check', number: check.number });
  const kind = host.liveness ? checkKind(host.liveness, host.settings) : 'ordinary';
  const deadline = check.sentAt ? answerDeadline(check, { outages: await app.store.serviceClock.outages(app.now()) }) : undefined;
  return { kind, link, answerBy: deadline ?? after(now, host.settings.hcrt_hours * HOUR), checks: host.settings.hcrac };
}
