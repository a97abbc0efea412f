import { MAIL_EVENTS } from '#infra/mail-events.ts';
import type { MailboxFault } from './emulators/mailboxes.ts';
import type { Emulators } from './emulators/process.ts';
import type { BusEvent } from './emulators/ses-events.ts';
import type { Runtime } from './gateway/lambda-runtime.ts';

const READER = 'streams/mail-events';

/** Passes what SES reports to the service's function, as the rules of the deployed event bus do. */
export interface MailEvents {
  /** Sets what becomes of mails to a mailbox. SES reports only mails to mailboxes for which this was called. */
  setMailbox(fault: MailboxFault): Promise<void>;
  /** Runs the function for each new event, one after the other. Returns whether there were any. */
  passOn(): Promise<boolean>;
}

/**
 * Creates the local event bus. Until a mode of a mailbox is set, SES reports nothing, and no one asks it: a report of every delivery
 * would start a function for each mail of every test, and the deployed service also works without, because events can be lost.
 */
export function createMailEvents(emulators: Emulators, runtime: Runtime): MailEvents {
  let isUsed = false;
  return {
    async setMailbox(fault) {
      isUsed = true;
      await emulators.ask('/mailbox', fault);
    },
    async passOn() {
      if (!isUsed) return false;
      const { events } = await emulators.ask('/mail-events/take');
      for (const event of events) {
        runtime.callAsync(READER, inputOf(event));
        await runtime.whenIdle();
      }
      return events.length > 0;
    },
  };
}

/** Returns the input that a rule makes of an event. Throws for an event without a rule. */
export function inputOf(event: BusEvent): Record<string, unknown> {
  const [type, rule] = Object.entries(MAIL_EVENTS).find(([, { detailType }]) => detailType === event['detail-type']) ?? [];
  if (!rule) throw new Error(`No rule is for ${event['detail-type']}.`);
  return { type, ...Object.fromEntries(Object.entries(rule.input).map(([name, path]) => [name, valueAt(event, path)])) };
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-transform-target-input.html : every path must exist. */
function valueAt(event: BusEvent, path: string): unknown {
  const names = path.split('.').slice(1);
  // Events are JSON, and each part of a path names a field.
  const value = names.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], event);
  if (value === undefined) throw new Error(`The event ${event['detail-type']} has no ${path}.`);
  return value;
}
