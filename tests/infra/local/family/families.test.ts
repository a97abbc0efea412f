import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import type { Body } from '#tests/support/story.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const ask = (method: string, path: string, json?: object) => client(stack.url, { contract: false })(method, path, json ? { json } : {});
const newest = async (): Promise<Body> => (await ask('GET', '/_local/state')).body.families[0];

/** Performs the next step of the newest family. Returns its reply. */
async function playNext(): Promise<Body> {
  const { path, body } = (await newest()).story.next;
  const reply = await ask('POST', path, body);
  expect([path, body, reply.status]).toEqual([path, body, 200]);
  return reply.body;
}

/** Plays next steps until the title of the story matches. Returns all titles. */
async function playUntil(title: RegExp): Promise<string[]> {
  const titles: string[] = [];
  for (let step = 0; step < 25; step += 1) {
    titles.push((await newest()).story.title);
    if (title.test(titles.at(-1) ?? '')) return titles;
    await playNext();
  }
  throw new Error(`The story never came to ${title}: ${titles.join(', ')}`);
}

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

it('the next steps lead from the sealed will to its documents, as they were uploaded', async () => {
  expect(await playUntil(/^The will is open until /)).toEqual(
    expect.arrayContaining([
      'Anna does not answer',
      'Anna has missed every check',
      expect.stringMatching(/^Anna can stop the transfer until /),
      '0 of 2 Survivors have confirmed their identity',
      '1 of 2 Survivors have confirmed their identity',
    ]),
  );
  const { personal_message, documents } = await playNext();
  expect(personal_message).toBe('Dear Ben, thank you for everything.');
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  for (const { filename, download_url } of documents) {
    const { pathname, search } = new URL(download_url);
    const { bytes } = await ask('GET', `${pathname}${search}`);
    expect([filename, sha256(bytes)]).toEqual([filename, sha256(await readFile(`tests/fixtures/documents/${filename}`))]);
  }
  expect((await newest()).pages).toContainEqual({
    label: 'Ben in this transfer',
    url: expect.stringMatching(/^http:\/\/localhost:5173\/survivor#transfer_id=[\w-]+&survivor_id=[\w-]+$/),
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

it('a step that the service refuses gives its sentence', async () => {
  const { id, survivors } = await newest();
  const reply = await ask('POST', '/_local/family/step', { family: id, step: 'authenticate', survivor: survivors[1].id });
  expect(reply).toMatchObject({ status: 409, body: { error: expect.any(String), code: 'step_refused' } });
});
