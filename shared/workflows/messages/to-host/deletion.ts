import type { Deletion } from '#domain/deletion.ts';
import type { HostNames } from '#domain/messages/message.ts';
import type { deletionMessages } from '#domain/messages/to-host/deletion.ts';
import { dashboardLink } from '#workflows/messages/links.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#workflows/messages/message-row.ts';

export const deletionData: DataFor<typeof deletionMessages, HostNames> = {
  'deletion-requested': requested,
  'deletion-reminder': requested,
  'deletion-ended': ({ app, effect }) => ({ of: effect.of, why: effect.why, link: dashboardLink(app) }),
  'deletion-done': ({ effect }) => ({ of: effect.of, packages: effect.packages }),
};

async function requested(about: MessageDelivery<unknown, Deletion>) {
  const { of, packages, takesEffectAt, number } = about.subject;
  const link = await linkOfMessage(about, { kind: 'undo-deletion', deletion: number });
  return { of, packages, takesEffectAt, isSealed: about.host.will !== undefined, link };
}
