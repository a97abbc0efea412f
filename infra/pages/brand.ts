import { accentsOf, type Brand, brandProblem, DEFAULT_BRAND, markSvg } from '#common/brand.ts';
import type { BuiltFile } from '#web/edge/publication.ts';

export type { Brand };

/**
 * Reads the setting `brand`: in the file an object with one or both values, on the command line the same as JSON. Throws an error that
 * says what is wrong, such as a colour with too little contrast.
 */
export function readBrand(given: unknown): Brand {
  const parts = typeof given === 'string' && given !== '' ? parsed(given) : given || {};
  if (typeof parts !== 'object' || parts === null) throw new Error('The setting brand must have the form {"mark": "W", "accent": "#1d4f73"}.');
  const { mark, accent } = { ...DEFAULT_BRAND, ...parts };
  const brand = { mark: String(mark), accent: String(accent) };
  const problem = brandProblem(brand);
  if (problem !== null) throw new Error(`In the setting brand, ${problem}`);
  return brand;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the mark in its two sizes. It is no part of the build, because each operator has their own. */
export function markFiles(brand: Brand): BuiltFile[] {
  return [
    { path: 'icon.svg', content: Buffer.from(markSvg(brand, 'small')) },
    { path: 'mark.svg', content: Buffer.from(markSvg(brand, 'large')) },
  ];
}

/** Returns the accent colours as custom properties, which the style of the pages reads. */
export function pageColours(brand: Brand): Record<string, string> {
  const { light, dark } = accentsOf(brand);
  return Object.fromEntries(
    Object.entries({ light, dark }).flatMap(([scheme, { accent, deep, onAccent }]) => [
      [`--${scheme}-accent`, accent],
      [`--${scheme}-deep`, deep],
      [`--${scheme}-on-accent`, onAccent],
    ]),
  );
}
