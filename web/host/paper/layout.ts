import type { Paper } from '#web/host/survivors/survivor.ts';
import { LOCALES, type Locale } from '#words/locales.ts';

/** Returns the language of the printed sheets: the Survivor's if we have it, else English. */
export function paperLocale({ locale }: Pick<Paper, 'locale'>): Locale {
  return LOCALES.find((one) => locale === one.locale || locale.startsWith(`${one.locale}-`))?.locale ?? 'en';
}

/**
 * The content of the QR code next to the recovery key: the key and the fingerprint, each in its own line, as the recovery program
 * reads a paper. Capital letters make the code smaller, and the program ignores case.
 */
export function recoveryQr({ recovery_key, package_fingerprint }: Pick<Paper, 'recovery_key' | 'package_fingerprint'>): string {
  return `${recovery_key}\n${package_fingerprint}`.toUpperCase();
}

/** The address that a person types: the first page of the site, without the numbers that are in the QR code. */
export function siteAddress({ start_url }: Pick<Paper, 'start_url'>): string {
  return new URL('.', start_url).href;
}

/** Where the recovery program is, as long as the site exists. */
export function programAddress({ start_url }: Pick<Paper, 'start_url'>, file: string): string {
  return new URL(file, start_url).href;
}

/** Writes a SHA-256 in groups, so that two people can compare it aloud. */
export function inGroups(hex: string): string {
  return hex.match(/.{1,8}/g)?.join(' ') ?? hex;
}

/**
 * Long names take several lines in several places. Both sheets then have smaller type, so that each still fits its page. A line with
 * the operator leaves less space.
 */
export function needsSmallType({ host_name, survivor_name }: Pick<Paper, 'host_name' | 'survivor_name'>, hasOperator: boolean): boolean {
  return host_name.length + survivor_name.length > (hasOperator ? 30 : 60);
}

/** How many people had to come together when these papers were made. Null while there are fewer people than that. */
export function quorumOn(papers: readonly Pick<Paper, 'threshold' | 'survivors_total'>[]): { threshold: number; total: number } | null {
  const total = Math.max(...papers.map(({ survivors_total }) => survivors_total));
  const threshold = papers.at(-1)?.threshold ?? 0;
  return total >= threshold ? { threshold, total } : null;
}
