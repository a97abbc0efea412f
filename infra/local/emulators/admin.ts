import type { FaultInjector, FaultMode, FaultTarget } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import type { Telegram } from '#infra/local/providers/telegram.ts';
import type { ClockSetting } from '#infra/local/time/clock.ts';
import type { Inbox } from './inbox.ts';
import type { Schedules } from './scheduler.ts';
import type { AdminAnswers } from './settings.ts';
import { serveJson, text, WireError } from './wire.ts';

interface Parts {
  inbox: Inbox;
  schedules: Schedules;
  telegram: Telegram;
  gates: Readonly<Record<FaultTarget, FaultInjector>>;
  setClock(setting: ClockSetting): void;
}

/** As `POST /_local/faults` takes it. */
export interface Fault {
  target: FaultTarget;
  mode: FaultMode | 'off';
  count?: number;
}

type Answers = { [Path in keyof AdminAnswers]: (body: Record<string, unknown>) => AdminAnswers[Path] };

/** The local stack's own way into the emulators: their clock, the schedules that wait, the messages that came in. */
export function startAdmin(parts: Parts): Promise<Listener> {
  const answers = answersOf(parts);
  return serveJson('application/json', ({ url, body }) => {
    if (!isKnown(answers, url.pathname)) throw new WireError(404, 'NotFound', url.pathname);
    return answers[url.pathname](body);
  });
}

function answersOf({ inbox, schedules, telegram, gates, setClock }: Parts): Answers {
  return {
    '/clock'(body) {
      setClock({ aheadMs: Number(body['aheadMs']), ...(typeof body['standsAt'] === 'number' && { standsAt: body['standsAt'] }) });
      return {};
    },
    '/schedules': () => ({
      schedules: schedules
        .waiting()
        .map(({ group, name, at, target }) => ({ group, name, at: at.toISOString(), targetArn: target.arn, input: target.input })),
    }),
    '/schedules/complete'(body) {
      schedules.complete(text(body, 'group'), text(body, 'name'));
      return {};
    },
    '/messages': () => ({ messages: [...inbox.all()] }),
    '/messages/clear'() {
      inbox.clear();
      return {};
    },
    '/telegram/start'(body) {
      telegram.start(text(body, 'username'), body['again'] === true);
      return {};
    },
    '/faults'(body) {
      // Checked by the control surface, which alone asks here.
      const { target, mode, count } = body as unknown as Fault;
      gates[target].set(mode, count);
      return {};
    },
  };
}

function isKnown(answers: Answers, path: string): path is keyof Answers {
  return Object.hasOwn(answers, path);
}
