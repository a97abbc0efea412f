import * as z from 'zod';

/** A person's language. */
export const Locale = z
  .string('locale must be a language tag such as en or de-AT.')
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'locale must be a language tag such as en or de-AT.')
  .max(35, 'locale can have at most 35 characters.');
