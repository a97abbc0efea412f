import { reservedConcurrencyOf } from '#infra/cloud/concurrency.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import type { Concurrency, Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

/** Lambda keeps this many unreserved in an account. https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const UNRESERVED = 100;

/** How many functions can run in parallel in a region, and the code of this quota in Service Quotas. */
const QUOTA = { code: 'L-B99A9384', usual: 1000 };

const NEW_ACCOUNT_CHOICE = `Take false in a new account. Take true if Service Quotas shows ${QUOTA.usual} or more for the quota ${QUOTA.code} of Lambda.`;

/** Reserves concurrency only if the quota allows it. In a new account it is 10 or 50, and a reservation fails the deployment. */
export function checkConcurrency({ concurrency: found }: Facts, { settings: { region }, choices }: Request): Finding {
  const { ok, warning, stop, undecided } = about('Concurrency');
  const wanted = choices.reservedConcurrency;
  if (wanted === false) return ok('Nothing is reserved for scheduled jobs and Survivors, as reservedConcurrency=false says.');
  if ('unread' in found)
    return wanted
      ? ok('Reserved as reservedConcurrency=true says.')
      : undecided(found, NEW_ACCOUNT_CHOICE, ['reservedConcurrency=false', 'reservedConcurrency=true']);
  const { limit } = found.value;
  const reserved = reservedSum();
  const left = leftAfter(found.value, reserved);
  if (left >= UNRESERVED) {
    const text = `${count(limit)} functions can run in parallel in this region. ${reserved} are reserved for scheduled jobs and Survivors, ${count(left)} are left.`;
    return ok(text, { settings: { reservedConcurrency: 'true' } });
  }
  const needed = limit - left + UNRESERVED;
  const facts = `Only ${count(limit)} functions can run in parallel in this region. To reserve ${reserved} for scheduled jobs and Survivors, at least ${count(needed)} are needed.`;
  const commands = [requestCommand(needed, region)];
  if (wanted) return stop(`${facts} Remove reservedConcurrency=true, or ask AWS for more first:`, { commands });
  const consequence =
    'Nothing is reserved, so a flood of requests can delay jobs and Survivors. Ask AWS for more, and deploy again when you have it:';
  return warning(`${facts} ${consequence}`, { commands, settings: { reservedConcurrency: 'false' } });
}

/** Returns what all functions reserve together. */
export function reservedSum(): number {
  return everyFunction(serviceFunctions()).reduce((sum, { name }) => sum + (reservedConcurrencyOf(name) ?? 0), 0);
}

function leftAfter({ unreserved, ours }: Concurrency, reserved: number): number {
  return unreserved + ours - reserved;
}

function requestCommand(needed: number, region: string): string {
  const desired = Math.ceil(needed / QUOTA.usual) * QUOTA.usual;
  return `aws service-quotas request-service-quota-increase --service-code lambda --quota-code ${QUOTA.code} --desired-value ${desired} --region ${region}`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}
