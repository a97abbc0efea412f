import type { App } from '#app/app.ts';
import { routesForCode } from '#channels/rules/delivery.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Rehearsal, RehearsedBy } from '#hosts/rules/rehearsal.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { readRehearsalToken, rehearsalOfToken, wireIds } from '#messages/links.ts';
import { checkUnusedCode } from '#paper/check-lent-codes.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { checkAndUseCode, type TypedCode } from '#transfers/check-and-use-code.ts';
import { type WrongCodeReply, wrongCode } from '#transfers/count-proof.ts';
import type { OtpSession } from '#transfers/rules/otp.ts';
import { type CodeRequest, readCodeHistory, type SentCode, sendCode, type TooManyCodes } from '#transfers/send-code.ts';
import { assertAsked, countParticipation } from '#wills/rules/rehearsal.ts';
import { commitRehearsal } from './start-rehearsal.ts';

/** A Survivor who has confirmed their identity in a rehearsal. */
export interface CameThrough {
  verified: true;
  name: string;
  /** The recipient of the key on their paper, if the Host's own device has made it. */
  paperRecipient: string | undefined;
}

/** A Survivor who is asked, and the rehearsal that asks them. */
interface Asked {
  host: HostWithCustody;
  survivor: Survivor;
  /** Their wire id. */
  survivorId: string;
  rehearsal: Rehearsal;
}

/** Who takes part: by the token of their link, or by the two numbers on their paper. */
export type NamedPerson = { token: string } | { willId: string; survivorId: string };

/** Sends a Survivor a code for the running rehearsal. Throws Refusal `no_rehearsal`, `not_a_rehearsal` or `no_deliverable_channel`. */
export async function sendRehearsalCode(app: App, token: string, asked: Omit<CodeRequest, 'survivorId'>): Promise<SentCode | TooManyCodes> {
  const { host, survivor, survivorId, rehearsal } = await findAsked(app, { token });
  const request = { ...asked, survivorId };
  const history = await readCodeHistory(app, request);
  const channels = routesForCode(host, survivor, { only: request.channel });
  if (request.channel !== undefined && channels.length === 0) throw new Refusal('channel_not_available');
  const about = { ...aboutSurvivor(survivor), purpose: 'rehearse' };
  const code = { host, survivor, channels, about, use: 'rehearsal', neededFor: 'upkeep' } as const;
  return sendCode(
    app,
    { ...code, bind: ({ channel }) => ({ purpose: 'rehearse', transferId: null, rehearsal: { id: rehearsal.id, channel } }) },
    history,
    request,
  );
}

/** A Survivor confirms their identity with the code of a rehearsal. Throws Refusal `otp_session_not_found`, `no_rehearsal` or `not_a_rehearsal`. */
export async function rehearseByCode(
  app: App,
  session: Row<OtpSession> | undefined,
  typed: TypedCode,
  requestId: string,
): Promise<CameThrough | WrongCodeReply> {
  const bound = session?.data.rehearsal;
  if (!bound) throw new Refusal('otp_session_not_found');
  const proof = { by: 'code', channel: bound.channel } as const;
  const whoComes = ({ survivors }: HostRecord): Survivor => {
    const survivor = survivors.find(({ id }) => id === session.data.survivor);
    if (!survivor) throw new Refusal('no_rehearsal');
    return survivor;
  };
  return checkAndUseCode<CameThrough, null>(app, session, typed, {
    sending: Promise.resolve(true),
    commit: async ({ host, uses }) =>
      countAsCome(app, { host, survivor: whoComes(host), id: bound.id, proof, singles: [await uses(null)], requestId }),
    isOwn: (outcome) => outcome === null,
    repeat: async (host) => cameThrough(whoComes(host)),
  });
}

/** A backup code, and whose it is. `client`: the address of the request. */
export interface PaperRehearsal {
  by: NamedPerson;
  backupCode: string;
  client: string;
  requestId: string;
}

/** The same with a backup code, which is not used up. */
export async function rehearseByPaper(app: App, { by, backupCode, client, requestId }: PaperRehearsal): Promise<CameThrough | WrongCodeReply> {
  const find = () => findAsked(app, by);
  const first = await find();
  const { wrong, refund } = await checkUnusedCode(app, first.host, { survivorId: first.survivorId, backupCode, client }, first.survivor);
  if (wrong) return wrongCode(wrong.left ?? 0, wrong.message);
  await refund();
  return retryUntilCommittedFrom(first, find, (asked) =>
    countAsCome(app, { ...asked, id: asked.rehearsal.id, proof: { by: 'backup-code' }, singles: [], requestId }),
  );
}

/** Finds the Survivor and the rehearsal that asks them. One answer for a wrong will, Survivor or token, and no rehearsal: it shows nothing. */
function findAsked(app: App, by: NamedPerson): Promise<Asked> {
  return 'token' in by ? askedByLink(app, by.token) : askedByPaper(app, by);
}

async function askedByLink(app: App, token: string): Promise<Asked> {
  const link = readRehearsalToken(token);
  const host = link && link.expires * 1000 > app.now().getTime() ? await app.store.hosts.loadWithCustody(link.hostId) : undefined;
  // Checked before anything is said: a token that we did not make learns nothing.
  const meant = host && (await rehearsalOfToken(app, host.rehearsals, token));
  const survivor = host?.survivors.find(({ id }) => id === link?.survivorId);
  if (!host || !meant || !survivor) throw new Refusal('no_rehearsal');
  const rehearsal = assertRehearsing(host, survivor);
  if (rehearsal.id !== meant.id) throw new Refusal('no_rehearsal');
  return { host, survivor, survivorId: (await wireIds(app)).survivor(survivor.id), rehearsal };
}

async function askedByPaper(app: App, { willId, survivorId }: Exclude<NamedPerson, { token: string }>): Promise<Asked> {
  const [hostId, ids] = await Promise.all([app.store.hosts.idOfWill(willId), wireIds(app)]);
  const host = hostId === undefined ? undefined : await app.store.hosts.loadWithCustody(hostId);
  const survivor = host?.survivors.find(({ id }) => ids.survivor(id) === survivorId.toLowerCase());
  if (!host || !survivor) throw new Refusal('no_rehearsal');
  return { host, survivor, survivorId: ids.survivor(survivor.id), rehearsal: assertRehearsing(host, survivor) };
}

function assertRehearsing({ will, rehearsals }: HostRecord, survivor: Survivor): Rehearsal {
  if (will && will.status !== 'active') throw new Refusal('not_a_rehearsal');
  return assertAsked(rehearsals, survivor.id);
}

interface Coming {
  host: HostRecord;
  survivor: Survivor;
  /** Of the rehearsal that the proof is for. */
  id: string;
  proof: RehearsedBy;
  singles: readonly SingleChange[];
  requestId: string;
}

async function countAsCome(app: App, { host, survivor, id, proof, singles, requestId }: Coming): Promise<CameThrough> {
  assertRehearsing(host, survivor);
  const named = host.survivors.map((one) => one.id);
  const step = countParticipation(host.rehearsals, { id, survivor: survivor.id, proof, named }, instant(app.now()));
  const { by: how, ...channel } = proof;
  const facts = { ...aboutSurvivor(survivor), with: how, ...channel };
  const audit = step.next === host.rehearsals ? [] : [{ event: 'rehearsed' as const, facts }];
  await commitRehearsal(app, host, step, { requestId, singles, audit });
  return cameThrough(survivor);
}

function cameThrough({ name, paperRecipient }: Survivor): CameThrough {
  return { verified: true, name, paperRecipient };
}
