import { type Language, tagOf } from '#common/language.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes a size in the language of the page. */
export function sizeOf(bytes: number): string {
  const power = UNITS.filter((_, at) => at > 0 && bytes >= 1024 ** at).length;
  const style = { style: 'unit', unit: UNITS[power] ?? 'byte', maximumFractionDigits: 1 } as const;
  // The page has set it.
  return new Intl.NumberFormat(tagOf(document.documentElement.lang as Language), style).format(bytes / 1024 ** power);
}
