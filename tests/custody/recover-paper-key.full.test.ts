import { beforeAll, describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import { tableRows } from '#tests/journeys/table-rows.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, newcomer, type SealedWill, said, sealWill, startRehearsal, survivorAt } from '#tests/support/story.ts';

// The Host's own device has made the keys on two papers. The service only knows their recipients.

const stack = sharedRealStack('device');
const papers: Record<string, { identity: string; recipient: string }> = {};
const answers: Record<string, Body> = {};
let will: SealedWill;

const zoe = { name: 'Zoe', relationship: 'niece', contact_methods: [{ type: 'email', value: 'zoe@example.net' }], personal_message: 'Dear Zoe.' };
const newPaperOf = (position: number, json: object) =>
  will.host.ask('POST', `/api/survivors/${survivorAt(will, position).id}/regenerate-codes`, { json });
const keysInTable = async () => (await tableRows(stack)).filter(({ pk, sk }) => pk === `CUSTODY#${will.host.id}` && sk.startsWith('KEY#'));

beforeAll(async () => {
  for (const name of ['ben', 'zoe']) papers[name] = await newIdentity();
  will = await sealWill(stack);
  const { ask } = will.host;
  const json = { ...zoe, paper_recipient: papers['zoe']?.recipient };
  answers['zoe'] = await answered(201, ask, 'POST', '/api/survivors', { json });
  answers['ben'] = (await newPaperOf(0, { paper_recipient: papers['ben']?.recipient })).body;
  await stack.messages(); // waits until the documents are sealed again
}, 120_000);

describe('a paper whose key the Host’s own device has made', () => {
  it.each(['zoe', 'ben'])('is answered without a recovery key, for %s', (name) => {
    const { recovery_key, paper, envelope_text, backup_codes } = answers[name];
    expect([recovery_key, paper.recovery_key]).toEqual([undefined, undefined]);
    expect(backup_codes).toHaveLength(5);
    expect(envelope_text).toContain('This key was made on the device of the person who made the will.');
    expect(envelope_text).not.toContain('AGE-SECRET-KEY-1Q');
  });

  it('is in the list of the Survivors with its recipient', async () => {
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    const listed = survivors.map((one: Body) => [one.name, one.paper_recipient]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['Zoe', papers['zoe']?.recipient],
        ['Ben', papers['ben']?.recipient],
        ['Clara', undefined],
      ]),
    );
  });

  it('is refused for a second Survivor, and again for the same one', async () => {
    const paper_recipient = papers['zoe']?.recipient;
    const before = await keysInTable();
    const again = await will.host.ask('POST', '/api/survivors', { json: { ...zoe, name: 'Yves', paper_recipient } });
    expect([said(again), again.body.details]).toEqual(['400 validation_failed', [expect.objectContaining({ path: 'paper_recipient' })]]);
    expect(said(await newPaperOf(1, { paper_recipient }))).toBe('400 validation_failed');
    expect(said(await newPaperOf(0, { paper_recipient: papers['ben']?.recipient }))).toBe('400 validation_failed');
    expect(await keysInTable()).toEqual(before);
  });

  it.each([
    ['another kind of recipient', (own: string) => `age1pq${own.slice(6)}`],
    ['a recipient with a wrong letter', (own: string) => `${own.slice(0, -1)}${own.endsWith('q') ? 'p' : 'q'}`],
    ['a secret key', () => papers['zoe']?.identity ?? ''],
  ])('is refused with %s', async (_, wrong) => {
    const json = { ...zoe, name: 'Yves', paper_recipient: wrong((await newIdentity()).recipient) };
    expect(said(await will.host.ask('POST', '/api/survivors', { json }))).toBe('400 validation_failed');
  });

  it('also reads a message that was written later', async () => {
    const json = { personal_message: 'Dear Zoe, once more.' };
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${answers['zoe'].id}`, { json });
    const rows = await keysInTable();
    const files = rows.map(({ data }) => ({
      ...data,
      stanzas: Buffer.from(data.message, 'base64')
        .toString('latin1')
        .match(/^-> X25519 /gm)?.length,
    }));
    expect(files.find(({ paperRecipient }) => paperRecipient === papers['zoe']?.recipient)?.stanzas).toBe(2);
    expect(files.filter(({ paperRecipient }) => paperRecipient === undefined).map(({ stanzas }) => stanzas)).toEqual([1, 1]);
  });

  it('is named in a rehearsal, so that a page can check the typed key', async () => {
    await startRehearsal(will);
    const rehearsed = (survivor_id: string, backup_code: string) =>
      answered(200, newcomer(stack), 'POST', '/api/rehearsals/verify', { json: { will_id: will.willId, survivor_id, backup_code } });
    const { id, backup_codes } = answers['zoe'];
    expect(await rehearsed(id, backup_codes[0])).toMatchObject({ verified: true, paper_recipient: papers['zoe']?.recipient });
    const clara = survivorAt(will, 1);
    expect(await rehearsed(clara.id, clara.backupCodes[0] ?? '')).not.toHaveProperty('paper_recipient');
  });

  it('is replaced by a paper of the service when new codes are made without it', async () => {
    const { recovery_key, envelope_text } = (await newPaperOf(0, {})).body;
    expect(recovery_key).toMatch(/^AGE-SECRET-KEY-1/);
    expect(envelope_text).toContain(recovery_key);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.find((one: Body) => one.name === 'Ben').paper_recipient).toBeUndefined();
    expect((await keysInTable()).filter(({ data }) => data.paperRecipient === papers['ben']?.recipient)).toEqual([]);
  });
});
