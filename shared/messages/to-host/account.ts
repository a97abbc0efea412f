import { needsCodesUntil, resetExpires } from '#accounts/rules/password-reset.ts';
import { openReset } from '#answers/rules/reset-answer.ts';
import type { HostMessage } from '#effects/message-effect.ts';
import { dashboardLink, resetLink, verifyEmailExpires, verifyEmailLink } from '#messages/links.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#messages/message-row.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { accountMessages } from '#messages/rules/to-host/account.ts';

export const accountData: DataFor<typeof accountMessages, HostNames> = {
  'verify-email': verifyLink,
  'verify-new-email': verifyLink,
  'email-changed': async (about) => ({ link: await linkOfMessage(about, { kind: 'undo-email', change: about.subject.change }) }),
  'reset-password': async ({ app, host, subject: reset, now }) => {
    const until = needsCodesUntil(host.profile, now);
    return {
      link: await resetLink(app, host, reset),
      until: resetExpires(reset),
      ...(reset.notBefore && { worksFrom: reset.notBefore }),
      ...(until && host.will && { needsCodes: { survivors: host.will.sealed.threshold, until } }),
    };
  },
  'password-reset': resetAnswer,
  'reset-denied': async (about) => {
    const { channel, subject, effect } = about;
    // A mailbox may be someone else's: its link must not bring the reset back.
    const link = channel === 'email' ? undefined : await linkOfMessage(about, { kind: 'recovery', epoch: effect.epoch }, subject.until);
    return { ...subject, ...(link && { link }) };
  },
  'password-changed': ({ app }) => ({ link: dashboardLink(app) }),
};

async function verifyLink({ app, host, createdAt }: MessageDelivery<unknown, unknown>): Promise<{ link: string; until: string }> {
  return { link: await verifyEmailLink(app, host, createdAt), until: verifyEmailExpires(createdAt) };
}

/** A link by e-mail confirms nothing, because the mailbox is in doubt. It can deny the reset. */
async function resetAnswer(about: MessageDelivery<HostMessage<'password-reset'>, unknown>) {
  const { host, effect, channel, now } = about;
  const open = openReset(host.profile, host.connectors, { channel, now });
  if (open?.epoch !== effect.epoch) return {};
  const { isProtected, canDeny: denies } = open;
  const confirms = channel !== 'email' && !isProtected;
  if (!confirms && !denies) return {};
  return { answer: { link: await linkOfMessage(about, { kind: 'recovery', epoch: open.epoch }), confirms, denies, isProtected } };
}
