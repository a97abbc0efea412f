import { describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { performEffect } from '#jobs/perform-effect.ts';
import * as answers from '#tests/support/answer-links.ts';
import type { Client, Reply } from '#tests/support/client.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  authenticateOnPaper,
  type Body,
  checkStatuses,
  DAY,
  HOUR,
  type Host,
  letter,
  mailed,
  newcomer,
  openAccount,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startRehearsal,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { byTheClock, noting, type Stage, sharedStage, type Write } from './stage.ts';

const stage = beginAfresh(sharedStage());
const sweepNow = () => stage.run('scheduled/sweep', {});

const QUESTION = 'Are you well? Please let us know';
const ANNOUNCED = 'The settings of our checks were changed';
const told = (reply: Reply) => [reply.status, reply.body.code ?? 'ok'];

async function ofHost({ host }: SealedWill, path: string): Promise<Body> {
  await signIn(host);
  return answered(200, host.ask, 'GET', path);
}
const willStatus = async (will: SealedWill) => (await ofHost(will, '/api/will/status')).status;

describe('a cancel while the last Survivor authenticates', () => {
  async function oneProofLeft(): Promise<{ will: SealedWill; transfer: StartedTransfer; prove(): Promise<Reply>; cancel(): Promise<Reply> }> {
    const will = await sealWill(stage);
    const transfer = await startTransfer(will);
    await authenticate(transfer, survivorAt(will, 0));
    await passDeadline(transfer);
    await signIn(will.host);
    const clara = survivorAt(will, 1);
    const json = { transfer_id: transfer.transferId, survivor_id: clara.id, backup_code: clara.backupCodes.shift() };
    return {
      will,
      transfer,
      prove: () => clara.call('POST', '/api/survivor-auth/verify-otp', { json }),
      cancel: () => will.host.ask('POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } }),
    };
  }

  async function expectShut(will: SealedWill, transfer: StartedTransfer): Promise<void> {
    expect(await transferStatus(transfer, newcomer(stage))).toMatchObject({ status: 'cancelled' });
    for (const survivor of will.survivors) expect(told(await access(transfer, survivor))).toEqual([403, 'transfer_cancelled']);
    const { items } = await stage.dump();
    expect(JSON.stringify(items)).not.toContain('RELEASED#');
    expect(await willStatus(will)).toBe('active');
  }

  it('the cancel is committed first: the authentication is refused and nothing opens', async () => {
    const { will, transfer, prove, cancel } = await oneProofLeft();
    const met = stage.before(byTheProof(will.host.id), async () => expect((await cancel()).status).toBe(200));
    expect(told(await prove())).toEqual([409, 'transfer_not_running']);
    await met;
    await expectShut(will, transfer);
  });

  it('the authentication is committed first: the cancel closes what was open', async () => {
    const { will, transfer, prove, cancel } = await oneProofLeft();
    const met = stage.before(noting(will.host.id, 'sign_of_life'), async () => expect((await prove()).body).toMatchObject({ verified: true }));
    expect(told(await cancel())).toEqual([200, 'ok']);
    await met;
    await expectShut(will, transfer);
  });

  /** Only the commit of the authentication writes a released share. */
  function byTheProof(hostId: string): Parameters<Stage['before']>[0] {
    return (write) => 'commit' in write && write.commit.hostId === hostId && JSON.stringify(write.commit.aggregates).includes('RELEASED#');
  }
});

describe('a download while the Host stops the transfer', () => {
  async function aboutToRead(): Promise<{ will: SealedWill; download(): Promise<Reply>; cancel(): Promise<Reply> }> {
    const will = await sealWill(stage);
    const transfer = await openWill(will);
    const url: string = (await access(transfer, survivorAt(will, 0))).body.documents[0].download_url;
    await signIn(will.host);
    await stage.clearMessages();
    return { will, download: () => newcomer(stage)('GET', url), cancel: () => will.host.ask('POST', '/api/transfer/cancel', { json: {} }) };
  }
  const named = async ({ host, documents }: SealedWill) => {
    const text = (await stage.messages({ to: host.email })).at(-1)?.text.replaceAll('\u200b', '') ?? '';
    expect(text).toContain('The transfer of your will was stopped');
    return documents.filter(({ filename }) => text.includes(`: ${filename}, `)).length;
  };

  it('the stop is committed first: nothing is shown, and nothing counts as read', async () => {
    const { will, download, cancel } = await aboutToRead();
    const met = stage.before(noting(will.host.id, 'document_read'), async () => expect((await cancel()).status).toBe(200));
    expect(told(await download())).toEqual([403, 'transfer_cancelled']);
    await met;
    expect(await named(will)).toBe(0);
  });
});

describe('two sweeps in parallel', () => {
  /** A will with an overdue check: its schedule does not fire, and the service has recorded its own outage. */
  async function overdue(): Promise<SealedWill> {
    const will = await sealWill(stage);
    await stage.advance(30 * DAY - 60);
    await stage.clearMessages();
    await stage.outage(HOUR);
    return will;
  }

  it('both find one pending message: only the sweep that claims it sends it', async () => {
    const will = await overdue();
    let claimed = '';
    const isQuestion = (write: Write): boolean => {
      const isMeant = 'claimed' in write && write.claimed.hostId === will.host.id && write.claimed.effect.kind === 'message';
      if (isMeant) claimed = write.claimed.id;
      return isMeant;
    };
    const met = stage.before(isQuestion, async () => {
      await sweepNow();
      await performEffect(currentApp(), claimed);
    });
    await sweepNow();
    await stage.messages();
    await met;
    expect(await subjects(stage, will.host.email)).toEqual([QUESTION]);
  });
});

describe('a stop card while the documents open', () => {
  /** One second before the documents open for enough Survivors. */
  async function aboutToOpen(): Promise<{ will: SealedWill; transfer: StartedTransfer; stop(): Promise<Reply> }> {
    const will = await sealWill(stage);
    const { will_id, stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
    const transfer = await startTransfer(will);
    for (const survivor of will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
    await passDeadline(transfer, -1);
    return { will, transfer, stop: () => newcomer(stage)('POST', '/api/transfer/stop', { json: { will_id, stop_code } }) };
  }
  const card = async (will: SealedWill) => (await ofHost(will, '/api/host/overview')).stop_card.state;

  it('the card is committed first: nothing opens', async () => {
    const { will, transfer, stop } = await aboutToOpen();
    const met = stage.before(byTheClock(will.host.id), async () => expect(told(await stop())).toEqual([200, 'ok']));
    await stage.advance(1);
    await met;
    expect([await willStatus(will), await card(will)]).toEqual(['active', 'used']);
    expect(told(await access(transfer, survivorAt(will, 0)))).toEqual([403, 'transfer_cancelled']);
  });

  it('the opening is committed first: the card is refused, and not used up', async () => {
    const { will, transfer, stop } = await aboutToOpen();
    const met = stage.before(noting(will.host.id, 'stop_card_used'), () => stage.advance(1));
    expect(told(await stop())).toEqual([409, 'documents_open']);
    await met;
    expect([await willStatus(will), await card(will)]).toEqual(['accessible', 'valid']);
    expect((await access(transfer, survivorAt(will, 0))).status).toBe(200);
  });
});

describe('a rehearsal while a transfer is started', () => {
  async function rehearsing() {
    const will = await sealWill(stage);
    const id = await startRehearsal(will);
    const { id: survivor_id, backupCodes } = survivorAt(will, 0);
    const json = { will_id: will.willId, survivor_id, backup_code: backupCodes[0] };
    return { will, id, takePart: () => newcomer(stage)('POST', '/api/rehearsals/verify', { json }) };
  }
  const report = (will: SealedWill, id: string) => ofHost(will, `/api/rehearsals/${id}`);

  it('the last two Survivors come at the same time: it ends once, with one report', async () => {
    const { will, id, takePart } = await rehearsing();
    const send = (n: number) => {
      const { id: survivor_id, backupCodes, call } = survivorAt(will, n);
      return call('POST', '/api/rehearsals/verify', { json: { will_id: will.willId, survivor_id, backup_code: backupCodes[0] } });
    };
    await send(2);
    const met = stage.before(noting(will.host.id, 'rehearsed'), async () => expect((await send(1)).body.verified).toBe(true));
    expect((await takePart()).body.verified).toBe(true);
    await met;
    expect(await report(will, id)).toMatchObject({ ended_by: 'complete', confirmed: 3 });
    expect((await subjects(stage, will.host.email)).filter((subject) => subject.startsWith('Your rehearsal worked'))).toHaveLength(1);
  });
});

describe('the settings change while a check is due', () => {
  async function due(): Promise<{ will: SealedWill; change(): Promise<Reply> }> {
    const will = await sealWill(stage);
    await stage.advance(30 * DAY - 1);
    await signIn(will.host);
    await stage.clearMessages();
    return { will, change: () => will.host.ask('PUT', '/api/host/settings', { json: { hcit_days: 60 } }) };
  }

  it('the change comes first: it passes the time itself, so the check is sent before it, once', async () => {
    const { will, change } = await due();
    const met = stage.before(byTheClock(will.host.id), async () => expect((await change()).status).toBe(200));
    await stage.advance(1);
    await met;
    expect((await subjects(stage, will.host.email)).sort()).toEqual([ANNOUNCED, QUESTION].sort());
    expect(await checkStatuses(will.host)).toEqual(['pending']);
  });
});

describe('a Survivor is removed while they start to authenticate', () => {
  async function threeNamed() {
    const will = await sealWill(stage);
    const ben = survivorAt(will, 0);
    return {
      will,
      ben,
      remove: () => will.host.ask('DELETE', `/api/survivors/${ben.id}`),
      start: () => ben.call('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name: ben.name } }),
    };
  }
  const names = async (will: SealedWill) => (await ofHost(will, '/api/survivors')).survivors.map(({ name }: Body) => name).sort();

  it('the removal is committed first: no one of that name can start a transfer', async () => {
    const { will, remove, start } = await threeNamed();
    const met = stage.before(noting(will.host.id, 'transfer_started'), async () => expect((await remove()).status).toBe(204));
    expect(told(await start())).toEqual([404, 'will_or_survivor_not_found']);
    await met;
    expect(await willStatus(will)).toBe('active');
    expect(await names(will)).toEqual(['Clara', 'Daniel']);
  });

  it('the start is committed first: the removal is refused, and the transfer has its three Survivors', async () => {
    const { will, ben, remove, start } = await threeNamed();
    let transfer: StartedTransfer | undefined;
    const met = stage.before(noting(will.host.id, 'survivors_changed'), async () => {
      const { body } = await start();
      transfer = { stack: stage, will, transferId: body.transfer_id, cancelDeadline: new Date(body.host_cancel_deadline) };
      await authenticateOnPaper(transfer, ben);
    });
    expect(told(await remove())).toEqual([409, 'transfer_running']);
    await met;
    if (!transfer) throw new Error('Nothing was started.');
    expect(await transferStatus(transfer, newcomer(stage))).toMatchObject({ survivors_authenticated: 1, total_survivors: 3 });
    await authenticateOnPaper(transfer, survivorAt(will, 1));
    await passDeadline(transfer);
    expect((await access(transfer, ben)).status).toBe(200);
  });
});

describe('a login with the old password and its reset in parallel', () => {
  async function forgotten() {
    const will = await sealWill(stage);
    const { host } = will;
    await answered(202, host.call, 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
    const token = await mailed(stage, host.email, /reset-password#token=(\S+)/);
    const { email, password } = host;
    return {
      host,
      login: () => newcomer(stage)('POST', '/api/auth/login', { json: { email, password } }),
      reset: () => newcomer(stage)('POST', '/api/auth/reset-password', { json: { token, password: 'a new piano, well tuned' } }),
    };
  }

  async function expectOver(reply: Reply): Promise<void> {
    const { access_token, refresh_token } = reply.body;
    expect(told(await newcomer(stage)('GET', '/api/host/profile', { token: access_token }))).toEqual([401, 'unauthorized']);
    expect((await newcomer(stage)('POST', '/api/auth/refresh', { json: { refresh_token } })).status).toBe(401);
  }

  it('the reset is committed first: the session that is written afterwards is invalid', async () => {
    const { host, login, reset } = await forgotten();
    const met = stage.before(noting(host.id, 'signed_in'), async () => expect((await reset()).status).toBe(204));
    const reply = await login();
    await met;
    await expectOver(reply);
    expect((await login()).status).toBe(401);
    expect(host.tokens.access_token).not.toBe('');
  });
});

describe('a session ends while its request changes something', () => {
  /** The Host signs in again. The earlier session is the one that a thief has. */
  async function stolenFrom(host: Host): Promise<Client> {
    const token = host.tokens.access_token;
    await signIn(host);
    return (method, path, asking) => host.call(method, path, { ...asking, token });
  }
  const signOutEverywhere = async (host: Host) => expect((await host.ask('POST', '/api/auth/logout-everywhere')).status).toBe(204);

  it('the end is committed first: the request changes nothing', async () => {
    const host = await openAccount(stage);
    const thief = await stolenFrom(host);
    const met = stage.before(noting(host.id, 'profile_changed'), () => signOutEverywhere(host));
    expect(told(await thief('PUT', '/api/host/profile', { json: { display_name: 'Mallory' } }))).toEqual([401, 'unauthorized']);
    await met;
    expect((await signIn(host)).host.display_name).toBe(host.name);
  });

  it('the end is committed first: nor does the worker that splits the key again', async () => {
    const will = await sealWill(stage);
    const thief = await stolenFrom(will.host);
    const met = stage.before(noting(will.host.id, 'survivors_changed'), () => signOutEverywhere(will.host));
    expect(told(await thief('DELETE', `/api/survivors/${survivorAt(will, 2).id}`))).toEqual([401, 'unauthorized']);
    await met;
    expect((await ofHost(will, '/api/survivors')).count).toBe(3);
  });

  it('the change is rejected first: a sealing that has begun does not replace the will', async () => {
    const will = await sealWill(stage);
    const { host } = will;
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7 } });
    const token = await answers.newestAnswer(stage, host.email);
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('forged.txt')] });
    const met = stage.before(noting(host.id, 'sealed'), async () => expect((await answers.press(stage, token)).status).toBe(200));
    const sealing = await host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    expect(told(sealing)).toEqual([409, 'recently_recovered']);
    await met;
    expect(await ofHost(will, '/api/will/status')).toMatchObject({ revision: 1, documents_count: 1 });
  });
});
