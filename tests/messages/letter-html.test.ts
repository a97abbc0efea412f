import { describe, expect, it } from 'vitest';
import { withPlainSigns } from '#connectors/text-parts.ts';
import { renderSample, SAMPLES } from '#infra/messages/samples.ts';
import type { Letter } from '#messages/rules/letter.ts';
import { renderLetter } from '#messages/rules/render-letter.ts';

const names = [...SAMPLES.toHost, ...SAMPLES.toSurvivor, ...SAMPLES.direct];
const optOutLink = 'https://api.will.example.org/api/liveness/respond?a=1&b=2';

const unescaped = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '');
/** The words that a reader sees, without what shows them. */
const seenIn = (html: string) =>
  unescaped(
    html
      .replace(/^[\s\S]*<body[^>]*>/, '')
      .replace(/<\/?strong[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ');
const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescaped(href));

describe('the HTML form of a message', () => {
  it.each(names)('has the links of the text form, and no others: %s', (name) => {
    const { text, html } = renderSample(name, { optOutLink });
    expect([...new Set(hrefsIn(html))]).toEqual(text.match(/https:\S+/g) ?? []);
  });

  it.each(names)('has the sentences and the code of the text form, in its order: %s', (name) => {
    const { text, html } = renderSample(name);
    const paragraphs = text
      .trim()
      .split('\n\n')
      .map((paragraph) => paragraph.replace(/^- /, '').replace(/\nhttps:\S+$/, ''));
    let rest = seenIn(html);
    for (const paragraph of paragraphs.map((one) => one.replace(/\s+/g, ' '))) {
      expect(rest).toContain(paragraph);
      rest = rest.slice(rest.indexOf(paragraph) + paragraph.length);
    }
  });

  it.each(names)('has at most one button, with its address as text below it: %s', (name) => {
    const { html } = renderSample(name, { optOutLink });
    const buttons = [...html.matchAll(/<a class="button" href="([^"]+)"[^>]*>[^<]+<\/a>([\s\S]*)/g)];
    expect(html.split('class="button"').length).toBeLessThanOrEqual(2);
    for (const [, href, below] of buttons) expect(below?.match(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/)?.slice(1)).toEqual([href, href]);
  });

  it.each(names)('loads nothing and runs nothing: %s', (name) => {
    const { html } = renderSample(name, { optOutLink });
    expect(html).not.toMatch(/<(script|img|link|iframe|object|form|video|audio|svg|base)|\b(src|srcset|background|poster|on\w+)=|url\(|@import/i);
  });

  it.each(names)('is far below the 102 kB at which Gmail cuts a message: %s', (name) => {
    const long = '\u{1d538}'.repeat(200);
    const { html, text } = renderSample(name, { hostName: long, survivorName: long, optOutLink });
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(20_000);
  });
});

describe('a message in Arabic', () => {
  const changes = { hostName: 'Ann (1)', survivorName: 'Bob (2)', optOutLink };

  it.each(names)('keeps each name in a sentence together, in both forms, and has no sign of it in its subject or an SMS: %s', (name) => {
    const { subject, text, html, short } = renderSample(name, changes, 'ar');
    const body = html.replace(/^[\s\S]*<h1/, '');
    expect(body.replace(/<bdi>(Ann|Bob)( \(\d\))?<\/bdi>/g, '')).not.toMatch(/Ann|Bob|[\u2066-\u2069]/);
    expect(text.replace(/\u2068(Ann|Bob)( \(\d\))?\u2069/g, '')).not.toMatch(/Ann|Bob/);
    expect(body.match(/<bdi>/g)?.length).toBe(body.match(/<\/bdi>/g)?.length);
    expect(subject + withPlainSigns(short)).not.toMatch(/[\u2066-\u2069]/);
  });
});

/** A letter whose every part has characters that mean something in HTML. */
const hostile: Letter = {
  subject: `</title><script>a("b")</script> & 'c'`,
  greeting: '<img src=x onerror=alert(1)>',
  body: ['"><b>x</b>', '- <li>y</li>', 'Your code is 12&34.'],
  code: '12&34',
  step: { label: '</a><a href="https://evil.example">', link: 'https://will.example.org/a?b=1&c=2' },
  after: ['</style><style>*{display:none}'],
  optOut: { sentence: '<!-- no', link: 'https://will.example.org/out?a=1&b=2' },
};

describe('a text with markup', () => {
  const { html } = renderLetter(hostile, { productName: '<i>Wills</i> & more', locale: 'en"><script>' });

  it('stays text in every part of a letter', () => {
    expect(html).not.toMatch(/<(script|img|b|i|!--)\b|<!--|evil\.example"/);
    expect(html.match(/<\/?(?:title|style|a|li)\b/g)).toHaveLength(12);
    const seen = seenIn(html);
    for (const part of [hostile.greeting, '"><b>x</b>', '<li>y</li>', hostile.step?.label, ...(hostile.after ?? []), hostile.optOut?.sentence]) {
      expect(seen).toContain(part);
    }
    expect(seen).toContain('<i>Wills</i> & more, your will custody service.');
  });

  it('keeps the attributes whole', () => {
    expect(hrefsIn(html)).toEqual([hostile.step?.link, hostile.step?.link, hostile.optOut?.link]);
    expect(html).toContain('<html lang="en" dir="ltr">');
  });
});

describe('a letter', () => {
  const letter: Letter = { subject: 'A subject', greeting: 'Hello,', body: ['One:', '- a', '- b', 'Two.'] };

  it('has entries that follow each other as one list', () => {
    expect(renderLetter(letter, { productName: 'Wills' }).html).toMatch(
      /<p[^>]*>One:<\/p>\n<ul[^>]*>\n<li>a<\/li>\n<li>b<\/li>\n<\/ul>\n<p[^>]*>Two\.<\/p>/,
    );
  });

  it.each([
    ['en-US', 'en-US'],
    ['en', 'en'],
    ['de-AT', 'de-AT'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('for a reader of %s names the language in which it is written: %s', (locale, lang) => {
    const { html } = renderLetter(letter, { productName: 'Wills', ...(locale && { locale }) });
    expect(html.match(/<(?:html|div)[^>]* lang="([^"]*)" dir="([^"]*)"/g)).toHaveLength(2);
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`);
  });

  it('has a code in large digits, in its sentence', () => {
    const { html, text } = renderSample('one-time-code');
    expect(html).toMatch(/Your code is <strong [^>]*>012345<\/strong>\. It works for 10 minutes, and is not for a rehearsal\./);
    expect(text).toContain('Your code is 012345.');
  });

  it('names the service as its operator named it, in both forms', () => {
    const { html, text } = renderLetter(letter, { productName: 'Vienna Wills' });
    const branded = renderLetter(letter, { productName: 'Vienna Wills', brand: { mark: 'V', accent: '#5b2a86' } }).html;
    expect(branded).toMatch(/<span class="mark" aria-hidden="true" style="[^"]*background:#5b2a86;color:#ffffff">V<\/span>Vienna Wills/);
    expect([html.includes('</span>Vienna Wills</p>'), text.includes('\n\nVienna Wills, your will custody service.')]).toEqual([true, true]);
  });
});
