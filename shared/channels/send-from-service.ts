import type { App } from '#app/app.ts';
import { readOffers } from '#common/offers.ts';
import { Refusal } from '#common/refusal.ts';
import type { Delivery, FailedDelivery } from '#connectors/connector.ts';
import { partsOf } from '#connectors/text-parts.ts';
import { checkNumber } from '#platform/text-messages.ts';
import { chargeText, keepNotice, refundText, wasNoticeSent } from './charge-text.ts';
import type { ServiceMessage } from './rules/text-budget.ts';
import { WEBHOOK_PATH, webhookSecret } from './telegram-start.ts';

/** Prepares the bot of the service for people who press Start. */
interface BotRegistration {
  registerBot: true;
}

export type ServiceOrder = ServiceMessage | BotRegistration;

/** Does what needs the operator's accounts. Throws Refusal `delivery_failed` if the bot can't be prepared. */
export async function performServiceOrder(app: App, order: ServiceOrder): Promise<Delivery> {
  if (!('registerBot' in order)) return sendServiceMessage(app, order);
  const done = await app.serviceChannels.registerBot(`${app.env.API_URL}${WEBHOOK_PATH}`, await webhookSecret(app));
  if (!done.accepted) throw new Refusal('delivery_failed', `Telegram could not be prepared. ${done.reason}`);
  return done;
}

/** Sends a message over a channel of the service itself. Only a worker without a route does this: it alone has the operator's accounts. */
async function sendServiceMessage(app: App, message: ServiceMessage): Promise<Delivery> {
  return message.channel === 'sms' ? sendText(app, message) : app.serviceChannels.telegram(message.to, message.text);
}

/** Each part of a text message costs money. It is charged before it leaves, and not at all if the provider refuses it. */
async function sendText(app: App, message: ServiceMessage): Promise<Delivery> {
  const { to, text } = message;
  const wrong = checkNumber(to, readOffers(app.env).sms);
  if (wrong !== undefined) return refused(wrong, true);
  const charge = { ...message, parts: partsOf(text) };
  if (await wasNoticeSent(app, message)) return { accepted: true };
  const spent = await chargeText(app, charge);
  if (spent !== undefined) return refused(spent, false);
  const delivery = await app.serviceChannels.sms(to, text);
  if (delivery.accepted) await keepNotice(app, message);
  else await refundText(app, charge);
  return delivery;
}

const refused = (reason: string, permanent: boolean): FailedDelivery => ({ accepted: false, reason, permanent });
