import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { matchBackupCode, normalizeBackupCode } from '#custody/backup-code.ts';
import { backupCodeSecret } from '#custody/verifier-secret.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { ATTEMPT_WINDOW_SECONDS, attemptsLeft, failuresAllowed, WRONG_BACKUP_CODES_ALLOWED } from '#paper/rules/backup-code-attempts.ts';
import { type CountsBySlot, countInWindow, countSlotsInWindow, type EventTimes } from '#store/sliding-windows.ts';

/** A backup code as a person typed it, the Survivor whom they named, and their client address. */
export interface EnteredCode {
  /** The Survivor's wire id. */
  survivorId: string;
  backupCode: string;
  /** The client address as the gateway reports it, IPv6 as its /64 (`clientOf`). */
  client: string;
}

/** The Survivor whom the code should belong to, by internal id, and their Host. */
interface Owner {
  host: HostWithCustody;
  survivor: Survivor;
}

export type CodeVerdict =
  | {
      right: true;
      /** Position of the code in the Survivor's set. The caller checks whether it was used before. */
      index: number;
      /** Attempts left for this client address if the caller does not accept the code. */
      left: number;
      /** Refunds the attempt: for a code that is accepted, or after a fault of ours. */
      refund: () => Promise<void>;
    }
  /** `left`: attempts left for this client address, as `attempts_remaining`. */
  | { right: false; left: number; message: string };

/** The attempts before this one. */
export interface CodeAttempts {
  given: EnteredCode;
  now: Date;
  ofAddress: EventTimes;
  ofAll: CountsBySlot;
}

const SCOPE = 'backup-code';
const MALFORMED =
  'A backup code has eight letters or digits and looks like ABCD-1234. This try was not counted. Please read the code on your paper again.';
const TOO_MANY =
  'Too many backup codes were tried. Your codes are still valid. Please try again in an hour or from another internet connection, or ask for a one-time code.';
const WRONG = 'This backup code is wrong. It looks like ABCD-1234 and is printed on your paper.';

/** Reads the attempts at a Survivor's backup codes. It needs only the request, so it can run while the ids are looked up. */
export async function readAttempts(app: App, given: EnteredCode): Promise<CodeAttempts> {
  const { slidingWindows } = app.store;
  const { one, all } = subjectsOf(given);
  const [ofAddress, ofAll] = await Promise.all([slidingWindows.moments(SCOPE, one), slidingWindows.slots(SCOPE, all)]);
  return { given, now: app.now(), ofAddress, ofAll };
}

/**
 * Checks one backup code of a Survivor. The attempt is counted, for its client address and in total, while `reading` loads the
 * owner. The code is checked only after both. If `reading` fails, no code is checked and the attempt is refunded. A malformed
 * code uses up no attempt. Does not mark the code as used. Many wrong ones notify the Host.
 */
export async function checkBackupCode<T extends Owner>(
  app: App,
  given: EnteredCode,
  reading: Promise<T>,
  looking: Promise<CodeAttempts> = readAttempts(app, given),
): Promise<{ verdict: CodeVerdict; read: T }> {
  const counting = looking.then((attempts) => countTry(app, attempts));
  const [counted, read] = await Promise.all([counting, reading]).catch(async (error: unknown) => {
    await counting.then(({ discard }) => discard()).catch(() => undefined);
    throw error;
  });
  return { verdict: counted.admitted ? await match(app, given, read, counted) : { right: false, ...counted }, read };
}

interface Counted {
  left: number;
  refund: () => Promise<void>;
  /** Refunds the attempt for its address and in total: no code was checked, so one address must not use up the total. */
  discard: () => Promise<unknown>;
}

/** Counts a well-formed code, if its client address has attempts left. */
async function countTry(app: App, attempts: CodeAttempts): Promise<Counted & ({ admitted: true } | { admitted: false; message: string })> {
  const { given, now, ofAddress, ofAll } = attempts;
  const failures = countInWindow(ofAddress, ATTEMPT_WINDOW_SECONDS, now);
  const earlier = countSlotsInWindow(ofAll, ATTEMPT_WINDOW_SECONDS, now);
  const nothing = async () => {};
  const refused = { admitted: false, left: 0, message: TOO_MANY, refund: nothing, discard: nothing } as const;
  if (normalizeBackupCode(given.backupCode) === undefined) return { ...refused, left: attemptsLeft(failures, earlier), message: MALFORMED };
  if (attemptsLeft(failures, earlier) === 0) return refused;
  const [own, total] = await Promise.all([countForAddress(app, attempts, failuresAllowed(earlier)), countForAll(app, attempts, 1)]);
  const refund = own ? () => refundAddress(app, attempts, own.after) : nothing;
  const discard = () => Promise.all([refund(), countForAll(app, attempts, -1)]);
  // Parallel requests may have used up either limit since it was read.
  if (own && own.before <= failuresAllowed(total - 1)) return { admitted: true, left: attemptsLeft(own.before + 1, total), refund, discard };
  await discard();
  return refused;
}

function countForAddress({ store }: App, { given, now, ofAddress }: CodeAttempts, allowed: number) {
  return store.slidingWindows.count(SCOPE, subjectsOf(given).one, allowed, ATTEMPT_WINDOW_SECONDS, now, ofAddress);
}

function countForAll({ store }: App, { given, now, ofAll }: CodeAttempts, by: 1 | -1): Promise<number> {
  return store.slidingWindows.add(SCOPE, subjectsOf(given).all, by, ATTEMPT_WINDOW_SECONDS, now, ofAll);
}

/** Only for the address: one right code makes no difference to the total. */
function refundAddress({ store }: App, { given, now }: CodeAttempts, after: EventTimes): Promise<void> {
  return store.slidingWindows.takeBack(SCOPE, subjectsOf(given).one, ATTEMPT_WINDOW_SECONDS, now, after);
}

async function match(app: App, given: EnteredCode, { host, survivor }: Owner, { left, refund }: Counted): Promise<CodeVerdict> {
  const codes = host.custody.codes.get(survivor.id);
  const pepper = await app.keyring.key('code-pepper');
  const secret = codes && backupCodeSecret(pepper, host.id, survivor.id, codes.generation);
  const index = codes && secret && (await matchBackupCode(codes.set, given.backupCode, secret));
  if (index !== undefined) return { right: true, index, left, refund };
  await noteWrongBackupCode(app, host, survivor);
  return { right: false, left, message: WRONG };
}

/** Hashes, because the wire id is a capability and the table holds none. The same for every operation and transfer. */
function subjectsOf({ survivorId, client }: EnteredCode): { one: string; all: string } {
  const hash = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const id = survivorId.toLowerCase();
  return { one: hash('survivor', id, client), all: hash('survivor', id) };
}

const DAY_SECONDS = 86_400;
const WRONG_SCOPE = 'backup-code-wrong';
const NOTIFIED_SCOPE = 'backup-codes-guessed';

/**
 * Records that a wrong backup code was entered for a Survivor. At the tenth within a day, notifies the Host, and in a transfer
 * also this Survivor: a person who can enter codes has seen the paper or a message with its number. Once a day.
 */
export async function noteWrongBackupCode(app: App, host: HostRecord, survivor: Survivor): Promise<void> {
  await recordRefusedCode(app, host, survivor, 'backup-code');
  const { counters, slidingWindows } = app.store;
  const earlier = await slidingWindows.slots(WRONG_SCOPE, survivor.id);
  const wrong = await slidingWindows.add(WRONG_SCOPE, survivor.id, 1, DAY_SECONDS, app.now(), earlier);
  if (wrong < WRONG_BACKUP_CODES_ALLOWED || (await counters.remembers(NOTIFIED_SCOPE, survivor.id, app.now()))) return;
  const at = instant(app.now());
  // The day is in the key, so that parallel requests send one message.
  const key = `backup-codes-guessed/${survivor.id}/${at.slice(0, 10)}`;
  const transferId = host.will?.transferId ?? null;
  const effects = [
    notifyHost('backup-codes-guessed-host', key, { survivor: survivor.id }, { spread: 'all' }),
    ...(transferId === null ? [] : notifySurvivors([survivor.id], 'backup-codes-guessed', key, { transferId })),
  ];
  await app.store.commit({ hostId: host.id, at, effects });
  // Stored only now: if we crash before, the next wrong code sends the notices.
  await counters.remember(NOTIFIED_SCOPE, survivor.id, DAY_SECONDS, app.now());
}

/** Records that a wrong code was entered for a Survivor. At most one entry a day for each kind of code: anyone can enter wrong ones. */
export async function recordRefusedCode(app: App, host: HostRecord, survivor: Survivor, kind: 'code' | 'backup-code'): Promise<void> {
  const { admitted } = await app.store.counters.admit('audit-refused', `${kind}/${survivor.id}`, 1, DAY_SECONDS, app.now());
  if (!admitted) return;
  const audit = [{ event: 'code_refused' as const, facts: { ...aboutSurvivor(survivor), with: kind } }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), audit });
}
