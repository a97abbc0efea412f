import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentsOf, brandProblem, contrast, DEFAULT_BRAND, markSvg } from '#common/brand.ts';
import { DARK, LIGHT, type Palette } from '#common/look.ts';

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
  const token = (css: string, name: string) => new RegExp(`--${name}: (?:var\\(--[\\w-]+, )?(#\\w{6})`).exec(css)?.[1];
  it.each([
    ['light', LIGHT, light],
    ['dark', DARK, dark],
  ])('are those of the mails: %s', (_, palette, css) => {
    const [ground, text, quiet, line, accent, onButton] = ['paper', 'text', 'soft', 'line', 'accent', 'on-accent'].map((name) => token(css, name));
    expect({ ground, text, quiet, line, link: accent, button: accent, onButton }).toEqual(palette);
  });
});

it('black on white has the contrast 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

describe('the accent colour of an operator', () => {
  it.each([DEFAULT_BRAND.accent, '#5b2a86', '#0b6b3a', '#8a1c1c', '#000000'])('%s is readable in both schemes', (accent) => {
    const { light, dark } = accentsOf({ accent });
    for (const colour of [light.accent, light.deep]) expect(contrast(colour, '#f4f6f8')).toBeGreaterThanOrEqual(4.5);
    for (const colour of [dark.accent, dark.deep]) expect(contrast(colour, '#1f272f')).toBeGreaterThanOrEqual(7);
    for (const { accent: ground, deep, onAccent } of [light, dark]) {
      for (const colour of [ground, deep]) expect(contrast(colour, onAccent)).toBeGreaterThanOrEqual(4.5);
    }
    expect(brandProblem({ mark: 'W', accent })).toBeNull();
  });

  it.each([
    [{ mark: 'W', accent: '#5aa9e6' }, 'has a contrast of 2.3 to 1 with the light page. It needs 4.5 to 1.'],
    [{ mark: 'W', accent: 'blue' }, 'a colour such as #1d4f73'],
    [{ mark: '<b>', accent: '#1d4f73' }, 'one or two letters'],
  ])('%j is refused in words', (brand, words) => expect(brandProblem(brand)).toContain(words));

  it('is the ground of the mark, which has one line more in its large size', () => {
    const sizes = (['small', 'large'] as const).map((size) => markSvg({ mark: 'VW', accent: '#5b2a86' }, size));
    for (const svg of sizes) expect(svg).toMatch(/fill="#5b2a86".*>VW<\/text><\/svg>$/);
    expect(sizes.map((svg) => svg.includes('stroke='))).toEqual([false, true]);
  });
});
