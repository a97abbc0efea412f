import { type RenderedMessage, written } from './letter.ts';
import { type HostMessages, toHost } from './messages-to-host.ts';
import { type SurvivorMessages, toSurvivor } from './messages-to-survivor.ts';

/** What each message is told. Moments are ISO 8601, written as their `reader` does; links are whole addresses of ours. */
export interface MessageData extends HostMessages, SurvivorMessages {}

/** Every message this service sends, by name. A closed list. */
export type MessageTemplate = keyof MessageData;

/** A message in plain words, with one thing to do at most; names in it are made harmless, and its subject holds no secret. */
export function render<Template extends MessageTemplate>(template: Template, data: MessageData[Template]): RenderedMessage {
  const letters: { [Name in MessageTemplate]: (data: MessageData[Name]) => Parameters<typeof written>[0] } = { ...toHost, ...toSurvivor };
  return written(letters[template](data));
}
