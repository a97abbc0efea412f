import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingArrived } from '#web/family/documents/load-document.ts';
import { makeAttempts, NotSaved, type Offered, type Saving } from '#web/family/documents/saving.ts';

const CONTENT = Buffer.from('Dear all, the key is under the third flower pot.');

let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => answer(response));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

const whole = (response: ServerResponse) => void response.writeHead(200, { etag: '"a"' }).end(CONTENT);
/** Sends ten bytes, and keeps the connection open. */
const half = (response: ServerResponse) => void response.writeHead(200, { etag: '"a"' }).write(CONTENT.subarray(0, 10));

const offered = (open?: Offered['open']): Offered => ({
  access: {
    filename: 'letter.txt',
    mime_type: 'text/plain',
    size_bytes: CONTENT.length,
    download_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    download_expires_at: '2031-03-11T10:05:00.000Z',
    integrity_verified: true,
  },
  filename: 'letter.txt',
  mimeType: 'text/plain',
  sizeBytes: CONTENT.length,
  ...(open && { open }),
});

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
