import type { Senders } from '#channels/rules/delivery.ts';
import { channelsTo } from '#channels/rules/quorum.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Sealing } from '#wills/rules/will.ts';

/** What makes a valid sealing fragile. The overview names the same problems by the same codes. */
export const SEALING_WARNINGS = ['package_behind', 'survivor_unreachable', 'no_margin', 'paper_unconfirmed'] as const;

export interface SealingWarning {
  code: (typeof SEALING_WARNINGS)[number];
  /** The name of the Survivor or the storage. Null if it concerns all of them. */
  subject: string | null;
  /** What is wrong, and what to do. */
  message: string;
}

/** The warnings about a sealing that is valid but fragile. Empty if there are none. `behind`: the names of storages that have missed it. */
export function sealingWarnings(
  host: Senders & { survivors: readonly Survivor[] },
  { survivors: ids, threshold }: Pick<Sealing, 'survivors' | 'threshold'>,
  behind: readonly string[] = [],
): SealingWarning[] {
  const holders = host.survivors.filter(({ id }) => ids.includes(id));
  return [
    ...behind.map(missed),
    ...holders.filter((survivor) => channelsTo(host, survivor).length === 0).map(unreachable),
    ...(threshold < ids.length ? [] : [noMargin(ids.length)]),
    ...holders.filter(({ paperConfirmedAt }) => paperConfirmedAt === undefined).map(unconfirmed),
  ];
}

function missed(storage: string): SealingWarning {
  const message = `${storage} could not be reached, so it does not have this sealing yet. We try again every day. Until then it opens with earlier papers only.`;
  return { code: 'package_behind', subject: storage, message };
}

function unreachable({ name }: Survivor): SealingWarning {
  const message = `No channel can reach ${name}: there is no working connector for their contact methods. Please add an e-mail address of ${name}, or connect such a channel.`;
  return { code: 'survivor_unreachable', subject: name, message };
}

function noMargin(survivors: number): SealingWarning {
  const message = `All ${survivors} Survivors are needed to open your will. If one of them cannot take part, no one can open it. Please name another Survivor or lower the threshold, and encrypt again.`;
  return { code: 'no_margin', subject: null, message };
}

function unconfirmed({ name }: Survivor): SealingWarning {
  const message = `You have not confirmed the paper of ${name}. Please print it and type in one of its codes, so that you know that it can be read.`;
  return { code: 'paper_unconfirmed', subject: name, message };
}
