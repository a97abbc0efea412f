import * as z from 'zod';
import { AUDIT_ACTORS, AUDIT_EVENTS, TRAIL_YEARS } from '#effects/audit.ts';
import { Count, Id, Timestamp } from '#http/wire-types.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const AuditEntry = z
  .strictObject({
    number: z
      .int()
      .min(1)
      .nullable()
      .describe('The place in the chain, from 1. Null for an entry that is not in the chain yet, which takes a few seconds.'),
    at: Timestamp.describe('When it happened. Entries are chained when they were stored, so times can step back by seconds.'),
    event: z.enum(AUDIT_EVENTS),
    by: z
      .enum(AUDIT_ACTORS)
      .describe(
        '`link`: someone who used a link in a message to the Host. `survivor`: a Survivor, or someone who says so. `unknown`: someone who gave no proof. `service`: the service itself.',
      ),
    person: z.string().nullable().describe('The Survivor whom the entry is about, as they were called then.'),
    transfer_id: Id.nullable(),
    facts: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('Details of the event. Ids in it are internal: no operation takes them. It contains no code, no token and no contact.'),
    id: z.string().describe('Begins with the id of the request, if there was one.'),
    previous_hash: Hash.nullable().describe('`hash` of the entry before it. Null while `number` is null.'),
    hash: Hash.nullable().describe(
      'SHA-256 of the JSON of at, by, event, facts, id, number and previous (`previous_hash`), with sorted names and without spaces.',
    ),
  })
  .meta({ id: 'AuditEntry' });

export const auditTrail = {
  200: z.strictObject({
    account_id: Id,
    head: z
      .strictObject({ number: Count, hash: Hash })
      .describe(
        'The end of the chain. Keep it: no one can change an earlier entry unnoticed by someone who has it. Number 0: there is no entry yet.',
      ),
    entries: z.array(AuditEntry).describe(`The newest first. Entries are kept for ${TRAIL_YEARS} years.`),
    next: z.int().nullable().describe('The value of `before` for the next page. Null on the last page.'),
  }),
};
