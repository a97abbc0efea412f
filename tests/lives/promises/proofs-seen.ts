import type { Life, LifeEvent, Replied, State } from '#tests/lives/life.ts';
import { isOfHost, namesIn } from './accounts.ts';

/** What can prove the Host, and since when it is there. Times are epoch milliseconds. */
export interface ProofsSeen {
  /** When each `channel to` was first connected. */
  channels: Record<string, number>;
  /** Numbers that wait for their code, by the id of the connector. */
  numbers: Record<string, string>;
  /** When the paper of each Survivor was made, by id. */
  papers: Record<string, number>;
  /** To which `channel to` each link was sent. */
  links: Record<string, string>;
  /** Since when nothing that was set counts, because only the mailbox has proven it. */
  since?: number;
  /** Of the sealed will. Undefined without one. */
  threshold?: number;
  /** Sessions that began with a passkey: who uses it has not chosen the password. */
  withPasskey: string[];
  /** A reset was denied. From then on a passkey alone proves the Host. */
  isDenied?: true;
}

export const noProofs = (): ProofsSeen => ({ channels: {}, numbers: {}, papers: {}, links: {}, withPasskey: [] });

/** The fields that promises read in bodies. */
type Json = Record<string, string | undefined> & {
  backup_codes?: { survivor_id: string; backup_code?: string }[];
  config?: { number?: string };
  contact_methods?: { value: string }[];
};
export const jsonOf = ({ asking }: Pick<Replied, 'asking'>): Json => (asking.json ?? {}) as Json;

/** What a page or a client sends with the link of a message. */
export const fieldsOf = ({ asking }: Pick<Replied, 'asking'>): Record<string, string | undefined> =>
  asking.raw ? Object.fromEntries(new URLSearchParams(String(asking.raw))) : jsonOf({ asking });

/** What Survivors are written about a reset. */
export const ABOUT_A_RESET = /password of (the (will )?account of|a person whose will)/i;
/** A link for an answer in a message. */
export const LINK = /api\/liveness\/respond\?token=(\S+)/;
/** A browser is no lasting channel, and the mailbox is what resets the password. */
const WEAK = /^(email|push) /;

/** Learns where links go, and which channels and papers there are. */
export function learnProofs(seen: ProofsSeen, event: LifeEvent, state: State): void {
  if (event.kind === 'message') {
    const { text, channel, to } = event.message;
    const token = LINK.exec(text)?.[1];
    if (token) seen.links[token] = `${channel} ${to}`;
  }
  if (event.kind === 'reply' && event.operation === 'POST /api/auth/passkey/sign-in' && event.reply.status === 200)
    seen.withPasskey.push(namesIn(event.reply.body.access_token).sid ?? '');
  if (event.kind === 'reply' && fieldsOf(event)['reset'] === 'not_mine') seen.isDenied = true;
  if (event.kind !== 'reply' || event.reply.status >= 300 || !isOfHost(event, state)) return;
  const { operation, path, reply, at } = event;
  const json = jsonOf(event);
  const id = path.split('/')[3] ?? '';
  if (operation === 'POST /api/connectors' && json.config?.number) seen.numbers[reply.body.id] = json.config.number;
  if (operation === 'POST /api/connectors/{id}/test')
    for (const one of ['sms', 'whatsapp', 'telegram']) connected(seen, `${one} ${json['test_destination']}`, at);
  if (operation === 'POST /api/connectors/{id}/verify') connected(seen, `sms ${seen.numbers[id]}`, at);
  if (operation === 'POST /api/survivors') seen.papers[reply.body.id] = at;
  if (operation === 'POST /api/survivors/{id}/regenerate-codes') seen.papers[id] = at;
  // Brought back, a paper can be one from before.
  if (operation === 'POST /api/auth/review/restore') seen.papers = {};
}

function connected(seen: ProofsSeen, channel: string, at: number): void {
  seen.channels[channel] ??= at;
}

/** Whether something was there before the changes that only the mailbox has proven. What we have not seen is taken for older. */
const isEarlier = ({ since }: ProofsSeen, at: number | undefined): boolean => since === undefined || at === undefined || at < since;

/** Whether a link came by more than the mailbox, to where the Host was before. */
export function isStrongLink(seen: ProofsSeen, token: string | undefined): boolean {
  const channel = seen.links[token ?? ''];
  return channel === undefined || (!WEAK.test(channel) && isEarlier(seen, seen.channels[channel]));
}

/** Of how many Survivors a request has codes of papers that count. */
export const strongCodesOf = (seen: ProofsSeen, event: Replied): number =>
  new Set((jsonOf(event).backup_codes ?? []).map(({ survivor_id }) => survivor_id).filter((id) => isEarlier(seen, seen.papers[id]))).size;

/** Whether this password of the Host was set with a link. */
export const isReset = (event: Replied, { host }: State): boolean =>
  event.operation === 'POST /api/auth/reset-password' && jsonOf(event)['token']?.split('.')[0] === host.id;

/** Whether a request proves the Host. One that was not answered may have done so. */
export function isProof(seen: ProofsSeen, event: Replied, state: State): boolean {
  const { operation, reply } = event;
  if (reply.status >= 300 && reply.status < 500) return false;
  if (isReset(event, state)) return strongCodesOf(seen, event) >= (seen.threshold ?? Number.POSITIVE_INFINITY);
  if (operation === 'POST /api/auth/passkey/sign-in') return seen.isDenied === true;
  if (operation === 'POST /api/auth/step-up/prove')
    return isOfHost(event, state) && (seen.isDenied === true || !seen.withPasskey.includes(namesIn(event.asking.token).sid ?? ''));
  if (operation !== 'POST /api/liveness/respond') return false;
  const { reset, token } = fieldsOf(event);
  return reset !== undefined && isStrongLink(seen, token);
}

/** A row of the Host. */
export interface HostRow {
  sk: string;
  data: Record<string, unknown>;
}

/** The changes of the Host's rows since the step began, in order. */
export function hostChanges({ inside, state }: Life): { before: HostRow | undefined; after: HostRow | undefined; row: HostRow }[] {
  const pk = `HOST#${state.host.id}`;
  return inside.changes().flatMap(({ before, after }) => {
    const row = (after ?? before) as unknown as (HostRow & { pk: string }) | undefined;
    return row?.pk === pk ? [{ before: before as unknown as HostRow, after: after as unknown as HostRow, row }] : [];
  });
}

/** Learns from a row whether a will is sealed, and whether resets by the mailbox are in a row. */
export function learnRow(seen: ProofsSeen, { after, row }: ReturnType<typeof hostChanges>[number]): void {
  if (row.sk === 'WILL') {
    const { threshold } = Object((after?.data as { sealed?: { threshold?: number } } | undefined)?.sealed);
    if (after) seen.threshold = threshold;
    else delete seen.threshold;
  }
  if (row.sk === 'PROFILE' && Object(after?.data['recovered']).denied) seen.isDenied = true;
  if (row.sk !== 'SERIES') return;
  const { begunAt, denied } = Object(after?.data['current']);
  if (denied) seen.isDenied = true;
  if (begunAt) seen.since = Date.parse(begunAt);
  else delete seen.since;
}

/** Whether someone answers that they do not know the Host, or presses a button that only a Survivor has: we may write to them no longer. */
export const isOptOut = (event: Replied): boolean =>
  event.reply.status === 200 &&
  (jsonOf(event)['answer'] === 'not_me' || (event.operation === 'POST /api/liveness/respond' && event.by.role !== 'host'));
