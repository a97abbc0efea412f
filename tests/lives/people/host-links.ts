import { type Action, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import { DAY_MS, dropTokens, end, hostDoes, said } from './doing.ts';
import { ANSWERED, type Button, foreignNotices, noticesOf, openPage, press, respond, unopenedOf } from './notices.ts';

type Chance = Parameters<Action['perform']>[2];

const recentChecks = (life: Life, by: Host) => unopenedOf(life, by, (kind) => ANSWERED.has(kind)).filter(({ at }) => at > life.now() - 10 * DAY_MS);
const ownResets = (life: Life, by: Host) =>
  by.acts.some(({ kind }) => kind === 'reset')
    ? unopenedOf(life, by, (kind) => kind === 'reset').filter(({ at }) => at > life.now() - 30 * DAY_MS)
    : [];

export const hostLinkActions: readonly Action[] = [
  hostDoes('answers a link', (by, life) => by.isSealed && recentChecks(life, by).length > 0, answer, answerWeight),
  hostDoes('rejects a change that was not theirs', (by, life) => by.id !== undefined && foreignNotices(life, by).length > 0, rejectChange, 6),
  hostDoes('says that the reset was theirs', (by, life) => ownResets(life, by).length > 0, confirmReset, 4),
  hostDoes(
    'rejects a change of their own by mistake',
    (by, life) => by.id !== undefined && mistakable(life, by).length > 0,
    rejectOwn,
    ({ acts }) => (acts.at(-1)?.kind === 'reset' ? 1 : 0.1),
  ),
  hostDoes('opens an old link', (by) => by.opened.length > 0, openOld, 0.4),
  hostDoes('keeps by a link what would be deleted', (by, life) => unopenedOf(life, by, (kind) => kind === 'deletion').length > 0, keepByLink, 0.7),
];

const mistakable = (life: Life, by: Host) => unopenedOf(life, by, (kind) => !ANSWERED.has(kind) && kind !== 'deletion');

/** How soon a Host answers: a diligent one before anything else. */
function answerWeight({ options }: Host, life: Life): number {
  const isRunning = life.state.survivors.some(({ transferId }) => transferId !== undefined);
  return { diligent: 60, changing: 8, travelling: 6, dying: isRunning ? 4 : 2, forgetful: 0.4 }[options.temperament];
}

const isLinkOf = (button: Button | undefined): boolean => button !== undefined && !('reset' in button.fields) && !('remove_starter' in button.fields);

async function answer(life: Life, by: Host, chance: Chance): Promise<void> {
  const link = oneOf(chance, recentChecks(life, by).slice(-2));
  if (chance.next() < 0.2) {
    by.opened.push(link.token);
    return life.tell(`${by.name} answers "${link.about.slice(0, 60)}" ${said(await respond(life, by, link.token))}.`);
  }
  const { reply, buttons } = await openPage(life, by, link.token);
  const own = buttons.find(isLinkOf) ?? buttons[0];
  const removing = buttons.find(({ fields }) => fields['remove_starter'] !== undefined);
  const button = removing && chance.next() < 0.3 ? removing : own;
  if (!button) return life.tell(`${by.name} opens the link of "${link.about.slice(0, 60)}", and its page has no button ${said(reply)}.`);
  life.tell(`${by.name} opens "${link.about.slice(0, 60)}" and presses "${button.label}" ${said(await press(life, by, link.token, button))}.`);
}

async function rejectChange(life: Life, by: Host, chance: Chance): Promise<void> {
  const link = oneOf(chance, foreignNotices(life, by));
  const { reply, buttons } = await openPage(life, by, link.token);
  const button = buttons.find(({ fields }) => fields['reset'] === 'not_mine') ?? buttons[0];
  if (!button) return life.tell(`${by.name} reads "${link.about.slice(0, 60)}", and its link has no button ${said(reply)}.`);
  const pressed = await press(life, by, link.token, button);
  if (pressed.status === 200) dropTokens(by);
  life.tell(`${by.name} did not do what "${link.about.slice(0, 60)}" says, and presses "${button.label}" ${said(pressed)}.`);
}

async function confirmReset(life: Life, by: Host, chance: Chance): Promise<void> {
  const link = oneOf(chance, ownResets(life, by));
  const { reply, buttons } = await openPage(life, by, link.token);
  const button = buttons.find(({ fields }) => fields['reset'] === 'mine' || fields['reset'] === 'rejected');
  if (!button) return life.tell(`${by.name} opens the link about the own reset, which cannot confirm it ${said(reply)}.`);
  life.tell(`${by.name} presses "${button.label}" ${said(await press(life, by, link.token, button))}.`);
}

async function rejectOwn(life: Life, by: Host, chance: Chance): Promise<void> {
  const link = oneOf(chance, mistakable(life, by));
  const { reply, buttons } = await openPage(life, by, link.token);
  const button = buttons.at(-1);
  if (!button) return life.tell(`${by.name} opens "${link.about.slice(0, 60)}", and its page has no button ${said(reply)}.`);
  const pressed = await press(life, by, link.token, button);
  if (pressed.status === 200) dropTokens(by);
  if (pressed.status === 200 && link.kind === 'card') end(by, 'stopCode', by.stopCard?.stop_code);
  life.tell(`${by.name} has forgotten that it was their own change, and presses "${button.label}" ${said(pressed)}.`);
}

async function openOld(life: Life, by: Host, chance: Chance): Promise<void> {
  const token = oneOf(chance, by.opened);
  const notice = noticesOf(life, by).find((one) => one.token === token);
  if (!notice) return openOldPage(life, by, token);
  const { reply, buttons } = await openPage(life, by, token);
  const button = buttons.find(isLinkOf);
  if (!button || !ANSWERED.has(notice.kind)) return life.tell(`${by.name} opens an old link again ${said(reply)}.`);
  life.tell(`${by.name} opens an old link again and presses "${button.label}" ${said(await press(life, by, token, button))}.`);
}

/** A link of a page that works once. */
async function openOldPage(life: Life, by: Host, token: string): Promise<void> {
  const reply = await life.ask(by, 'POST', '/api/auth/verify-email', { json: { token } });
  life.tell(`${by.name} opens an old link again ${said(reply)}.`);
}

async function keepByLink(life: Life, by: Host, chance: Chance): Promise<void> {
  const { token } = oneOf(
    chance,
    unopenedOf(life, by, (kind) => kind === 'deletion'),
  );
  const { reply, buttons } = await openPage(life, by, token);
  const button = buttons[0];
  if (!button) return life.tell(`${by.name} wants to keep everything, and the page has no button ${said(reply)}.`);
  const pressed = await press(life, by, token, button);
  if (pressed.status === 200) delete by.deletionAsked;
  life.tell(`${by.name} presses "${button.label}" ${said(pressed)}.`);
}
