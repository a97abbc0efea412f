import { type FaultInjector, type FaultMode, type FaultTarget, modesOf } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import type { Telegram } from '#infra/local/providers/telegram.ts';
import type { ClockSetting } from '#infra/local/time/clock.ts';
import type { Inbox, Message } from './inbox.ts';
import type { Mailboxes, MailboxFault } from './mailboxes.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import type { Schedule } from './schedule.ts';
import type { Schedules } from './scheduler.ts';
import type { BusEvent } from './ses-events.ts';
import type { AdminAnswers } from './settings.ts';
import { requireText, serveJson, WireError } from './wire.ts';

interface Parts {
  inbox: Inbox;
  objects: Pick<ObjectStore, 'all' | 'restore'>;
  schedules: Schedules;
  telegram: Telegram;
  faultInjectors: Readonly<Record<FaultTarget, FaultInjector>>;
  mailboxes: Mailboxes;
  /** The events of SES that no one has taken yet. */
  mailEvents: BusEvent[];
  setClock(setting: ClockSetting): void;
}

/** The body of `POST /_local/faults`. */
export interface Fault {
  target: FaultTarget;
  mode: FaultMode | 'off';
  count?: number;
  /** The number of calls that still pass first. */
  after?: number;
}

type Answers = { [Path in keyof AdminAnswers]: (body: Record<string, unknown>) => AdminAnswers[Path] | Promise<AdminAnswers[Path]> };

/** Serves the local stack's own access to the emulators: their clock, the pending schedules, and the received messages. */
export function startAdmin(parts: Parts): Promise<Listener> {
  const answers = answersOf(parts);
  return serveJson('application/json', ({ url, body }) => {
    if (!isKnown(answers, url.pathname)) throw new WireError(404, 'NotFound', url.pathname);
    return answers[url.pathname](body);
  });
}

/** What the emulators contained at a moment (infra/local/moments.ts). */
interface Moment {
  messages: readonly Message[];
  schedules: readonly Schedule[];
  objects: readonly StoredObject[];
}

function answersOf(parts: Parts): Answers {
  const { inbox, schedules, telegram, faultInjectors, mailboxes, mailEvents, setClock } = parts;
  return {
    ...momentAnswers(parts),
    '/clock'(body) {
      setClock({ aheadMs: Number(body['aheadMs']), ...(typeof body['stoppedAt'] === 'number' && { stoppedAt: body['stoppedAt'] }) });
      return {};
    },
    '/schedules': () => ({
      schedules: schedules
        .waiting()
        .map(({ group, name, at, target }) => ({ group, name, at: at.toISOString(), targetArn: target.arn, input: target.input })),
    }),
    '/schedules/complete'(body) {
      schedules.complete(requireText(body, 'group'), requireText(body, 'name'));
      return {};
    },
    '/messages': ({ to, channel }) => ({
      messages: inbox.select({ ...(typeof to === 'string' && { to }), ...(typeof channel === 'string' && { channel }) }),
    }),
    '/messages/clear'() {
      inbox.clear();
      return {};
    },
    '/telegram/start'(body) {
      telegram.start(requireText(body, 'username'), body['again'] === true);
      return {};
    },
    async '/telegram/follow'(body) {
      await telegram.follow(requireText(body, 'username'), requireText(body, 'start'));
      return {};
    },
    '/telegram/block'(body) {
      telegram.block(requireText(body, 'username'));
      return {};
    },
    '/faults'(body) {
      // The control surface, the only client, has checked it.
      const { target, mode, count, after } = body as unknown as Fault;
      faultInjectors[target].set(mode, count, after);
      return {};
    },
    '/faults/unanswered'(body) {
      // The control surface, the only client, has checked it.
      const { target } = body as unknown as Pick<Fault, 'target'>;
      return { unanswered: faultInjectors[target].unanswered() };
    },
    '/mailbox'(body) {
      // The control surface, the only client, has checked it.
      mailboxes.set(body as unknown as MailboxFault);
      return {};
    },
    '/mailboxes': () => ({ mailboxes: mailboxes.modes() }),
    '/mail-events/take': () => ({ events: mailEvents.splice(0) }),
    '/faults/set': () => ({ faults: modesOf(faultInjectors) }),
  };
}

function momentAnswers({
  inbox,
  objects,
  schedules,
  faultInjectors,
  mailboxes,
  mailEvents,
}: Parts): Pick<Answers, '/moments/keep' | '/moments/return'> {
  const moments = new Map<string, Moment>();
  return {
    '/moments/keep'(body) {
      moments.set(requireText(body, 'name'), { messages: [...inbox.all()], schedules: schedules.all(), objects: objects.all() });
      return {};
    },
    '/moments/return'(body) {
      const moment = moments.get(requireText(body, 'name'));
      if (!moment) throw new WireError(404, 'NotFound', 'No moment has this name.');
      inbox.restore(moment.messages);
      schedules.restore(moment.schedules);
      objects.restore(moment.objects);
      mailEvents.splice(0);
      mailboxes.set({ mode: 'off' });
      for (const injector of Object.values(faultInjectors)) injector.set('off');
      return {};
    },
  };
}

function isKnown(answers: Answers, path: string): path is keyof Answers {
  return Object.hasOwn(answers, path);
}
