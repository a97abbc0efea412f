import type { Host, Life, Paper, State, Survivor, Thief } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { partsOf, tokenOfPage, typeOf } from './field-types.ts';
import { remember } from './memory.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Remembers every value of a reply. */
export function learnReply(thief: Thief, operation: string, { status, body, headers }: Reply): void {
  thief.seen += 1;
  // A refusal names fields, and its code is none of ours.
  if (status < 400) learnValue(thief, body, '', partsOf(operation));
  if (headers.location) learnText(thief, String(headers.location));
}

/** Remembers every value in this one. `name`: the field that has it, `within`: the names around it. */
function learnValue(thief: Thief, value: unknown, name: string, within: readonly string[]): void {
  if (Array.isArray(value)) for (const one of value) learnValue(thief, one, name, within);
  else if (value instanceof Set) learnValue(thief, [...value], name, within);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) learnValue(thief, one, snake(key), name ? [...within, name] : within);
  else if (typeof value === 'string') learnString(thief, value, name, within);
}

const snake = (name: string): string => (/^[a-z]+[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name);

function learnString(thief: Thief, value: string, name: string, within: readonly string[]): void {
  if (/^[[{]/.test(value)) {
    learnValue(thief, parsed(value), name, within);
    return;
  }
  const type = name ? typeOf(name, within) : undefined;
  if (type && type !== 'contact' && !value.includes('://')) remember(thief, type, value);
  if (value.length > 5) learnText(thief, value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Remembers links by what they open, codes, addresses and ids in a text. */
export function learnText(thief: Thief, text: string): void {
  for (const [link] of text.matchAll(/https?:\/\/[^\s"<>]+/g)) learnLink(thief, link);
  const bare = text.replace(/https?:\/\/\S+/g, '');
  for (const [address] of bare.matchAll(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g)) remember(thief, 'email', address.replace(/\.$/, ''));
  for (const [number] of bare.matchAll(/\+\d{8,15}\b/g)) remember(thief, 'phone', number);
  for (const [code] of bare.matchAll(/(?<![\w-])\d{6}(?![\w-])/g)) remember(thief, 'code', code);
  for (const [code] of bare.matchAll(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}\b/g)) remember(thief, 'stop_code', code);
  for (const [code] of bare.matchAll(/(?<![\w-])[A-Z0-9]{4}-[A-Z0-9]{4}(?![\w-])/g)) remember(thief, 'backup_code', code);
  for (const [, kind = '', id] of bare.matchAll(new RegExp(`\\b([A-Z]+)#(${UUID})`, 'g')))
    remember(thief, typeOf('id', [kind.toLowerCase()]) ?? 'id', id);
}

/** Remembers what a link has, by the page that it opens. */
function learnLink(thief: Thief, link: string): void {
  const [address = '', ...parameters] = link.replace(/&amp;/g, '&').split(/[?#]/);
  const page = address.split('/').at(-1) ?? '';
  for (const [name, value] of parameters.flatMap((part) => [...new URLSearchParams(part)]))
    remember(thief, name === 'token' ? tokenOfPage(page) : (typeOf(name, [page]) ?? name), value);
}

/** Remembers what is in a message, with the names of people that it mentions. */
export function learnMessage(life: Life, thief: Thief, message: ReturnType<Life['messagesTo']>[number]): void {
  thief.seen += 1;
  thief.seesLoot ||= ![thief.email, thief.phone].includes(message.to);
  remember(thief, message.channel === 'email' ? 'email' : 'phone', message.to);
  learnText(thief, `${message.subject} ${message.text}`);
  for (const name of namesIn(life.state, message.text)) remember(thief, 'name', name);
  life.show(thief, `a message to ${message.to}`, `${message.subject}\n${message.text}\n${message.html}`);
}

const namesIn = ({ host, survivors }: State, text: string): string[] =>
  [host, ...survivors].map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(text));

/** Remembers what a paper shows. */
export function learnPaper(life: Life, thief: Thief, owner: { name: string; id?: string; paper?: Paper }): void {
  const { willId } = life.state.host;
  thief.seen += 1;
  thief.seesLoot = true;
  learnValue(
    thief,
    { name: owner.name, survivor_id: owner.id, will_id: willId, backup_codes: owner.paper?.backupCodes, recovery_key: owner.paper?.recoveryKey },
    '',
    ['paper'],
  );
  life.show(thief, `the paper of ${owner.name}`, JSON.stringify(owner.paper));
}

/** Remembers the password of a Host with the address that belongs to it. */
export function learnPassword(thief: Thief, { email, password }: Host, at: number): void {
  Object.assign(thief, { seen: thief.seen + 1, seenAt: at, seesLoot: true });
  learnValue(thief, { email, password }, '', []);
}

/** Remembers what the open page of a trusted person keeps. */
export function learnSession(thief: Thief, { sessionToken, transferId, id, paper }: Survivor, at: number): void {
  Object.assign(thief, { seen: thief.seen + 1, seenAt: at, seesLoot: true });
  learnValue(thief, { session_token: sessionToken, transfer_id: transferId, survivor_id: paper?.survivorId ?? id }, '', []);
}

/** Remembers what rows of the table show. */
export function learnRows(life: Life, thief: Thief, rows: readonly Record<string, unknown>[]): void {
  thief.seesLoot = true;
  for (const row of rows) {
    thief.seen += 1;
    const kind = String(row['sk']).split('#')[0] ?? '';
    learnValue(thief, row, '', [kind.toLowerCase()]);
  }
  life.show(
    thief,
    'rows of the table',
    JSON.stringify(rows, (_, value) => (value instanceof Set ? [...value] : value)),
  );
}

/** Remembers what people know of each other who are no strangers: names, addresses and numbers. */
export function learnPeople(thief: Thief, { host, survivors }: State): void {
  thief.seen += 1;
  thief.seesLoot = true;
  learnValue(thief, { name: host.name, email: host.email, phone: host.phone, will_id: host.willId }, '', []);
  for (const { name, email, phone, id } of survivors) {
    thief.seen += 1;
    learnValue(thief, { name, email, phone, survivor_id: id }, '', []);
  }
}
