import { type Letter, type RenderedMessage, written } from './letter.ts';
import { type HostMessages, toHost } from './messages-to-host.ts';
import { type SurvivorMessages, toSurvivor } from './messages-to-survivor.ts';
import { shortToHost, shortToSurvivor } from './short-forms.ts';

/** What each message is told. Moments are ISO 8601, written as their `reader` does; links are whole addresses of ours. */
export interface MessageData extends HostMessages, SurvivorMessages {}

/** Every message this service sends, by name. A closed list. */
export type MessageTemplate = keyof MessageData;

/**
 * A message in plain words, with one thing to do at most; names in it are made harmless, and its subject holds no secret.
 * `short` is its form for SMS, WhatsApp and Telegram.
 */
export function render<Template extends MessageTemplate>(template: Template, data: MessageData[Template]): RenderedMessage & { short: string } {
  const letters: { [Name in MessageTemplate]: (data: MessageData[Name]) => Letter } = { ...toHost, ...toSurvivor };
  const shorts: { [Name in MessageTemplate]: (data: MessageData[Name]) => string } = { ...shortToHost, ...shortToSurvivor };
  const letter = letters[template](data);
  const short = shorts[template](data);
  return { ...written(letter), short: template in toHost && letter.step ? `${short} ${letter.step.link}` : short };
}
