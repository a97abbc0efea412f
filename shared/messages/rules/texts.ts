import type { HostTemplate, MessageEffect, SurvivorTemplate } from '#effects/message-effect.ts';
import { accountMessages } from './to-host/account.ts';
import { changeMessages } from './to-host/changes.ts';
import { checkMessages } from './to-host/checks.ts';
import { deletionMessages } from './to-host/deletion.ts';
import { transferMessages } from './to-host/transfer.ts';
import { upkeepMessages } from './to-host/upkeep.ts';
import { changeMessages as survivorChangeMessages } from './to-survivor/changes.ts';
import { deletionMessages as survivorDeletionMessages } from './to-survivor/deletion.ts';
import { invitationMessages } from './to-survivor/invitation.ts';
import { silenceMessages } from './to-survivor/silence.ts';
import { transferMessages as survivorTransferMessages } from './to-survivor/transfer.ts';

/** The pure parts of every message to a Host. A missing template does not compile. */
export const hostTexts = {
  ...accountMessages,
  ...changeMessages,
  ...checkMessages,
  ...deletionMessages,
  ...transferMessages,
  ...upkeepMessages,
} satisfies Record<HostTemplate, object>;

/** The pure parts of every message to a Survivor. A missing template does not compile. */
export const survivorTexts = {
  ...silenceMessages,
  ...survivorTransferMessages,
  ...survivorChangeMessages,
  ...invitationMessages,
  ...survivorDeletionMessages,
} satisfies Record<SurvivorTemplate, object>;

/** Whether a reader who has reported a mail of ours as unwanted no longer gets this message by e-mail. */
export function isUpkeep({ template }: MessageEffect): boolean {
  return { ...hostTexts, ...survivorTexts }[template].upkeep;
}
