import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, client } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';

let stack: RealStack;
let call: Client;
let start: number;
let read: number;

beforeAll(async () => {
  stack = await startRealStack('local stack', { serviceRoot: 'tests/infra/local/fixtures/service' });
  call = client(stack.url, { contract: false });
});
afterAll(() => stack.stop());
beforeEach(async () => {
  start = (await stack.now()).getTime();
  read = (await call('GET', '/api/diary')).body.length;
});

const plan = (what: object) => call('POST', '/api/plan', { json: what });

/** Returns the events of this test with their second since its start: `60 alarm a`. */
async function diary(): Promise<string[]> {
  const lines: string[] = (await call('GET', '/api/diary')).body;
  return lines.slice(read).map((line) => {
    const [at = '', ...what] = line.split(' ');
    return `${(Date.parse(at) - start) / 1000} ${what.join(' ')}`;
  });
}

const inSeconds = (seconds: number) => new Date(start + seconds * 1000).toISOString();

describe('the clock of the service', () => {
  it('moves by the requested time, with one heartbeat at the end', async () => {
    expect(await stack.advance(99 * 86_400)).toEqual([]);
    expect((await stack.now()).toISOString()).toBe(inSeconds(99 * 86_400));
    expect(await diary()).toEqual([`${99 * 86_400} beat`]);
  });

  it('fires schedules in their order, each at its own time, after a heartbeat', async () => {
    await plan({ schedule: 'later', in_seconds: 7200 });
    await plan({ schedule: 'sooner', in_seconds: 60 });
    expect(await stack.advance(7200)).toEqual([
      { kind: 'alarm', id: 'sooner', due_at: inSeconds(60) },
      { kind: 'alarm', id: 'later', due_at: inSeconds(7200) },
    ]);
    expect(await diary()).toEqual(['60 beat', '60 alarm sooner', '7200 beat', '7200 alarm later', '7200 beat']);
  });

  it('fires nothing before its time, and nothing twice', async () => {
    await plan({ schedule: 'once', in_seconds: 100 });
    expect(await stack.advance(99)).toEqual([]);
    expect(await stack.advance(1)).toHaveLength(1);
    expect(await stack.advance(1000)).toEqual([]);
  });

  it('runs a sweep when an item without a schedule is due', async () => {
    await plan({ item: 'owed#1', in_seconds: 30 });
    await plan({ schedule: 'alarm', in_seconds: 20 });
    expect(await stack.advance(3600)).toEqual([
      { kind: 'alarm', id: 'alarm', due_at: inSeconds(20) },
      { kind: 'owed', id: 'owed#1', due_at: inSeconds(30) },
    ]);
    expect(await diary()).toEqual(['20 beat', '20 alarm alarm', '30 beat', '30 sweep', '3600 beat']);
  });

  it('fires a schedule before a sweep of the same second', async () => {
    await plan({ item: 'owed#same', in_seconds: 10 });
    await plan({ schedule: 'same', in_seconds: 10 });
    await stack.advance(10);
    expect(await diary()).toEqual(['10 beat', '10 alarm same', '10 beat', '10 sweep', '10 beat']);
  });

  it('runs nothing during an outage, and the first sweep afterwards finds it', async () => {
    await plan({ schedule: 'missed', in_seconds: 60 });
    await stack.outage(3600);
    expect(await diary()).toEqual(['3600 sweep']);
    expect(await stack.advance(0)).toEqual([{ kind: 'alarm', id: 'missed', due_at: inSeconds(60) }]);
    expect(await diary()).toEqual(['3600 sweep', '3600 beat', '3600 alarm missed', '3600 beat']);
  });

  it('is moved by one request at a time', async () => {
    await plan({ schedule: 'shared', in_seconds: 50 });
    const fired = await Promise.all([stack.advance(100), stack.advance(100), stack.advance(100)]);
    expect(fired.flat()).toHaveLength(1);
    expect((await stack.now()).toISOString()).toBe(inSeconds(300));
  });
});

describe('a record of the table', () => {
  it('has had its effects before messages are listed', async () => {
    await plan({ write: ['one'] });
    await plan({ write: ['two'] });
    await stack.messages();
    expect(await diary()).toEqual(['0 performed one', '0 performed two']);
  });

  it('has created its schedules before the clock moves', async () => {
    await plan({ write: ['sets-alarm'] });
    expect(await stack.advance(60)).toEqual([{ kind: 'alarm', id: 'by-effect', due_at: inSeconds(60) }]);
  });

  it('is processed again from the first failure on', async () => {
    await plan({ write: ['first', 'fails-twice', 'three'] });
    await stack.advance(0);
    expect((await diary()).filter((line) => !line.endsWith('beat'))).toEqual([
      '0 performed first',
      '0 refused fails-twice',
      '0 refused fails-twice',
      '0 performed fails-twice',
      '0 performed three',
    ]);
  });

  it('is skipped after five attempts, and does not delay the others', async () => {
    await plan({ write: ['fails-always', 'four'] });
    await stack.advance(0);
    const lines = await diary();
    expect(lines.filter((line) => line === '0 refused fails-always')).toHaveLength(5);
    expect(lines).toContain('0 performed four');
    expect(stack.log()).toContain('skips stream record');
  });

  it('is in the dump, with the records of the stream', async () => {
    const { items, records } = await stack.dump();
    expect(items).toContainEqual({ pk: { S: 'one' }, sk: { S: '-' }, bytes: { B: Buffer.from('bytes').toString('base64') } });
    expect(records.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(records)).toContain(Buffer.from('bytes').toString('base64'));
  });
});

describe('a function that calls another', () => {
  const invoke = async (json: object) => (await call('POST', '/api/call', { json })).body;

  it('gets its error in the format of Lambda', async () => {
    const { FunctionError, Payload } = await invoke({ name: 'workers-add', payload: {} });
    expect(FunctionError).toBe('Unhandled');
    expect(JSON.parse(Payload)).toMatchObject({ errorType: 'TypeError', errorMessage: 'only numbers can be added' });
  });

  it('can call it asynchronously, and the clock waits for it', async () => {
    expect(await invoke({ name: 'workers-add', type: 'Event', payload: { a: 3, b: 4 } })).toMatchObject({ StatusCode: 202 });
    await stack.advance(1);
    expect((await diary())[0]).toBe('0 adding 3 and 4');
  });

  it('calls it three times in all if it fails in an asynchronous call', async () => {
    await invoke({ name: 'workers-add', type: 'Event', payload: {} });
    await stack.advance(0);
    expect((await diary()).filter((line) => line.includes('adding'))).toHaveLength(3);
  });
});

describe('an item that no sweep completes', () => {
  it('is retried every five minutes, and after a day every six hours, together with others', async () => {
    await plan({ item: 'owed#stuck', in_seconds: 60, stuck: true });
    expect(await stack.advance(60 + 900)).toEqual([{ kind: 'owed', id: 'owed#stuck', due_at: inSeconds(60) }]);
    expect((await diary()).filter((line) => line.endsWith('sweep'))).toEqual(['60 sweep', '360 sweep', '660 sweep', '960 sweep']);
    expect(stack.log()).toContain('owed owed#stuck stays due');
    await plan({ item: 'owed#other', in_seconds: 1000, stuck: true });
    await stack.advance(10 * 86_400);
    const sweeps = (await diary()).flatMap((line) => (line.endsWith('sweep') ? Number(line.split(' ')[0]) : []));
    expect(sweeps.filter((at) => at > 2 * 86_400).length).toBeLessThanOrEqual(9 * 4);
    expect(sweeps.length).toBeLessThan(2 * 24 * 12 + 9 * 4);
  });
});
