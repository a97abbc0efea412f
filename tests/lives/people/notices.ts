import type { Host, Life, Person } from '#tests/lives/life.ts';
import { type AnswerLink, answerLinks } from '#tests/lives/mailbox.ts';
import type { Reply } from '#tests/support/client.ts';
import { DAY_MS, HOUR_MS, repeated } from './doing.ts';

/** What a message with a link is about, by its subject or the text of a short message. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['reset', /password of your (will )?account was reset|earlier password works again/i],
  ['email', /e-mail address of your (will )?account was changed/i],
  ['people', /people who may open your will were changed|contact details of .* (were|was) changed|name of .* was changed/i],
  ['channel', /channel of your account was changed|Your channel/],
  ['settings', /settings of our checks were changed|may now start after at most/],
  ['pause', /checks are paused|We do not check until/],
  ['card', /stop card was made/],
  ['rehearsal', /rehearsal of your will was started/],
  ['seal', /was sealed again/],
  ['factor', /second factor/],
  ['deletion', /(?<!not )going to be deleted/],
  ['stop', /transfer of your will (was started|is running|is waiting)|A transfer of your will|new link/],
  ['check', /well\?|you are well|Once a year|not heard from you|you are alive/i],
];

export interface Noticed extends AnswerLink {
  kind: string;
}

/** The links that the Host has in their messages, oldest first, with what each is about. */
export const noticesOf = (life: Life, by: Host): Noticed[] =>
  answerLinks(life, by.readAt).map((link) => ({ ...link, kind: KINDS.find(([, pattern]) => pattern.test(link.about))?.[0] ?? 'other' }));

/** The newest links of a kind that were not opened yet, oldest first. */
export const unopenedOf = (life: Life, by: Host, isMeant: (kind: string) => boolean): Noticed[] =>
  noticesOf(life, by).filter(({ kind, token }) => isMeant(kind) && !by.opened.includes(token));

export const ANSWERED = new Set(['check', 'stop']);
const CHANGES = new Set(['reset', 'email', 'people', 'channel', 'settings', 'pause', 'card', 'rehearsal', 'seal', 'factor', 'deletion']);
/** Links work for a week or more. Older ones are not read again. */
const RECENT_MS = 20 * DAY_MS;

/** Notices of changes that the Host has not made: no act of theirs was shortly before. After faults, notices come late. */
export function foreignNotices(life: Life, by: Host): Noticed[] {
  const patience = life.state.faultEndedAt === undefined ? 2 * HOUR_MS : 5 * DAY_MS;
  const isOwn = ({ kind, at }: Noticed): boolean => by.acts.some((act) => act.kind === kind && act.at <= at + HOUR_MS && act.at > at - patience);
  return unopenedOf(life, by, (kind) => CHANGES.has(kind)).filter((notice) => notice.at > life.now() - RECENT_MS && !isOwn(notice));
}

export interface Button {
  label: string;
  fields: Record<string, string>;
}

/** Opens the page of a link. Returns its buttons, with what each sends. */
export async function openPage(life: Life, by: Host, token: string): Promise<{ reply: Reply; buttons: Button[] }> {
  by.opened.push(token);
  const reply = await repeated(() => life.ask(by, 'GET', `/api/liveness/respond?token=${encodeURIComponent(token)}`));
  return { reply, buttons: buttonsIn(reply) };
}

/** The buttons of a page that has been opened. */
export const buttonsIn = ({ body }: Reply): Button[] => (String(body).match(/<form[\s\S]*?<\/form>/g) ?? []).map(buttonOf);

function buttonOf(form: string): Button {
  const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  return { label: /<button[^>]*>([^<]*)</.exec(form)?.[1] ?? '', fields: Object.fromEntries(fields) };
}

/** Presses a button of the page. */
export function press(life: Life, by: Person, token: string, { fields }: Pick<Button, 'fields'>): Promise<Reply> {
  const raw = new URLSearchParams({ token, ...fields }).toString();
  return repeated(() => life.ask(by, 'POST', '/api/liveness/respond', { raw, headers: { 'content-type': 'application/x-www-form-urlencoded' } }));
}

/** Answers as another frontend does, without our page. */
export const respond = (life: Life, by: Host, token: string, more: object = {}): Promise<Reply> =>
  repeated(() => life.ask(by, 'POST', '/api/liveness/respond', { json: { token, ...more } }));
