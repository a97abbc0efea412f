import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDocument, nothingArrived } from '#web/family/documents/load-document.ts';
import { loadPatiently } from '#web/family/documents/load-patiently.ts';
import { makeAttempts, NotSaved, type Offered, type Saving } from '#web/family/documents/saving.ts';

const CONTENT = Buffer.from('Dear all, the key is under the third flower pot.');
const DIGEST = `sha-256=:${createHash('sha256').update(CONTENT).digest('base64')}:`;

let answer: (response: ServerResponse) => void;
const asked: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers);
  answer(response);
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);
beforeEach(() => void asked.splice(0));

const listed = () => ({
  filename: 'letter.txt',
  mime_type: 'text/plain',
  size_bytes: CONTENT.length,
  download_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  download_expires_at: '2031-03-11T10:05:00.000Z',
  integrity_verified: true,
});

const load = (arrived = nothingArrived()) => loadDocument(listed(), arrived, () => {});

function whole(response: ServerResponse, content = CONTENT): void {
  response.writeHead(200, { 'repr-digest': DIGEST, etag: '"a"', 'content-length': content.length }).end(content);
}

/** Sends this many bytes and then breaks the connection. */
const brokenAt = (bytes: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'repr-digest': DIGEST, etag: '"a"', 'content-length': CONTENT.length });
  response.write(CONTENT.subarray(0, bytes), () => response.destroy());
};

/** Sends the whole content, and breaks the connection before the reply ends. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { 'repr-digest': DIGEST, etag: '"a"', 'transfer-encoding': 'chunked' });
  response.write(CONTENT, () => response.destroy());
}

describe('a download', () => {
  it('is complete if it is what was sealed', async () => {
    answer = whole;
    const loaded = await load();
    expect(loaded.end === 'complete' && (await new Blob(loaded.parts).text())).toBe(CONTENT.toString());
  });

  it('with another content is not saved', async () => {
    answer = (response) => whole(response, Buffer.from(CONTENT.toString().replace('third', 'first')));
    expect(await load()).toEqual({ end: 'different' });
  });

  it('ends with the first part after its size, and is not saved', async () => {
    let isEnded = false;
    answer = (response) => {
      response.on('close', () => {
        isEnded = true;
      });
      response.writeHead(200, { etag: '"a"' }).write(Buffer.concat([CONTENT, CONTENT]));
    };
    expect(await load()).toEqual({ end: 'different' });
    await expect.poll(() => isEnded).toBe(true);
  });

  it('names why the service refuses it', async () => {
    answer = (response) => response.writeHead(410, { 'content-type': 'application/json' }).end('{"error":"...","code":"link_expired"}');
    expect(await load()).toMatchObject({ end: 'refused', failure: { code: 'link_expired' } });
    answer = (response) => response.writeHead(502).end('<html>');
    expect(await load()).toMatchObject({ end: 'refused', failure: { code: 'unavailable' } });
  });

  it('is complete if the connection breaks after the last byte', async () => {
    answer = endless;
    expect(await load()).toMatchObject({ end: 'complete' });
  });

  it('that the service refuses to continue starts again at the next attempt', async () => {
    const arrived = nothingArrived();
    answer = brokenAt(10);
    await load(arrived);
    answer = (response) => response.writeHead(416, { 'content-type': 'application/json' }).end('{"error":"...","code":"range_not_satisfiable"}');
    expect(await load(arrived)).toMatchObject({ end: 'refused' });
    answer = whole;
    expect(await load(arrived)).toMatchObject({ end: 'complete' });
    expect(asked.at(-1)).not.toHaveProperty('range');
  });

  it('that breaks off continues where it stopped', async () => {
    const arrived = nothingArrived();
    answer = brokenAt(10);
    expect(await load(arrived)).toEqual({ end: 'broken' });
    answer = (response) => response.writeHead(206, { 'repr-digest': DIGEST, etag: '"a"' }).end(CONTENT.subarray(arrived.bytes));
    const loaded = await load(arrived);
    expect(asked.at(-1)).toMatchObject({ range: 'bytes=10-', 'if-range': '"a"' });
    expect(loaded.end === 'complete' && (await new Blob(loaded.parts).text())).toBe(CONTENT.toString());
  });

  it('starts again if the content has changed since it broke off', async () => {
    const arrived = nothingArrived();
    answer = brokenAt(10);
    await load(arrived);
    answer = whole;
    expect(await load(arrived)).toMatchObject({ end: 'complete' });
  });
});

describe('a download of a page that waits for its turn', () => {
  const waits: number[] = [];
  const shown: (number | 'waits')[] = [];
  const progress = { onBytes: (bytes: number) => void shown.push(bytes), onWait: () => void shown.push('waits') };
  const wait = async (seconds: number) => void waits.push(seconds);
  const save = (arrived = nothingArrived()) => loadPatiently(listed(), arrived, progress, wait);
  const full = (response: ServerResponse) =>
    response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '10' }).end('{"error":"...","code":"too_many_running"}');
  const rest = (from: number, to: number) => (response: ServerResponse) => {
    response.writeHead(206, { 'repr-digest': DIGEST, etag: '"a"' });
    response.write(CONTENT.subarray(from, to), () => (to < CONTENT.length ? response.destroy() : response.end()));
  };
  const inTurn = (...answers: ((response: ServerResponse) => void)[]) => {
    answer = (response) => answers[asked.length - 1]?.(response);
  };
  beforeEach(() => {
    waits.splice(0);
    shown.splice(0);
  });

  it('tries again when the service says so, and continues where it was', async () => {
    inTurn(brokenAt(10), full, full, rest(10, CONTENT.length));
    expect(await save()).toMatchObject({ end: 'complete' });
    expect(waits).toEqual([2, 10, 10]);
    expect(asked.at(-1)).toMatchObject({ range: 'bytes=10-' });
    expect(shown.filter((one) => one === 'waits')).toHaveLength(2);
  });

  it('continues automatically as long as each attempt brings something', async () => {
    inTurn(brokenAt(10), rest(10, 20), rest(20, CONTENT.length));
    expect(await save()).toMatchObject({ end: 'complete' });
    expect(waits).toEqual([2, 2]);
  });

  it('waits longer after each attempt that brings nothing, and then ends', async () => {
    const broken = (response: ServerResponse) => void response.destroy();
    inTurn(broken, broken, broken, brokenAt(10), broken, broken, broken, broken);
    expect(await save()).toEqual({ end: 'broken' });
    expect(waits).toEqual([2, 5, 10, 2, 5, 10, 30]);
  });

  it('ends when it is stopped while it waits: for its turn, after a refusal, or after a broken connection', async () => {
    const never = new Promise<void>(() => {});
    for (answer of [full, (response: ServerResponse) => void response.destroy()]) {
      const stop = new AbortController();
      const stopAndWait = () => {
        stop.abort();
        return never;
      };
      expect(await loadPatiently(listed(), nothingArrived(), { ...progress, stop: stop.signal }, stopAndWait)).toEqual({ end: 'broken' });
    }

    let finish: (() => void) | undefined;
    answer = (response) => {
      finish = () => whole(response);
    };
    const first = save();
    const stop = new AbortController();
    const second = loadPatiently(listed(), nothingArrived(), { ...progress, stop: stop.signal }, wait);
    stop.abort();
    expect(await second).toEqual({ end: 'broken' });
    await expect.poll(() => finish).toBeDefined();
    finish?.();
    expect(await first).toMatchObject({ end: 'complete' });
  });

  it('ends in the end if no turn comes', async () => {
    answer = full;
    expect(await save()).toMatchObject({ end: 'refused', failure: { code: 'too_many_running' } });
    expect(waits).toHaveLength(90);
  });

  it('loads one document after the other', async () => {
    let open = 0;
    let most = 0;
    answer = async (response) => {
      open += 1;
      most = Math.max(most, open);
      // A second request would arrive in this time.
      for (let n = 0; n < 20; n += 1) await turn();
      open -= 1;
      whole(response);
    };
    const all = await Promise.all([save(), save(), save()]);
    expect([all.map(({ end }) => end), most]).toEqual([['complete', 'complete', 'complete'], 1]);
  });

  it('breaks off a connection that has become silent', async () => {
    answer = (response) => {
      response.writeHead(200, { 'repr-digest': DIGEST, etag: '"a"', 'content-length': CONTENT.length });
      response.write(CONTENT.subarray(0, 10));
    };
    const arrived = nothingArrived();
    expect(await loadDocument(listed(), arrived, () => {}, { silenceMs: 100 })).toEqual({ end: 'broken' });
    expect(arrived.bytes).toBe(10);
  });
});

/** Sends ten bytes, and keeps the connection open. */
const half = (response: ServerResponse) => void response.writeHead(200, { etag: '"a"' }).write(CONTENT.subarray(0, 10));

const offered = (open?: Offered['open']): Offered => {
  const access = listed();
  return { access, filename: access.filename, mimeType: access.mime_type, sizeBytes: access.size_bytes, ...(open && { open }) };
};

function newSaving(isOnline = () => true) {
  const shown: Saving[] = [];
  const attempts = makeAttempts((saving) => void shown.push(saving), isOnline);
  const saved: string[] = [];
  const save = (document: Offered) =>
    attempts.run(
      async (load) => void saved.push(await (await load(document, nothingArrived())).text()),
      () => void saved.push('refused'),
    );
  return { attempts, shown, saved, save, steps: () => shown.map(({ step }) => step) };
}

describe('the saving of a document', () => {
  it('shows that this device opens what has arrived, which no one can pause', async () => {
    answer = whole;
    const { save, saved, shown } = newSaving();
    await save(offered(async (parts) => new Blob([`opened: ${parts.length}`])));
    expect(saved).toEqual(['opened: 1']);
    expect(shown.slice(-2)).toEqual([{ step: 'opening', bytes: CONTENT.length }, { step: 'saved' }]);
  });

  it.each(['different', 'failed'] as const)('says that a document was not opened because it is or has %s', async (why) => {
    answer = whole;
    const { save, shown } = newSaving();
    await save(
      offered(async () => {
        throw new NotSaved(why, 'letter.txt');
      }),
    );
    expect(shown.at(-1)).toEqual({ step: 'failed', why, filename: 'letter.txt' });
  });

  it('can start again after an error that no one expected, which it throws', async () => {
    answer = whole;
    const { save, saved, shown } = newSaving();
    const broken = offered(async () => {
      throw new RangeError('Array buffer allocation failed');
    });
    await expect(save(broken)).rejects.toThrow(RangeError);
    expect(shown.at(-1)).toEqual({ step: 'failed', why: 'failed', filename: '' });
    await save(offered());
    expect([saved, shown.at(-1)]).toEqual([[CONTENT.toString()], { step: 'saved' }]);
  });

  it('pauses and continues', async () => {
    answer = half;
    const { attempts, save, saved, shown, steps } = newSaving();
    const saving = save(offered());
    await expect.poll(() => shown.at(-1)).toEqual({ step: 'loading', bytes: 10 });
    attempts.stop('paused');
    await expect.poll(steps).toContain('paused');
    attempts.proceed('offline');
    expect(shown.at(-1)).toEqual({ step: 'paused', bytes: 10 });
    answer = whole;
    attempts.proceed();
    await saving;
    expect(saved).toEqual([CONTENT.toString()]);
  });

  it('waits without a request while the device is offline, and continues when it is online again', async () => {
    let isOnline = false;
    answer = whole;
    const { attempts, save, saved, steps } = newSaving(() => isOnline);
    const saving = save(offered());
    await expect.poll(steps).toContain('offline');
    isOnline = true;
    attempts.proceed('offline');
    await saving;
    expect(saved).toEqual([CONTENT.toString()]);
  });

  it('ends with its page, so that other downloads get their turn', async () => {
    answer = half;
    const left = newSaving();
    const saving = left.save(offered());
    await expect.poll(() => left.shown.at(-1)).toEqual({ step: 'loading', bytes: 10 });
    left.attempts.stop('left');
    await saving;
    answer = whole;
    const next = newSaving();
    await next.save(offered());
    expect([left.saved, next.saved]).toEqual([[], [CONTENT.toString()]]);
  });
});
