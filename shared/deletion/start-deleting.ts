import { releaseAddresses } from '#accounts/addresses.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { startDeletion } from '#deletion/rules/deletion-transitions.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import type { Deletion } from '#hosts/rules/deletion.ts';
import { endEverySession } from '#hosts/rules/host.ts';
import { hasMessages, withoutMessages } from '#hosts/rules/personal-message.ts';
import { noteDeletion } from '#hosts/rules/series.ts';
import { closeCheck } from '#liveness/rules/check.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import { earlierPaperRow, type RowName, survivorKeyRow, survivorRow } from '#store/keys.ts';

/** A transaction takes 100 items: these, the personal messages, the notices and a few more. */
const ROWS_A_COMMIT = 40;

/**
 * The first step, which cannot be undone: what opens the will is deleted in the commit that ends every way back. An undo, a start and
 * this commit each depend on the same version of the record, so exactly one of them happens.
 */
export async function startDeleting(app: App, host: HostWithCustody, deletion: Deletion): Promise<void> {
  const at = instant(app.now());
  const named = host.survivors.map(({ id }) => id);
  const names = rowsToDelete(host, deletion);
  const [remove, rest] = [names.slice(0, ROWS_A_COMMIT), names.slice(ROWS_A_COMMIT)];
  const { next, effects } = startDeletion(deletion, { will: host.will, survivors: named, rest }, at);
  const check = host.liveness && pendingCheck(host.liveness);
  const isAccount = deletion.of === 'account';
  const rows = isAccount ? { PROFILE: endEverySession(host.profile) } : messagesToDelete(host);
  const staged = stagedObjects(host);
  await app.store.commit({
    hostId: host.id,
    at,
    aggregates: [
      {
        root: host.root,
        put: { DELETIONS: { ...host.deletions, current: next }, SERIES: noteDeletion(host.series, unchangedKeys(host)), ...rows },
        remove,
      },
    ],
    // No one signs in or asks for a link with these addresses any longer. They are free for a new account.
    singles: isAccount ? await releaseAddresses(app, everyAddress(host), [], host.id) : [],
    checks: check ? [closeCheck(check)] : [],
    effects: [...effects, ...(staged.length > 0 ? [{ kind: 'delete-staged' as const, key: `deletion/${deletion.number}`, objects: staged }] : [])],
    timer: null,
    audit: [{ event: 'deletion_started', facts: { of: deletion.of, packages: deletion.packages } }],
  });
}

/** Deletes rows that did not fit into the first step. Returns whether there were any. */
export async function deleteRest(app: App, host: HostRecord, { started }: Deletion): Promise<boolean> {
  const left = (started?.rest ?? []).filter((name) => host.root.versions[name] !== undefined);
  if (left.length === 0) return false;
  // `rowsToDelete` has found them among the names of rows.
  const remove = left.slice(0, ROWS_A_COMMIT) as RowName[];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root, remove }] });
  return true;
}

/**
 * The rows to delete, by the beginning of their names: first what a transfer needs, then what opens the package, then what describes it. A
 * will that is sealed later has other names for its shares, files and uploads. The rows that would have the same name come early enough for
 * the first step.
 */
const OF_WILL = [
  'WILL',
  'LIVENESS',
  'DRAFT',
  'RECENT-CHANGES',
  'QUORUM',
  'CUSTODY/SEALING',
  'CUSTODY/MANIFEST',
  'CUSTODY/SHARE#',
  'CUSTODY/PENDING-FILE#',
  'CUSTODY/SET-ASIDE#',
  'UPLOAD#',
];
/** Also the keys and codes of the Survivors, which a new will of the same account would need again. */
const OF_ACCOUNT = [...OF_WILL, 'CUSTODY/'];

function rowsToDelete({ root }: HostRecord, { of }: Deletion): RowName[] {
  // The root lists its rows by their names.
  const names = Object.keys(root.versions) as RowName[];
  const groups = of === 'account' ? OF_ACCOUNT : OF_WILL;
  return [...new Set(groups.flatMap((group) => names.filter((name) => name.startsWith(group))))];
}

function everyAddress({ profile: { email, previousEmail } }: HostRecord): string[] {
  return previousEmail ? [email, previousEmail.email] : [email];
}

function stagedObjects({ draft, uploads }: HostRecord): string[] {
  const drafted = (draft?.documents ?? []).flatMap(({ staged }) => staged ?? []);
  return [...drafted, ...uploads.flatMap(({ files }) => files.map(({ key }) => key))];
}

const NO_MESSAGES = { message: null, earlierMessages: [] };

/** The personal messages are a part of the will, also those that were deleted lately. */
function messagesToDelete({ survivors, custody }: HostWithCustody): { [Name in RowName]?: unknown } {
  const holders = survivors.filter(hasMessages);
  const rows = holders.flatMap((survivor): [RowName, unknown][] => {
    const key = custody.keys.get(survivor.id);
    const own: [RowName, unknown] = [survivorRow(survivor.id), withoutMessages(survivor)];
    return key ? [own, [survivorKeyRow(survivor.id), { ...key, ...NO_MESSAGES }]] : [own];
  });
  // What a reset would put back stays, so that a thief's contacts cannot.
  const earlier = [...custody.earlierPapers.values()].map((row): [RowName, unknown] => [
    earlierPaperRow(row.survivor),
    { ...row, key: { ...row.key, ...NO_MESSAGES } },
  ]);
  return Object.fromEntries([...rows, ...earlier]);
}

/** The keys that lose their message in this commit, and were as they stood when the series began. */
function unchangedKeys({ root, survivors, keyVersions, series }: HostWithCustody): Record<string, number> {
  const before = series.current?.before.keyVersions ?? {};
  const same = survivors.filter((one) => hasMessages(one) && keyVersions[one.id] === before[one.id]);
  return Object.fromEntries(same.map(({ id }) => [id, root.version + 1]));
}
