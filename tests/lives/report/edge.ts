import { S3Client } from '@aws-sdk/client-s3';
import { SchedulerClient } from '@aws-sdk/client-scheduler';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { setFates } from '#tests/world/travel.ts';

/** A mail that our mailer has accepted, and that comes back. */
export interface ReturningMail {
  messageId: string;
  tags: Record<string, string[]>;
  to: string;
  text: string;
}

/** What becomes of what leaves the service. */
export interface Surroundings {
  /** Whether a provider accepts no message to this address. `ses`: the service's own mailer. */
  refuses(provider: string, to: string): boolean;
  isMailboxDead(address: string): boolean;
  comesBack(mail: ReturningMail): void;
  /** A bucket of a Host is asked. Returns whether it answers. */
  reach(bucket: string): boolean;
  /** Whether a schedule that is created now never fires. */
  losesSchedule(): boolean;
}

interface Command {
  constructor: { name: string };
  input: { Bucket?: string; Destination?: { ToAddresses: string[] }; EmailTags?: { Name: string; Value: string }[]; Content?: Content };
}
interface Content {
  Simple: { Body: { Text: { Data: string } } };
}
type Send = (command: Command, ...more: unknown[]) => Promise<{ MessageId?: string }>;

let now: Surroundings | undefined;

/** Puts a layer between the clients of AWS and the world. */
function between(prototype: object, act: (surroundings: Surroundings, command: Command, send: () => ReturnType<Send>) => ReturnType<Send>): void {
  const real = Reflect.get(prototype, 'send') as Send;
  const send: Send = function (this: unknown, command, ...more) {
    const go = (): ReturnType<Send> => real.call(this, command, ...more);
    return now ? act(now, command, go) : go();
  };
  Object.assign(prototype, { send });
}

const refused = (): Error => Object.assign(new Error('connect ETIMEDOUT'), { code: 'ETIMEDOUT', name: 'Error' });

let isBetween = false;
/** After the world, which puts itself in the place of AWS when it is loaded. */
function putBetween(): void {
  if (isBetween) return;
  isBetween = true;
  between(SESv2Client.prototype, async (surroundings, { input }, send) => {
    const to = input.Destination?.ToAddresses[0] ?? '';
    if (surroundings.refuses('ses', to)) throw refused();
    const answer = await send();
    const tags = Object.fromEntries((input.EmailTags ?? []).map(({ Name, Value }) => [Name, [Value]]));
    const text = input.Content?.Simple.Body.Text.Data ?? '';
    if (surroundings.isMailboxDead(to)) surroundings.comesBack({ messageId: answer.MessageId ?? '', tags, to, text });
    return answer;
  });
  between(S3Client.prototype, async (surroundings, { input: { Bucket = '' } }, send) => {
    if (Bucket.startsWith('bucket-') && !surroundings.reach(Bucket)) throw refused();
    return send();
  });
  between(SchedulerClient.prototype, async (surroundings, command, send) =>
    command.constructor.name === 'CreateScheduleCommand' && surroundings.losesSchedule() ? {} : send(),
  );
}

/** Decides from now on what becomes of what leaves the service. It follows the beginning of a world. */
export function surround(surroundings: Surroundings): void {
  putBetween();
  now = surroundings;
  setFates(({ kind, about }) => {
    const [channel = '', to = ''] = about.split(' ');
    return /^(deliver|provider)$/.test(kind) && surroundings.refuses(channel, to) ? 'refused' : 'done';
  });
}
