import * as z from 'zod';
import { connectorConfigSchemas, pushPublicKey } from '#connectors/index.ts';
import { routes } from '#functions/routes.ts';
import { alertPlacesOf } from '#hosts/rules/survivor.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { admitCounted } from '#http/throttle.ts';
import { loadQuestion, type Question } from '#survivors/answer-invitation.ts';
import { type AlertsChange, assertConfirmed, type ChangedAlerts, changeAlerts } from '#survivors/change-alerts.ts';
import { survivorAlerts } from '#survivors/wire/replies.ts';

const Body = z
  .object({
    token: z.string().max(500),
    add_device: connectorConfigSchemas.push.optional().describe('A subscription of this browser: it then also shows that a message is on its way.'),
    connect_chat: z.literal(true, 'connect_chat must be true.').optional().describe('Prepares the chat with the bot of the service.'),
    remove: z.uuid('remove must be the id of a device or a chat.').optional().describe('The id of a device or a chat that gets no more alerts.'),
  })
  .refine(({ add_device, connect_chat, remove }) => [add_device, connect_chat, remove].filter((one) => one !== undefined).length <= 1, {
    message: 'Send only one of add_device, connect_chat and remove.',
    path: ['remove'],
  })
  .meta({ example: { token: 'v1.example.token', connect_chat: true } });

/** Someone with the link could otherwise keep changing the Host's record, and keep writing to the Survivor. */
const CHANGES = { limit: 10, windowSeconds: 86_400 };

/**
 * POST /api/survivor-auth/alerts: where a Survivor, who has confirmed, also learns that a message for them is on its way. Without a
 * change, it only answers what there is.
 */
export const handler = endpoint(
  routes['survivor-auth/alerts'],
  { body: Body, reply: survivorAlerts, load: async ({ app, body }) => ({ question: await loadConfirmed(app, body.token) }) },
  async ({ app, body, question, requestId }) => {
    const change = changeIn(body);
    if (change) await admitCounted(app, 'alert-changes', question.found.id, CHANGES);
    const { survivor, startUrl }: ChangedAlerts = change
      ? await changeAlerts(app, question, change, requestId)
      : { survivor: question.found.survivor };
    return ok({
      alerts: alertPlacesOf(survivor).map(({ id, kind, addedAt }) => ({ id, kind, added_at: addedAt })),
      push_key: pushPublicKey(await app.keyring.key('push-key')),
      has_bot: question.host.offers.telegram !== '',
      ...(startUrl !== undefined && { start_url: startUrl }),
    });
  },
);

async function loadConfirmed(app: Parameters<typeof loadQuestion>[0], token: string): Promise<Question> {
  const question = await loadQuestion(app, token);
  assertConfirmed(question);
  return question;
}

function changeIn({ add_device, connect_chat, remove }: z.infer<typeof Body>): AlertsChange | undefined {
  if (add_device) return { add: add_device };
  if (connect_chat) return { expectChat: true };
  return remove === undefined ? undefined : { remove };
}
