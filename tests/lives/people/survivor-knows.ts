import { type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';

/** The addresses and telephones at which a person reads messages. */
export const readAt = ({ hasMail, email, ended, phone, contacts }: Survivor): string[] => [
  ...(hasMail ? [email, ...(ended['email'] ?? [])] : []),
  ...(contacts.includes('sms') ? [phone] : []),
];

/** Returns the first group of the pattern in the newest message of a person that has it. */
export const newestOf = (life: Life, by: Survivor, pattern: RegExp): string | undefined =>
  readAt(by)
    .flatMap((to) => life.messagesTo(to))
    .map(({ text, sent_at }) => ({ found: pattern.exec(text)?.[1], at: sent_at }))
    .filter(({ found }) => found !== undefined)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(-1)?.found;

export const CODE = /Your code is (\d{6})/;

/** The number of the will: on the paper, in a mail, or from the family. */
export const knownWill = (life: Life, by: Survivor): string | undefined =>
  by.paper?.willId ?? newestOf(life, by, /start#will_id=([\w-]{36})/) ?? by.earlierPapers.at(-1)?.willId;

/** The transfer of the newest mail, or the one that anybody in the family knows of. */
export const knownTransfer = (life: Life, by: Survivor): string | undefined =>
  by.transferId ??
  newestOf(life, by, /survivor#transfer_id=([\w-]{36})/) ??
  life.state.survivors.map(({ transferId }) => transferId).findLast(Boolean);

/** The own number: in the mail, or on the paper. */
export const knownId = (life: Life, by: Survivor): string | undefined =>
  by.paper?.survivorId ?? newestOf(life, by, /survivor_id=([\w-]{36})/) ?? by.id;

export const freeCode = ({ paper, usedCodes }: Survivor): string | undefined => paper?.backupCodes.find((code) => !usedCodes.includes(code));

/** A contact that the person enters on the page. */
export const contactOf = (by: Survivor, chance: Chance): { type: 'email' | 'sms'; value: string } =>
  oneOf(
    chance,
    by.contacts.map((kind) => (kind === 'sms' ? { type: 'sms' as const, value: by.phone } : { type: 'email' as const, value: by.email })),
  );

/** Whether the person has a reason to start: the Host is dead, or does not answer. */
export const hasReason = (life: Life, by: Survivor): boolean =>
  life.state.host.isDead || newestOf(life, by, /(has not answered them|does not answer us|cannot reach)/) !== undefined;
