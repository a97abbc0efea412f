import { type Action, between, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import { acted, askAsHost, DAY_MS, end, hostDoes, isSignedIn, said, sendAsHost, unsealedThenSealed } from './doing.ts';
import { forget, learnAccount } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

const isSealedAndSignedIn = (by: Host): boolean => isSignedIn(by) && by.isSealed;

export const hostLifeActions: readonly Action[] = [
  hostDoes('says that they are well', isSealedAndSignedIn, sayWell, ({ options }) => (options.temperament === 'diligent' ? 3 : 0.7)),
  hostDoes('chooses how often we ask', isSignedIn, changeSettings, ({ isSealed, acts }) =>
    isSealed ? 0.6 : acts.some(({ kind }) => kind === 'settings') ? 0.1 : 5,
  ),
  hostDoes('chooses to be asked once in a while, for a day', isSignedIn, askSeldom, 0),
  hostDoes('has the checks paused', isSealedAndSignedIn, pause, ({ options }) => (options.temperament === 'travelling' ? 1.5 : 0.3)),
  hostDoes('ends the pause', isSealedAndSignedIn, endPause, 0.4),
  hostDoes(
    'goes on a journey',
    ({ isSealed }) => isSealed,
    travel,
    ({ options }) => (options.temperament === 'travelling' ? 2 : 0.1),
  ),
  hostDoes('starts a rehearsal', isSealedAndSignedIn, startRehearsal, ({ options }) => (options.temperament === 'dying' ? 0.4 : 1)),
  hostDoes('ends the rehearsal', (by) => isSealedAndSignedIn(by) && by.rehearsalId !== undefined, endRehearsal, 0.3),
  hostDoes('makes a stop card', isSealedAndSignedIn, makeCard, ({ stopCard }) => (stopCard ? 0.2 : 0.8)),
  hostDoes('uses the stop card', ({ stopCard }) => stopCard !== undefined, useCard, 0.5),
  hostDoes('cancels the transfer', isSealedAndSignedIn, cancel, cancelWeight),
  hostDoes('asks for the will to be deleted', isSealedAndSignedIn, (life, by, chance) => requestDeletion(life, by, chance, '/api/will'), 0.15),
  hostDoes(
    'asks for the account to be deleted',
    isSignedIn,
    (life, by, chance) => requestDeletion(life, by, chance, '/api/host'),
    unsealedThenSealed(0.05, 0.1),
  ),
  hostDoes('keeps what would be deleted', isSignedIn, keep, ({ deletionAsked }) => (deletionAsked ? 1.5 : 0.05)),
  hostDoes('brings back what was set aside', (by) => isSignedIn(by) && by.acts.some(({ kind }) => kind === 'reset'), bringBack, 2),
  hostDoes(
    'dies',
    ({ isSealed }) => isSealed,
    die,
    ({ options }) => (options.temperament === 'dying' ? 6 : 0.15),
  ),
];

async function sayWell(life: Life, by: Host, chance: Chance): Promise<void> {
  const { body } = await askAsHost(life, by, 'GET', '/api/liveness/history');
  const check = chance.next() < 0.4 ? body?.checks?.[0] : undefined;
  const reply = await sendAsHost(life, by, 'POST', '/api/liveness/alive', check ? { check_id: check.id } : {});
  life.tell(`${by.name} says that they are well ${said(reply)}.`);
}

async function changeSettings(life: Life, by: Host, chance: Chance): Promise<void> {
  const others = { hcit_days: oneOf(chance, [7, 14, 30, 60]), hcrt_hours: oneOf(chance, [24, 48, 72]), hcrac: between(chance, 1, 5) };
  const preferred = by.connectorIds.length > 0 && chance.next() < 0.3 ? { preferred_connector_id: oneOf(chance, by.connectorIds) } : {};
  const json = by.isSealed ? { ...others, ...preferred, start_requires_proof: chance.next() < 0.3 } : by.options.settings;
  await askAsHost(life, by, 'GET', `/api/host/forecast?hcit_days=${json.hcit_days}&hcrt_hours=${json.hcrt_hours}&hcrac=${json.hcrac}`);
  await choose(life, by, json);
}

/** One silence is enough, and a name. */
async function askSeldom(life: Life, by: Host): Promise<void> {
  await choose(life, by, { hcit_days: 30, hcrt_hours: 24, hcrac: 1, start_requires_proof: false });
}

async function choose(life: Life, by: Host, json: Host['options']['settings']): Promise<void> {
  const reply = await sendAsHost(life, by, 'PUT', '/api/host/settings', json);
  if (reply.status === 200) acted(life, by, 'settings');
  life.tell(`${by.name} chooses to be asked every ${json.hcit_days} days ${said(reply)}.`);
}

async function pause(life: Life, by: Host, chance: Chance): Promise<void> {
  const days = between(chance, 1, 65);
  const reply = await sendAsHost(life, by, 'POST', '/api/liveness/pause', { until: new Date(life.now() + days * DAY_MS).toISOString() });
  if (reply.status === 200) acted(life, by, 'pause');
  life.tell(`${by.name} has the checks paused for ${days} days ${said(reply)}.`);
}

async function endPause(life: Life, by: Host): Promise<void> {
  life.tell(`${by.name} ends the pause ${said(await askAsHost(life, by, 'DELETE', '/api/liveness/pause'))}.`);
}

async function travel(life: Life, by: Host, chance: Chance): Promise<void> {
  const days = between(chance, 3, 40);
  by.awayUntil = life.now() + days * DAY_MS;
  life.tell(`${by.name} goes on a journey of ${days} days, without mail.`);
}

async function startRehearsal(life: Life, by: Host): Promise<void> {
  const reply = await askAsHost(life, by, 'POST', '/api/rehearsals');
  if (reply.status === 201) {
    end(by, 'rehearsalId', by.rehearsalId);
    by.rehearsalId = reply.body.rehearsal_id;
    acted(life, by, 'rehearsal');
  }
  life.tell(`${by.name} starts a rehearsal ${said(reply)}.`);
}

async function endRehearsal(life: Life, by: Host): Promise<void> {
  const looked = await askAsHost(life, by, 'GET', `/api/rehearsals/${by.rehearsalId}`);
  const reply = await askAsHost(life, by, 'DELETE', `/api/rehearsals/${by.rehearsalId}`);
  life.tell(`${by.name} ends the rehearsal, in which ${looked.body?.confirmed ?? 'nobody knows how many'} came through ${said(reply)}.`);
}

async function makeCard(life: Life, by: Host): Promise<void> {
  const reply = await askAsHost(life, by, 'POST', '/api/host/stop-card');
  if (reply.status === 200) {
    end(by, 'stopCode', by.stopCard?.stop_code);
    by.stopCard = { will_id: reply.body.will_id, stop_code: reply.body.stop_code };
    acted(life, by, 'card');
  }
  life.tell(`${by.name} makes a stop card ${said(reply)}.`);
}

async function useCard(life: Life, by: Host): Promise<void> {
  const reply = await life.ask(by, 'POST', '/api/transfer/stop', { json: by.stopCard });
  if (reply.status === 200) {
    end(by, 'stopCode', by.stopCard?.stop_code);
    delete by.stopCard;
  }
  life.tell(`${by.name} uses the stop card ${said(reply)}.`);
}

function cancelWeight({ options }: Host, { state }: Life): number {
  if (!state.survivors.some(({ transferId }) => transferId !== undefined)) return 0.1;
  return { diligent: 15, changing: 4, travelling: 3, dying: 1, forgetful: 0.3 }[options.temperament];
}

async function cancel(life: Life, by: Host, chance: Chance): Promise<void> {
  const { body } = await askAsHost(life, by, 'GET', '/api/host/overview');
  const { transfer_id, starter_id } = body?.transfer ?? {};
  const remove_survivor_id = chance.next() < 0.2 ? starter_id : undefined;
  const json = { ...(transfer_id && chance.next() < 0.7 && { transfer_id }), ...(remove_survivor_id && { remove_survivor_id }) };
  const reply = await sendAsHost(life, by, 'POST', '/api/transfer/cancel', json);
  if (reply.status === 200) acted(life, by, 'stop');
  const starter = life.state.survivors.find(({ id }) => id !== undefined && id === remove_survivor_id);
  if (reply.body?.removal?.removed && starter) {
    acted(life, by, 'people');
    forget(starter);
  }
  life.tell(`${by.name} cancels the transfer${remove_survivor_id ? ' and removes the person who started it' : ''} ${said(reply)}.`);
}

async function requestDeletion(life: Life, by: Host, chance: Chance, path: string): Promise<void> {
  const packages = oneOf(chance, ['keep', 'delete']);
  const reply = await sendAsHost(life, by, 'DELETE', path, { password: by.password, packages });
  if (reply.status === 202) {
    acted(life, by, 'deletion');
    by.deletionAsked = reply.body.of;
  }
  life.tell(`${by.name} asks for the ${path === '/api/will' ? 'will' : 'account'} to be deleted ${said(reply)}.`);
}

async function keep(life: Life, by: Host): Promise<void> {
  const reply = await askAsHost(life, by, 'POST', '/api/host/keep');
  if (reply.status === 200) delete by.deletionAsked;
  life.tell(`${by.name} keeps what would be deleted ${said(reply)}.`);
}

async function bringBack(life: Life, by: Host, chance: Chance): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/auth/review');
  if (status !== 200 || body.set_aside.length === 0) return life.tell(`${by.name} looks for what a reset has set aside (${status}).`);
  const { id, name } = oneOf<{ id: string; name: string }>(chance, body.set_aside);
  const reply = await sendAsHost(life, by, 'POST', '/api/auth/review/restore', { id });
  await learnAccount(life, by);
  life.tell(`${by.name} brings back ${name}, which a reset had set aside ${said(reply)}.`);
}

async function die(life: Life, by: Host): Promise<void> {
  by.isDead = true;
  life.tell(`${by.name} dies.`);
}
