import { parsePhoneNumber } from 'libphonenumber-js/max';
import type { OfferedCountry } from '#common/offers.ts';

/** Only these take text messages at the usual price. In some countries a number does not show which of the two it is. */
const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Returns why the service sends no text message to a number, as a sentence for its Host. Undefined if it does. `to`: E.164. */
export function checkNumber(to: string, offered: readonly OfferedCountry[]): string | undefined {
  const number = parse(to);
  if (!number?.isValid()) return 'There is no such telephone number. Please check it.';
  if (!offered.some(({ country }) => country === number.country)) return 'This service sends no text messages to this country.';
  return MOBILE.has(number.getType()) ? undefined : 'This is not the number of a mobile phone. Please enter one that receives text messages.';
}

function parse(to: string): ReturnType<typeof parsePhoneNumber> | undefined {
  try {
    return parsePhoneNumber(to);
  } catch {
    return undefined;
  }
}
