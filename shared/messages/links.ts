import { resetExpires } from '#accounts/rules/password-reset.ts';
import type { LifeLink } from '#answers/rules/answer.ts';
import type { App } from '#app/app.ts';
import { channelLetter, HOST_CHANNELS, type HostChannel } from '#common/contact.ts';
import { printedId } from '#common/printed-id.ts';
import { after, DAY, HOUR, type Instant } from '#common/time.ts';
import { capabilityId } from '#custody/capability.ts';
import { isGenuineLink, linkToken, readLink } from '#custody/link.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { PasswordReset } from '#hosts/rules/host.ts';
import type { Rehearsal, Rehearsals } from '#hosts/rules/rehearsal.ts';

type Holder = Pick<HostRecord, 'id' | 'profile'>;

/** What links are made with. */
export type LinkPorts = Pick<App, 'env' | 'keyring'>;

/** What a no-login link answers. Its id names the Host, the event that it answers, and the channel over which it was sent. */
export type AnswerLink =
  | LifeLink
  | { kind: 'recovery'; epoch: number }
  | { kind: 'undo-email'; change: number }
  /** The Host did not make this change of who may open the will. */
  | { kind: 'not-me'; change: number }
  /** The Host did not make this change of the check settings. */
  | { kind: 'undo-settings'; change: number }
  /** The Host did not make this change of the second factor. */
  | { kind: 'undo-factor'; change: number }
  /** The Host keeps what they, or someone else, asked to have deleted. */
  | { kind: 'undo-deletion'; deletion: number }
  /** A Survivor's contact, by `contactId`, whose owner does not know the Host. */
  | { kind: 'opt-out'; contact: string };

/** Whether a link asks the Host whether they are well. */
export function isLifeLink(link: AnswerLink): link is LifeLink {
  return link.kind === 'check' || link.kind === 'stop' || link.kind === 'pending' || link.kind === 'review';
}

const VERIFY_LIFE = 24 * HOUR;
/** The state decides what an answer link still does. Its own expiry only limits how long a stolen message is useful. */
const ANSWER_LIFE = 400 * DAY;

/** The link with which a Host proves that an e-mail address is theirs. It works for a day. */
export async function verifyEmailLink(ports: LinkPorts, host: Holder, from: Instant): Promise<string> {
  const link = { purpose: 'verify-email', id: host.id, nonce: host.profile.verifyNonce, expires: seconds(verifyEmailExpires(from)) };
  return `${ports.env.FRONTEND_URL}/verify-email#token=${linkToken(await ports.keyring.key('link-key'), link)}`;
}

/** When the link that verifies an e-mail address stops working. `from`: when its message became pending. */
export function verifyEmailExpires(from: Instant): Instant {
  return after(from, VERIFY_LIFE);
}

/** The link with which a Host chooses a new password. It works for an hour, or for a day if it had to wait. */
export async function resetLink(ports: LinkPorts, host: Holder, reset: PasswordReset): Promise<string> {
  const link = { purpose: RESET_PASSWORD, id: host.id, nonce: reset.nonce, expires: seconds(resetExpires(reset)) };
  return `${ports.env.FRONTEND_URL}/reset-password#token=${linkToken(await ports.keyring.key('link-key'), link)}`;
}

export const RESET_PASSWORD = 'reset-password';

/** The link with which its reader answers without signing in. `channel`: the one over which it is sent. */
export async function answerLink(
  ports: LinkPorts,
  host: Holder,
  answer: AnswerLink,
  { channel, from, until = after(from, ANSWER_LIFE) }: { channel: HostChannel; from: Instant; until?: Instant },
): Promise<string> {
  const link = { purpose: ANSWER, id: answerId(host.id, answer, channel), nonce: host.profile.linkNonce, expires: seconds(until) };
  return `${ports.env.API_URL}/api/liveness/respond?token=${linkToken(await ports.keyring.key('link-key'), link)}`;
}

/** The answer link of one message on its way over one channel. It is as good in a message that our outage has delayed. */
export function messageLink({ ports, host, channel, now: from }: OnItsWay, answer: AnswerLink, until?: Instant): Promise<string> {
  return answerLink(ports, host, answer, { channel, from, ...(until && { until }) });
}

interface OnItsWay {
  ports: LinkPorts;
  host: Holder;
  channel: HostChannel;
  now: Instant;
}

/** Reads an answer link without verifying it. Undefined if it has another shape. */
export function readAnswer(token: string): { hostId: string; answer: AnswerLink; channel: HostChannel; expires: number } | undefined {
  const link = readLink(token);
  const [, kind, hostId = '', subject = '', letter] = ANSWER_ID.exec(link?.id ?? '') ?? [];
  const channel = HOST_CHANNELS.find((one) => channelLetter(one) === letter);
  const answer = answerOf(kind, subject);
  return link && channel && answer && { hostId, answer, channel, expires: link.expires };
}

/** Whether the service made this token for this Host. */
export async function isGenuineAnswer(ports: LinkPorts, { profile }: Holder, token: string): Promise<boolean> {
  return isGenuineLink(await ports.keyring.key('link-key'), ANSWER, profile.linkNonce, token);
}

/** A Survivor's personal link to the running transfer. The ids are in the fragment, which browsers do not send to servers. */
export async function survivorLink(ports: LinkPorts, transferId: string, survivorId: string): Promise<string> {
  const ids = await wireIds(ports);
  return `${ports.env.FRONTEND_URL}/survivor#transfer_id=${ids.transfer(transferId)}&survivor_id=${ids.survivor(survivorId)}`;
}

/** The link with which a Survivor answers an invitation. It names a contact by `contactId`, and does nothing but that. */
export async function confirmLink(ports: LinkPorts, host: Holder, contact: string, until: Instant): Promise<string> {
  const link = { purpose: CONFIRM, id: `${host.id}_${contact}`, nonce: host.profile.linkNonce, expires: seconds(until) };
  return `${ports.env.FRONTEND_URL}/confirm#token=${linkToken(await ports.keyring.key('link-key'), link)}`;
}

/** Reads the link of an invitation without verifying it. Undefined if it has another shape. */
export function readConfirm(token: string): { hostId: string; contact: string; expires: number } | undefined {
  const link = readLink(token);
  const [, hostId, contact] = /^([0-9a-f-]{36})_([0-9a-f]{32})$/.exec(link?.id ?? '') ?? [];
  return link && hostId && contact ? { hostId, contact, expires: link.expires } : undefined;
}

/** Whether the service made this invitation's link for this Host. */
export async function isGenuineConfirm(ports: LinkPorts, { profile }: Holder, token: string): Promise<boolean> {
  return isGenuineLink(await ports.keyring.key('link-key'), CONFIRM, profile.linkNonce, token);
}

/** The page on which a Host signs in. */
export const dashboardLink = (ports: LinkPorts): string => `${ports.env.FRONTEND_URL}/dashboard`;

/** The page on which a Survivor starts. */
export const startLink = (ports: LinkPorts, willId: string): string => `${ports.env.FRONTEND_URL}/start#will_id=${willId}`;

/** What a Survivor needs to start the transfer. */
export interface StartPage {
  /** As papers show it: the reader may type it. */
  willNumber: string;
  startLink: string;
}

export function startPage({ ports, host: { profile } }: Pick<OnItsWay, 'ports' | 'host'>): StartPage {
  return { willNumber: printedId(profile.willId), startLink: startLink(ports, profile.willId) };
}

/**
 * The page on which a Survivor takes part in a rehearsal. Its token names them in this rehearsal and can do nothing else: no number of it
 * counts in a transfer, and it ends with the rehearsal.
 */
export async function rehearsalLink(
  ports: LinkPorts,
  host: Holder,
  rehearsal: Pick<Rehearsal, 'id' | 'endsAt'>,
  survivorId: string,
): Promise<string> {
  const link = { purpose: REHEARSE, id: `${host.id}_${survivorId}`, nonce: rehearsal.id, expires: seconds(rehearsal.endsAt) };
  return `${ports.env.FRONTEND_URL}/rehearsal#token=${linkToken(await ports.keyring.key('link-key'), link)}`;
}

/** Reads the token of a rehearsal's link without verifying it. Undefined if it has another shape. */
export function readRehearsalToken(token: string): { hostId: string; survivorId: string; expires: number } | undefined {
  const link = readLink(token);
  const [, hostId, survivorId] = /^([0-9a-f-]{36})_([0-9a-f-]{36})$/.exec(link?.id ?? '') ?? [];
  return link && hostId && survivorId ? { hostId, survivorId, expires: link.expires } : undefined;
}

/** Returns the rehearsal for which the service made this token. Undefined for any other token. */
export async function rehearsalOfToken(ports: LinkPorts, rehearsals: Rehearsals, token: string): Promise<Rehearsal | undefined> {
  const key = await ports.keyring.key('link-key');
  return rehearsals.find(({ id }) => isGenuineLink(key, REHEARSE, id, token));
}

/** The capabilities that stand for internal ids outside the service. */
export async function wireIds(ports: LinkPorts): Promise<{ transfer: (id: string) => string; survivor: (id: string) => string }> {
  const key = await ports.keyring.key('id-key');
  return { transfer: (id) => capabilityId(key, 'transfer', id), survivor: (id) => capabilityId(key, 'survivor', id) };
}

const CONFIRM = 'confirm';
const REHEARSE = 'rehearse';
const ANSWER = 'answer';
/** Kind, Host, what is answered, channel: 77 of the 80 characters that a token's id can have. */
const ANSWER_ID = /^([cptrunsfxdy])_([0-9a-f-]{36})_([0-9a-f-]{1,36})_([a-z])$/;
function answerId(hostId: string, answer: AnswerLink, channel: HostChannel): string {
  const letter = channelLetter(channel);
  const about = (kind: string, subject: string | number) => `${kind}_${hostId}_${subject}_${letter}`;
  switch (answer.kind) {
    case 'check':
      return about('c', answer.number);
    case 'pending':
      return about('p', answer.checks);
    case 'review':
      return about('y', answer.number);
    case 'stop':
      return about('t', answer.transferId);
    case 'recovery':
      return about('r', answer.epoch);
    case 'undo-email':
      return about('u', answer.change);
    case 'not-me':
      return about('n', answer.change);
    case 'undo-settings':
      return about('s', answer.change);
    case 'undo-factor':
      return about('f', answer.change);
    case 'undo-deletion':
      return about('d', answer.deletion);
    case 'opt-out':
      return about('x', answer.contact);
  }
}

function answerOf(kind: string | undefined, subject: string): AnswerLink | undefined {
  if (kind === 't') return { kind: 'stop', transferId: subject };
  if (kind === 'x') return { kind: 'opt-out', contact: subject };
  if (!/^\d{1,9}$/.test(subject)) return undefined;
  const number = Number(subject);
  if (kind === 'c') return { kind: 'check', number };
  if (kind === 'y') return { kind: 'review', number };
  if (kind === 'p') return { kind: 'pending', checks: number };
  if (kind === 'r') return { kind: 'recovery', epoch: number };
  if (kind === 'u') return { kind: 'undo-email', change: number };
  if (kind === 'd') return { kind: 'undo-deletion', deletion: number };
  if (kind === 's') return { kind: 'undo-settings', change: number };
  if (kind === 'f') return { kind: 'undo-factor', change: number };
  return kind === 'n' ? { kind: 'not-me', change: number } : undefined;
}

function seconds(moment: Instant): number {
  return Math.floor(Date.parse(moment) / 1000);
}
