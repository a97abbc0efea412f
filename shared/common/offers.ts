import type { ContactMethod } from './contact.ts';

/** A country whose numbers get text messages of the service. */
export interface OfferedCountry {
  /** ISO 3166, such as AT. */
  country: string;
  /** With a plus sign, such as +43. Several countries can share one. */
  prefix: string;
}

/** The channels that the service itself has next to its mailer, by the operator's settings. */
export interface Offers {
  /** Empty: the service sends no text messages. */
  sms: readonly OfferedCountry[];
  /** The name of the service's bot at Telegram, without the @. Empty: it has none. */
  telegram: string;
}

export const NO_OFFERS: Offers = { sms: [], telegram: '' };

/** Reads the offers from the environment: countries as `AT+43,DE+49`. */
export function readOffers({ SMS_COUNTRIES, TELEGRAM_BOT }: { SMS_COUNTRIES: string; TELEGRAM_BOT: string }): Offers {
  const countries = SMS_COUNTRIES.split(',').filter((one) => one !== '');
  return { sms: countries.map((one) => ({ country: one.slice(0, 2), prefix: one.slice(2) })), telegram: TELEGRAM_BOT };
}

/**
 * Whether the service itself reaches this contact. A Telegram contact is a name, which no bot can write to. Whether a number really
 * belongs to the country is known only when a message is sent.
 */
export function reaches({ sms }: Offers, { type, value }: ContactMethod): boolean {
  return type === 'sms' && sms.some(({ prefix }) => value.startsWith(prefix));
}
