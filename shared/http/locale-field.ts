import * as z from 'zod';
import { isTimezone } from '#common/moment.ts';

/** A person's language. */
export const Locale = z
  .string('locale must be a language tag such as en or de-AT.')
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'locale must be a language tag such as en or de-AT.')
  .max(35, 'locale can have at most 35 characters.');

/** The time zone in which a person reads times. */
export const Timezone = z
  .string('timezone must be an IANA name such as Europe/Vienna.')
  .max(64, 'timezone can have at most 64 characters.')
  .refine(isTimezone, 'timezone must be an IANA name such as Europe/Vienna.');
