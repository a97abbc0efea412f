import { tagOf } from '#common/language.ts';
import type { Locale } from '#words/locales.ts';

const STEP = 1024;

/** Writes a size in the unit that fits: `3.4 MB`. An MB has 1,024 × 1,024 bytes, as in the limits of the service. */
export function formatSize(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = units.filter((_, power) => power > 0 && bytes >= STEP ** power).length;
  return new Intl.NumberFormat(tagOf(locale), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / STEP ** step);
}
