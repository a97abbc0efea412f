import { DAY, HOUR, SECOND } from '#common/time.ts';
import type { Message } from '#infra/local/entry.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import { type Lived, lives, mailbox, type Relative } from './account.ts';
import { isWithin, type Period } from './calendar.ts';
import { type Notices, noteAccepted, noteBounced } from './chronicle.ts';
import type { ReturningMail, Surroundings } from './edge.ts';
import { considerStart, planProof, planReading, planRehearsal } from './family-acts.ts';
import { isAlive, mend, readLink } from './host-acts.ts';
import type { OwnChannel } from './people.ts';
import type { Years } from './years.ts';

/** A message that a provider accepted but no one gets: this share of them. */
const SWALLOWED = 0.002;
/** This share of schedules is lost. The sweep finds what they were for. */
const LOST = 0.02;
/** A mail server refuses an unknown mailbox immediately, or is tried for hours. If it forwards, mail may come back after days. */
const BOUNCES_WITHIN: Period = [SECOND, 5 * DAY];
/** This share of events arrives twice. */
const TWICE = 0.05;

const ANSWER = /respond\?token=(([ctp])_[0-9a-f-]{36}_([0-9a-f-]+)_\w\.[\w.-]+)/;
const UNDO = /respond\?token=(s_[\w.-]+)/;
const TRANSFER = /survivor#transfer_id=([\w-]+)&/;

/** What an observer at every mailbox and provider notes, and what people do when they get a message. */
export function receive(years: Years, { channel, via, to, subject, text }: Message): void {
  const life = lives.get(to);
  const code = /Your code is (\d{6})/.exec(text)?.[1];
  const verify = /verify-email#token=(\S+)/.exec(text)?.[1];
  if (code || verify) mailbox.set(to, { ...mailbox.get(to), ...(code && { code }), ...(verify && { verify }) });
  if (!life) return;
  const way = via === 'ses' ? 'own mailer' : channel;
  life.chronicle.messages.set(way, (life.chronicle.messages.get(way) ?? 0) + 1);
  const relative = life.family.find(({ email }) => email === to);
  const isGot = years.random.next() >= SWALLOWED;
  if (relative) noteForFamily(life, subject, years.now());
  if (relative && isGot && relative.isRead) toRelative(life, relative, { subject, text });
  if (!relative) toHost(life, { to, subject, text, isGot: isGot && !isDead(life, to) });
}

const isDead = ({ host, email, years }: Lived, to: string): boolean =>
  to === host.email && email === to && host.deadMailbox !== undefined && isWithin([host.deadMailbox], years.now());

function toHost(life: Lived, { to, subject, text, isGot }: { to: string; subject: string; text: string; isGot: boolean }): void {
  const { chronicle, years } = life;
  const now = years.now();
  const [, token = '', kind = '', about = ''] = ANSWER.exec(text) ?? [];
  const notices = noticesOf(life, kind, about, { now, to });
  if (/storage of your will|storages of your will does not work/.test(subject)) {
    chronicle.storageTold.push(now);
    if (isGot && isAlive(life)) mend(life, () => life.buckets.some((bucket) => isUnreachable(life, bucket)));
  }
  if (subject.startsWith('Our checks are paused')) life.notMine = UNDO.exec(text)?.[1] ?? '';
  if (isGot && kind) readLink(life, { kind, subject: about, token }, notices);
}

function noticesOf({ chronicle }: Lived, kind: string, about: string, { now, to }: { now: number; to: string }): Notices | undefined {
  if (kind === 'c') return noteAccepted(chronicle.checks, Number(about) as never, now, to);
  return kind === 't' ? noteAccepted(chronicle.starts, about as never, now, to) : undefined;
}

function noteForFamily({ chronicle }: Lived, subject: string, now: number): void {
  if (subject.startsWith('We cannot reach')) chronicle.cutOffTold.push(now);
}

function toRelative(life: Lived, relative: Relative, { subject, text }: { subject: string; text: string }): void {
  const transfer = TRANSFER.exec(text)?.[1];
  const rehearsal = /rehearsal#token=(\S+)/.exec(text)?.[1];
  if (rehearsal) planRehearsal(life, relative, rehearsal);
  if (transfer && subject.includes('can be read now')) planReading(life, relative, transfer);
  else if (transfer) planProof(life, relative, transfer);
  if (/start#will_id=/.test(text) && /has not answered us|We cannot reach/.test(subject)) considerStart(life, relative);
}

/** A storage that was chosen during a failure is another one. */
const isUnreachable = ({ host, madeAt, years }: Lived, bucket: string): boolean =>
  (host.unreachable[Number(bucket.split('-')[2]) % host.unreachable.length] ?? []).some(
    ([from, to]) => (madeAt.get(bucket) ?? 0) <= from && from <= years.now() && years.now() < to,
  );

/** What becomes of what leaves the service, as these people and this calendar have it. */
export function surroundingsOf(years: Years): Surroundings {
  const { calendar, random, now } = years;
  return {
    refuses(provider, to) {
      const life = lives.get(to);
      const isToHost = life !== undefined && (to === life.email || to === life.host.email || to === life.host.phone);
      if (isToHost && now() >= life.host.cutOffFrom) return true;
      const own = provider === 'ses' ? [] : (life?.host.broken[provider as OwnChannel] ?? []);
      return isWithin([...own, ...(calendar.refusing[provider] ?? [])], now());
    },
    isMailboxDead: (address) => {
      const life = lives.get(address);
      return life !== undefined && isDead(life, address);
    },
    comesBack(mail) {
      const at = now() + random.spread(...BOUNCES_WITHIN);
      const report = (time: number): void => years.plan(time, () => bounce(years, mail));
      report(at);
      if (random.happens(TWICE)) report(at + random.spread(SECOND, HOUR));
    },
    reach(bucket) {
      const life = [...lives.values()].find(({ host }) => bucket.startsWith(`bucket-${host.number}-`));
      if (!life) return true;
      life.chronicle.uses.push(now());
      return !isUnreachable(life, bucket);
    },
    losesSchedule: () => random.happens(LOST),
  };
}

/** SES reports that a mail came back. */
async function bounce({ now }: Years, { messageId, tags, to, text }: ReturningMail): Promise<void> {
  const life = lives.get(to);
  const [, , kind = '', about = ''] = ANSWER.exec(text) ?? [];
  if (life) life.chronicle.cameBack += 1;
  const notices = kind === 'c' ? life?.chronicle.checks.get(Number(about)) : life?.chronicle.starts.get(about);
  noteBounced(notices, to, now());
  const event = {
    type: 'Bounce',
    at: new Date(now()).toISOString(),
    messageId,
    tags,
    bounceType: 'Permanent',
    bounceSubType: 'General',
    recipients: [to],
  };
  await stackOfWorld.run('streams/mail-events', event);
}
