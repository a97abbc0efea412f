import * as z from 'zod';
import { ConnectorPriority, ContactMethods } from '#channels/wire/contact-fields.ts';
import { canonicalContacts } from '#common/contact.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import { RECIPIENT_PATTERN } from '#custody/age-header.ts';
import { withoutProposal } from '#hosts/rules/invitation.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { nameLine, PersonalMessage } from '#http/fields.ts';
import { Locale } from '#http/locale-field.ts';
import type { MessageChange } from '#sealing/survivor-change.ts';

/** With it, the key on the paper is not ours: only the paper has it. */
const PaperRecipient = z
  .string('paper_recipient must be a text.')
  .regex(RECIPIENT_PATTERN, 'paper_recipient must be an X25519 recipient of age: age1 and 58 small letters and digits.')
  .optional()
  .describe(
    'The recipient of the key on the paper, an age identity that the Host’s own device has made. Shares and message are encrypted to it too, and the response has no `recovery_key`. Every paper needs its own. An addition to the specification.',
  );

/** The fields of a new Survivor. */
export const NewSurvivor = z.object({
  name: nameLine('name', MAX_NAME_CHARACTERS),
  relationship: nameLine('relationship', MAX_NAME_CHARACTERS),
  contact_methods: ContactMethods,
  connector_priority: ConnectorPriority.optional(),
  personal_message: PersonalMessage.optional(),
  paper_recipient: PaperRecipient,
  locale: Locale.default(DEFAULT_READER.locale),
});

/** The fields of a new paper. */
export const NewPaper = z.object({ paper_recipient: PaperRecipient });

/** The fields of an update. Absent fields do not change. */
export const SurvivorUpdate = z
  .object({
    name: nameLine('name', MAX_NAME_CHARACTERS).optional(),
    relationship: nameLine('relationship', MAX_NAME_CHARACTERS).optional(),
    contact_methods: ContactMethods.optional(),
    connector_priority: ConnectorPriority.optional(),
    personal_message: z
      .union([z.literal(''), PersonalMessage])
      .optional()
      .describe('An empty text deletes the personal message. For seven days, `restore_personal_message` restores it.'),
    locale: Locale.optional(),
    remove_personal_message: z
      .boolean('remove_personal_message must be true or false.')
      .optional()
      .describe('True deletes the personal message, as an empty `personal_message` does. An addition to the specification.'),
    restore_personal_message: z
      .boolean('restore_personal_message must be true or false.')
      .optional()
      .describe(
        'True: the personal message that was deleted within the last seven days, or that the link of a notice replaced, is there again. An addition to the specification.',
      ),
  })
  .refine((body) => [body.personal_message, body.remove_personal_message, body.restore_personal_message].filter(Boolean).length < 2, {
    message: 'Send only one of personal_message, remove_personal_message and restore_personal_message.',
    path: ['personal_message'],
  });

/** Returns what an update does with the personal message. Undefined: it stays. */
export function messageChange(body: z.infer<typeof SurvivorUpdate>): MessageChange | undefined {
  if (body.restore_personal_message) return 'restored';
  if (body.remove_personal_message) return { to: '' };
  return body.personal_message === undefined ? undefined : { to: body.personal_message };
}

/** Returns the fields of a Survivor that an update changes. Contacts that are saved again get notices again, count as working, and settle what was proposed. */
export function survivorChanges(body: z.infer<typeof SurvivorUpdate>, survivor: Survivor): Partial<Survivor> {
  const { silenced, round = 0, mailboxes, locale: known = DEFAULT_READER.locale } = survivor;
  const { name, relationship, contact_methods, connector_priority, locale = known } = body;
  return {
    ...(name !== undefined && { name }),
    ...(relationship !== undefined && { relationship }),
    ...(contact_methods && { contacts: canonicalContacts(contact_methods), ...(silenced?.length && { silenced: [], round: round + 1 }) }),
    ...(contact_methods && mailboxes?.length && { mailboxes: [] }),
    ...(contact_methods && withoutProposal(survivor)),
    ...(connector_priority && { connectorPriority: [...new Set(connector_priority)] }),
    ...(locale !== known && { locale }),
  };
}
