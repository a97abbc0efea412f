import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { stripControls } from '#common/plain-text.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import { type Row, takesKey } from '#http/route.ts';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import {
  answered,
  type Host,
  letter,
  nameSurvivors,
  openAccount,
  type SealedWill,
  sealWill,
  setUp,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { asJson, brokenMultipart, CHECKED_LATER, NOT_AN_OBJECT, NOT_JSON, ODD_TEXT, WRONG_IDS, WRONG_TYPES, wrongBodies } from './invalid-input.ts';
import { type Ids, NO_IDS, type Sample, sampleOf } from './samples.ts';
import { expectError, NOBODY, wholeState } from './sentence.ts';
import { isRemote, openService, retryingHost } from './service.ts';

const service = openService();
const SEED = 20_261_121;
const RUNS = 12;
const MORE_THAN_10_MB = Buffer.from(`{"a":"${'a'.repeat(10 * 1024 * 1024)}"}`);

/** One row of each kind of rows that differ before their own code runs. */
function oneOfEachKind(named: readonly Named[]): Named[] {
  const kinds = new Map<string, Named>();
  for (const one of named) {
    const { auth, method, keeps, stepUp, leased, sensitive, body, reply } = one.row;
    const kind = JSON.stringify([auth, method, keeps, stepUp, leased, sensitive, body, reply]);
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

interface Named {
  name: RouteName;
  row: Row;
}

// Object.entries returns the names as plain strings.
const rows = Object.entries(routes).map(([name, row]): Named => ({ name: name as RouteName, row }));

describe.skipIf(isRemote)('bad input is refused, and nothing has changed', () => {
  /** Sends the requests. Has a draft next to the sealed will. */
  let owner: SealedWill;
  /** Has a running transfer, which anyone may ask about. */
  let running: SealedWill;
  let ids: Ids;

  beforeAll(async () => {
    owner = await sealWill(service.stack);
    const { ask } = retryingHost(owner.host);
    await answered(200, ask, 'PUT', '/api/host/settings', { json: { hcit_days: 90 } });
    const { documents } = await answered(201, ask, 'POST', '/api/will/upload', { parts: [letter('draft.txt')] });
    const file = { filename: 'film.pdf', mime_type: 'application/pdf', size_bytes: 1, sha256_hash: 'a'.repeat(64) };
    const { upload_id: upload } = await answered(201, ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
    running = await sealWill(service.stack);
    retryingHost(running.host);
    const { transferId: transfer } = await startTransfer(running);
    const of = { storage: owner.storageId, connector: owner.connectorId, document: documents[0].id, upload };
    ids = { ...of, survivor: survivorAt(owner, 0).id, will: running.willId, transfer, runningSurvivor: survivorAt(running, 0).id };
    await service.stack.messages(); // all effects have been performed
    before = { owner: await views.owner(), running: await views.running() };
  });

  const asker = (row: Row): Client => (row.auth === 'bearer' ? owner.host.ask : service.anyone());
  const send = (row: Row, asking: Asking, { id = '', query }: Pick<Sample, 'id' | 'query'> = {}, raw = '') => {
    const search = raw || (query ? `?${new URLSearchParams(query)}` : '');
    return asker(row)(row.method, row.path.replace('<id>', id) + search, asking);
  };
  let before: Record<'owner' | 'running', object>;
  const views = {
    owner: () => wholeState(owner.host.ask),
    running: () => wholeState(running.host.ask, [`/api/transfer/status?transfer_id=${ids.transfer}`]),
  };
  /** After the last of these rows for each sender, who decides whose state its requests could have changed. */
  const unchanged = (row: Row, all: readonly Named[]): void => {
    const { auth } = row;
    if (all.findLast((one) => one.row.auth === auth)?.row !== row) return;
    it('and nothing has changed', async () => {
      const whose = auth === 'bearer' ? 'owner' : 'running';
      expect(await views[whose]()).toEqual(before[whose]);
    });
  };
  const refused = async (row: Row, asking: Asking, sample: Sample, statuses: number[]) => expectRefusal(await send(row, asking, sample), statuses);

  // Public rows first: the clock is stopped for them, so that the transfer keeps running.
  const ordered = [...rows].sort((a, b) => a.row.auth.localeCompare(b.row.auth) * -1);
  const taking = (...kinds: Sample['takes'][]) => ordered.filter(({ name }) => kinds.includes(sampleOf(name, NO_IDS).takes));

  // All rows of a kind read a body with the same code. What they accept is tested without a stack (http/wrong-fields).
  const json = oneOfEachKind(taking('json'));
  describe.each(json)('$name', ({ name, row }) => {
    it('refuses a body that is not JSON', async () => {
      for (const raw of NOT_JSON) await refused(row, asJson(raw), sampleOf(name, ids), [400]);
    });
    it('refuses JSON that is not an object', async () => {
      for (const raw of NOT_AN_OBJECT) await refused(row, asJson(raw), sampleOf(name, ids), [400]);
    });
    it('refuses other content types', async () => {
      const raw = JSON.stringify(sampleOf(name, ids).json);
      for (const type of WRONG_TYPES) await refused(row, { raw, headers: { 'content-type': type } }, sampleOf(name, ids), [415]);
      await refused(row, { raw }, sampleOf(name, ids), [415]);
    });
    it('refuses more than 10 MB', () => refused(row, asJson(MORE_THAN_10_MB), sampleOf(name, ids), [413]));
    unchanged(row, json);
  });

  const checkedLater = taking('json').filter(({ name }) => CHECKED_LATER.includes(name));
  describe.each(checkedLater)('$name', ({ name, row }) => {
    it('refuses each field of a wrong type, also the second of two with the same name', () =>
      always(wrongBodies(sampleOf(name, ids)), async (raw) => refused(row, asJson(raw), sampleOf(name, ids), [400])));
    unchanged(row, checkedLater);
  });

  const query = taking('query');
  describe.each(query)('$name', ({ name, row }) => {
    it('answers any query as documented', () =>
      always(queries(sampleOf(name, ids)), async (search) => expectAnyAnswer(await send(row, {}, sampleOf(name, ids), search))));
    unchanged(row, query);
  });

  const withId = ordered.filter(({ row }) => row.path.includes('<id>'));
  const idKinds = oneOfEachKind(withId);
  describe.each(idKinds)('$name', ({ name, row }) => {
    it('refuses an invalid id', async () => {
      for (const id of WRONG_IDS) await refused(row, asking(sampleOf(name, ids)), { ...sampleOf(name, ids), id }, [400, 404, 405]);
    });
    unchanged(row, idKinds);
  });
  describe.each(withId)('$name', ({ name, row }) => {
    it.each([
      ['of nothing', NOBODY, [400, 404]],
      ['that is no UUID', 'ben', [400]],
    ])('refuses an id %s', (_, id, statuses) => refused(row, asking(sampleOf(name, ids)), { ...sampleOf(name, ids), id }, statuses));
    unchanged(row, withId);
  });

  describe.each(taking('nothing').filter(({ row }) => row.method === 'GET' && !row.path.includes('<id>')))('$name', ({ row }) => {
    it('ignores a body or a query', async () => {
      const plain = await send(row, {});
      for (const raw of ['{', '\u0000']) expect((await send(row, asJson(raw), {}, '?a[]=1&a=%ff&__proto__=x')).body).toEqual(plain.body);
    });
  });

  describe('will/upload', () => {
    const row: Row = routes['will/upload'];
    const sample: Sample = { takes: 'multipart' };
    it.each(brokenMultipart())('refuses %s', async (_, broken) => refused(row, broken, sample, [400, 413, 415]));
    it('refuses random bytes as multipart', () =>
      always(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
        const raw = Buffer.concat([Buffer.from('--b\r\n'), bytes]);
        await refused(row, { raw, headers: { 'content-type': 'multipart/form-data; boundary=b' } }, sample, [400, 413, 415]);
      }));
    unchanged(row, [{ name: 'will/upload', row }]);
  });

  describe('the request itself', () => {
    it.each(['/api/host//profile', '/api/%', '/api/..%2f_local%2fdump', '/api/host/profile;a=b'])('there is nothing at %s', async (path) => {
      expectRefusal(await service.anyone()('GET', path), [404]);
    });
    it.each(rows.filter(({ row }) => takesKey(row)))('$name refuses an invalid key', async ({ name, row }) => {
      const sample = sampleOf(name, ids);
      for (const key of ['a b', 'é', 'x'.repeat(201)]) {
        const headers = { 'idempotency-key': key };
        await refused(row, { ...asking(sample), headers }, { ...sample, id: NOBODY }, [400, 404, 415]);
      }
    });
  });
});

describe.skipIf(isRemote)('odd text is accepted and returned, or refused, and never causes a fault', () => {
  let host: Host;
  const ids: Record<string, string | undefined> = {};
  beforeAll(async () => {
    host = retryingHost(await openAccount(service.stack));
    const { connectorId, storageId } = await setUp(host);
    const [survivor] = await nameSurvivors(host, 1);
    Object.assign(ids, { connectors: connectorId, storages: storageId, survivors: survivor?.id });
  });
  it.each([
    ['display_name', 'host/profile', (text: string) => ({ display_name: text })],
    ['name of a connector', 'connectors', (text: string) => ({ name: text })],
    ['name of a storage', 'storages', (text: string) => ({ name: text })],
    ['name of a Survivor', 'survivors', (text: string) => ({ name: text, relationship: text })],
    ['personal message', 'survivors', (text: string) => ({ personal_message: text })],
    ['contact', 'survivors', (text: string) => ({ contact_methods: [{ type: 'telegram', value: text }] })],
  ])('%s', async (_, list, body) => {
    const path = ids[list] ? `/api/${list}/${ids[list]}` : `/api/${list}`;
    for (const text of ODD_TEXT) {
      const reply = await host.ask('PUT', path, { json: body(text) });
      expect([200, 400], JSON.stringify([text, reply.body])).toContain(reply.status);
      if (reply.status === 400) expectError(reply);
      // A change that was accepted can be read afterwards.
      else expect(JSON.stringify(await answered(200, host.ask, 'GET', `/api/${list}`))).toContain(JSON.stringify(reply.body));
    }
  });
  it.each(ODD_TEXT)('an announced filename such as %j', async (filename) => {
    const json = { files: [{ filename, mime_type: 'text/plain', size_bytes: 1, sha256_hash: 'a'.repeat(64) }] };
    const reply = await host.ask('POST', '/api/will/uploads', { json });
    expect([201, 400], JSON.stringify(reply.body)).toContain(reply.status);
  });
  it.each(ODD_TEXT)('a filename such as %j', async (text) => {
    const reply = await host.ask('POST', '/api/will/upload', { parts: [letter(`${text}.txt`)] });
    expect([201, 400, 413, 415], JSON.stringify(reply.body)).toContain(reply.status);
    const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
    // One line, no folder, and no character that no one sees.
    for (const { filename } of documents) expect(filename).toBe(stripControls(filename.replaceAll(/[/\\]/g, '')));
  });
});

const asking = ({ json }: Sample): Asking => (json ? { json } : {});

async function always<Value>(values: fc.Arbitrary<Value>, law: (value: Value) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(values, law), { seed: SEED, numRuns: RUNS, endOnFailure: true });
}

/** Expects one of these statuses, in the one error format. */
function expectRefusal(reply: Reply, statuses: number[]): void {
  expect(statuses, reply.bytes.toString('utf8').slice(0, 300)).toContain(reply.status);
  expectError(reply);
}

/** Accepts every reply, which the client compares with the document, but no fault of ours. Another person's storage may have a fault. */
function expectAnyAnswer(reply: Reply): void {
  expect(reply.status).not.toBe(500);
  if (reply.status >= 400 && !reply.headers['content-type']?.startsWith('text/html')) expectError(reply);
}

/** Returns queries with a missing, doubled, odd, huge or unknown field. */
function queries({ query = {} }: Sample): fc.Arbitrary<string> {
  const odd = ODD_TEXT.filter((text) => text.length < 5000).map((text) => encodeURIComponent(text.toWellFormed()));
  const value = fc.oneof(fc.constantFrom(...odd, '%ff', '%', '%00', '', '-1', '1e9', 'x'.repeat(8000)), fc.string().map(encodeURIComponent));
  const name = fc.constantFrom(...Object.keys(query), 'other', '__proto__', 'a[]');
  const pairs = fc.array(fc.tuple(name, value), { maxLength: 4 });
  return pairs.map((given) => `?${given.map(([key, text]) => `${key}=${text}`).join('&')}`);
}
