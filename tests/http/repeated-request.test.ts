import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import type { GatewayEvent } from '#http/gateway.ts';
import { trackRequest } from '#http/idempotency.ts';
import { ok, type Reply } from '#http/reply.ts';
import { type CompletionNote, createCompletedRequests } from '#store/completed-requests.ts';
import type { Row } from '#store/table.ts';
import { type Change, Conflict } from '#store/unit-of-work.ts';

/** A table with one row: what was done under a key. `troubles`: what meets the next writes of it. */
function service() {
  let row: Row<CompletionNote['done']> | undefined;
  const [troubles, versions, logged]: [(Error | undefined)[], number[], string[]] = [[], [], []];
  const commit = async ({ singles = [] }: Change) => {
    for (const { key, version, data } of singles) {
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      if (version !== (row?.version ?? 0)) throw new Conflict();
      row = { ...key, version: version + 1, data: data as CompletionNote['done'] };
      versions.push(row.version);
    }
  };
  const { change } = createCompletedRequests({} as never);
  const app = {
    now: () => new Date(0),
    keyring: { key: async () => new Uint8Array(32) },
    log: { warn: (event: string) => logged.push(event) },
    store: { commit, completedRequests: { change, get: async () => row } },
  } as unknown as App;
  const ask = (body: object = {}, name: RouteName = 'transfer/cancel') => {
    const event = { headers: { 'Idempotency-Key': 'fixed' } } as unknown as GatewayEvent;
    const tracked = trackRequest(app, routes[name], event, { scope: name, id: '', body });
    if (!tracked) throw new Error('This row keeps something.');
    return tracked;
  };
  return { ask, troubles, versions, logged };
}

const reply: Reply = ok({ secret: 'shown once' });
const work = (request: ReturnType<ReturnType<typeof service>['ask']>) => request.app.store.commit({ hostId: 'ann', at: '2031-03-11T10:00:00.000Z' });

async function done({ ask }: ReturnType<typeof service>): Promise<void> {
  const request = ask();
  await request.earlier(false);
  await work(request);
  await request.keep(reply);
}

describe('the reply of a request that has done its work', () => {
  it('is returned and kept, also if another transaction writes its record at that moment', async () => {
    const one = service();
    one.troubles.push(undefined, new Conflict(), new Conflict());
    await done(one);
    expect(await one.ask().earlier(false)).toEqual(reply);
    expect(one.logged).toEqual([]);
  });

  it('is returned, also if it cannot be kept', async () => {
    const one = service();
    one.troubles.push(undefined, new Error('throttled'));
    await done(one);
    expect(one.logged).toEqual(['request_not_noted']);
    await expect(one.ask().earlier(false)).rejects.toMatchObject({ code: 'already_done' });
  });

  it('is not what a request gets that asks for something else now', async () => {
    const one = service();
    await done(one);
    await expect(one.ask({ other: 'body' }).earlier(true)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const again = one.ask();
    expect(await again.earlier(true)).toBeUndefined();
    await work(again);
    await again.keep(ok({ stopped: 'the next one' }));
    expect(await one.ask().earlier(false)).toEqual(ok({ stopped: 'the next one' }));
  });
});

describe('the record of a request that has failed', () => {
  it('is taken back, and no version of it comes a second time', async () => {
    const one = service();
    for (let n = 0; n < 2; n += 1) {
      const request = one.ask();
      expect(await request.earlier(false)).toBeUndefined();
      await work(request);
      await request.abandon();
    }
    await done(one);
    expect(one.versions).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('hides no refusal if that fails', async () => {
    const one = service();
    const request = one.ask();
    await request.earlier(false);
    await work(request);
    one.troubles.push(new Error('throttled'));
    await expect(request.abandon()).resolves.toBeUndefined();
    expect(one.logged).toEqual(['request_not_noted']);
  });
});
