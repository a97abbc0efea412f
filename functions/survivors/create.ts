import * as z from 'zod';
import { canonicalContacts } from '#domain/contact.ts';
import { ANYBODY } from '#domain/moment.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_SURVIVORS } from '#domain/settings.ts';
import type { Survivor } from '#domain/survivor.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { ConnectorPriority, ContactMethods } from '#http/contact-fields.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { line, PersonalMessage } from '#http/fields.ts';
import { Locale } from '#http/locale-field.ts';
import { survivorNamed } from '#http/replies/survivors.ts';
import { created } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord, HostWithCustody } from '#store/hosts.ts';
import { backupCodesRow, survivorKeyRow, survivorRow } from '#store/keys.ts';
import { assertChangeable } from '#workflows/guards.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { type IssuedKeys, issueSurvivorKeys, packageKeyOf } from '#workflows/paper/issue-survivor-keys.ts';
import { paperText } from '#workflows/paper/paper-text.ts';
import { untilCommittedFrom } from '#workflows/retry.ts';

const Body = z.object({
  name: line('name', 100),
  relationship: line('relationship', 100),
  contact_methods: ContactMethods,
  connector_priority: ConnectorPriority.optional(),
  personal_message: PersonalMessage.optional(),
  locale: Locale.default(ANYBODY.locale),
});

const ENVELOPE =
  'Print the envelope text, put it into a sealed envelope and hand it to this person. The backup codes and the recovery key are shown only once. Each code works once. The recovery keys of enough Survivors together open the will, even without this service.';

/** POST /api/survivors: names a Survivor and makes their key and their paper. The secrets in the answer are shown this once. */
export const handler = custodyEndpoint(
  routes['survivors/create'],
  { body: Body, reply: survivorNamed },
  async ({ app, body, event, host, requestId }) => {
    assertNameable(host);
    await admitChange({ app, event, host });
    const id = app.newId();
    const at = instant(app.now());
    const contacts = canonicalContacts(body.contact_methods);
    const made = await issueSurvivorKeys(app, host, { id, contacts, message: body.personal_message ?? '' });
    const survivor: Survivor = {
      id,
      name: body.name,
      relationship: body.relationship,
      contacts,
      connectorPriority: [...new Set(body.connector_priority ?? body.contact_methods.map(({ type }) => type))],
      hasPersonalMessage: Boolean(body.personal_message),
      backupCodesRemaining: made.backupCodes.length,
      locale: body.locale,
      createdAt: at,
    };
    const equipment = await place(app, host, survivor, made, requestId);
    const { backupCodes, recoveryKey, fingerprint } = equipment;
    const survivorId = (await wireIds(app)).survivor(id);
    const { displayName, willId } = host.profile;
    return created({
      id: survivorId,
      name: survivor.name,
      relationship: survivor.relationship,
      backup_codes: backupCodes,
      message: ENVELOPE,
      recovery_key: recoveryKey,
      package_fingerprint: fingerprint,
      will_id: willId,
      envelope_text: paperText(app, {
        hostName: displayName,
        survivorName: survivor.name,
        survivorId,
        willId,
        backupCodes,
        recoveryKey,
        fingerprint,
      }),
    });
  },
);

function assertNameable(host: HostRecord): void {
  assertChangeable(host);
  if (host.survivors.length >= MAX_SURVIVORS) throw new Refusal('survivor_limit_reached');
}

/** A lost race repeats the decision only: hashing the codes anew each time, ten at once would take longer than a request may. */
async function place(app: App, first: HostWithCustody, survivor: Survivor, made: IssuedKeys, requestId: string): Promise<IssuedKeys> {
  // Somebody else may have brought the package key meanwhile, and with it the fingerprint.
  const readAnew = async () => {
    const host = (await app.store.hosts.loadWithCustody(first.id)) ?? first;
    return { host, equipment: { ...made, ...(await packageKeyOf(app, host)) } };
  };
  return untilCommittedFrom({ host: first, equipment: made }, readAnew, async ({ host, equipment }) => {
    assertNameable(host);
    if (host.will) await app.workers.call('reshare', { hostId: host.id, change: { kind: 'add', survivor, key: made.key, codes: made.codes } });
    else await addSurvivor(app, host, survivor, equipment, requestId);
    return equipment;
  });
}

/** Without a sealed will there is nothing to divide yet. */
async function addSurvivor(
  app: App,
  host: HostRecord,
  survivor: Survivor,
  { key, codes, newPackageKey }: IssuedKeys,
  requestId: string,
): Promise<void> {
  await app.store.commit({
    hostId: host.id,
    at: survivor.createdAt,
    requestId,
    aggregates: [
      {
        root: host.root,
        put: {
          [survivorRow(survivor.id)]: survivor,
          [survivorKeyRow(survivor.id)]: key,
          [backupCodesRow(survivor.id)]: codes,
          ...(newPackageKey && { 'CUSTODY/PACKAGE-KEY': newPackageKey }),
        },
      },
    ],
    audit: [{ event: 'survivor_named', facts: { survivor: survivor.id } }],
  });
}
