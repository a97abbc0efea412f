import type { HostTemplate, MessageEffect, SurvivorMessage, SurvivorTemplate } from '#effects/message-effect.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { LoadedMessage, MessageWriter, Template } from './template.ts';
import { accountMessages } from './to-host/account.ts';
import { changeMessages } from './to-host/changes.ts';
import { checkMessages } from './to-host/checks.ts';
import { deletionMessages } from './to-host/deletion.ts';
import { rehearsalMessages } from './to-host/rehearsal.ts';
import { transferMessages } from './to-host/transfer.ts';
import { upkeepMessages } from './to-host/upkeep.ts';
import { alertMessages } from './to-survivor/alerts.ts';
import { changeMessages as survivorChangeMessages } from './to-survivor/changes.ts';
import { deletionMessages as survivorDeletionMessages } from './to-survivor/deletion.ts';
import { invitationMessages } from './to-survivor/invitation.ts';
import { rehearsalMessages as survivorRehearsalMessages } from './to-survivor/rehearsal.ts';
import { silenceMessages } from './to-survivor/silence.ts';
import { transferMessages as survivorTransferMessages } from './to-survivor/transfer.ts';

/** Every message to a Host. A missing template, or one under another name, does not compile. */
export const TO_HOST = {
  ...accountMessages,
  ...changeMessages,
  ...checkMessages,
  ...deletionMessages,
  ...rehearsalMessages,
  ...transferMessages,
  ...upkeepMessages,
} satisfies { [Name in HostTemplate]: Template<Name> };

/** Every message to a Survivor, in the same way. */
export const TO_SURVIVOR = {
  ...silenceMessages,
  ...survivorTransferMessages,
  ...survivorChangeMessages,
  ...invitationMessages,
  ...alertMessages,
  ...survivorDeletionMessages,
  ...survivorRehearsalMessages,
} satisfies { [Name in SurvivorTemplate]: Template<Name> };

/**
 * Returns the writer of a message, made from what is true now. Undefined if the message has been overtaken: it is not sent. Throws for an
 * unknown template, so that the message stays pending for the version of the service that knows it.
 */
export function writerOf(message: LoadedMessage): MessageWriter | undefined {
  const effect = isToSurvivor(message.effect) ? currentMessage(message.effect, message.transfer) : message.effect;
  return templateOf(effect).prepare({ ...message, effect });
}

/** Returns the template of a message. Throws for one that is unknown: another version of the service has stored it. */
export function templateOf(effect: MessageEffect): Template {
  const templates: Partial<Record<string, Template>> = isToSurvivor(effect) ? TO_SURVIVOR : TO_HOST;
  const template = templates[effect.template];
  if (!template) throw new Error('This template is unknown.');
  return template;
}

function isToSurvivor(effect: MessageEffect): effect is SurvivorMessage {
  return 'survivor' in effect.to;
}

/** The message that fits now: a Survivor who is notified of a start after its 48 hours needs their link, and no deadline that has passed. */
export function currentMessage(effect: SurvivorMessage, transfer: Transfer | undefined): SurvivorMessage {
  if (effect.template !== 'transfer-started-survivor' || !transfer || transfer.state.status === 'initiated') return effect;
  const isAuthenticating = transfer.state.status !== 'accessible' && transfer.state.status !== 'failed';
  return { ...effect, template: isAuthenticating ? 'authenticate-now' : 'where-to-start' };
}
