import { LOCALES } from '#words/locales.ts';

/** Returns the language in which messages with this tag are written: `de` for `de-AT`. English if we do not have it. */
export function languageOf(tag: string): string {
  const language = tag.toLowerCase().split('-')[0];
  return LOCALES.find(({ locale }) => locale === language)?.locale ?? 'en';
}

/** Returns the time zones to choose from: the stored one, that of this device, and all that the browser knows. */
export function timeZones(stored: string, device: string, known: readonly string[] = knownZones()): string[] {
  return [...new Set([stored, device, 'UTC', ...known])];
}

// Safari before 15.4 has no list.
function knownZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}
