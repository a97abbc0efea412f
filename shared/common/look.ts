import { accentsOf, DEFAULT_BRAND } from './brand.ts';

/** The colours of one scheme. Each text has a contrast of at least 4.5 to 1 on its ground: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export interface Palette {
  ground: string;
  text: string;
  /** For what is less important. */
  quiet: string;
  link: string;
  line: string;
  /** The ground of a button. */
  button: string;
  onButton: string;
}

const accents = accentsOf(DEFAULT_BRAND);

export const LIGHT: Palette = {
  ground: '#ffffff',
  text: '#17202a',
  quiet: '#4a5663',
  link: accents.light.accent,
  line: '#b3bcc5',
  button: accents.light.accent,
  onButton: accents.light.onAccent,
};

export const DARK: Palette = {
  ground: '#14191f',
  text: '#eef2f5',
  quiet: '#b9c4ce',
  link: accents.dark.accent,
  line: '#45525e',
  button: accents.dark.accent,
  onButton: accents.dark.onAccent,
};

/** The fonts of the reader's own system: nothing is loaded. */
export const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The shape of a button: at least 44 pixels high, whatever its label. */
export const BUTTON_SHAPE = 'padding:13px 24px;border-radius:6px;font-weight:600;line-height:1.3';
