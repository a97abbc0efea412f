import { reservedConcurrencyOf } from '#infra/cloud/concurrency.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import type { Concurrency, Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

/** Lambda keeps this many unreserved in an account. https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html */
const UNRESERVED = 100;

/** How many functions can run in parallel in a region, and the code of this quota in Service Quotas. */
const QUOTA = { code: 'L-B99A9384', usual: 1000 };

/** A reservation that the quota does not allow fails the deployment. In a new account, the quota is 10 or 50. */
export function checkConcurrency({ concurrency: found }: Facts, { settings: { region, reservedConcurrency } }: Request): Finding {
  const { ok, warning, stop, unread } = about('Concurrency');
  if ('unread' in found) return unread(found);
  const { limit } = found.value;
  const reserved = reservedSum();
  const left = leftAfter(found.value, reserved);
  const room = `${count(limit)} functions can run in parallel in this region.`;
  if (left >= UNRESERVED) {
    if (reservedConcurrency) return ok(`${room} ${reserved} are reserved for scheduled jobs and Survivors, ${count(left)} are left.`);
    return warning(`${room} ${FLOOD} Write reservedConcurrency: true into deployment.config.ts.`);
  }
  const needed = limit - left + UNRESERVED;
  const facts = `${room} To reserve ${reserved} for scheduled jobs and Survivors, at least ${count(needed)} are needed.`;
  const commands = [requestCommand(needed, region)];
  if (reservedConcurrency) return stop(`${facts} Remove reservedConcurrency, or ask AWS for more first:`, { commands });
  return warning(`${facts} ${FLOOD} Ask AWS for more, and write reservedConcurrency: true when you have it:`, { commands });
}

const FLOOD = 'Nothing is reserved, so a flood of requests can delay jobs and Survivors.';

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
