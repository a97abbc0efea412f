import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';

let stack: RealStack;
beforeAll(async () => {
  stack = await startRealStack('local stack', { serviceRoot: 'tests/infra/local/fixtures/service' });
});
afterAll(() => stack?.stop());

const ask = (method: string, path: string, json?: object) => client(stack.url, { contract: false })(method, path, json ? { json } : {});

/** Sends an e-mail with this HTML. Returns the page on which the control room shows it. */
async function showMail(html: string) {
  const { smtp } = await stack.endpoints();
  const mailer = createTransport({ host: smtp.host, port: smtp.port, secure: false, auth: { user: smtp.username, pass: smtp.password } });
  await mailer.sendMail({ from: 'h@example.org', to: 'ann@example.org', subject: 'A', text: 'plain', html });
  const sent = (await stack.messages()).at(-1);
  return ask('GET', `/_local/messages/html?id=${sent?.id}`);
}

describe('the control room', () => {
  it.each(['/_local', '/_local/'])('is the page %s', async (path) => {
    const { status, headers, body } = await ask('GET', path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; /,
    );
    expect(body).not.toMatch(/<script>|\son\w+=|<style|\sstyle=|(?:src|href)="(?:https?:)?\/\//);
  });

  it('serves each file that its page and its scripts name', async () => {
    const named = (text: string) => [...text.matchAll(/(?:"|from '\.)(?:\/_local\/room)?\/([\w-]+\.(?:js|css))/g)].map(([, name]) => name);
    const page: string = (await ask('GET', '/_local')).body;
    const script: string = (await ask('GET', '/_local/room/room.js')).body;
    const files = [...named(page), ...named(script)];
    expect(files).toEqual(expect.arrayContaining(['room.css', 'room.js', 'dom.js', 'family.js', 'faults.js', 'inbox.js']));
    for (const name of files) expect([name, (await ask('GET', `/_local/room/${name}`)).status]).toEqual([name, 200]);
  });

  it.each(['/_local/room/', '/_local/room/../control-surface.ts', '/_local/room/%2e%2e/room.js'])('has no file at %s', async (path) => {
    expect((await ask('GET', path)).status).toBe(400);
  });
});

describe('a message with html', () => {
  it('can do nothing else, whatever it contains', async () => {
    const { headers } = await showMail('<script>alert(1)</script>');
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});
