import { type Action, type Life, oneOf, type Survivor } from '#tests/lives/life.ts';
import { linkIn, linksIn } from '#tests/lives/mailbox.ts';
import type { Reply } from '#tests/support/client.ts';
import { repeated, said, survivorDoes } from './doing.ts';
import { BROWSER } from './host-channels.ts';
import { newestOf, readAt } from './survivor-knows.ts';

type Chance = Parameters<Action['perform']>[2];

const post = (life: Life, by: Survivor, path: string, json: object): Promise<Reply> => repeated(() => life.ask(by, 'POST', path, { json }));
const linkTo = (life: Life, by: Survivor, page: string): string | undefined =>
  readAt(by)
    .map((to) => linkIn(life, to, page))
    .find((found) => found !== undefined);
const isNew = (by: Survivor, token: string | undefined): boolean => token !== undefined && !by.opened.includes(token);

export const survivorAnswerActions: readonly Action[] = [
  survivorDoes('answers an invitation', (by, life) => isNew(by, linkTo(life, by, 'confirm')), confirm, 3),
  survivorDoes('opens an old invitation', (by, life) => readAt(by).some((to) => linksIn(life, to, 'confirm').length > 0), openOld, 0.5),
  survivorDoes('chooses where they are alerted', (by, life) => linkTo(life, by, 'confirm') !== undefined, changeAlerts, 0.5),
  survivorDoes(
    'rehearses',
    (by, life) => linkTo(life, by, 'rehearsal') !== undefined,
    rehearse,
    (by, life) => (isNew(by, linkTo(life, by, 'rehearsal')) ? 5 : 0.2),
  ),
  survivorDoes(
    'rehearses with the paper alone',
    (by, life) => by.paper !== undefined && life.state.host.rehearsalId !== undefined,
    rehearseOnPaper,
    0.7,
  ),
  survivorDoes('does not know the Host', (by, life) => newestOf(life, by, OPT_OUT) !== undefined, optOut, 0.05),
];

async function confirm(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const token = linkTo(life, by, 'confirm') ?? '';
  by.opened.push(token);
  const asked = await post(life, by, '/api/survivor-auth/confirmation', { token });
  const answer = chance.next() < 0.8 ? 'confirmed' : oneOf(chance, ['wrong_contact', 'not_me']);
  const proposes = answer === 'wrong_contact' && chance.next() < 0.5;
  const proposed_contact = { type: 'email', value: `${by.name.toLowerCase()}.proposed@example.org` };
  const reply = await post(life, by, '/api/survivor-auth/confirm', { token, answer, ...(proposes && { proposed_contact }) });
  life.tell(`${by.name} reads an invitation ${said(asked)} and answers ${answer}${proposes ? ', with another address' : ''} ${said(reply)}.`);
}

async function openOld(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const token = oneOf(
    chance,
    readAt(by).flatMap((to) => linksIn(life, to, 'confirm')),
  );
  const asked = await post(life, by, '/api/survivor-auth/confirmation', { token });
  const reply = await post(life, by, '/api/survivor-auth/confirm', { token, answer: 'confirmed' });
  life.tell(`${by.name} opens an old invitation ${said(asked)} and confirms it ${said(reply)}.`);
}

async function changeAlerts(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const token = linkTo(life, by, 'confirm') ?? '';
  const shown = await post(life, by, '/api/survivor-auth/alerts', { token });
  const first = shown.status === 200 ? shown.body.alerts[0]?.id : undefined;
  const change = oneOf<object>(chance, [
    { add_device: BROWSER },
    { add_device: BROWSER },
    { connect_chat: true },
    ...(first ? [{ remove: first }] : []),
  ]);
  const reply = await post(life, by, '/api/survivor-auth/alerts', { token, ...change });
  life.tell(`${by.name} chooses where they are alerted: ${Object.keys(change)[0]?.replace('_', ' ')} ${said(reply)}.`);
}

async function rehearse(life: Life, by: Survivor, chance: Chance): Promise<void> {
  const token = linkTo(life, by, 'rehearsal') ?? '';
  by.opened.push(token);
  const backup_code = by.paper?.backupCodes[0];
  if (backup_code !== undefined && chance.next() < 0.4) {
    const reply = await post(life, by, '/api/rehearsals/verify', { token, backup_code });
    return life.tell(`${by.name} rehearses with the link and a code from the paper ${said(reply)}.`);
  }
  const asked = await post(life, by, '/api/rehearsals/select', { token });
  if (asked.status !== 200) return life.tell(`${by.name} asks for the code of a rehearsal ${said(asked)}.`);
  const code = newestOf(life, by, /Your code for a rehearsal is (\d{6})/) ?? '000000';
  const reply = await post(life, by, '/api/rehearsals/verify', { otp_session_id: asked.body.otp_session_id, code });
  life.tell(`${by.name} rehearses with a code ${said(reply)}.`);
}

async function rehearseOnPaper(life: Life, by: Survivor): Promise<void> {
  const json = { will_id: by.paper?.willId, survivor_id: by.paper?.survivorId, backup_code: by.paper?.backupCodes.at(-1) };
  life.tell(`${by.name} rehearses with the paper alone ${said(await post(life, by, '/api/rehearsals/verify', json))}.`);
}

const OPT_OUT = /please do not write to me again\.\s+\S*api\/liveness\/respond\?token=(\S+)/;

async function optOut(life: Life, by: Survivor): Promise<void> {
  const token = newestOf(life, by, OPT_OUT);
  const looked = await life.ask(by, 'GET', `/api/liveness/respond?token=${token}`);
  const reply = await post(life, by, '/api/liveness/respond', { token });
  life.tell(`${by.name} says that they do not know ${life.state.host.name} ${said(looked)} ${said(reply)}.`);
}
