import { beforeAll, describe, expect, it } from 'vitest';
import * as answers from '#tests/support/answer-links.ts';
import { beginAfresh, sharedStack, sharedTable } from '#tests/support/shared-stack.ts';
import {
  addPhone,
  answered,
  type Body,
  cancelTransfer,
  checkStatuses,
  DAY,
  HOUR,
  type Host,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedStack();
const table = sharedTable(stack);

const look = (token: string) => answers.look(stack, token);
const respond = (token: string) => answers.respond(stack, token);
const send = (token: string) => answers.press(stack, token);
const newest = ({ email }: Host) => answers.newestAnswer(stack, email);
const willStatus = async (host: Host): Promise<string> => {
  await signIn(host);
  return (await answered(200, host.ask, 'GET', '/api/will/status')).status;
};

/** Seals a will and moves the clock to its first check. `token` is from the link in the check. */
async function asked(): Promise<SealedWill & { token: string }> {
  const will = await sealWill(stack);
  await stack.advance(30 * DAY);
  return { ...will, token: await newest(will.host) };
}

describe('the page behind a link', () => {
  // No test here confirms the check, so they share one.
  let host: Host;
  let token: string;
  beforeAll(async () => {
    ({ host, token } = await asked());
  });

  it('says what will happen and has one button; it loads nothing, cannot be framed, and is not stored', async () => {
    const reply = await look(token);
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    const html = String(reply.body);
    expect(html).toContain('<h1>Are you well?</h1>');
    expect(html).toContain(`<form method="post" action="respond">\n<input type="hidden" name="token" value="${token}">`);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html.replaceAll(token, '')).not.toMatch(/<script|<img|<link|https?:|Anna|\bsrc=/);
  });

  it("is in the Host's language, and in the browser's for a link that names no one; JSON stays English", async () => {
    const german = { headers: { 'accept-language': 'ja, de-AT;q=0.9' } };
    const page = async (token: string) => String((await newcomer(stack)('GET', `/api/liveness/respond?token=${token}`, german)).body);
    expect(await page('unknown')).toMatch(/<html lang="de" dir="ltr">[\s\S]*<h1>Dieser Link ist nicht vollständig<\/h1>/);
    expect(await page(token)).toContain('<h1>Are you well?</h1>');
    expect((await respond('unknown')).body.error).toMatch(/^Please copy the whole link/);
  });

  it('changes nothing, no matter how often a mail scanner opens it', async () => {
    const kept = async () => {
      // Waits until the stream has moved earlier entries into the history.
      await stack.messages();
      return (await table.items('')).filter(({ pk }) => !pk.startsWith('RATE#'));
    };
    const before = await kept();
    for (let n = 0; n < 3; n += 1) expect((await look(token)).status).toBe(200);
    expect(await kept()).toEqual(before);
    expect(await checkStatuses(host)).toEqual(['pending']);
  });

  it.each([
    ['markup', () => encodeURIComponent('"><script>alert(1)</script>')],
    ['another channel', (token: string) => token.replace('_1_e.', '_1_s.')],
    ['a flipped bit', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ])('refuses a link with %s, and so does the button', async (_, tamper) => {
    const tampered = tamper(token);
    const page = await look(tampered);
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(String(page.body)).not.toMatch(/<form|<script/);
    expect(await respond(tampered)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect((await send(tampered)).status).toBe(400);
    expect(await checkStatuses(host)).toEqual(['pending']);
  });
});

describe('answering a check', () => {
  beginAfresh(stack);

  it('by the button confirms it and shows a page', async () => {
    const { host, token } = await asked();
    const reply = await send(token);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(reply.body)).toMatch(/We are glad to hear from you\.[\s\S]*We ask you next on /);
    expect(String(reply.body)).not.toContain(token);
    expect(await checkStatuses(host)).toEqual(['confirmed']);
  });

  it('takes the will back from pending_transfer, and so does the notice of that, once', async () => {
    const will = await sealWill(stack);
    await stack.advance(99 * DAY + 60);
    expect(await willStatus(will.host)).toBe('pending_transfer');
    const token = await newest(will.host);
    expect(String((await look(token)).body)).toContain('You have not answered our checks');
    expect((await respond(token)).status).toBe(200);
    expect(await willStatus(will.host)).toBe('active');
    expect((await respond(token)).status).toBe(200);
    await startTransfer(will);
    expect((await respond(token)).status).toBe(410);
    expect(await willStatus(will.host)).toBe('transfer_initiated');
  });
});

describe('stopping a transfer by link', () => {
  beginAfresh(stack);

  it('works until the cancel deadline, for one transfer, and the Survivors are notified how', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await passDeadline(transfer, -1);
    const token = await newest(will.host);
    expect(String((await look(token)).body)).toContain('Stop the transfer of your will?');
    expect((await send(token)).status).toBe(200);
    expect(await willStatus(will.host)).toBe('active');
    const told = (await stack.messages({ to: survivorAt(will, 0).email })).at(-1);
    expect(told?.text).toContain('This was done with a link that we had sent to the owner of the will.');
    expect((await respond(token)).status).toBe(200);
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was stopped');
    await startTransfer(will);
    expect((await respond(token)).status).toBe(410);
    expect(await willStatus(will.host)).toBe('transfer_initiated');
  });

  it('offers to remove a Survivor who has proven the start, and only notes the wish: a link removes no one', async () => {
    const will = await sealWill(stack);
    const named = await startTransfer(will);
    expect(Object.keys(answers.buttonsOf(await look(await newest(will.host))))).toEqual(['I am well: stop the transfer']);
    await cancelTransfer(named);
    const ben = survivorAt(will, 0);
    await startWithProof(will, ben);
    const token = await newest(will.host);
    const page = await answers.pressButton(stack, token, 'I am well: stop the transfer, and ask to remove Ben');
    expect(String(page.body)).toContain('Ben is not removed yet.');
    expect(await willStatus(will.host)).toBe('active');
    const { problems } = await answered(200, will.host.ask, 'GET', '/api/host/overview');
    expect(problems[0]).toMatchObject({ code: 'removal_asked', subject: 'Ben' });
    expect((await answered(200, will.host.ask, 'GET', '/api/survivors')).survivors).toHaveLength(3);
    await answered(204, will.host.ask, 'DELETE', `/api/survivors/${ben.id}`);
    const after = (await answered(200, will.host.ask, 'GET', '/api/host/overview')).problems.map(({ code }: Body) => code);
    expect(after).not.toContain('removal_asked');
  });

  it('does not undo a completed transfer, because links from before it are no longer valid', async () => {
    const will = await sealWill(stack);
    await stack.advance(99 * DAY + 60);
    const pending = await newest(will.host);
    await openWill(will);
    await stack.advance(14 * DAY + HOUR);
    expect(await willStatus(will.host)).toBe('pending_transfer');
    expect((await respond(pending)).status).toBe(410);
  });
});

describe('a link that has expired', () => {
  beginAfresh(stack);
  const FRESH = 'The new link that you requested';
  const askFresh = (token: string) => answers.press(stack, token, { fresh_link: 'yes' });
  const fresh = async ({ email }: Host) => (await subjects(stack, email)).filter((subject) => subject === FRESH).length;
  const missedOnce = async () => {
    const will = await asked();
    await stack.advance(33 * DAY);
    return will;
  };

  it('offers a fresh one, which answers the check', async () => {
    const { host, token } = await missedOnce();
    const page = await look(token);
    expect(page.status).toBe(410);
    expect(String(page.body)).toContain('Send me a new link</button>');
    const reply = await askFresh(token);
    expect([reply.status, String(reply.body)]).toEqual([200, expect.stringContaining('Please look for a new message from us')]);
    expect(await checkStatuses(host)).toEqual(['pending', 'missed']);
    expect(await fresh(host)).toBe(1);
    expect((await respond(await newest(host))).status).toBe(200);
    expect(await checkStatuses(host)).toEqual(['confirmed', 'missed']);
  });

  it('brings a fresh one over the channel over which it left, and no other', async () => {
    const will = await sealWill(stack);
    const phone = '+436647777777';
    const id = await addPhone(will.host, phone);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { preferred_connector_id: id } });
    await stack.advance(30 * DAY);
    const token = await answers.newestAnswer(stack, phone);
    await stack.advance(33 * DAY);
    await askFresh(token);
    expect((await stack.messages({ to: phone })).at(-1)?.text).toMatch(/^Here is your new link\./);
    expect(await fresh(will.host)).toBe(0);
  });

  it('brings three an hour at most, and says the same', async () => {
    const { host, token } = await missedOnce();
    const pages = [];
    for (let n = 0; n < 5; n += 1) {
      pages.push(String((await askFresh(token)).body));
      await stack.messages();
    }
    expect(new Set(pages).size).toBe(1);
    expect(await fresh(host)).toBe(3);
  });

  it('brings one that stops a transfer until the cancel deadline, and says the same after it', async () => {
    const will = await missedOnce();
    const first = String((await askFresh(will.token)).body);
    const transfer = await startTransfer(will);
    await askFresh(will.token);
    expect(await fresh(will.host)).toBe(2);
    await passDeadline(transfer);
    expect(String((await askFresh(will.token)).body)).toBe(first);
    expect(await fresh(will.host)).toBe(2);
    expect(await willStatus(will.host)).toBe('awaiting_authentication');
  });

  it('is asked by JSON too; a link that works or is not ours brings nothing', async () => {
    const { host, token } = await missedOnce();
    const json = (link: string) => newcomer(stack)('POST', '/api/liveness/respond', { json: { token: link, fresh_link: 'yes' } });
    expect(await json(token)).toMatchObject({ status: 200, body: { confirmed: false, next_check_due: null } });
    expect(await json(token.replace('_1_e.', '_9_e.'))).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    await stack.messages();
    expect(await json(await newest(host))).toMatchObject({ status: 200, body: { confirmed: false } });
    expect(await fresh(host)).toBe(1);
    expect(await checkStatuses(host)).toEqual(['pending', 'missed']);
  });

  it('and is about something else offers none', async () => {
    const will = await sealWill(stack);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
    const token = await newest(will.host);
    await stack.advance(7 * DAY);
    expect(String((await look(token)).body)).not.toContain('<form');
    expect((await askFresh(token)).status).toBe(410);
  });
});

it('a request of another content type is refused', async () => {
  const asking = { raw: 'token=x', headers: { 'content-type': 'text/plain' } };
  expect(await newcomer(stack)('POST', '/api/liveness/respond', asking)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
});
