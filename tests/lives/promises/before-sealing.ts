import type { Kept, Life, LifeEvent, Replied } from '#tests/lives/life.ts';
import { isOfHost, namesIn } from './accounts.ts';
import { ABOUT_A_RESET, fieldsOf, hostChanges, isOptOut, isReset, jsonOf, LINK } from './proofs-seen.ts';

/** Times are epoch milliseconds. */
interface Memory {
  /** When the account was first reset by e-mail before a sealing. */
  since?: number;
  isSealed: boolean;
  /** When the password was last reset, or a reset denied. */
  resetAt: number;
  /** Whether other things were put in place since, so that it is not clear what counts. */
  isUnclear?: boolean;
  /** When the first second factor was added. */
  factorAt?: number;
  /** What was added since then, by its id, and the addresses that are new. */
  added: string[];
  isReviewed: boolean;
  /** Whether anything was set that a reset puts back, and when one last did so. */
  isSet?: boolean;
  putBackAt?: number;
  /** When a sealing was last asked for, also in vain. */
  orderedAt: number;
  /** What a reset or a denial has set aside. */
  setAside: string[];
  /** What was there when someone denied the newest reset in this step. */
  denied: string[];
  /** The addresses of each Survivor, and those that were there at `since`. */
  contacts: Record<string, string[]>;
  before: Record<string, string[]>;
  /** Who must be notified of the first sealing, and by when. */
  due: { to: string; from: number; by: number; what: string }[];
  /** The addresses that a sealing has notified. It notifies no one again whom nothing was taken away from. */
  notified: string[];
  /** Links for answers that came by mail: they prove no more than the mailbox. */
  weak: string[];
  /** Whether someone has answered that they do not know the Host, so that we write to them no longer. */
  isSilenced?: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A notice leaves immediately, or at the end of the night. */
const SOON = 14 * HOUR;
const LISTS = ['GET /api/survivors', 'GET /api/connectors', 'GET /api/storages'];
const ADDS = ['POST /api/survivors', 'POST /api/connectors', 'POST /api/storages'];
/** What puts other things in place, or proves the Host: then we do not say here what must come. */
const OTHERWISE = /\/restore$|^DELETE (?!\/api\/will$)|step-up\/prove|\/host\/keep$|rehearsals|transfer/;

export const beforeSealing: Kept<Memory> = {
  name: 'before-sealing',
  sentence:
    'The mailbox before the first sealing: what they set is shown to the Host, and the Host’s own reset sets it aside. It is not sealed without a review. Everyone whose contact they replaced is notified, and all Survivors immediately, on day 1 and on day 15.',
  source: 'README, "The promise of custody"',
  begin: () => ({
    ...{ isSealed: false, resetAt: 0, orderedAt: 0, added: [], isReviewed: false, setAside: [], denied: [], contacts: {}, before: {}, due: [] },
    ...{ notified: [], weak: [] },
  }),
  onEvent(memory, event, life) {
    if (event.kind === 'message') hear(memory, event);
    if (event.kind !== 'reply') return undefined;
    if (isOptOut(event)) memory.isSilenced = true;
    if (event.operation === 'POST /api/liveness/respond') answered(memory, event);
    if (!isOfAccount(event, life)) return undefined;
    if (event.operation === 'POST /api/will/encrypt') memory.orderedAt = event.at;
    // A number that gets no code is not added.
    const isRefused = event.reply.body?.code === 'delivery_failed';
    if (event.reply.status >= 500 && !isRefused) Object.assign(memory, { added: [], setAside: [], due: [] });
    // The answer of the first of two requests may be lost, and the second one finds nothing then.
    if (event.operation.endsWith('/restore')) memory.setAside = [];
    if (event.reply.status >= 300) return undefined;
    const problem = listProblem(memory, event) ?? sealingProblem(memory, event);
    learn(memory, event, life);
    return problem;
  },
  afterStep(memory, life) {
    // A denial has put the account back.
    if (hostChanges(life).some(({ after }) => after?.data['event'] === 'reset_denied')) {
      memory.contacts = { ...memory.contacts, ...structuredClone(memory.before) };
      if (!memory.isSealed) memory.setAside.push(...memory.denied);
    }
    memory.denied = [];
    const isAbandoned = hostChanges(life).some(({ row, before, after }) => row.sk === 'WILL' && !before && after) && abandonedProblem(memory);
    learnDeletion(memory, life);
    if (isAbandoned) return isAbandoned;
    // While only another channel can prove the Host, nothing ends by time, and no one needs to be notified.
    const profile = hostChanges(life).findLast(({ row }) => row.sk === 'PROFILE')?.after?.data;
    if (Object(profile?.['recovered']).until === null) memory.due = [];
    const { hasFault, isTampered, faultEndedAt } = life.state;
    if (hasFault || isTampered || faultEndedAt !== undefined || memory.isSilenced) memory.due = [];
    const late = memory.due.find(({ by }) => by < life.now());
    return late && `${late.to} was not notified ${late.what} by ${new Date(late.by).toISOString()}.`;
  },
};

const isOfAccount = (event: Replied, { state }: Life): boolean => isOfHost(event, state) || isReset(event, state);

function listProblem({ setAside }: Memory, { by, operation, reply, sentAt }: Replied): string | undefined {
  if (!LISTS.includes(operation) || setAside.length === 0 || sentAt === 0) return undefined;
  const listed = JSON.stringify(reply.body);
  const found = setAside.find((value) => listed.includes(`"${value}"`));
  return found && `${by.name} finds ${found} in the account, which a reset should have set aside.`;
}

function sealingProblem(memory: Memory, { by, operation, asking }: Replied): string | undefined {
  if (operation !== 'POST /api/will/encrypt' || memory.since === undefined || memory.isSealed) return undefined;
  const isGiven = memory.isReviewed || (asking.json as { review?: string } | undefined)?.review !== undefined;
  return memory.added.length > 0 && !isGiven
    ? `${by.name} sealed what was set since a reset, and nobody has reviewed it: ${memory.added[0]}.`
    : undefined;
}

function learn(memory: Memory, event: Replied, life: Life): void {
  const { operation, reply, path, sentAt, at } = event;
  const json = jsonOf(event);
  const own = json.contact_methods?.map(({ value }) => value);
  const id = operation === 'POST /api/survivors' ? reply.body.id : path.split('/')[3];
  if (own && id) {
    const earlier = memory.contacts[id] ?? [];
    // A person who is changed after the sealing is notified of that.
    memory.due = memory.due.filter(({ to }) => !earlier.includes(to));
    memory.contacts[id] = own;
  }
  if (operation === 'POST /api/auth/factors') memory.factorAt ??= at;
  if (operation === 'DELETE /api/will') memory.due = [];
  if (OTHERWISE.test(operation)) {
    Object.assign(memory, { added: [], setAside: [], due: [], before: {} });
    // A new factor proves nothing after a reset.
    const isNothing = operation.endsWith('step-up/prove') && at - (memory.factorAt ?? 0) < 6 * DAY;
    if (!isNothing && memory.since !== undefined) memory.isUnclear = true;
    if (!isNothing) for (const name of ['since', 'putBackAt'] as const) delete memory[name];
  }
  if (operation === 'DELETE /api/survivors/{id}' && id) delete memory.contacts[id];
  if (operation === 'POST /api/auth/reset-password') reset(memory, event, memory.isSealed && (json['backup_codes'] as unknown) !== undefined);
  if (operation === 'POST /api/will/encrypt') sealed(memory, life, sentAt, at);
  if (operation === 'POST /api/auth/review') memory.isReviewed = true;
  if (memory.since === undefined || memory.isSealed) return;
  // What a session of before did at the same moment was there before.
  if (namesIn(event.asking.token).sub === undefined || sentAt <= memory.since) return;
  const before = memory.before[id ?? ''];
  const contactsOf = `the contacts of ${id}`;
  if (own) memory.added = memory.added.filter((one) => one !== contactsOf);
  const values = [
    ...(own && before && own.join() !== before.join() ? [contactsOf] : []),
    ...(ADDS.includes(operation) ? [String(reply.body.id)] : []),
    ...(before ? (own ?? []) : []).filter((value) => !Object.values(memory.before).flat().includes(value)),
  ];
  if (values.length === 0) return;
  memory.added.push(...values);
  memory.isSet = true;
  memory.setAside = memory.setAside.filter((one) => !values.includes(one));
  memory.isReviewed = false;
}

/** What was added and is still there. */
const present = ({ added, contacts }: Memory): string[] => added.filter((one) => !/[@+]/.test(one) || Object.values(contacts).flat().includes(one));

/** Ids and addresses, and no texts about them. */
const setAsideNow = (memory: Memory): string[] => present(memory).filter((one) => !one.includes(' '));

/** What was asked for before is of the account that a reset has put back. A function may run for half a minute longer than its client waits. */
function abandonedProblem({ orderedAt, putBackAt }: Memory): string | undefined {
  if (putBackAt === undefined || orderedAt > putBackAt - 60_000) return undefined;
  return `A will was sealed that was asked for at ${new Date(orderedAt).toISOString()}, and a reset has put the account back since, at ${new Date(putBackAt).toISOString()}.`;
}

function reset(memory: Memory, { sentAt, at }: Replied, isProven: boolean): void {
  Object.assign(memory, { due: [], resetAt: at });
  if (isProven) {
    Object.assign(memory, { added: [], setAside: [] });
    for (const name of ['since', 'putBackAt'] as const) delete memory[name];
    return;
  }
  if (memory.isSealed || memory.isUnclear) return;
  if (memory.since === undefined) {
    Object.assign(memory, { since: at, before: structuredClone(memory.contacts), added: [] });
    return;
  }
  memory.setAside.push(...setAsideNow(memory));
  if (memory.isSet) memory.putBackAt = sentAt;
  memory.isSet = false;
  memory.contacts = structuredClone(memory.before);
  Object.assign(memory, { added: [], isReviewed: false });
}

/** An answer over more than the mailbox can end all of it. By mail, a denial sets aside what was set. */
function answered(memory: Memory, event: Replied): void {
  const { reply } = event;
  const fields = fieldsOf(event);
  if (reply.status >= 400 && reply.status < 500) return;
  const isWeak = memory.weak.includes(String(fields['token']));
  if (!isWeak || fields['reset'] !== undefined) memory.due = [];
  if (fields['reset'] !== undefined) memory.resetAt = event.at;
  if (!isWeak || reply.status >= 500) {
    delete memory.since;
    Object.assign(memory, { added: [], setAside: [] });
  } else if (fields['reset'] === 'not_mine') Object.assign(memory, { denied: setAsideNow(memory), added: [], isReviewed: false });
}

/** Times of the notices after the first sealing. */
const NOTICES: readonly [after: number, what: string][] = [
  [0, 'of the reset at the sealing'],
  [DAY, 'of the reset on day 1'],
  [15 * DAY, 'of the reset on day 15'],
];

/** A reset by the mailbox alone closes a sealed will for 30 days, and a deletion waits for its end. */
const RESET_SHOWS = 45 * DAY;

/** A sealed will was deleted, 30 days after its sealing at the earliest. All of this begins again with the next one. */
function learnDeletion(memory: Memory, life: Life): void {
  const wills = hostChanges(life).filter(({ row }) => row.sk === 'WILL');
  if (!wills.some(({ before, after }) => before && !after)) return;
  // It may have been sealed again in the same step, or the end of a reset and the deletion came together.
  const isUnclear = wills.at(-1)?.after !== undefined || life.now() - memory.resetAt < RESET_SHOWS;
  Object.assign(memory, { isSealed: false, isUnclear, isReviewed: false, added: [], setAside: [], due: [], before: {} });
  delete memory.since;
}

function sealed(memory: Memory, life: Life, sentAt: number, at: number): void {
  if (memory.isSealed) {
    memory.due = [];
    return;
  }
  memory.isSealed = true;
  if (memory.since === undefined) return;
  const notified = [...memory.notified];
  for (const { id = '' } of life.state.survivors) {
    const [now = [], before = []] = [memory.contacts[id], memory.before[id]];
    const first = now[0];
    if (first === undefined) continue;
    const isTheirs = life.state.thieves.some(({ email, phone }) => [email, phone].includes(first));
    // Nothing is promised to an address of a thief, and not every will has a channel to it.
    for (const [after, what] of isTheirs ? [] : NOTICES.slice(notified.includes(first) ? 1 : 0))
      expect(memory, { to: first, from: sentAt + after - HOUR, by: at + after + SOON, what });
    memory.notified.push(...now);
    if (now.join() === before.join()) continue;
    // One that still stands may be behind an address that is enough for a message.
    for (const to of before)
      expect(memory, { to, from: sentAt, by: at + SOON, what: now.includes(to) ? 'behind another address' : 'that they were replaced' });
  }
}

/** One address of two people is notified once. */
function expect({ due }: Memory, one: Memory['due'][number]): void {
  if (!due.some(({ to, what }) => to === one.to && what === one.what)) due.push(one);
}

/** A short message to an address that was replaced says no more. */
const REPLACED = /contact details for a will entrusted to you were replaced/;

function hear(memory: Memory, { message, at }: Extract<LifeEvent, { kind: 'message' }>): void {
  const token = LINK.exec(message.text)?.[1];
  if (token && message.channel === 'email') memory.weak.push(token);
  const about = `${message.subject} ${message.text}`;
  if (!ABOUT_A_RESET.test(about) && !REPLACED.test(about)) return;
  const first = memory.due.findIndex(({ to, from }) => to === message.to && at >= from);
  if (first >= 0) memory.due.splice(first, 1);
}
