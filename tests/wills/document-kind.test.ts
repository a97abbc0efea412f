import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { inParts } from '#tests/support/parts.ts';
import { decideKind, needsPassword, type ObservedDocument, observeDocument } from '#wills/wire/document-kind.ts';
import { trueName } from '#wills/wire/document-names.ts';
import { MAIN, smallZip, wordParts, type ZipPart } from './small-zip.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const bytes = (text: string) => Buffer.from(text, 'latin1');
const padded = (text: string) => Buffer.concat([bytes(text), Buffer.alloc(600)]);

const pdf = bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const jpeg = padded('\xff\xd8\xff\xe0\x00\x10JFIF\x00');
const png = padded('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x02\x00\x00\x00\x90wS\xde\x00\x00\x00\x0cIDAT');
const gif = padded('GIF89a');
const webp = padded('RIFF\x24\x00\x00\x00WEBPVP8 ');
const tiff = padded('II*\x00\x08\x00\x00\x00\x00\x00');
const tiffFarDirectory = Buffer.concat([bytes('II*\x00\x00\x00\x10\x00'), Buffer.alloc(6000, 1)]);
const heic = padded('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1');
const heif = padded('\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic');
const docx = smallZip(wordParts());
const html = bytes('<!doctype html><html><script>alert(1)</script></html>');
const utf16 = (content: string) => Buffer.from(`\ufeff${content}`, 'utf16le');
const bigEndian = (content: string) => utf16(content).swap16();
const text = Buffer.from('Mein letzter Wille: alles für Änne. 遺言 🙂\n');

const list = bytes('will-inner/1 key signature\n{}');
const age = padded('age-encryption.org/v1\n-> X25519 abc\n\xff\x00');

const refused = (words: string) => ({ code: 'unsupported_document', message: expect.stringContaining(words) });
const NO_TEXT = (name: string) => `“${name}” is not text in UTF-8, nor in UTF-16 with a byte order mark. Please save it as UTF-8 and send it again.`;
const WRONG_NAME = (name: string, kind: string) =>
  `“${name}” is ${kind}, although its name ends in ${extname(name)}. Please correct the name or send the correct file.`;

const COMMANDS = 'a web page, a script or another text with commands';

describe('the name of a document', () => {
  it.each([
    ['scan.jpg', png, 'scan.jpg.png'],
    ['IMG_0001.HEIC', jpeg, 'IMG_0001.HEIC.jpg'],
    ['IMG_0001.JPG', heic, 'IMG_0001.JPG.heic'],
    ['photo.png', webp, 'photo.png.webp'],
    ['x.txt.pdf', pdf, 'x.txt.pdf'],
    ['invoice.exe', pdf, 'invoice.exe.pdf'],
    ['will.zip', docx, 'will.zip.docx'],
    ['letter.pdf', text, 'letter.pdf.txt'],
    ['letter.constructor', text, 'letter.constructor.txt'],
    ['will', pdf, 'will.pdf'],
    ['photo.jpg. ', png, 'photo.jpg.png'],
    ['photo.png.', png, 'photo.png'],
    ['photo.jfif', jpeg, 'photo.jfif'],
    ['photo.heif', heic, 'photo.heif'],
    ['letter.text', text, 'letter.text'],
    ['inner.will', list, 'inner.will'],
    ['k3.age', age, 'k3.age'],
    [`${'x'.repeat(251)}.jpg`, png, `${'x'.repeat(251)}.png`],
  ])('%s has a true ending', async (filename, content, name) => {
    const seen = await observed(filename, content);
    expect(trueName(seen.filename, await decideKind(seen, async (start, end) => content.subarray(start, end)))).toBe(name);
  });
});

describe('a PDF', () => {
  const behind = (start: string | Buffer, more = pdf) => Buffer.concat([Buffer.from(start as string, 'latin1'), more]);

  it.each([
    ['a new line', '\n'],
    ['NULs', '\0'.repeat(512)],
    ['a mark', '\xef\xbb\xbf'],
    ['the header of a printer', '\x1b%-12345X@PJL JOB NAME="Will"\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['the header of a reply', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['any bytes', '\x01\x02\x90\xfe<\x80\xff'],
    ['1,024 bytes', 'x'.repeat(1024)],
  ])('is taken after %s', async (_, start) => expect(await kindOf('will.pdf', behind(start))).toBe('application/pdf'));

  it('is none after more', async () => expect(await kindOf('will.txt', behind('x'.repeat(1025)))).toBe('text/plain'));

  it('is none in a letter about PDF', async () =>
    expect(await kindOf('letter.txt', bytes('The file begins with %PDF-1.7. Keep it.'))).toBe('text/plain'));

  it.each([
    ['a web page', html],
    ['a web page in UTF-16', Buffer.from('\ufeff<html>', 'utf16le')],
    ['a page after words', 'Dear family <ScRiPt src=x>'],
    ['an element that acts', '<x id=a onload=alert(1)>'],
    ['a picture with scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['XML', '<?xml version="1.0"?>'],
    ['a server page', '\n<?php system($_GET[1]); ?>'],
    ['a shell script', '#!/bin/sh\n'],
    ['PostScript', '%!PS-Adobe-3.0\n'],
    ['an archive of a web page', 'From: <Saved>\r\nMIME-Version: 1.0\r\n'],
    ['a program', 'MZ\x90\0\x03\0\0\0'],
    ['a ZIP', smallZip([{ name: 'a.txt', content: 'x' }])],
    ['a ZIP after words', Buffer.concat([bytes('x'), smallZip([{ name: 'a.txt', content: 'x' }])])],
    ['a picture', gif.subarray(0, 100)],
    ['a photograph', jpeg.subarray(0, 100)],
    ['an old Office file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ])('is refused if it is %s at the same time, under any name', async (_, start) => {
    for (const name of ['will.pdf', 'will.txt', 'will', 'page.html', 'photo.jpg'])
      await expect(kindOf(name, behind(start))).rejects.toMatchObject(refused('is a PDF and something else at the same time'));
  });

  it.each([
    ['a reference', 'trailer <</Size 9 /Encrypt 7 0 R /ID[<a><b>]>>', true],
    ['an entry in place', 'trailer <</Encrypt<</Filter/Standard>> >>', true],
    ['another entry', 'trailer <</EncryptMetadata true>>', false],
    ['its name alone', '(the word /Encrypt in a letter)', false],
  ])('may need a password by %s', async (_, end, needed) => {
    const content = Buffer.concat([pdf, Buffer.alloc(3000, ' '), bytes(end)]);
    expect(needsPassword(await observed('will.pdf', content), 'application/pdf')).toBe(needed);
    expect(needsPassword(await observed('will.txt', content), 'text/plain')).toBe(false);
  });

  it('may need a password by an entry that comes in two pieces', async () => {
    const content = Buffer.concat([pdf, bytes('trailer <</Encrypt 7 0 R>>')]);
    for (let at = 1; at < content.length; at += 1) {
      const watch = observeDocument('will.pdf');
      watch.stream.resume();
      await pipeline(Readable.from([content.subarray(0, at), content.subarray(at)]), watch.stream);
      expect(watch.result().hasPassword).toBe(true);
    }
  });
});

describe('an Office file of before 2007, or with a password,', () => {
  /** Its list of streams begins in the third sector. */
  const compound = (...streams: string[]) => {
    const header = Buffer.alloc(512);
    header.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
    header.writeUInt16LE(9, 30);
    header.writeUInt32LE(2, 48);
    const entries = ['Root Entry', ...streams].map((name) => Buffer.concat([Buffer.from(name, 'utf16le')], 128));
    return Buffer.concat([header, Buffer.alloc(1024), ...entries]);
  };

  it.each([
    [
      'a password',
      compound('\u0006DataSpaces', 'Version', 'EncryptionInfo', 'EncryptedPackage'),
      'is an Office file with a password. Please save it without a password',
    ],
    ['an old document', compound('1Table', 'WordDocument'), 'is a Word document in the old format (DOC)'],
    ['an old workbook', compound('Workbook'), 'is an Office file in the old format, or one with a password'],
    ['an end in its header', compound().subarray(0, 40), 'is an Office file in the old format, or one with a password'],
    ['a list outside of it', compound().subarray(0, 600), 'is an Office file in the old format, or one with a password'],
  ])('is named as what it is: %s', async (_, content, words) => {
    for (const name of ['will.docx', 'will.doc', 'will']) await expect(kindOf(name, content)).rejects.toMatchObject(refused(words));
  });
});

describe('the kind of a document, by its content:', () => {
  it.each([
    ['will.pdf', pdf, 'application/pdf'],
    ['will.docx', docx, DOCX],
    ['photo.jpg', jpeg, 'image/jpeg'],
    ['scan.png', png, 'image/png'],
    ['old.gif', gif, 'image/gif'],
    ['new.webp', webp, 'image/webp'],
    ['scan.tif', tiff, 'image/tiff'],
    ['scan.tiff', tiffFarDirectory, 'image/tiff'],
    ['phone.heic', heic, 'image/heic'],
    ['phone.heic', heif, 'image/heif'],
    ['letter.txt', text, 'text/plain'],
    ['inner.will', list, 'application/vnd.will-inner'],
    ['k3.age', age, 'application/vnd.age'],
    ['letter.txt', Buffer.concat([bytes('\xef\xbb\xbf'), text]), 'text/plain'],
    ['letter.txt', utf16('Für Änne 遺言 🙂\r\n'), 'text/plain'],
    ['letter.txt', bigEndian('Für Änne 遺言 🙂\r\n'), 'text/plain'],
    ['letter', utf16('My last will'), 'text/plain'],
    ['will', pdf, 'application/pdf'],
    ['beginning like a bitmap.txt', bytes('BMW, my car, goes to Bob.'), 'text/plain'],
    ['beginning like a program.txt', bytes('MZ is how I sign.'), 'text/plain'],
    ['about XML.txt', bytes('<?xml version="1.0"?> is how it begins'), 'text/plain'],
  ])('%s is accepted', async (filename, content, kind) => expect(await kindOf(filename, content)).toBe(kind));

  it.each([
    ['inner.will', text, '“inner.will” is plain text. Only the list of an inner envelope has this name.'],
    ['inner.will', age, '“inner.will” is a file that is encrypted with age. Only the list of an inner envelope has this name.'],
    ['list.will', list, '“list.will” is the list of an inner envelope. Its name must be inner.will.'],
    ['INNER.WILL', list, '“INNER.WILL” is the list of an inner envelope. Its name must be inner.will.'],
    ['k3.age', list, '“k3.age” is the list of an inner envelope. Its name must be inner.will.'],
    ['k3.age', text, WRONG_NAME('k3.age', 'plain text')],
    ['k3.txt', age, '“k3.txt” is a file that is encrypted with age. Its name must end in .age.'],
    ['k3', age, '“k3” is a file that is encrypted with age. Its name must end in .age.'],
    ['k3.age', pdf, WRONG_NAME('k3.age', 'a PDF')],
    ['page.pdf', html, WRONG_NAME('page.pdf', COMMANDS)],
    ['photo.jpg', utf16('<script>alert(1)</script>'), WRONG_NAME('photo.jpg', COMMANDS)],
    ['letter.pdf', bytes('{\\rtf1\\ansi My will}'), WRONG_NAME('letter.pdf', COMMANDS)],
    ['will.pdf', bytes('#!/bin/sh\nrm -r ~\n'), WRONG_NAME('will.pdf', COMMANDS)],
    ['will.pdf', bytes('%!PS-Adobe-3.0\n'), WRONG_NAME('will.pdf', COMMANDS)],
    ['page.html', html, WRONG_NAME('page.html', 'plain text')],
    ['page.HTML', text, '“page.HTML” is plain text, although its name ends in .html. Please correct the name or send the correct file.'],
    ['run.exe', text, WRONG_NAME('run.exe', 'plain text')],
    ['image.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), WRONG_NAME('image.svg', 'plain text')],
    ['bare.docx', smallZip([{ name: 'a.txt', content: 'x' }]), '“bare.docx” is a ZIP archive, not a Word document.'],
    ['empty.docx', smallZip([]), '“empty.docx” is a ZIP archive, not a Word document.'],
    ['no mark.txt', Buffer.from('My last will', 'utf16le'), NO_TEXT('no mark.txt')],
    ['half a letter.txt', utf16('My last will').subarray(0, -1), NO_TEXT('half a letter.txt')],
    ['half a pair.txt', utf16('My last will \ud83d'), NO_TEXT('half a pair.txt')],
    ['half a pair.txt', bigEndian('\ude42 my last will'), NO_TEXT('half a pair.txt')],
    ['a NUL.txt', bigEndian('My last\u0000will'), NO_TEXT('a NUL.txt')],
    ['utf-32.txt', bytes('\xff\xfe\x00\x00M\x00\x00\x00'), NO_TEXT('utf-32.txt')],
    ['page.html', utf16('<script>alert(1)</script>'), WRONG_NAME('page.html', 'plain text')],
    ['letter.txt', bytes('Gr\xfc\xdfe'), NO_TEXT('letter.txt')],
    ['letter.txt', bytes('a\x00b'), NO_TEXT('letter.txt')],
    ['cut.txt', bytes('half a character \xe2\x82'), NO_TEXT('cut.txt')],
    ['empty.txt', Buffer.alloc(0), '“empty.txt” is empty.'],
  ])('%s is refused', async (filename, content, message) => {
    await expect(kindOf(filename, content)).rejects.toMatchObject({ code: 'unsupported_document', message });
  });

  it.each([
    ['run.exe', padded('MZ\x90\x00\x03\x00\x00\x00')],
    ['archive.gz', padded('\x1f\x8b\x08\x08')],
    ['old.doc', padded('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['film.mp4', padded('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2')],
    ['picture.avif', padded('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1')],
    ['picture.bmp', padded('BM\x00\x00\x00\x00')],
    ['nothing.bin', Buffer.from([1, 2, 3, 0, 255])],
  ])('%s is refused, under any name', async (filename, content) => {
    for (const name of [filename, 'will', 'will.pdf']) await expect(kindOf(name, content)).rejects.toMatchObject({ code: 'unsupported_document' });
  });

  it('a list of an inner envelope has at most 4 MB', async () => {
    const seen = { filename: 'inner.will', sha256: '', head: list, isText: true };
    const ofSize = (size: number) => decideKind({ ...seen, size }, () => Promise.reject(new Error('Nothing is read again.')));
    expect(await ofSize(4_000_000)).toBe('application/vnd.will-inner');
    await expect(ofSize(4_000_001)).rejects.toMatchObject({ code: 'document_too_large' });
  });

  it('a text must be text up to its last byte', async () => {
    const content = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from([0xff])]);
    await expect(kindOf('long.txt', content)).rejects.toMatchObject({ code: 'unsupported_document' });
  });

  it.each([
    ['UTF-8', text],
    ['UTF-16', utf16('Für Änne 🙂')],
    ['UTF-16 of the other order', bigEndian('Für Änne 🙂')],
  ])('a text in %s is recognized at any cut', async (_, content) => {
    for (let at = 1; at < content.length; at += 1) {
      const watch = observeDocument('letter.txt');
      await pipeline(Readable.from([content.subarray(0, at), content.subarray(at)]), watch.stream, async (passed) => {
        for await (const chunk of passed) expect(chunk.length).toBeGreaterThan(0);
      });
      expect(watch.result().isText).toBe(true);
    }
  });

  it('a name in a refusal is shown safely and shortened', async () => {
    await expect(kindOf(`\u202e../${'x'.repeat(200)}\r\n.exe`, text)).rejects.toThrow(/^“x{79}…” is plain text/);
  });
});

describe('the parts of a Word document decide whether it is accepted:', () => {
  const TYPES = `<Types><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`;
  const mainByDefault = (list: string) => withTypes(`<Types>${list}</Types>`);
  const OPEN = 'http://schemas.openxmlformats.org';
  const OFFICE = 'http://schemas.microsoft.com/office/2006/relationships';
  const NO_WORD = 'is not a Word document';
  const BOMB = { name: '[Content_Types].xml', content: Buffer.alloc(50_000_000, ' ') };
  const MACRO = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
  const relations = (type: string, target = 'x.bin', of = 'document.xml', more = ''): ZipPart => ({
    name: `word/_rels/${of}.rels`,
    content: `<Relationships><Relationship Id="r1" ${more} Type="${type}" Target="${target}"/></Relationships>`,
  });
  const prefixed = (prefix: string, type: string): ZipPart => ({
    name: 'word/_rels/document.xml.rels',
    content: `<${prefix}:Relationships><${prefix}:Relationship Id="r1" Type="${type}" Target="x"/></${prefix}:Relationships>`,
  });
  const noted = ({ name, content }: ZipPart): ZipPart => ({ name, content: `<?a <Relationship ' ?>${content}<?a ' ?>` });
  const to = (kind: string) => `${OPEN}/officeDocument/2006/relationships/${kind}`;
  const EMBEDDED = 'word/embeddings/Sheet1.xlsx';
  const workbook = (...parts: ZipPart[]) =>
    smallZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml', content: '<x/>' }, ...parts]);
  /** Behind a chart, as Word writes it. */
  const embedding = (content: Buffer) => [
    ...wordParts(),
    { name: EMBEDDED, content },
    relations(to('package'), 'embeddings/Sheet1.xlsx', 'chart1.xml'),
  ];
  const NESTED = { name: 'xl/_rels/a.rels', content: `<Relationships><Relationship Type="${to('package')}" Target="b.xlsx"/></Relationships>` };

  it.each([
    ['with its main part elsewhere', wordParts({ part: 'word/document2.xml' })],
    ['with single quotes in its list', withTypes(`<Types><Override ContentType='${MAIN}' PartName='/word/document.xml'/></Types>`)],
    ['with a prefix in its list', withTypes(`<t:Types><t:Override PartName="/word/document.xml" ContentType="${MAIN}"/></t:Types>`)],
    ['with a workbook behind a chart', embedding(workbook())],
    ['with the settings of a printer in its workbook', embedding(workbook({ name: 'xl/printerSettings/printerSettings1.bin', content: 'x' }))],
    ['with a link', [...wordParts(), relations(to('hyperlink'), 'https://example.com/oleObject', 'document.xml', 'TargetMode="External"')]],
    [
      'with a type that no part has',
      wordParts({ extra: '<Default Extension="xlsm" ContentType="application/vnd.ms-excel.sheet.macroEnabled.12"/>' }),
    ],
    ['with its main part named by a Default in capitals', mainByDefault(`<Default Extension="XML" ContentType="${MAIN}"/>`)],
    ['with backslashes', wordParts().map(({ name, content }) => ({ name: name.replaceAll('/', '\\'), content }))],
    [
      'with an escaped name',
      [...embedding(workbook()).filter(({ name }) => name !== EMBEDDED), { name: 'word/embeddings/Sheet%31.xlsx', content: workbook() }],
    ],
    ['with a list in UTF-16', withTypes(utf16(`<?xml version="1.0" encoding="UTF-16"?>${TYPES}`))],
    ['with a list in UTF-16 of the other order', withTypes(bigEndian(`<?xml version="1.0" encoding="utf-16"?>${TYPES}`))],
    ['with a list in UTF-16 without a mark', withTypes(Buffer.from(TYPES, 'utf16le'))],
    ['with a list with a mark in UTF-8', withTypes(`\ufeff<?xml version="1.0" encoding="utf-8"?>${TYPES}`)],
    [
      'with relationships in UTF-16',
      [
        ...wordParts(),
        {
          name: 'word/_rels/document.xml.rels',
          content: utf16(`<Relationships><Relationship Type="${to('image')}" Target="a.png"/></Relationships>`),
        },
      ],
    ],
    ['with pictures', [...wordParts(), { name: 'word/media/a.png', content: png }, relations(`${OPEN}/officeDocument/2006/relationships/image`)]],
  ])('a document with %s is accepted', async (_, parts) => expect(await kindOf('will.docx', smallZip(parts))).toBe(DOCX));

  it.each([
    [
      'a macro part by relationship alone, in UTF-16',
      [
        ...wordParts(),
        {
          name: 'word/_rels/document.xml.rels',
          content: utf16(`<Relationships><Relationship Type="${OFFICE}/vbaProject" Target="x"/></Relationships>`),
        },
      ],
      'macros',
    ],
    [
      'a macro part by a Default',
      [...mainByDefault('<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'), { name: 'word/a.bin', content: 'x' }],
      'macros',
    ],
    ['a DOCM by a Default', mainByDefault(`<Default Extension="xml" ContentType="${MACRO}"/>`), 'macros'],
    ['a macro part with a backslash', [...wordParts(), { name: 'word\\vbaProject.bin', content: 'x' }], 'macros'],
    ['a macro part with an escaped name', [...wordParts(), { name: 'word/vba%50roject.bin', content: 'x' }], 'macros'],
    ['a list in UTF-8 that claims UTF-16', withTypes(`<?xml version="1.0" encoding="UTF-16"?>${TYPES}`), 'that Word would not write'],
    ['a list in UTF-16 that claims UTF-8', withTypes(utf16(`<?xml version="1.0" encoding="UTF-8"?>${TYPES}`)), 'that Word would not write'],
    ['two parts whose names differ in slashes', [...wordParts(), { name: 'word\\document.xml', content: 'x' }], 'two parts with the same name'],
    [
      'two parts whose names differ in a leading slash',
      [...wordParts(), { name: '//word/document.xml', content: 'x' }],
      'two parts with the same name',
    ],
    ['two parts whose names differ in an escape', [...wordParts(), { name: 'word/%64ocument.xml', content: 'x' }], 'two parts with the same name'],
    ['a name that leads out by backslashes', [...wordParts(), { name: '..\\evil', content: 'x' }], 'leads out'],
    ['a name that leads out by an escape', [...wordParts(), { name: 'word/%2e%2e/%2E./evil', content: 'x' }], 'leads out'],
    ['a name of another drive', [...wordParts(), { name: 'C:\\evil', content: 'x' }], 'leads out'],
    ['an OpenDocument text', [{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }], 'it is an OpenDocument file'],
    ['a DOCM under another name', wordParts({ main: MACRO }), 'macros'],
    ['a DOCM that veils its type', wordParts({ main: MACRO.replace('macro', '&#109;acro') }), 'macros'],
    ['a macro part', [...wordParts(), { name: 'word/vbaProject.bin', content: 'x' }], 'macros'],
    ['a macro part in capitals', [...wordParts(), { name: 'word/VBAPROJECT.BIN', content: 'x' }], 'macros'],
    ['a macro part under another name', wordParts({ extra: override('/word/x.bin', 'application/vnd.ms-office.vbaProject') }), 'macros'],
    ['a macro part by relationship alone', [...wordParts(), relations(`${OFFICE}/vbaProject`)], 'macros'],
    ['a macro part by a veiled relationship', [...wordParts(), relations(`${OFFICE}/vba&#80;roject`)], 'macros'],
    ['a macro part of its header', [...wordParts(), relations(`${OFFICE}/vbaProject`, 'x', 'header1.xml')], 'macros'],
    ['a macro part behind an attribute that ends early', [...wordParts(), relations(`${OFFICE}/vbaProject`, 'x', 'document.xml', 'a=">"')], 'macros'],
    ['a macro part behind a false type', [...wordParts(), relations(`${OFFICE}/vbaProject`, 'x', 'document.xml', `a=' Type="x"'`)], 'macros'],
    ['a macro part behind a second type', [...wordParts(), relations(`${OFFICE}/vbaProject`, 'x', 'document.xml', 'type="x"')], 'macros'],
    ['a macro part behind a longer reference', [...wordParts(), relations(`${OFFICE}/vba&#x0000000050;roject`)], 'macros'],
    ['a macro part behind a longer number', [...wordParts(), relations(`${OFFICE}/vba&#0000000080;roject`)], 'macros'],
    ['a macro part with a prefix in another script', [...wordParts(), prefixed('é', `${OFFICE}/vbaProject`)], 'macros'],
    ['a macro part with an attribute in another script', [...wordParts(), relations(`${OFFICE}/vbaProject" éType="x`)], 'macros'],
    ['a macro part behind a quote of a note', [...wordParts(), noted(relations(`${OFFICE}/vbaProject`))], 'that Word would not write'],
    ['a list in another encoding', withTypes('<?xml version="1.0" encoding="UTF-7"?><Types/>'), 'that Word would not write'],
    ['an embedded file that is not there', [...wordParts(), relations(to('package'), '//x/y')], 'that Word would not write'],
    ['an object', [...wordParts(), { name: 'word/embeddings/oleObject1.bin', content: 'x' }], 'an embedded object (OLE)'],
    ['an object under another name', [...wordParts(), relations(to('oleObject'), 'media/a.png')], 'an embedded object (OLE)'],
    ['an object of its footer', [...wordParts(), relations(to('oleObject'), 'media/a.png', 'footer1.xml')], 'an embedded object (OLE)'],
    [
      'an object of another server',
      [...wordParts(), relations(to('oleObject'), 'https://x', 'a.xml', 'TargetMode="External"')],
      'an embedded object (OLE)',
    ],
    [
      'an object by type',
      wordParts({ extra: override('/word/x', 'application/vnd.openxmlformats-officedocument.oleObject') }),
      'an embedded object (OLE)',
    ],
    ['a control', [...wordParts(), { name: 'word/activeX/activeX1.xml', content: 'x' }], 'a control (ActiveX)'],
    ['a control by relationship alone', [...wordParts(), relations(to('control'), 'a.xml')], 'a control (ActiveX)'],
    ['a part in another format', [...wordParts(), relations(to('aFChunk'), 'a.rtf')], 'a part in another format'],
    [
      'a binary workbook',
      wordParts({ extra: override('/word/x.xlsb', 'application/vnd.ms-excel.sheet.binary.macroEnabled.12') }),
      'contains an Excel workbook in the binary format (XLSB), which is not accepted',
    ],
    [
      'a binary workbook by its name',
      [...wordParts(), { name: 'word/embeddings/Sheet1.xlsb', content: 'x' }],
      'contains an Excel workbook in the binary format (XLSB)',
    ],
    [
      'a workbook with macros',
      embedding(workbook({ name: 'xl/vbaProject.bin', content: 'x' })),
      'an embedded file that is not accepted, because it contains macros',
    ],
    [
      'a workbook with an object',
      embedding(workbook({ name: 'xl/embeddings/oleObject1.bin', content: 'x' })),
      'because it contains an embedded object',
    ],
    ['a workbook with a further one', embedding(workbook(NESTED)), 'because it contains a further file'],
    ['an embedded file that is no workbook', embedding(Buffer.from('MZ')), 'because it is a damaged or incomplete ZIP file'],
    ['a template', wordParts({ main: MAIN.replace('document.main', 'template.main') }), 'it is a Word template'],
    [
      'a spreadsheet',
      wordParts({ main: MAIN.replace('wordprocessingml.document', 'spreadsheetml.sheet'), part: 'xl/workbook.xml' }),
      'it is an Excel workbook',
    ],
    ['a type that is only in a comment', withTypes(`<Types><!-- ${override('/word/document.xml', MAIN)} --></Types>`), 'that Word would not write'],
    ['a list with a DTD', withTypes('<!DOCTYPE Types [<!ENTITY m "macro">]><Types/>'), 'that Word would not write'],
    ['a list of nothing', withTypes('<Types/>'), NO_WORD],
    ['no main part', wordParts().filter(({ name }) => name !== 'word/document.xml'), 'without text'],
    ['two lists of parts', [...wordParts(), ...wordParts().slice(0, 1)], 'two parts with the same name'],
    ['two lists of parts in different case', [...wordParts(), { name: '[content_types].XML', content: '<Types/>' }], 'two parts with the same name'],
    ['an encrypted part', [...wordParts(), { name: 'x', content: 'x', encrypted: true }], 'is encrypted'],
    ['a name that leads out', [...wordParts(), { name: '../evil', content: 'x' }], 'damaged'],
    ['a list that is a bomb', [BOMB, ...wordParts().slice(1)], 'too large'],
    ['a list that is a ZIP bomb with a false size', [{ ...BOMB, claimedSize: 100 }, ...wordParts().slice(1)], 'damaged'],
    ['ten thousand parts', [...wordParts(), ...Array.from({ length: 10_000 }, (_, index) => ({ name: `x${index}`, content: '' }))], 'too many files'],
  ])('a document with %s is refused', async (_, parts, words) => {
    await expect(kindOf('will.docx', smallZip(parts))).rejects.toMatchObject(refused(words));
  });

  it.each([
    ['a line end', '\n'],
    ['NULs', '\0'.repeat(4096)],
    ['words', 'Sent by our scanner'],
  ])('a document with %s after its end is accepted', async (_, after) => {
    expect(await kindOf('will.docx', Buffer.concat([docx, bytes(after)]))).toBe(DOCX);
  });

  it.each([
    ['a web page', html, 'something else after its end'],
    ['a PDF', pdf, 'something else at the same time'],
    ['an end of another ZIP', smallZip([]), 'in another place'],
    ['another document', docx, 'in another place'],
    ['more than readers look through', Buffer.alloc(70_000), 'damaged'],
  ])('a document with %s after its end is refused', async (_, after, words) => {
    await expect(kindOf('will.docx', Buffer.concat([docx, after]))).rejects.toMatchObject(refused(words));
  });

  it.each([
    ['elements that do not end', '<Relationship '.repeat(40_000)],
    ['a very long name', `<Relationship ${'a'.repeat(600_000)}/>`],
  ])('a list with %s is read once', async (_, list) => {
    // Each character once: to read them again from each element would take minutes.
    const long = { name: 'word/_rels/document.xml.rels', content: `<Relationships>${list}</Relationships>` };
    expect(await kindOf('will.docx', smallZip([...wordParts(), long]))).toBe(DOCX);
  });

  it.each([10, 100, 300])('a document without its last %i bytes is refused', async (missing) => {
    await expect(kindOf('will.docx', docx.subarray(0, docx.length - missing))).rejects.toMatchObject(refused('damaged'));
  });

  it('a fault of the staging bucket is no fault of the document', async () => {
    const document = await observed('will.docx', docx);
    await expect(decideKind(document, () => Promise.reject(new Error('staging is down')))).rejects.toThrow('staging is down');
  });

  it('a large document is read in few requests', async () => {
    const photos = Array.from({ length: 300 }, (_, index) => ({
      name: `word/media/${index}.jpg`,
      content: createHash('sha512').update(`${index}`).digest(),
    }));
    const zip = smallZip([
      ...wordParts(),
      { name: 'word/media/big.jpg', content: Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * at * 31) >> 7)) },
      ...photos,
    ]);
    let requests = 0;
    expect(
      await decideKind(await observed('will.docx', zip), async (start, end) => {
        requests += 1;
        return zip.subarray(start, end);
      }),
    ).toBe(DOCX);
    expect(requests).toBeLessThanOrEqual(4);
  });
});

describe('observing a document', () => {
  it.each([0, 1, 4099, 4100, 4101, 300_000])('passes on %i bytes unchanged and counts and hashes them', async (size) => {
    const content = Buffer.alloc(size, 'will ');
    const { stream, result } = observeDocument('a.txt');
    expect(() => result()).toThrow('The document has not passed yet.');
    const [passed] = await Promise.all([buffer(stream), pipeline(inParts(content, 1021), stream)]);
    expect(passed.equals(content)).toBe(true);
    expect(result()).toMatchObject({ filename: 'a.txt', size, sha256: createHash('sha256').update(content).digest('hex'), isText: true });
    expect(Buffer.from(result().head).equals(content.subarray(0, 4100))).toBe(true);
  });
});

function withTypes(list: string | Buffer): ZipPart[] {
  return [{ name: '[Content_Types].xml', content: list }, ...wordParts().slice(1)];
}

async function observed(filename: string, content: Buffer): Promise<ObservedDocument> {
  const { stream, result } = observeDocument(filename);
  stream.resume();
  await pipeline(inParts(content, 1021), stream);
  return result();
}

async function kindOf(filename: string, content: Buffer): Promise<string> {
  return decideKind(await observed(filename, content), async (start, end) => content.subarray(start, end));
}
