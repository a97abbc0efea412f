import { type Action, between, type Host, type Life, oneOf, type Tab } from '#tests/lives/life.ts';
import { letter } from '#tests/support/story.ts';
import { acted, DAY_MS, dropTokens, end, hostDoes, isSignedIn, isUnclear, said } from './doing.ts';
import { codesOfPapers } from './host-account.ts';
import { learnAccount, learnDocuments } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

/** A second window of the Host, with the session and the ids of an earlier time. It sends what its buttons would. */
export const oldTabActions: readonly Action[] = [
  hostDoes('opens a second window', isSignedIn, openTab, ({ otherTab }) => (otherTab ? 0.2 : 1)),
  hostDoes('presses a button in the old window', ({ otherTab }) => otherTab !== undefined, pressOld, 1.5),
  hostDoes('presses two buttons at once', isSignedIn, pressTwo, 0.5),
  hostDoes('uses what ended', ({ ended }) => Object.keys(ended).length > 0, useEnded, 0.7),
];

async function openTab(life: Life, by: Host): Promise<void> {
  const { status, body } = await life.ask(by, 'POST', '/api/auth/login', { json: { email: by.email, password: by.password } });
  if (status === 200) by.otherTab = tabOf(life, by, body);
  life.tell(`${by.name} opens a second window (${status}).`);
}

const tabOf = (life: Life, by: Host, tokens: { access_token: string; refresh_token: string }): Tab => ({
  ...{ accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
  survivorIds: life.state.survivors.flatMap(({ id }) => id ?? []),
  ...{ storageIds: [...by.storageIds], connectorIds: [...by.connectorIds], ...(by.willId && { willId: by.willId }) },
});

interface Pressed {
  does: string;
  method: string;
  path: string;
  json?: object;
  kind?: string;
}

/** The buttons of the old window. Those of a change make people be notified. */
function buttonsOf(life: Life, by: Host, tab: Tab, chance: Chance): Pressed[] {
  const [survivor, storage, connector] = [tab.survivorIds, tab.storageIds, tab.connectorIds].map((ids) =>
    ids.length > 0 ? oneOf(chance, ids) : undefined,
  );
  const until = new Date(life.now() + 10 * DAY_MS).toISOString();
  return [
    { does: 'the overview', method: 'GET', path: '/api/host/overview' },
    { does: '"I am well"', method: 'POST', path: '/api/liveness/alive', json: {} },
    { does: 'the pause', method: 'POST', path: '/api/liveness/pause', json: { until }, kind: 'pause' },
    { does: 'the settings', method: 'PUT', path: '/api/host/settings', json: by.options.settings, kind: 'settings' },
    { does: 'the stop', method: 'POST', path: '/api/transfer/cancel', json: {} },
    { does: 'signing out', method: 'POST', path: '/api/auth/logout' },
    ...(survivor ? [{ does: 'the invitation of a person', method: 'POST', path: `/api/survivors/${survivor}/invite` }] : []),
    ...(survivor ? [{ does: 'the removal of a person', method: 'DELETE', path: `/api/survivors/${survivor}`, kind: 'people' }] : []),
    ...(storage ? [{ does: 'the test of a storage', method: 'POST', path: `/api/storages/${storage}/test` }] : []),
    ...(storage && by.options.level === 'service'
      ? [{ does: 'the seal', method: 'POST', path: '/api/will/encrypt', json: { storage_id: storage }, kind: 'seal' }]
      : []),
    ...(connector ? [{ does: 'the removal of a channel', method: 'DELETE', path: `/api/connectors/${connector}`, kind: 'channel' }] : []),
  ];
}

async function pressOld(life: Life, by: Host, chance: Chance): Promise<void> {
  const tab = by.otherTab;
  if (!tab) return;
  const { does, method, path, json, kind } = oneOf(chance, buttonsOf(life, by, tab, chance));
  const send = () => life.ask(by, method, path, { token: tab.accessToken, ...(json && { json }) });
  let reply = await send();
  if (reply.status === 401 && (await refreshTab(life, by, tab))) reply = await send();
  life.tell(`${by.name} presses ${does} in the old window ${said(reply)}.`);
  if (reply.status < 300 && kind) acted(life, by, kind);
  if (method === 'DELETE') await learnAccount(life, by);
  if (path === '/api/will/encrypt' || isUnclear(reply)) await learnDocuments(life, by);
}

/** Two windows of one session ask for something at the same moment. One of them looks at the account after that. */
async function pressTwo(life: Life, by: Host, chance: Chance): Promise<void> {
  const token = by.accessToken ?? '';
  const next = `${by.password.replace(/ \d+$/, '')} ${between(chance, 10, 99)}`;
  const buttons: Record<string, () => ReturnType<Life['ask']>> = {
    'signs out': () => life.ask(by, 'POST', '/api/auth/logout', { token }),
    'changes the password': () =>
      life.ask(by, 'POST', '/api/auth/change-password', { token, json: { current_password: by.password, new_password: next } }),
    'stays signed in': () => life.ask(by, 'POST', '/api/auth/refresh', { json: { refresh_token: by.refreshToken ?? '' } }),
    'has all factors removed': () =>
      life.ask(by, 'POST', '/api/auth/factors/lost', { token, json: { password: by.password, backup_codes: codesOfPapers(life) } }),
  };
  const names = Object.keys(buttons)
    .toSorted(() => chance.next() - 0.5)
    .slice(0, 2);
  const replies = await Promise.all(names.map((name) => buttons[name]?.()));
  life.tell(`${by.name} at the same moment ${names.map((name, n) => `${name} (${replies[n]?.status})`).join(' and ')}.`);
  const changed = replies[names.indexOf('changes the password')];
  if (changed && (changed.status === 204 || isUnclear(changed))) {
    end(by, 'password', by.password);
    by.password = next;
    acted(life, by, 'password');
  }
  if (names.includes('has all factors removed')) acted(life, by, 'factor');
  const { status } = await life.ask(by, 'GET', '/api/host/overview', { token });
  life.tell(`${by.name} looks at the account again (${status}).`);
  if (status !== 200) dropTokens(by);
}

/** Each refresh token works once. Two windows with the same one would end the session. */
async function refreshTab(life: Life, by: Host, tab: Tab): Promise<boolean> {
  const { status, body } = await life.ask(by, 'POST', '/api/auth/refresh', { json: { refresh_token: tab.refreshToken } });
  if (status === 200) Object.assign(tab, { accessToken: body.access_token, refreshToken: body.refresh_token });
  else delete by.otherTab;
  return status === 200;
}

/** A person who finds an old note, or a browser that was asleep. */
async function useEnded(life: Life, by: Host, chance: Chance): Promise<void> {
  const kind = oneOf(chance, Object.keys(by.ended));
  const value = oneOf(chance, by.ended[kind] ?? []);
  const uses: Record<string, () => ReturnType<Life['ask']>> = {
    password: () => life.ask(by, 'POST', '/api/auth/login', { json: { email: by.email, password: value } }),
    accessToken: () => life.ask(by, 'POST', '/api/will/upload', { token: value, parts: [letter('old-window.txt', 'From an old window.\n')] }),
    refreshToken: () => life.ask(by, 'POST', '/api/auth/refresh', { json: { refresh_token: value } }),
    link: () => life.ask(by, 'POST', '/api/auth/reset-password', { json: { token: value, password: 'a password of an old link' } }),
    email: () => life.ask(by, 'POST', '/api/auth/login', { json: { email: value, password: by.password } }),
    recoveryCode: () => life.ask(by, 'POST', '/api/auth/step-up/prove', { token: by.accessToken ?? '', json: { recovery_code: value } }),
    stopCode: () => life.ask(by, 'POST', '/api/transfer/stop', { json: { will_id: by.willId ?? '', stop_code: value } }),
  };
  const use = uses[kind];
  if (!use || (kind === 'stopCode' && by.willId === undefined)) return;
  const reply = await use();
  life.tell(`${by.name} uses an old ${kind.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)} ${said(reply)}.`);
  if (kind === 'accessToken' && reply.status === 201) by.uploaded['old-window.txt'] = 'From an old window.\n';
  if (kind === 'accessToken') await learnDocuments(life, by);
}
