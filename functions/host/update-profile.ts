import * as z from 'zod';
import { changeProfile } from '#accounts/change-profile.ts';
import { hostObject } from '#accounts/wire/account-objects.ts';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { hostReply } from '#accounts/wire/replies.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Email, nameLine } from '#http/fields.ts';
import { Locale, Timezone } from '#http/locale-field.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({
  display_name: nameLine('display_name', MAX_NAME_CHARACTERS).optional(),
  email: Email.optional(),
  locale: Locale.optional(),
  timezone: Timezone.optional(),
});

/** PUT /api/host/profile: name, e-mail address, and the language and time zone in which messages give dates; what is not sent stays. A new address is shown immediately and counts next to the previous one. */
export const handler = hostEndpoint(
  routes['host/update-profile'],
  { body: Body, reply: hostReply },
  async ({ app, body, event, host, requestId }) => {
    const { displayName, locale, timezone } = host.profile;
    const fields = {
      email: body.email,
      displayName: body.display_name ?? displayName,
      locale: body.locale ?? locale,
      timezone: body.timezone ?? timezone,
    };
    const profile = await changeProfile(app, host, fields, { requestId, admit: changeCounter({ app, event, host }) });
    return ok(hostObject({ ...host, profile }, instant(app.now())));
  },
);
