import { rememberRemoved } from '#accounts/rules/recent-changes.ts';
import { MAX_SURVIVORS, UNDO_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import { assertChangeable, assertSettled } from '#hosts/guards.ts';
import type { BackupCodesRow, HostWithCustody, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import {
  type KeptMessages,
  replaceMessage,
  restoreBefore,
  restoreRemoved,
  type SurvivorMessages,
  withoutExpired,
} from '#hosts/rules/personal-message.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import { assertNewPaperKey, assertOtherName, replaceDetails, restoreDetails, type Survivor, withNewPaper } from '#hosts/rules/survivor.ts';
import { backupCodesRow, type RowName, survivorRow } from '#store/keys.ts';
import { survivorNotices } from '#wills/rules/notify-changes.ts';
import { assertEnoughRemain, loweredThreshold } from './rules/removal.ts';

/** A change of who may open the will. It carries rows where no secret of a Survivor is needed to make them. */
export type SurvivorChange =
  | { kind: 'add'; survivor: Survivor; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** Only the fields that change. */
  | { kind: 'update'; survivor: Pick<Survivor, 'id'> & Partial<Survivor>; message?: MessageChange }
  | { kind: 'replace'; survivorId: string; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** Restores the name and the contacts that the change with this number replaced. */
  | { kind: 'restore'; survivorId: string; change: number }
  /** Removes the Survivor whom the change with this number added. */
  | { kind: 'withdraw'; survivorId: string; change: number }
  | { kind: 'remove'; survivorId: string }
  /** No one is changed: the key is split again for those who are named. */
  | { kind: 'split' };

/** A new personal message, empty for none, or the one that was removed. */
export type MessageChange = { to: string } | 'restored';

/** Everything that a change decides. Keys and shares follow from it, by the code that may unwrap a Survivor's key. */
export interface ChangePlan extends RecordChange {
  kind: SurvivorChange['kind'];
  /** Empty without a sealed will. */
  notices: Effect[];
  /** The Survivor whom the audit trail names. Absent for `split`. */
  about?: ReturnType<typeof aboutSurvivor> & { message?: string };
}

interface RecordChange {
  /** Who may open the will from now on. */
  survivors: Survivor[];
  put: { [Name in RowName]?: unknown };
  remove: RowName[];
  key: KeyChange;
  /** Someone who must not open the will holds a share or key: the documents are re-encrypted under a fresh key. */
  reseal: boolean;
}

/** How the key of the one Survivor changes. The keys of all who are no longer named are deleted in any case. */
export type KeyChange =
  | { does: 'add'; key: SurvivorKeyRow }
  | { does: 'nothing' }
  /** The same key is bound to the contacts of `survivor`. `text`: a new personal message, which is encrypted for it. */
  | { does: 'rebind'; survivor: Survivor; kept: KeptMessages; text?: string }
  /** A new key takes over the personal messages of the old one. */
  | { does: 'replace'; key: SurvivorKeyRow; kept: KeptMessages };

/** Throws if the change may not be made now. Undoing another person's change, and what follows a removal, are allowed when other changes are not. */
export function assertAllowed(host: HostWithCustody, { kind }: SurvivorChange): void {
  if (kind === 'restore' || kind === 'withdraw' || kind === 'split') assertSettled(host);
  else assertChangeable(host);
}

/** Decides a change from the Host's current record, not from what the caller read. `number`: the reserved generation. */
export function planChange(host: HostWithCustody, change: SurvivorChange, number: number, now: Instant): ChangePlan {
  assertAllowed(host, change);
  if (change.kind === 'split')
    return { kind: 'split', survivors: host.survivors, put: {}, remove: [], key: { does: 'nothing' }, reseal: false, notices: [] };
  const plan = change.kind === 'add' ? addition(host, change, number, now) : changeOfKnown(host, change, number, now);
  const survivor = survivorIdOf(change);
  const message = messageOutcome(change);
  const named = { kind: change.kind, survivor, before: host.survivors, next: plan.survivors, hasNewMessage: message !== undefined, number };
  const about = aboutSurvivor([...plan.survivors, ...host.survivors].find(({ id }) => id === survivor) ?? { id: survivor, name: '' });
  return { ...plan, kind: change.kind, about: { ...about, ...(message && { message }) }, notices: host.will ? survivorNotices(named) : [] };
}

/** What the history says of the personal message. */
function messageOutcome(change: SurvivorChange): 'removed' | 'replaced' | 'restored' | undefined {
  if (change.kind !== 'update' || change.message === undefined) return undefined;
  if (change.message === 'restored') return 'restored';
  return change.message.to === '' ? 'removed' : 'replaced';
}

function changeOfKnown(host: HostWithCustody, change: Exclude<ChangeOfOne, Addition>, number: number, now: Instant): RecordChange {
  const known = host.survivors.find(({ id }) => id === survivorIdOf(change));
  if (!known) throw new Refusal('survivor_not_found');
  switch (change.kind) {
    case 'remove':
    case 'withdraw': {
      const settings = change.kind === 'withdraw' ? loweredThreshold(host) : undefined;
      if (change.kind === 'remove') assertEnoughRemain(host, known.id);
      return removal(host, known, settings, now);
    }
    case 'replace': {
      const { paperRecipient } = change.key;
      assertNewPaperKey(host.survivors, paperRecipient);
      const renewed = withNewPaper(known, { codes: change.codes.used.filter((used) => !used).length, paperRecipient }, now);
      const { survivor, kept } = messagesOf(host, renewed, now);
      const codes = { [backupCodesRow(known.id)]: change.codes };
      return { ...replaced(host, survivor), put: { ...rowOf(survivor), ...codes }, key: { does: 'replace', key: change.key, kept }, reseal: true };
    }
    case 'restore':
      return rebound(host, restoreBefore(messagesOf(host, restoreDetails(known, change.change, now), now), change.change, now));
    case 'update': {
      const { name = known.name, contacts = known.contacts, ...rest } = change.survivor;
      if (name !== known.name) assertOtherName(host.survivors, { id: known.id, name });
      const changed = host.will ? replaceDetails(known, { name, contacts }, number, now) : { ...known, name, contacts };
      return changeMessage(host, { ...changed, ...rest }, change.message, { number, now });
    }
  }
}

type ChangeOfOne = Exclude<SurvivorChange, { kind: 'split' }>;
type Addition = Extract<SurvivorChange, { kind: 'add' }>;

function addition(host: HostWithCustody, { survivor: given, key, codes }: Addition, number: number, now: Instant): RecordChange {
  if (host.survivors.length >= MAX_SURVIVORS) throw new Refusal('survivor_limit_reached');
  assertNewPaperKey(host.survivors, key.paperRecipient);
  assertOtherName(host.survivors, given);
  const survivor: Survivor = host.will ? { ...given, added: { change: number, until: after(now, UNDO_WINDOW) } } : given;
  const put = { ...rowOf(survivor), [backupCodesRow(survivor.id)]: codes };
  return { survivors: [...host.survivors, survivor], put, remove: [], key: { does: 'add', key }, reseal: false };
}

function removal(host: HostWithCustody, known: Survivor, settings: Settings | undefined, now: Instant): RecordChange {
  const { id } = known;
  return {
    survivors: host.survivors.filter((survivor) => survivor.id !== id),
    put: { ...(settings && { SETTINGS: settings }), ...(host.will && { 'RECENT-CHANGES': rememberRemoved(host.recentChanges, known, now) }) },
    remove: [survivorRow(id)],
    key: { does: 'nothing' },
    reseal: true,
  };
}

function changeMessage(
  host: HostWithCustody,
  survivor: Survivor,
  change: MessageChange | undefined,
  { number, now }: { number: number; now: Instant },
): RecordChange {
  const messages = messagesOf(host, survivor, now);
  if (change === undefined) return rebound(host, messages);
  if (change === 'restored') return rebound(host, restoreRemoved(messages, number, now));
  return rebound(host, replaceMessage(messages, change.to !== '', number, now), change.to);
}

/** Without what no one can restore any longer: it is not written again. */
function messagesOf({ custody }: HostWithCustody, survivor: Survivor, now: Instant): SurvivorMessages {
  const { message = null, earlierMessages = [] } = custody.keys.get(survivor.id) ?? {};
  return withoutExpired({ survivor, kept: { message, earlierMessages } }, now);
}

/** The Survivor keeps their key, bound to the contacts that they have now. `text`: of a new personal message, empty for none. */
function rebound(host: HostWithCustody, { survivor, kept }: SurvivorMessages, text = ''): RecordChange {
  return { ...replaced(host, survivor), key: { does: 'rebind', survivor, kept, ...(text !== '' && { text }) }, reseal: false };
}

function replaced({ survivors }: HostWithCustody, survivor: Survivor): Pick<RecordChange, 'survivors' | 'put' | 'remove'> {
  return { survivors: survivors.map((one) => (one.id === survivor.id ? survivor : one)), put: rowOf(survivor), remove: [] };
}

function rowOf(survivor: Survivor): { [Name in RowName]?: unknown } {
  return { [survivorRow(survivor.id)]: survivor };
}

function survivorIdOf(change: ChangeOfOne): string {
  return change.kind === 'add' || change.kind === 'update' ? change.survivor.id : change.survivorId;
}
