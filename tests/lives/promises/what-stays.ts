import type { Kept, Life, Replied } from '#tests/lives/life.ts';
import { isOfHost } from './accounts.ts';
import { type HostRow, hostChanges, isReset, jsonOf } from './proofs-seen.ts';
import { sealedAsAnswered } from './sealings-seen.ts';

/** What was taken from an account stays taken, and what belongs to it comes back. Each looks at rows, and at what caused them. */

interface Used {
  /** How many recovery codes of each making are used. */
  used: Record<string, number>;
}

export const usedUp: Kept<Used> = {
  name: 'used-up',
  sentence: 'Ten recovery codes come with the first factor. Each counts as a proof, once.',
  source: 'docs/adr/0042',
  begin: () => ({ used: {} }),
  afterStep(memory, life) {
    for (const { row, after } of hostChanges(life)) {
      const recovery =
        row.sk === 'FACTORS' ? (after?.data['recovery'] as { change: number; madeAt: string; used: boolean[] } | null | undefined) : null;
      if (!recovery) continue;
      const [key, count] = [`${recovery.change} ${recovery.madeAt}`, recovery.used.filter(Boolean).length];
      if (count < (memory.used[key] ?? 0)) return `Of the recovery codes, ${memory.used[key]} were used, and then only ${count}.`;
      memory.used[key] = count;
    }
    return undefined;
  },
};

interface Codes {
  /** Whether a reset before a sealing has begun what nothing but the mailbox proves. */
  isInSeries: boolean;
  isSealed: boolean;
  /** Recovery codes that were made since, with the time of their reply, and those of them that a further reset has set aside. */
  made: { codes: string[]; at: number }[];
  setAside: string[];
}

const noCodes = (): Codes => ({ isInSeries: false, isSealed: false, made: [], setAside: [] });

export const codesSetAside: Kept<Codes> = {
  name: 'codes-set-aside',
  sentence: 'The mailbox before the first sealing: what they set is shown to the Host, and the Host’s own reset or denial sets it aside.',
  source: 'README, "The promise of custody"',
  begin: noCodes,
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || event.reply.status >= 300 || memory.isSealed) return undefined;
    const { operation, sentAt, at } = event;
    if (isReset(event, state) && memory.isInSeries) {
      memory.setAside.push(...memory.made.filter((one) => one.at < sentAt).flatMap(({ codes }) => codes));
      memory.made = [];
    }
    if (!isOfHost(event, state)) return undefined;
    const { recovery_codes: codes } = Object(event.reply.body);
    if (memory.isInSeries && Array.isArray(codes)) memory.made.push({ codes, at });
    if (operation === 'POST /api/auth/review/restore') memory.setAside = [];
    const isUsed = operation === 'POST /api/auth/step-up/prove' && memory.setAside.includes(jsonOf(event)['recovery_code'] ?? '');
    return isUsed ? `${event.by.name} proved the second factor with a recovery code that a reset had set aside.` : undefined;
  },
  afterStep(memory, life) {
    if (life.state.isTampered || life.state.restored) Object.assign(memory, noCodes());
    for (const { row, after } of hostChanges(life)) {
      if (row.sk === 'WILL') memory.isSealed = after !== undefined;
      if (row.sk !== 'SERIES') continue;
      memory.isInSeries = Object(after?.data).current !== undefined;
      // What was set in it can count once it has ended.
      if (!memory.isInSeries) Object.assign(memory, { made: [], setAside: [] });
    }
    return undefined;
  },
};

interface Needed {
  threshold: number;
}

export const factorsStay: Kept<Needed> = {
  name: 'factors-stay',
  sentence: 'Without recovery codes, the password and backup codes of as many Survivors as the threshold remove all factors.',
  source: 'docs/adr/0042',
  // There is no lower threshold than two.
  begin: () => ({ threshold: 2 }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || !isOfHost(event, state)) return undefined;
    const sealed = sealedAsAnswered(event);
    if (sealed !== 'no') memory.threshold = sealed === 'perhaps' ? 2 : sealed;
    if (event.operation !== 'POST /api/auth/factors/lost' || event.reply.status >= 300) return undefined;
    const codes = new Set((jsonOf(event).backup_codes ?? []).map(({ survivor_id }) => survivor_id)).size;
    return codes < memory.threshold
      ? `${event.by.name} had all factors removed with the codes of ${codes} papers, not ${memory.threshold}.`
      : undefined;
  },
};

export const factorsLeave: Kept<null> = {
  name: 'factors-leave',
  sentence:
    'All factors and recovery codes are lost: one entry {survivor_id, backup_code} of as many Survivors as the threshold. All factors are removed.',
  source: 'docs/frontend.md, "Second factor"',
  begin: () => null,
  onEvent(_, event, { state }) {
    const { survivors, thieves, host, isTampered, restored, hasFault } = state;
    if (event.kind !== 'reply' || event.operation !== 'POST /api/auth/factors/lost' || !isOfHost(event, state)) return undefined;
    // In a series of resets, a paper that was made in it proves nothing.
    const isReset = host.acts.some(({ kind }) => kind === 'reset') || thieves.some(({ reset }) => reset !== undefined);
    if (isReset || isTampered || restored || hasFault) return undefined;
    const needed = Number(/Backup codes of (\d+) of your/.exec(String(event.reply.body?.error))?.[1]);
    const valid = new Set(
      (jsonOf(event).backup_codes ?? []).flatMap(({ survivor_id, backup_code }) => {
        const paper = survivors.find(({ id }) => id === survivor_id)?.paper;
        return paper?.backupCodes.includes(backup_code ?? '') ? [survivor_id] : [];
      }),
    ).size;
    return valid >= needed ? `${event.by.name} has lost all factors, and ${valid} papers do not remove them: ${event.reply.body.error}` : undefined;
  },
};

interface Rejected {
  /** Of each connector that was rejected: what it led to before. */
  connectors: Record<string, string>;
  /** The ids of the factors that were taken away by a rejection. */
  factors: string[];
  isRejecting: boolean;
  isSetAgain: boolean;
}

/** What sets up again what was rejected. */
const SETS = /^(PUT|POST) \/api\/(connectors|auth\/factors)|review\/restore$/;

export const rejectedStays: Kept<Rejected> = {
  name: 'rejected-stays',
  sentence:
    'A rejected change takes away what came with it: a connector of the last seven days is not used until it is set up again, and such a factor is removed. No reset brings them back.',
  source: 'docs/adr/0042 ("Any rejected change removes the factors of the last seven days"), docs/adr/0067',
  begin: () => ({ connectors: {}, factors: [], isRejecting: false, isSetAgain: false }),
  onEvent(memory, event, { state }) {
    if (event.kind !== 'reply' || (event.reply.status >= 300 && event.reply.status < 500)) return undefined;
    if (event.operation === 'POST /api/liveness/respond') memory.isRejecting = true;
    if (SETS.test(event.operation) && isOfHost(event, state)) memory.isSetAgain = true;
    return undefined;
  },
  afterStep(memory, life) {
    if (memory.isSetAgain) Object.assign(memory, { connectors: {}, factors: [] });
    const problem = hostChanges(life)
      .map((change) => (memory.isSetAgain ? undefined : againProblem(memory, change)))
      .find((one) => one !== undefined);
    Object.assign(memory, { isRejecting: false, isSetAgain: false });
    return problem;
  },
};

type Change = ReturnType<typeof hostChanges>[number];
interface Connector {
  id: string;
  name: string;
  config: string;
  hostDestination: string | null;
  isVerified: boolean;
  rejected?: true;
}

function againProblem(memory: Rejected, { row, before, after }: Change): string | undefined {
  if (row.sk.startsWith('CONNECTOR#')) {
    const [was, is] = [before, after].map((one) => one?.data as unknown as Connector | undefined);
    if (is?.rejected && was?.isVerified) memory.connectors[is.id] = leadsTo(was);
    const isBack = is?.isVerified && !is.rejected && memory.connectors[is.id] === leadsTo(is);
    return isBack ? `The channel ${is.name} was rejected, and counts again.` : undefined;
  }
  if (row.sk !== 'FACTORS') return undefined;
  const [was, is] = [before, after].map(idsIn);
  if (memory.isRejecting) memory.factors.push(...(was ?? []).filter((id) => !is?.includes(id)));
  const back = is?.find((id) => memory.factors.includes(id));
  return back && `The second factor ${back} was rejected, and is there again.`;
}

const leadsTo = ({ config, hostDestination }: Connector): string => `${config} ${hostDestination}`;
const idsIn = (one: HostRow | undefined): string[] => ((one?.data['list'] ?? []) as { id: string }[]).map(({ id }) => id);

interface Removed {
  /** Rows that a thief has removed, and by when they must be back, epoch milliseconds. */
  missing: Record<string, number>;
  email: string;
}

const TWO_DAYS = 2 * 86_400_000;

export const addressesComeBack: Kept<Removed> = {
  name: 'addresses-come-back',
  sentence: 'Removes the row of an e-mail address or of a will’s number: both rows follow from the Host’s record and come back, with an alarm.',
  source: 'docs/threat-model.md, "writes to the table"',
  begin: () => ({ missing: {}, email: '' }),
  async afterStep(memory, life) {
    const { state, inside, now } = life;
    const profile = hostChanges(life).findLast(({ row }) => row.sk === 'PROFILE');
    if (profile) memory.email = String(profile.after?.data['email'] ?? '');
    for (const { before, after } of inside.changes()) {
      const { pk, data } = Object(after ?? before) as { pk?: string; data?: { hostId?: string } };
      if (!pk || !/^(EMAIL|WILL)#/.test(pk)) continue;
      // Until it is back, another account can take an address.
      if (after && data?.hostId !== state.host.id) delete memory.missing[pk];
      if (data?.hostId !== state.host.id) continue;
      if (after) delete memory.missing[pk];
      else memory.missing[pk] = now() + TWO_DAYS;
    }
    // What is altered in a record of a Host may be refused.
    if (state.hasFault || state.isTampered || !state.host.isConfirmed || memory.email === '') memory.missing = {};
    // Another address is used from now on.
    const late = Object.entries(memory.missing).find(
      ([pk, by]) => by < now() && (pk.startsWith('WILL#') || pk === `EMAIL#${memory.email.toLowerCase()}`),
    );
    if (!late) return undefined;
    // The daily walk is a part of it.
    await inside.sweep();
    const isBack = inside.items().some(({ pk }) => pk === late[0]);
    return isBack ? undefined : `The row ${late[0]} was removed more than two days ago, and is not back.`;
  },
};

export const linksStopInTime: Kept<{ linked: number[] }> = {
  name: 'links-stop-in-time',
  sentence: 'After the 48 hours no link stops a transfer: old messages in the mailbox of a Host who has died must not lock out the family.',
  source: 'docs/threat-model.md, "has an old link of ours to the Host"',
  begin: () => ({ linked: [] }),
  onEvent: () => undefined,
  afterStep(_, life) {
    const changes = hostChanges(life);
    const signs = changes.filter(({ after }) => after?.data['event'] === 'sign_of_life' && Object(after.data['facts']).how === 'link');
    const others = changes.some(({ after }) => after?.data['event'] === 'sign_of_life' && Object(after.data['facts']).how !== 'link');
    const times = signs.map(({ row }) => Date.parse(row.sk.split('#')[1] ?? ''));
    return others
      ? undefined
      : stoppedTransfers(life)
          .map((deadline) => lateSign(times, deadline))
          .find((one) => one !== undefined);
  },
};

const lateSign = (times: readonly number[], deadline: number): string | undefined => {
  const late = times.find((at) => at >= deadline);
  return late === undefined ? undefined : `A link stopped a transfer at ${new Date(late).toISOString()}, after ${new Date(deadline).toISOString()}.`;
};

interface TransferRow {
  facts: { cancelDeadline: string };
  state: { status: string };
}

/** The deadlines of the transfers that were stopped in this step. A check that was sent because one stalled may still stop it. */
const stoppedTransfers = ({ inside }: Life): number[] =>
  inside.changes().flatMap(({ before, after }) => {
    if (!String(after?.['pk']).startsWith('TRANSFER#') || after?.['sk'] !== 'META') return [];
    const [was, is] = [before, after].map((row) => row?.['data'] as TransferRow | undefined);
    return is?.state.status === 'cancelled' && was && !['cancelled', 'stalled'].includes(was.state.status)
      ? [Date.parse(is.facts.cancelDeadline)]
      : [];
  });

export const answersOnce: Kept<null> = {
  name: 'answers-once',
  sentence:
    'The reply to an invitation says what counts. The same answer again changes nothing, and after "I do not know this person" no other counts.',
  source: 'the contract, POST /api/survivor-auth/confirm',
  begin: () => null,
  onEvent(_, event) {
    if (event.kind !== 'reply' || event.operation !== 'POST /api/survivor-auth/confirm' || event.reply.status !== 200) return undefined;
    return answerProblem(event);
  },
  afterStep(_, life) {
    const changes = hostChanges(life);
    if (!changes.some(({ after }) => after?.data['event'] === 'survivor_confirmed' || after?.data['event'] === 'contact_reported_wrong'))
      return undefined;
    const same = changes.find(
      ({ row, before, after }) => row.sk.startsWith('SURVIVOR#') && JSON.stringify(before?.data) === JSON.stringify(after?.data),
    );
    return same && 'An invitation was answered as before, and the record of the Survivor was written again.';
  },
};

function answerProblem(event: Replied): string | undefined {
  const { answer } = jsonOf(event);
  const counts: unknown = event.reply.body.answer;
  return counts === answer ? undefined : `${event.by.name} answered ${answer}, and what counts is ${counts}, without a refusal.`;
}
