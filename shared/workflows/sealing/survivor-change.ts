import { type Effect, tellSurvivorChange, tellSurvivorRestored } from '#domain/effect.ts';
import { rememberRemoved } from '#domain/recent-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_SURVIVORS, MIN_THRESHOLD } from '#domain/settings.ts';
import { replaceContacts, restoreContacts, type Survivor, UNDO_WINDOW } from '#domain/survivor.ts';
import { after, type Instant } from '#domain/time.ts';
import type { BackupCodesRow, HostWithCustody, SurvivorKeyRow } from '#store/hosts.ts';
import type { RowName } from '#store/keys.ts';
import { assertChangeable, assertSettled } from '#workflows/guards.ts';

/** A change of who may open the will. It carries rows where no secret of a Survivor is needed to make them. */
export type SurvivorChange =
  | { kind: 'add'; survivor: Survivor; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** Only the fields that change. */
  | { kind: 'update'; survivor: Pick<Survivor, 'id'> & Partial<Survivor>; message?: string }
  | { kind: 'replace'; survivorId: string; key: SurvivorKeyRow; codes: BackupCodesRow }
  /** Restores the contacts that the change with this number replaced. */
  | { kind: 'restore'; survivorId: string; change: number }
  /** Removes the Survivor whom the change with this number added. */
  | { kind: 'withdraw'; survivorId: string; change: number }
  | { kind: 'remove'; survivorId: string };

/** Everything that a change decides. Keys and shares follow from it, by the code that may unwrap a Survivor's key. */
export interface ChangePlan {
  /** Who may open the will from now on. */
  survivors: Survivor[];
  put: { [Name in RowName]?: unknown };
  remove: RowName[];
  key: KeyChange;
  /** Someone who must not open the will holds a share or key: the documents are re-encrypted under a fresh key. */
  reseal: boolean;
  /** Notices to the Host and the Survivors; empty without a sealed will. */
  effects: Effect[];
}

/** How the key of the one Survivor changes. */
export type KeyChange =
  | { does: 'add'; key: SurvivorKeyRow }
  | { does: 'remove'; survivorId: string }
  /** The same key is bound to the contacts of `survivor`. `message`: the new personal message, empty for none, absent for the same one. */
  | { does: 'rebind'; survivor: Survivor; message?: string | undefined }
  /** A new key takes over the personal message of the old one. */
  | { does: 'replace'; key: SurvivorKeyRow };

/** Throws if the change may not be made now. Undoing another person's change is allowed when other changes are not. */
export function assertAllowed(host: HostWithCustody, { kind }: SurvivorChange): void {
  if (kind === 'restore' || kind === 'withdraw') assertSettled(host);
  else assertChangeable(host);
}

/** Decides a change from the Host's current record. `number`: the reserved generation, 0 without a sealed will. */
export function planChange(host: HostWithCustody, change: SurvivorChange, number: number, now: Instant): ChangePlan {
  if (change.kind === 'add') return addition(host, change, number, now);
  const id = change.kind === 'update' ? change.survivor.id : change.survivorId;
  const known = host.survivors.find((survivor) => survivor.id === id);
  if (!known) throw new Refusal('survivor_not_found');
  if (change.kind === 'remove' || change.kind === 'withdraw') return removal(host, change.kind, known, number, now);
  // Applied to the current record: another change may have been committed since the caller read it.
  if (change.kind === 'replace') return replacement(host, change, known, number);
  const survivor = change.kind === 'restore' ? restoreContacts(known, change.change, now) : updated(host, known, change.survivor, number, now);
  const message = change.kind === 'update' ? change.message : undefined;
  return {
    survivors: host.survivors.map((one) => (one.id === id ? survivor : one)),
    put: { [`SURVIVOR#${id}`]: survivor },
    remove: [],
    key: { does: 'rebind', survivor, message },
    reseal: false,
    effects: change.kind === 'restore' ? restored(host, 'contacts', id, number) : contactsChanged(host, known, change.survivor, number),
  };
}

function addition(
  host: HostWithCustody,
  { survivor: given, key, codes }: Extract<SurvivorChange, { kind: 'add' }>,
  number: number,
  now: Instant,
): ChangePlan {
  if (host.survivors.length >= MAX_SURVIVORS) throw new Refusal('survivor_limit_reached');
  const survivor: Survivor = host.will ? { ...given, added: { change: number, until: after(now, UNDO_WINDOW) } } : given;
  return {
    survivors: [...host.survivors, survivor],
    put: { [`SURVIVOR#${survivor.id}`]: survivor, [`CUSTODY/CODES#${survivor.id}`]: codes },
    remove: [],
    key: { does: 'add', key },
    reseal: false,
    effects: changed(host, 'added', survivor.id, number),
  };
}

function removal(host: HostWithCustody, kind: 'remove' | 'withdraw', { id, ...known }: Survivor, number: number, now: Instant): ChangePlan {
  const survivors = host.survivors.filter((survivor) => survivor.id !== id);
  const former = host.will && { FORMER: rememberRemoved(host.former, { id, ...known }, now) };
  return {
    survivors,
    put: { ...thresholdFor(host, kind, survivors.length), ...former },
    remove: [`SURVIVOR#${id}`, `CUSTODY/KEY#${id}`, `CUSTODY/CODES#${id}`],
    key: { does: 'remove', survivorId: id },
    reseal: true,
    effects: kind === 'remove' ? changed(host, 'removed', id, number) : restored(host, 'added', id, number),
  };
}

function replacement(
  host: HostWithCustody,
  { survivorId: id, key, codes }: Extract<SurvivorChange, { kind: 'replace' }>,
  known: Survivor,
  number: number,
): ChangePlan {
  const survivor = { ...known, backupCodesRemaining: codes.used.filter((used) => !used).length };
  return {
    survivors: host.survivors.map((one) => (one.id === id ? survivor : one)),
    put: { [`SURVIVOR#${id}`]: survivor, [`CUSTODY/CODES#${id}`]: codes },
    remove: [],
    key: { does: 'replace', key },
    reseal: true,
    effects: changed(host, 'codes', id, number),
  };
}

function updated(host: HostWithCustody, known: Survivor, given: Partial<Survivor>, number: number, now: Instant): Survivor {
  const { contacts = known.contacts, ...rest } = given;
  return { ...(host.will ? replaceContacts(known, contacts, number, now) : { ...known, contacts }), ...rest };
}

/** A withdrawal also lowers the threshold: whoever added strangers may have raised it, and that must not keep the strangers named. */
function thresholdFor({ settings }: HostWithCustody, kind: 'remove' | 'withdraw', left: number): { [Name in RowName]?: unknown } {
  const { survivor_threshold: threshold } = settings;
  if (left >= threshold) return {};
  if (kind === 'withdraw') return { SETTINGS: { ...settings, survivor_threshold: Math.max(left, MIN_THRESHOLD) } };
  throw new Refusal('below_threshold', `Your threshold is ${threshold}: name another Survivor or lower it first.`);
}

function contactsChanged(host: HostWithCustody, known: Survivor, { contacts }: Partial<Survivor>, number: number): Effect[] {
  return contacts !== undefined && contacts !== known.contacts ? changed(host, 'contacts', known.id, number) : [];
}

function changed(host: HostWithCustody, what: 'added' | 'codes' | 'contacts' | 'removed', survivor: string, change: number): Effect[] {
  return host.will ? tellSurvivorChange({ what, survivor, others: othersThan(host, survivor), change }) : [];
}

function restored(host: HostWithCustody, what: 'contacts' | 'added', survivor: string, change: number): Effect[] {
  return host.will ? tellSurvivorRestored({ what, survivor, others: othersThan(host, survivor), change }) : [];
}

function othersThan({ survivors }: HostWithCustody, survivor: string): string[] {
  return survivors.map(({ id }) => id).filter((id) => id !== survivor);
}
