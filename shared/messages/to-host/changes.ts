import { findRemoved } from '#accounts/rules/recent-changes.ts';
import { CHANNELS, maskDestination } from '#common/contact.ts';
import { after, UNDO_WINDOW } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type AnswerLink, dashboardLink } from '#messages/links.ts';
import { type DataFor, linkOfMessage, type MessageDelivery } from '#messages/message-row.ts';
import { nameOf } from '#messages/names.ts';
import type { HostNames } from '#messages/rules/message.ts';
import type { changeMessages } from '#messages/rules/to-host/changes.ts';

export const changeData: DataFor<typeof changeMessages, HostNames> = {
  'survivor-changed': async (about) => {
    const { survivor, what, change, formerName } = about.effect;
    const before = formerName === undefined ? {} : { formerName };
    return { survivorName: survivorName(about, survivor), what, ...before, ...(await undoLink(about, { kind: 'not-me', change })) };
  },
  'ways-changed': async (about) => {
    const { what, how, id } = about.effect;
    return { what, how, ...connectionOf(about.host, id), ...(await undoLink(about, { kind: 'not-me', change: 0 })) };
  },
  'settings-changed': async (about) => {
    const { change, before, after } = about.effect;
    return { before, after, ...(await undoLink(about, { kind: 'undo-settings', change })) };
  },
  'factor-changed': async (about) => {
    const { what, factor, name, left, change } = about.effect;
    const named = factor && name !== undefined ? { factor, name } : {};
    return { what, ...named, ...(left === undefined ? {} : { left }), ...(await undoLink(about, { kind: 'undo-factor', change })) };
  },
  'sealed-again': async (about) => {
    const { documents, added, removed, threshold, thresholdBefore } = about.effect;
    const before = thresholdBefore === undefined ? {} : { thresholdBefore };
    return { documents, added, removed, threshold, ...before, ...(await undoLink(about, { kind: 'not-me', change: 0 })) };
  },
  'change-undone': (about) => ({
    what: about.effect.what,
    isFrozen: about.host.profile.recovered !== null,
    survivorName: survivorName(about, about.effect.survivor),
    link: dashboardLink(about.app),
  }),
  'notices-stopped': (about) => ({ survivorName: survivorName(about, about.effect.survivor), link: dashboardLink(about.app) }),
};

function survivorName({ host, transfer }: MessageDelivery<unknown, unknown>, survivor = ''): string {
  return nameOf(host, transfer, survivor) ?? '';
}

/** Works as long as the change can be undone. */
async function undoLink(about: MessageDelivery<unknown, unknown>, answer: AnswerLink): Promise<{ link: string; until: string }> {
  const until = after(about.createdAt, UNDO_WINDOW);
  return { link: await linkOfMessage(about, answer, until), until };
}

/** The connector or storage that was changed, also if it has been removed. */
function connectionOf(host: HostRecord, id: string) {
  const connection = [...host.connectors, ...host.storages].find((one) => one.id === id) ?? findRemoved(host.former, id);
  if (!connection) return {};
  const channel = CHANNELS.find((one) => one === connection.type);
  const to = 'hostDestination' in connection ? connection.hostDestination : null;
  return {
    connectionName: connection.name,
    ...(channel && { channel }),
    ...(channel && to !== null && { destination: maskDestination(channel, to) }),
  };
}
