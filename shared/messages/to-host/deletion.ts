import type { Deletion } from '#hosts/rules/deletion.ts';
import { dashboardLink } from '#messages/links.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#messages/message-row.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { deletionMessages } from '#messages/rules/to-host/deletion.ts';

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
