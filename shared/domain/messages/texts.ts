import type { HostTemplate, MessageEffect, SurvivorTemplate } from './message-effect.ts';
import { accountMessages } from './to-host/account.ts';
import { changeMessages } from './to-host/changes.ts';
import { checkMessages } from './to-host/checks.ts';
import { transferMessages } from './to-host/transfer.ts';
import { upkeepMessages } from './to-host/upkeep.ts';
import { changeMessages as survivorChangeMessages } from './to-survivor/changes.ts';
import { silenceMessages } from './to-survivor/silence.ts';
import { transferMessages as survivorTransferMessages } from './to-survivor/transfer.ts';

/** The pure parts of every message to a Host. A missing template does not compile. */
export const hostTexts = {
  ...accountMessages,
  ...changeMessages,
  ...checkMessages,
  ...transferMessages,
  ...upkeepMessages,
} satisfies Record<HostTemplate, object>;

/** The pure parts of every message to a Survivor. A missing template does not compile. */
export const survivorTexts = {
  ...silenceMessages,
  ...survivorTransferMessages,
  ...survivorChangeMessages,
} satisfies Record<SurvivorTemplate, object>;

/** Whether a reader who has reported a mail of ours as unwanted no longer gets this message by e-mail. */
export function isUpkeep({ template }: MessageEffect): boolean {
  return { ...hostTexts, ...survivorTexts }[template].upkeep;
}
