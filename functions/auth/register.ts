import * as z from 'zod';
import { registerHost } from '#accounts/register-host.ts';
import { registered } from '#accounts/wire/replies.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { DEFAULT_READER } from '#common/moment.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email, nameLine, Password } from '#http/fields.ts';
import { Locale, Timezone } from '#http/locale-field.ts';
import { created } from '#http/reply.ts';

const Body = z.object({
  email: Email,
  password: Password,
  display_name: nameLine('display_name', MAX_NAME_CHARACTERS),
  locale: Locale.default(DEFAULT_READER.locale).describe(`The default is \`${DEFAULT_READER.locale}\`. An addition to the specification.`),
  timezone: Timezone.default(DEFAULT_READER.timezone).describe(`The default is \`${DEFAULT_READER.timezone}\`. An addition to the specification.`),
});

/** POST /api/auth/register: a new Host, who has to confirm their e-mail address before signing in. The first mail is already in their language and time zone. */
export const handler = endpoint(
  routes['auth/register'],
  { body: Body, reply: registered, load: async ({ app }) => ({ id: app.newId() }) },
  async ({ app, body, requestId, id }) => {
    const { email, password, display_name, locale, timezone } = body;
    const profile = await registerHost(app, { id, email, password, displayName: display_name, locale, timezone, requestId });
    return created({ id, email: profile.email, display_name, status: 'pending_verification', created_at: profile.createdAt });
  },
);
