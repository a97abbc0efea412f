import * as z from 'zod';
import { CHANNELS, HOST_CHANNELS } from '#common/contact.ts';
import { LANGUAGES } from '#common/language.ts';

// The parts that several replies share. Objects are strict: a field that is not named here is our mistake.

export const Id = z.uuid();

/** ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

export const Count = z.int().min(0);

export const Channel = z.enum(CHANNELS);
/** With `push`, an addition to the specification. */
export const HostChannel = z.enum(HOST_CHANNELS);

/** A sentence for a person. */
export const Sentence = z.string().min(1);

/** A reply without a body. */
export const noBody = { 204: 'empty' } as const;

/** The effect of a person's language setting. */
export const LOCALE_USE =
  `Messages and the pages behind their links are in this language if we have it (${LANGUAGES.join(', ')}), else in English. ` +
  'A variant, such as en-US, says how dates are written.';
