import { admitChange } from '#accounts/wire/change-quota.ts';
import { canonicalContacts } from '#common/contact.ts';
import { routes } from '#functions/routes.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { created } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { paperObject } from '#paper/wire/paper-object.ts';
import { addSurvivor, assertAddable } from '#survivors/add-survivor.ts';
import { survivorCreated } from '#survivors/wire/replies.ts';
import { NewSurvivor } from '#survivors/wire/survivor-fields.ts';

const ENVELOPE =
  'Print the envelope text, put it into a sealed envelope and hand it to this person. The backup codes and the recovery key are shown only once. Each code works once. The recovery keys of enough Survivors together open the will, even without this service.';

const ENVELOPE_WITHOUT_KEY =
  'Print the envelope text and the key that your own device has made, put both into a sealed envelope and hand it to this person. The backup codes are shown only once. Each code works once. We do not have the key, so it is not in this response. The keys of enough Survivors together open the will, even without this service.';

/** POST /api/survivors: names a Survivor and makes their key and their paper. The secrets in the answer are shown this once. */
export const handler = custodyEndpoint(
  routes['survivors/create'],
  { body: NewSurvivor, reply: survivorCreated },
  async ({ app, body, event, host, requestId }) => {
    assertAddable(host);
    await admitChange({ app, event, host });
    const { name, relationship, locale, personal_message: message = '', paper_recipient: paperRecipient } = body;
    const contacts = canonicalContacts(body.contact_methods);
    const connectorPriority = [...new Set(body.connector_priority ?? body.contact_methods.map(({ type }) => type))];
    const person = { name, relationship, contacts, connectorPriority, locale };
    const { survivor, issued } = await addSurvivor(app, host, person, { message, paperRecipient }, requestId);
    const id = (await wireIds(app)).survivor(survivor.id);
    return created({
      id,
      name,
      relationship,
      message: paperRecipient === undefined ? ENVELOPE : ENVELOPE_WITHOUT_KEY,
      ...paperObject(app, { host, total: host.survivors.length + 1 }, { id, name, locale }, issued),
    });
  },
);
