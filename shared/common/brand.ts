/** How the operator's service looks: the mark of one or two letters, and the accent colour as `#1d4f73`. */
export interface Brand {
  mark: string;
  accent: string;
}

export const DEFAULT_BRAND: Brand = { mark: 'W', accent: '#1d4f73' };

/** The grounds on which the accent is a text, such as a link. */
const PAPER = '#ffffff';
const RAISED = '#f4f6f8';
const DARK_RAISED = '#1f272f';

/** A text has at least this contrast: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const READABLE = 4.5;
const CLEAR = 7;

/** The accent in one scheme: as a text or the ground of a button, below the pointer, and the text on a button. */
export interface Accent {
  accent: string;
  deep: string;
  onAccent: string;
}

/** Returns the accent in the light and in the dark scheme. In the dark it is lighter, until it is clear on the ground. */
export function accentsOf({ accent }: Pick<Brand, 'accent'>): { light: Accent; dark: Accent } {
  const lighter = LIGHTNESSES.map((lightness) => withLightness(accent, lightness)).find((colour) => contrast(colour, DARK_RAISED) >= CLEAR) ?? PAPER;
  return {
    light: { accent, deep: mix(accent, '#000000', 0.3), onAccent: PAPER },
    dark: { accent: lighter, deep: mix(lighter, PAPER, 0.4), onAccent: mix(accent, '#000000', 0.75) },
  };
}

const LIGHTNESSES = Array.from({ length: 50 }, (_, step) => 0.5 + step / 100);

/** Returns why these are no mark and accent of a service that everyone can read. Null if they are fine. */
export function brandProblem({ mark, accent }: Brand): string | null {
  // The mark is text in mails, where nothing of it may become a link or markup.
  if (!/^[\p{L}\p{N}]{1,2}$/u.test(mark)) return `the mark must be one or two letters or digits. It is ${mark}.`;
  if (!/^#[0-9a-f]{6}$/.test(accent)) return `the accent must be a colour such as #1d4f73, in small letters. It is ${accent}.`;
  const found = Math.min(contrast(accent, PAPER), contrast(accent, RAISED));
  if (found >= READABLE) return null;
  return `the accent ${accent} has a contrast of ${found.toFixed(1)} to 1 with the light page. It needs ${READABLE} to 1. Choose a darker colour.`;
}

/** Returns the contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a colour with this share of another one. */
function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  return toHex(channels(colour).map((value, at) => value + ((others[at] ?? 0) - value) * share));
}

/** A lighter colour of full saturation is glaring on a dark page. */
const MOST_SATURATION = 0.6;

/** Returns the colour of the same hue with this lightness, from 0 to 1: https://www.w3.org/TR/css-color-4/#the-hsl-notation */
function withLightness(colour: string, lightness: number): string {
  const parts = channels(colour).map((value) => value / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const middle = (most + least) / 2;
  const range = (at: number) => 1 - Math.abs(2 * at - 1);
  const stretch = most === least ? 0 : Math.min(1 / range(middle), MOST_SATURATION / (most - least)) * range(lightness);
  return toHex(parts.map((part) => (lightness + (part - middle) * stretch) * 255));
}

const toHex = (parts: readonly number[]): string => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Draws the mark: the small one for a tab and the head of a page, the large one with the line of a seal around it. */
export function markSvg({ mark, accent }: Brand, size: 'small' | 'large'): string {
  const letter = mark.length > 1 ? 15 : 20;
  const line = '<rect x="3" y="3" width="26" height="26" rx="4.5" fill="none" stroke="#fff" stroke-opacity=".55"/>';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${accent}"/>`,
    size === 'large' ? line : '',
    `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="Georgia,'DejaVu Serif',serif" font-weight="700" font-size="${letter}" fill="#fff">${mark}</text>`,
    '</svg>',
  ].join('');
}
