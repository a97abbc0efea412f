import { beforeAll, describe, expect, it } from 'vitest';
import { findings, unfolded } from '#tests/journeys/findings.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticateOnPaper,
  DAY,
  mailed,
  newcomer,
  passDeadline,
  register,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';

const stack = sharedStack();

describe('no secret is kept or logged', () => {
  let will: SealedWill;
  let secrets: Record<string, string>;
  let log: string;
  let table: string;
  beforeAll(async () => {
    will = await sealWill(stack);
    secrets = await playToTheEnd();
    log = unfolded(stack.log());
    table = unfolded(JSON.stringify(await stack.dump()));
  }, 180_000);

  /** A whole story with its slips; everything in it that opens something, by name. */
  async function playToTheEnd(): Promise<Record<string, string>> {
    const { host, survivors } = will;
    const seen: Record<string, string> = { password: host.password };
    const { smtp, object_store } = await stack.endpoints();
    seen['connector password'] = smtp.password;
    seen['storage secret key'] = object_store.secret_access_key;
    const other = await register(stack);
    Object.assign(seen, { 'password of another account': other.password, 'link in the first mail': other.link });
    seen['signature of that link'] = other.link.split('.')[2] ?? '';
    const wrongPassword = { email: host.email, password: 'the wrong words for the piano' };
    await host.call('POST', '/api/auth/login', { json: wrongPassword });
    seen['wrong password'] = wrongPassword.password;
    await noteTokens(seen, 'first');
    const refreshed = await answered(200, host.call, 'POST', '/api/auth/refresh', { json: { refresh_token: host.tokens.refresh_token } });
    host.tokens = refreshed;
    await noteTokens(seen, 'refreshed');

    await stack.advance(99 * DAY);
    seen['link to answer a check'] = await mailed(stack, host.email, /respond\?token=(\S+)/);
    const transfer = await startTransfer(will);
    seen['transfer_id'] = transfer.transferId;
    seen['link to stop the transfer'] = await mailed(stack, host.email, /respond\?token=(\S+)/);
    await passDeadline(transfer);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    for (const { name, id, message, recoveryKey, backupCodes } of survivors) {
      Object.assign(seen, { [`survivor_id of ${name}`]: id, [`message to ${name}`]: message, [`recovery key of ${name}`]: recoveryKey });
      for (const [n, code] of backupCodes.entries()) seen[`backup code ${n} of ${name}`] = code;
    }
    const asked = await askForCode(transfer, ben);
    seen['one-time code'] = asked.code;
    const wrongCode = asked.code === '918273' ? '918274' : '918273';
    seen['wrong one-time code'] = wrongCode;
    await answered(200, ben.call, 'POST', '/api/survivor-auth/verify-otp', { json: { ...asked, code: wrongCode } });
    const proof = await answered(200, ben.call, 'POST', '/api/survivor-auth/verify-otp', { json: asked });
    seen['session of a Survivor'] = proof.session_token;
    await authenticateOnPaper(transfer, clara);
    const { documents } = (await access(transfer, ben, { token: proof.session_token })).body;
    await access(transfer, ben);
    const link = new URL(documents[0].download_url);
    seen['download token'] = link.searchParams.get('token') ?? '';
    await newcomer(stack)('GET', link.href);
    await newcomer(stack)('GET', `${link.href}x`);
    seen['what stands in the documents'] = 'the key is under the third flower pot';
    await signIn(host);
    await noteTokens(seen, 'last');
    await answered(204, host.ask, 'POST', '/api/auth/logout');
    return seen;
  }

  async function noteTokens(seen: Record<string, string>, which: string): Promise<void> {
    for (const [name, token] of Object.entries(will.host.tokens).filter(([name]) => name.endsWith('_token'))) {
      Object.assign(seen, { [`${which} ${name}`]: token, [`signature of the ${which} ${name}`]: token.split('.')[2] });
    }
  }

  it('all of them were met', () => {
    for (const [name, secret] of Object.entries(secrets)) expect([name, secret]).toEqual([name, expect.stringMatching(/^.{6,}$/s)]);
    expect(Object.keys(secrets)).toHaveLength(51);
  });

  it('in any line of the log', () => {
    expect(findings(log, secrets)).toEqual([]);
  });

  it('in any item of the table, nor in its stream', () => {
    expect(findings(table, secrets)).toEqual([]);
    expect(table).not.toMatch(/AGE-SECRET-KEY-1/i);
  });

  it('and the search finds what is there: the text is the whole of it', () => {
    const known = { host: will.host.id, email: will.host.email, will: will.willId, event: 'will_accessed', stream: 'eventName' };
    for (const [name, value] of Object.entries(known)) expect(findings(table, { [name]: value })).not.toEqual([]);
    expect(log).toContain('"event":"audit_appended"');
  });

  const base64 = (text: string) => Buffer.from(text).toString('base64');
  it.each<[string, (text: string) => string]>([
    ['as it is', (text) => text],
    ['in upper case', (text) => text.toUpperCase()],
    ['in hex', (text) => Buffer.from(text).toString('hex')],
    ['in a URL', encodeURIComponent],
    ['in JSON in JSON', (text) => JSON.stringify({ text })],
    ['in base64', base64],
    ['in base64, one byte further', (text) => base64(`.${text}`)],
    ['in base64, two bytes further', (text) => base64(`..${text}`)],
    ['in base64url', (text) => Buffer.from(text).toString('base64url')],
    ['in base64 in base64', (text) => base64(base64(text))],
  ])('and finds every secret also when it is written %s', (_, written) => {
    for (const [name, value] of Object.entries(secrets)) {
      const planted = `{"code":"${value}"}, and some words after it`;
      // Six digits in hex are not searched: among thousands of digits they are no secret.
      if (/^\d{6}$/.test(value) && written('a') === '61') continue;
      expect([name, findings(unfolded(`${table.slice(0, 500)} ${written(planted)}`), { [name]: value })]).not.toEqual([name, []]);
    }
  });
});
