import { getCountryCallingCode } from 'libphonenumber-js/min';
import { botSecretName, smsSecretName } from '#platform/service-secrets.ts';
import type { GivenSettings } from './settings.ts';

type ChannelSettings = Pick<GivenSettings, 'stage' | 'texts' | 'telegramBot'>;

/** Returns the names of the parameters with the operator's accounts that a deployment needs. AWS itself needs none. */
export function channelSecretNames({ stage, texts, telegramBot }: ChannelSettings): string[] {
  const needsAccount = texts !== undefined && texts.provider !== 'aws';
  return [...(needsAccount ? [smsSecretName(stage)] : []), ...(telegramBot !== undefined ? [botSecretName(stage)] : [])];
}

/** Returns the environment that tells every function which channels the service itself has. Only one has the accounts. */
export function channelEnvironment({ texts, telegramBot }: Pick<ChannelSettings, 'texts' | 'telegramBot'>): Record<string, string> {
  return {
    ...(telegramBot !== undefined && { TELEGRAM_BOT: telegramBot }),
    ...(texts && {
      SMS_COUNTRIES: texts.countries.map((country) => `${country}+${getCountryCallingCode(country)}`).join(','),
      SMS_PROVIDER: texts.provider,
      SMS_FROM: texts.from,
      SMS_MONTHLY_PARTS: String(texts.monthlyParts),
    }),
  };
}
