import type { Channel } from '#common/contact.ts';
import { contactId } from '#custody/contacts.ts';
import type { HostMessage, MessageEffect, SurvivorMessage } from '#effects/message-effect.ts';
import { letterheadOf } from './letterhead.ts';
import { answerLink } from './links.ts';
import type { DataFor, LoadedEffect, MessageDelivery } from './message-row.ts';
import { nameOf, readerOf } from './names.ts';
import type { Letter } from './rules/letter.ts';
import { type Content, type HostNames, hostContent, type MessageState, type SurvivorNames, survivorContent } from './rules/message.ts';
import { hostTexts, survivorTexts } from './rules/texts.ts';
import { ALWAYS_WANTED } from './rules/to-survivor/changes.ts';
import { currentTemplate } from './rules/to-survivor/transfer.ts';
import { accountData } from './to-host/account.ts';
import { changeData } from './to-host/changes.ts';
import { checkData } from './to-host/checks.ts';
import { deletionData } from './to-host/deletion.ts';
import { transferData } from './to-host/transfer.ts';
import { upkeepData } from './to-host/upkeep.ts';
import { changeData as survivorChangeData } from './to-survivor/changes.ts';
import { deletionData as survivorDeletionData } from './to-survivor/deletion.ts';
import { invitationData } from './to-survivor/invitation.ts';
import { silenceData } from './to-survivor/silence.ts';
import { transferData as survivorTransferData } from './to-survivor/transfer.ts';

/** A row of a table. Its parts are checked entry by entry; only here is it not known which entry it is. */
interface Row {
  stillValid: (effect: MessageEffect, state: MessageState) => unknown;
  data: (about: MessageDelivery<MessageEffect, unknown>) => object | Promise<object>;
  letter: (data: object) => Letter;
  short: (data: object) => string;
}

const hostData: DataFor<typeof hostTexts, HostNames> = {
  ...accountData,
  ...changeData,
  ...checkData,
  ...deletionData,
  ...transferData,
  ...upkeepData,
};
const survivorData: DataFor<typeof survivorTexts, SurvivorNames> = {
  ...silenceData,
  ...survivorTransferData,
  ...survivorChangeData,
  ...invitationData,
  ...survivorDeletionData,
};

/** Every message by its template. An effect of another version of the service may name a template that is not here. */
const TO_HOST = tableOf(hostTexts, hostData);
const TO_SURVIVOR = tableOf(survivorTexts, survivorData);

function tableOf(texts: object, data: object): Partial<Record<string, Row>> {
  const parts = data as Record<string, Row['data']>;
  return Object.fromEntries(Object.entries(texts).map(([template, text]) => [template, { ...text, data: parts[template] }]));
}

/** Writes a message for one channel and address. */
export type MessageWriter = (route: { channel: Channel; to: string }) => Promise<Content>;

/**
 * The writer of a message, made from what is true now. Undefined if the message has been overtaken: it is not sent. Throws for an
 * unknown template, so that the message stays pending for the version of the service that knows it.
 */
export function writerOf(message: LoadedEffect<MessageEffect>): MessageWriter | undefined {
  return isToHost(message) ? writerToHost(message) : writerToSurvivor(message as LoadedEffect<SurvivorMessage>);
}

function isToHost(message: LoadedEffect<MessageEffect>): message is LoadedEffect<HostMessage> {
  return 'host' in message.effect.to;
}

function writerToHost(message: LoadedEffect<HostMessage>): MessageWriter | undefined {
  const row = rowOf(TO_HOST, message.effect.template);
  const subject = row.stillValid(message.effect, stateOf(message));
  if (!subject) return undefined;
  const { displayName: hostName, ...reader } = message.host.profile;
  const letterhead = { ...letterheadOf(message.app), locale: reader.locale };
  return async (route) => hostContent(row, { hostName, reader, ...(await row.data({ ...message, ...route, subject })) }, letterhead);
}

function writerToSurvivor(message: LoadedEffect<SurvivorMessage>): MessageWriter | undefined {
  const { app, host, effect, transfer } = message;
  const survivorName = nameOf(host, transfer, effect.to.survivor);
  const template = currentTemplate(effect, transfer);
  const row = rowOf(TO_SURVIVOR, template);
  const subject = row.stillValid(effect, stateOf(message));
  if (!subject || survivorName === undefined) return undefined;
  const names = { survivorName, hostName: host.profile.displayName, frontendUrl: app.env.FRONTEND_URL, reader: readerOf(host, effect.to.survivor) };
  return async (route) => {
    const optOut = ALWAYS_WANTED.has(template) ? {} : { optOutLink: await optOutLink(message, route) };
    const data = { ...names, ...optOut, ...(await row.data({ ...message, ...route, subject })) };
    return survivorContent(row, data, { ...letterheadOf(app), locale: names.reader.locale });
  };
}

function rowOf(rows: Partial<Record<string, Row>>, template: string): Row {
  const row = rows[template];
  if (!row) throw new Error('This template is unknown.');
  return row;
}

function stateOf({ host, transfer, now }: LoadedEffect<MessageEffect>): MessageState {
  return { ...host, transfer, now };
}

function optOutLink(
  { app, host, effect, createdAt }: LoadedEffect<SurvivorMessage>,
  { channel, to }: { channel: Channel; to: string },
): Promise<string> {
  const survivor = host.survivors.find(({ id }) => id === effect.to.survivor) ?? { id: effect.to.survivor };
  const contact = contactId(survivor, { type: channel, value: to });
  return answerLink(app, host, { kind: 'stranger', contact }, { channel, from: createdAt });
}
