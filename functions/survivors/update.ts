import * as z from 'zod';
import { canonicalContacts } from '#domain/contact.ts';
import { ANYBODY } from '#domain/moment.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Survivor } from '#domain/survivor.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { ConnectorPriority, ContactMethods } from '#http/contact-fields.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { line, PersonalMessage } from '#http/fields.ts';
import { Locale } from '#http/locale-field.ts';
import { survivorReply } from '#http/replies/survivors.ts';
import { ok } from '#http/reply.ts';
import { survivorObject } from '#http/wire.ts';
import { survivorRow } from '#store/keys.ts';
import { assertChangeable } from '#workflows/guards.ts';
import { wireIds } from '#workflows/messages/links.ts';
import type { SurvivorChange } from '#workflows/sealing/survivor-change.ts';

const Body = z
  .object({
    name: line('name', 100).optional(),
    relationship: line('relationship', 100).optional(),
    contact_methods: ContactMethods.optional(),
    connector_priority: ConnectorPriority.optional(),
    personal_message: PersonalMessage.optional(),
    locale: Locale.optional(),
    remove_personal_message: z
      .boolean('remove_personal_message must be true or false.')
      .optional()
      .describe('Deletes the personal message. An empty `personal_message` means absent and deletes nothing.'),
  })
  .refine(({ personal_message, remove_personal_message }) => personal_message === undefined || !remove_personal_message, {
    message: 'Send either a personal_message or remove_personal_message, not both.',
    path: ['remove_personal_message'],
  })
  // An empty message means absent like any empty field: a form that was left empty must not delete somebody's last words.
  .transform(({ remove_personal_message, ...body }) => (remove_personal_message ? { ...body, personal_message: '' } : body));

/** PUT /api/survivors/<id>: what is not sent stays. Other contacts or another message go through the worker that may unwrap the Survivor's key. */
export const handler = hostEndpoint(
  routes['survivors/update'],
  { body: Body, reply: survivorReply },
  async ({ app, body, event, host, id, requestId }) => {
    const ids = await wireIds(app);
    const survivor = host.survivors.find((one) => ids.survivor(one.id) === id);
    if (!survivor) throw new Refusal('survivor_not_found');
    const patch = changes(body, survivor);
    const next = { ...survivor, ...patch };
    if (JSON.stringify(next) === JSON.stringify(survivor) && body.personal_message === undefined) return ok(survivorObject(survivor, id));
    assertChangeable(host);
    if (next.contacts !== survivor.contacts) await admitChange({ app, event, host });
    if (next.contacts !== survivor.contacts || body.personal_message !== undefined) {
      const change: SurvivorChange = {
        kind: 'update',
        survivor: { id: survivor.id, ...patch },
        ...(body.personal_message !== undefined && { message: body.personal_message }),
      };
      await app.workers.call('reshare', { hostId: host.id, change });
      return ok(survivorObject(next, id));
    }
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      requestId,
      aggregates: [{ root: host.root, put: { [survivorRow(survivor.id)]: next } }],
      audit: [{ event: 'survivor_changed', facts: { survivor: survivor.id } }],
    });
    return ok(survivorObject(next, id));
  },
);

/** Contacts that are saved once more get notices again. */
function changes(body: z.infer<typeof Body>, { silenced, round = 0, locale: known = ANYBODY.locale }: Survivor): Partial<Survivor> {
  const { name, relationship, contact_methods, connector_priority, personal_message, locale = known } = body;
  return {
    ...(name !== undefined && { name }),
    ...(relationship !== undefined && { relationship }),
    ...(contact_methods && { contacts: canonicalContacts(contact_methods), ...(silenced?.length && { silenced: [], round: round + 1 }) }),
    ...(connector_priority && { connectorPriority: [...new Set(connector_priority)] }),
    ...(personal_message !== undefined && { hasPersonalMessage: personal_message !== '' }),
    ...(locale !== known && { locale }),
  };
}
