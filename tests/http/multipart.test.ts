import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFiles, safeFilename, type UploadedFile } from '#http/multipart.ts';
import { inParts } from '#tests/support/parts.ts';

const limits = { fileBytes: 1000, totalBytes: 2500, files: 4 };
const contentType = 'multipart/form-data; boundary=edge';

const keep = async ({ filename, content }: UploadedFile) => ({ filename, bytes: (await buffer(content)).toString('latin1') });

describe('reading the files of an upload', () => {
  it.each([1, 7, 100_000])('returns every file in its order, in chunks of %i', async (chunk) => {
    const body = form([file('a.txt', 'first'), field('note', 'ignored'), file('b.txt', '\r\n--edg'), file('c.txt', '')]);
    expect(await readFiles({ body: inParts(body, chunk), contentType }, limits, keep)).toEqual([
      { filename: 'a.txt', bytes: 'first' },
      { filename: 'b.txt', bytes: '\r\n--edg' },
      { filename: 'c.txt', bytes: '' },
    ]);
  });

  it('accepts a file of exactly the limit', async () => {
    const results = await readFiles({ body: inParts(form([file('a', 'x'.repeat(1000))]), 64), contentType }, limits, keep);
    expect(results[0]?.bytes).toHaveLength(1000);
  });

  it('passes on the next file when the previous one is finished', async () => {
    const events: string[] = [];
    await readFiles({ body: inParts(form([file('a', 'a'), file('b', 'b')]), 100_000), contentType }, limits, async ({ filename, content }) => {
      events.push(`begin ${filename}`);
      await buffer(content);
      await runEventLoop(100);
      events.push(`end ${filename}`);
    });
    expect(events).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });

  it('accepts that a file is not read, or only half-way', async () => {
    const body = form([file('a', 'x'.repeat(900)), file('b', 'y'.repeat(900)), file('c', 'z')]);
    const results = await readFiles({ body: inParts(body, 50), contentType }, limits, async ({ filename, content }) => {
      if (filename === 'b') content.destroy();
      return filename === 'c' ? (await buffer(content)).toString() : filename;
    });
    expect(results).toEqual(['a', 'b', 'z']);
  });

  it('slows down the sender while a file is not read', async () => {
    const big = { fileBytes: 1e9, totalBytes: 1e9, files: 4 };
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024);
    const source = Readable.from(
      (function* () {
        yield Buffer.from(head('big'));
        for (let index = 0; index < 200; index += 1) {
          sent += piece.length;
          yield piece;
        }
        yield Buffer.from('\r\n--edge--\r\n');
      })(),
      { objectMode: false },
    );
    let sentBeforeReading = 0;
    const [size] = await readFiles({ body: source, contentType }, big, async ({ content }) => {
      // Enough turns to send all 200 parts, if nothing slowed the sender down.
      await runEventLoop(2000);
      sentBeforeReading = sent;
      return (await buffer(content)).length;
    });
    expect(sentBeforeReading).toBeLessThan(1024 * 1024);
    expect(size).toBe(200 * piece.length);
  });
});

describe('an upload is refused because of', () => {
  it.each([
    ['another content type', 'application/json', '{}', 'unsupported_media_type'],
    ['no content type', undefined, '', 'unsupported_media_type'],
    ['another kind of multipart', 'multipart/mixed; boundary=edge', '', 'unsupported_media_type'],
    ['no boundary', 'multipart/form-data', form([file('a', 'x')]), 'validation_failed'],
    ['a boundary that does not occur', 'multipart/form-data; boundary=other', form([file('a', 'x')]), 'validation_failed'],
    ['an empty body', contentType, '', 'validation_failed'],
    ['no file', contentType, form([field('a', 'b')]), 'validation_failed'],

    ['another file field', contentType, form([file('a', 'x', 'upload')]), 'validation_failed'],
    ['another file field behind a right one', contentType, form([file('a', 'x'), file('b', 'x', 'files')]), 'validation_failed'],
    ['a file field without a name', contentType, form([`Content-Disposition: form-data; filename="a"\r\n\r\nx`]), 'validation_failed'],
    ['a body cut off in a file', contentType, form([file('a', 'x'.repeat(500))]).slice(0, 300), 'validation_failed'],
    ['a body cut off in a header', contentType, form([file('a', 'x')]).slice(0, 40), 'validation_failed'],
    ['a body cut off behind a file', contentType, `${form([file('a', 'x')]).slice(0, -4)}`, 'validation_failed'],
    ['a header that is none', contentType, form(['nonsense\r\n\r\nx']), 'validation_failed'],
    ['a file of one byte too many', contentType, form([file('a', 'x'.repeat(1001))]), 'document_too_large'],
    ['files of too many bytes together', contentType, form([900, 900, 701].map((size) => file('a', 'x'.repeat(size)))), 'document_too_large'],
    ['too many files', contentType, form(Array(5).fill(file('a', 'x'))), 'too_many_documents'],
    ['too many fields', contentType, form([file('a', 'x'), ...Array(60).fill(field('b', 'x'))]), 'validation_failed'],
    ['a plain field without end', contentType, form([file('a', 'x'), field('b', 'x'.repeat(1_100_000))]), 'document_too_large'],
  ])('%s', async (_, type, body, code) => {
    await expect(readFiles({ body: inParts(body, 50), contentType: type }, limits, keep)).rejects.toMatchObject({ name: 'Refusal', code });
    await expect(readFiles({ body: inParts(body, 2_000_000), contentType: type }, limits, keep)).rejects.toMatchObject({ name: 'Refusal', code });
  });

  it.each([
    ['with an error', new Error('ECONNRESET')],
    ['without a word', undefined],
  ])('a connection that breaks %s', async (_, error) => {
    const body = new PassThrough();
    body.write(head('a'));
    body.write('some bytes');
    const breakOff = ({ content }: UploadedFile) => {
      body.destroy(error);
      return buffer(content);
    };
    await expect(readFiles({ body, contentType }, limits, breakOff)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('a connection that broke before the start', async () => {
    const body = new PassThrough();
    body.destroy();
    await expect(readFiles({ body, contentType }, limits, keep)).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

const disposition = (value: string, more = '') => `Content-Disposition: ${value}\r\n${more}\r\ntwo`;
const named = (name: string) => disposition(`form-data; name="files[]"; ${name}`);

describe('a part of one meaning is taken', () => {
  it.each([
    ['an unquoted field name', disposition('form-data; name=files[]; filename="b.txt"'), 'b.txt'],
    ['a semicolon at the end', named('filename="b.txt";'), 'b.txt'],
    ['no file name', disposition('form-data; name="files[]"', 'Content-Type: application/pdf\r\n'), 'document'],
    ['an empty file name', named('filename=""'), 'document'],
    ['spaces around the equals sign', named('filename = "b.txt"'), 'b.txt'],
    ['names in other case', 'content-disposition: Form-Data; NAME="files[]"; FileName="b.txt"\r\n\r\ntwo', 'b.txt'],
    ['a folded header', disposition('form-data; name="files[]";\r\n filename="b.txt"'), 'b.txt'],
    ['a name of RFC 8187 next to a plain one', named(`filename="b.txt"; filename*=UTF-8''M%C3%BCller.txt`), 'Müller.txt'],
    ['quotes as browsers encode them', named('filename="My %22last%22 will.txt"'), 'My "last" will.txt'],
    ['line ends as browsers encode them', named('filename="a%0D%0Ab%0d%41.txt"'), 'a b%0d%41.txt'],
    ['quotes as older browsers escape them', named('filename="My \\"last\\" will.txt"'), 'My "last" will.txt'],
    ['words of RFC 2047, divided inside a character', named('filename="=?UTF-8?B?TcM=?= =?utf-8?Q?=BCller=5F1.txt?="'), 'Müller_1.txt'],
    ['a word in Latin-1', named('filename="=?iso-8859-1?Q?M=FCller_1.txt?="'), 'Müller 1.txt'],
  ])('%s', async (_, part, filename) => {
    const body = form([file('a.txt', 'one'), part]);
    for (const chunk of [1, 100_000]) {
      const found = await readFiles({ body: inParts(body, chunk), contentType }, limits, keep);
      expect(found).toEqual([
        { filename: 'a.txt', bytes: 'one' },
        { filename, bytes: 'two' },
      ]);
    }
  });

  it('an empty file without its line end, and the file behind it', async () => {
    const body = `--edge\r\n${file('e.txt', '')}${form([file('a.txt', 'one')])}`;
    const found = await readFiles({ body: inParts(body, 7), contentType: 'multipart/form-data; boundary="edge"' }, limits, keep);
    expect(found).toEqual([
      { filename: 'e.txt', bytes: '' },
      { filename: 'a.txt', bytes: 'one' },
    ]);
  });

  it('with text before the first part and behind the last one', async () => {
    const body = `hello\r\n${form([file('a.txt', 'one')])}bye`;
    expect(await readFiles({ body: inParts(body, 7), contentType }, limits, keep)).toEqual([{ filename: 'a.txt', bytes: 'one' }]);
  });
});

describe('a part that is not clear refuses the whole request, and is named', () => {
  it.each([
    ['quotes inside the file name', named('filename="My "last" will.txt"')],
    ['a space in an unquoted file name', named('filename=my will.txt')],
    ['no Content-Disposition', 'Content-Type: text/plain\r\n\r\ntwo'],
    ['another Content-Disposition', disposition('attachment; name="files[]"; filename="b.txt"')],
    ['two of them', disposition('form-data; name="files[]"; filename="b.txt"', 'Content-Disposition: form-data; name="note"\r\n')],
    ['two file names', named('filename="b.txt"; filename="c.txt"')],
    ['a file name in pieces', named(`filename*0="b"; filename*1=".txt"`)],
    ['a file name of unknown letters', named('filename="=?x-none?B?YQ==?="')],
    ['a bare CR', named('filename="a\rb.txt"')],
    ['a field name in other case', disposition('form-data; name="Files[]"')],
    ['a document in an unknown field', disposition('form-data; name="scan"', 'Content-Type: image/png\r\n')],
    ['base64', disposition('form-data; name="files[]"; filename="b.txt"', 'Content-Transfer-Encoding: base64\r\n')],
    ['parts inside', disposition('form-data; name="files[]"', 'Content-Type: multipart/mixed; boundary=in\r\n')],
    ['a large header', disposition('form-data; name="files[]"; filename="b.txt"', `X: ${'y'.repeat(20_000)}\r\n`)],
  ])('%s', async (_, part) => {
    const reading = readFiles({ body: inParts(form([file('a.txt', 'one'), part]), 50), contentType }, limits, keep);
    await expect(reading).rejects.toMatchObject({ code: 'validation_failed', message: expect.stringMatching(/part 2/i) });
  });

  it.each([
    ['lines that end with LF', form([file('a.txt', 'one')]).replaceAll('\r\n', '\n')],
    ['a boundary behind half a line end', form([file('a.txt', 'one\n--edge x')])],
    ['a boundary with more text', form([file('a.txt', 'one\r\n--edgeX')])],
    ['a part behind the end', form([file('a.txt', 'one')]) + form([file('b.txt', 'two')])],
    ['a part before the first boundary', `${file('b.txt', 'two')}\r\n${form([file('a.txt', 'one')])}`],
    ['no end', form([file('a.txt', 'one')]).slice(0, -8)],
  ])('%s', async (_, body) => {
    await expect(readFiles({ body: inParts(body, 50), contentType }, limits, keep)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('a name or a value that is not UTF-8', async () => {
    for (const text of [named('filename="\xfc.txt"'), field('note', '\xfc')]) {
      const body = Readable.from([Buffer.from(form([file('a.txt', 'one'), text]), 'latin1')]);
      await expect(readFiles({ body, contentType }, limits, keep)).rejects.toMatchObject({ code: 'validation_failed' });
    }
  });
});

it('a form with one wrong byte loses no file: each is taken, or the request is refused', async () => {
  const contents = ['first', 'second', 'third'];
  const body = form([...contents.map((content, n) => file(`${n}.txt`, content)), field('note', 'ignored')]);
  const isHeader = (at: number) => contents.every((content) => at < body.indexOf(content) || at >= body.indexOf(content) + content.length);
  const place = fc.nat({ max: body.length - 1 }).filter(isHeader);
  const byte = fc.constantFrom('', '\r', '\n', '"', ';', '=', '-', ' ', '\\', '%', ':', 'x', '\r\n', '\r\n\r\n', '\r\n--edge');
  await fc.assert(
    fc.asyncProperty(place, byte, fc.boolean(), async (at, other, isInserted) => {
      const changed = body.slice(0, at) + other + body.slice(isInserted ? at : at + 1);
      const found = await readFiles({ body: inParts(changed, 40), contentType }, limits, keep).catch((error: { code: string }) => error.code);
      const taken = typeof found === 'string' ? contents : found.map(({ bytes }) => bytes);
      if (typeof found === 'string') expect(['validation_failed', 'too_many_documents']).toContain(found);
      for (const content of contents) expect(taken.join()).toContain(content);
    }),
    { seed: 76, numRuns: 2000 },
  );
});

describe('after a refusal', () => {
  it('the reader of the file gets the refusal too, and the request waits for the reader', async () => {
    const events: unknown[] = [];
    const body = inParts(form([file('a', 'x'.repeat(1500)), file('b', 'x')]), 50);
    const reading = readFiles({ body, contentType }, limits, async ({ filename, content }) => {
      await buffer(content).catch((error: { code: string }) => events.push([filename, error.code]));
      await runEventLoop(100);
      events.push('cleaned up');
    });
    await expect(reading).rejects.toMatchObject({ code: 'document_too_large' });
    expect(events).toEqual([['a', 'document_too_large'], 'cleaned up']);
  });

  it('the error of the reader is thrown, and no further file is started', async () => {
    const seen: string[] = [];
    const reading = readFiles({ body: inParts(form([file('a', 'x'), file('b', 'x')]), 10_000), contentType }, limits, async ({ filename }) => {
      seen.push(filename);
      throw new Error('staging is down');
    });
    await expect(reading).rejects.toThrow('staging is down');
    expect(seen).toEqual(['a']);
  });

  it('the rest of the request is read and discarded', async () => {
    const body = new PassThrough();
    body.write(`${form([file('a', 'x'.repeat(50), 'wrong')]).slice(0, -8)}`);
    await expect(readFiles({ body, contentType }, limits, keep)).rejects.toMatchObject({ code: 'validation_failed' });
    await new Promise<void>((resolve) => body.write('x'.repeat(2000), () => resolve()));
    body.end();
    await new Promise((resolve) => body.once('end', resolve));
  });

  it('no more than the limit is read', async () => {
    const body = new PassThrough();
    body.write(form([file('a', 'x', 'wrong')]));
    await expect(readFiles({ body, contentType }, limits, keep)).rejects.toMatchObject({ code: 'validation_failed' });
    const closed = new Promise((resolve) => body.once('close', resolve));
    body.on('error', () => {});
    body.write('x'.repeat(3000));
    await closed;
  });
});

describe('a file name', () => {
  it.each([
    ['will.pdf', 'will.pdf'],
    ['C:\\Users\\Ann\\will.pdf', 'will.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a/', 'document'],
    ['..', 'document'],
    ['', 'document'],
    [' \u0000\u202e ', 'document'],
    ['Mu\u0308ller.txt', 'Müller.txt'],
    ['a\r\nb\tc.txt', 'a b c.txt'],
    ['cod.\u202etxt.exe', 'cod.txt.exe'],
    ['.profile', '.profile'],
    [`${'ä'.repeat(200)}.pdf`, `${'ä'.repeat(125)}.pdf`],
    ['🙂'.repeat(100), '🙂'.repeat(63)],
  ])('%j is stored as %j', (raw, safe) => expect(safeFilename(raw)).toBe(safe));

  it('arrives as UTF-8', async () => {
    const body = inParts(form([file('遺言.txt', 'x')]), 5);
    expect(await readFiles({ body, contentType }, limits, keep)).toEqual([{ filename: '遺言.txt', bytes: 'x' }]);
  });
});

/** Lets everything run that needs at most this number of turns of the event loop. */
async function runEventLoop(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await nextTurn();
}

function form(parts: readonly string[]): string {
  return `${parts.map((part) => `--edge\r\n${part}\r\n`).join('')}--edge--\r\n`;
}

function file(filename: string, content: string, name = 'files[]'): string {
  return `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n${content}`;
}

function field(name: string, value: string): string {
  return `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
}

function head(filename: string): string {
  return `--edge\r\n${file(filename, '')}`;
}
