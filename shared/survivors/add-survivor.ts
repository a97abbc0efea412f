import type { App } from '#app/app.ts';
import { MAX_SURVIVORS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord, HostWithCustody } from '#hosts/rows/hosts.ts';
import { assertNewPaperKey, assertOtherName, type Survivor, withNewPaper } from '#hosts/rules/survivor.ts';
import { ensurePackageKey, type IssuedKeys, issueSurvivorKeys } from '#paper/issue-survivor-keys.ts';
import { backupCodesRow, survivorKeyRow, survivorRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';

/** A person whom a Host names. */
export type NamedPerson = Pick<Survivor, 'name' | 'relationship' | 'contacts' | 'connectorPriority' | 'locale'>;

/** What comes with a new Survivor. `message`: empty for none. `paperRecipient`: of the key that the Host's own device has made for the paper. */
interface Given {
  message: string;
  paperRecipient: string | undefined;
}

interface Added {
  survivor: Survivor;
  issued: IssuedKeys;
}

/** Throws if no Survivor can be added now. */
export function assertAddable(host: HostRecord): void {
  assertChangeable(host);
  if (host.survivors.length >= MAX_SURVIVORS) throw new Refusal('survivor_limit_reached');
}

/** Adds a Survivor with a new key and new backup codes. With a sealed will, the key of the will is split again. */
export async function addSurvivor(app: App, host: HostWithCustody, person: NamedPerson, given: Given, requestId: string): Promise<Added> {
  const { message, paperRecipient } = given;
  assertNewPaperKey(host.survivors, paperRecipient);
  const id = app.newId();
  assertOtherName(host.survivors, { id, ...person });
  const createdAt = instant(app.now());
  const made = await issueSurvivorKeys(app, host, { id, contacts: person.contacts, ...given });
  const named = { id, ...person, hasPersonalMessage: message !== '', backupCodesRemaining: 0, createdAt };
  const survivor = withNewPaper(named, { codes: made.backupCodes.length, paperRecipient }, createdAt);
  return { survivor, issued: await commitSurvivor(app, host, { survivor, issued: made }, requestId) };
}

/** A lost race repeats only the decision. If it hashed the codes again each time, ten parallel requests would take longer than a request may. */
function commitSurvivor(app: App, first: HostWithCustody, { survivor, issued: made }: Added, requestId: string): Promise<IssuedKeys> {
  // Another request may have made the package key since, and with it the fingerprint.
  const reload = async () => {
    const host = (await app.store.hosts.loadWithCustody(first.id)) ?? first;
    return { host, issued: { ...made, ...(await ensurePackageKey(app, host)) } };
  };
  return retryUntilCommittedFrom({ host: first, issued: made }, reload, async ({ host, issued }) => {
    assertAddable(host);
    assertNewPaperKey(host.survivors, survivor.paperRecipient);
    assertOtherName(host.survivors, survivor);
    const { key, codes } = made;
    if (host.will) await app.workers.call('reshare', { hostId: host.id, change: { kind: 'add', survivor, key, codes } });
    else await commitWithoutWill(app, host, { survivor, issued }, requestId);
    return issued;
  });
}

/** Without a sealed will there is no key to split. */
async function commitWithoutWill(app: App, host: HostRecord, { survivor, issued }: Added, requestId: string): Promise<void> {
  const { key, codes, newPackageKey } = issued;
  const put = {
    [survivorRow(survivor.id)]: survivor,
    [survivorKeyRow(survivor.id)]: key,
    [backupCodesRow(survivor.id)]: codes,
    ...(newPackageKey && { 'CUSTODY/PACKAGE-KEY': newPackageKey }),
  };
  const audit = [{ event: 'survivor_named' as const, facts: aboutSurvivor(survivor) }];
  await app.store.commit({ hostId: host.id, at: survivor.createdAt, requestId, aggregates: [{ root: host.root, put }], audit });
}
