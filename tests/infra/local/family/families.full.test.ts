import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import type { Body } from '#tests/support/story.ts';

let stack: RealStack;
beforeAll(async () => {
  stack = await startRealStack('local stack');
});
afterAll(() => stack?.stop());

const ask = (method: string, path: string, json?: object) => client(stack.url, { contract: false })(method, path, json ? { json } : {});
const newest = async (): Promise<Body> => (await ask('GET', '/_local/state')).body.families[0];

it('a sample family has a sealed will, and everything to sign in and to open it', async () => {
  const { status, body } = await ask('POST', '/_local/family');
  expect(status).toBe(200);
  expect(body.family).toMatchObject({
    host: { email: 'anna@example.com', password: expect.any(String), display_name: 'Anna Host' },
    will_id: expect.any(String),
    survivors: [{ name: 'Ben' }, { name: 'Clara', contact: { type: 'sms' } }, { name: 'Daniel' }],
    documents: ['last-will.pdf', 'letter-to-my-children.docx', 'family-photo.jpg'],
  });
  for (const { backup_codes, envelope_text } of body.family.survivors) for (const code of backup_codes) expect(envelope_text).toContain(code);
  expect(await newest()).toMatchObject({
    story: { title: "Anna's will is sealed" },
    pages: [{ url: 'http://localhost:5173/dashboard' }, { url: `http://localhost:5173/start#will_id=${body.family.will_id}` }],
  });
});

it('a second family has its own people, and its Host can stop the transfer', async () => {
  await ask('POST', '/_local/family');
  const { id, host, survivors } = await newest();
  expect([host.email, survivors[0].contact.value, survivors[1].contact.value]).toEqual(['anna.2@example.com', 'ben.2@example.net', '+436640000021']);
  const step = (name: string, survivor?: string) => ask('POST', '/_local/family/step', { family: id, step: name, survivor });
  expect((await step('start', survivors[0].id)).status).toBe(200);
  expect((await newest()).story.title).toMatch(/^Anna can stop the transfer until /);
  expect((await step('cancel')).status).toBe(200);
  expect((await newest()).story.title).toBe("Anna's will is sealed");
  expect((await step('alive')).status).toBe(200);
});
