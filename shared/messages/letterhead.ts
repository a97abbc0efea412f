import type { Environment } from '#platform/env.ts';
import type { Letterhead } from './rules/letter.ts';

/** Returns what is the same in every letter of this deployment: its name, its mark and its colour. */
export function letterheadOf({ env }: { env: Environment }): Letterhead {
  return { productName: env.PRODUCT_NAME, brand: { mark: env.BRAND_MARK, accent: env.BRAND_ACCENT } };
}
