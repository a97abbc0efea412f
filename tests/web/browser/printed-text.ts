import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/** Widths and heights of paper in whole points, as a PDF names them. */
const FORMATS = { A4: '595 842', Letter: '612 792' } as const;

/**
 * Prints the page to PDF, and checks that all its pages have this format. Returns the text of each of them without white space,
 * because a line can break anywhere.
 */
export async function printedTexts(page: Page, format: keyof typeof FORMATS): Promise<string[]> {
  const objects = objectsOf(await page.pdf({ format }));
  const pages = [...objects.values()].map(({ head }) => head).filter((head) => /\/Type \/Page\b/.test(head));
  const sizes = pages.map((head) => /\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/.exec(head)?.slice(1).join(' '));
  expect([...new Set(sizes)], 'the format of the printed pages').toEqual([FORMATS[format]]);
  return pages.map((head) => textOf(objects, head));
}

/** A text as `printedTexts` returns it. Printed letters can be joined to one glyph, such as “fi”. */
export const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

interface PdfObject {
  /** The object before its stream. */
  head: string;
  /** Its stream, one character a byte. Empty without one. */
  stream: string;
}

/** Reads the objects of a PDF that Chromium has written: each is plain, and its stream is compressed. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n?([\s\S]*?)\nendobj/g)) {
    const start = body.indexOf('stream\n');
    const head = start < 0 ? body : body.slice(0, start);
    const raw = start < 0 ? '' : body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    // A picture has another compression, and no text.
    const isText = head.includes('/FlateDecode') && !head.includes('/Image');
    found.set(id, { head, stream: isText ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw });
  }
  return found;
}

function textOf(objects: ReadonlyMap<string, PdfObject>, page: string): string {
  const refer = (name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(page)?.[1] ?? '';
  const resources = objects.get(refer('Resources'))?.head ?? page;
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
    fonts.set(name, letters(objects.get(unicode)?.stream ?? ''));
  }
  let font = new Map<string, string>();
  let text = '';
  for (const [, name, glyphs] of (objects.get(refer('Contents'))?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += font.get(glyph.toUpperCase()) ?? '';
  }
  return withoutSpaces(text);
}

/** Reads which letters the glyphs of a font are. */
function letters(map: string): Map<string, string> {
  const found = new Map<string, string>();
  const unicode = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, part = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', letter = ''] of part.matchAll(/<(\w+)> <(\w+)>/g)) found.set(glyph.toUpperCase(), unicode(letter));
  for (const [, part = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', letter = ''] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1)
        found.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCharCode(Number.parseInt(letter, 16) + glyph - first));
    }
  return found;
}
