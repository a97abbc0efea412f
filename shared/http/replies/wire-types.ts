import * as z from 'zod';
import { CHANNELS } from '#domain/contact.ts';

// What several replies are made of. Objects are strict: a field that is not named here is a mistake of ours.

export const Id = z.uuid();

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

export const Count = z.int().min(0);

export const Channel = z.enum(CHANNELS);

/** A sentence for a person. */
export const Sentence = z.string().min(1);

/** An answer without a body. */
export const noBody = { 204: 'empty' } as const;

/** What a person's language is good for. */
export const LOCALE_USE = 'Messages are English; a kind of English, such as en-US, says how dates are written in them.';
