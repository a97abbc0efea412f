import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT, type Palette } from '#domain/look.ts';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_, palette: Palette) => {
  it.each(['text', 'quiet', 'link'] as const)('has readable letters in the colour %s', (colour) => {
    expect(contrast(palette[colour], palette.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable buttons that differ from the ground', () => {
    expect(contrast(palette.onButton, palette.button)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.button, palette.ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the colours of the pages', () => {
  const [light = '', dark = ''] = readFileSync('web/styles/site.css', 'utf8').split('prefers-color-scheme: dark');
  const token = (css: string, name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1];
  it.each([
    ['light', LIGHT, light],
    ['dark', DARK, dark],
  ])('are those of the mails: %s', (_, palette, css) => {
    const [ground, text, quiet, line, accent, onButton] = ['paper', 'text', 'soft', 'line', 'accent', 'on-accent'].map((name) => token(css, name));
    expect({ ground, text, quiet, line, link: accent, button: accent, onButton }).toEqual(palette);
  });
});

it('black on white has the contrast 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));
