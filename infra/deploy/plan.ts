import { checkMailAccount, checkMailIdentity } from './check-mail.ts';
import { checkConcurrency } from './check-quota.ts';
import { checkBootstrap, checkPreviousRoles, checkRegion, checkStacks, checkTable, isCreationFailure } from './check-stage.ts';
import { checkAlarms, checkCertificate, checkFrontend, checkLogRole, checkPlaceholders, checkTrail } from './check-surroundings.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import type { Request } from './request.ts';

/** What a deployment does. If a finding is a stop, it does nothing. */
export interface Plan {
  findings: readonly Finding[];
  /** The settings that the deployment chose, and the region. */
  settings: Readonly<Record<string, string>>;
  /** Stacks that must lose their protection, so that the CDK CLI can delete and create them again. */
  toUnprotect: readonly string[];
}

/** Decides from what was found. */
export function makePlan(facts: Facts, request: Request): Plan {
  const findings = findingsOf(facts, request);
  const stacks = 'value' in facts.stacks ? facts.stacks.value : [];
  return {
    findings,
    settings: Object.assign({ region: request.settings.region }, ...findings.map(({ settings }) => settings)),
    toUnprotect: stacks.filter((stack) => isCreationFailure(stack) && stack.isProtected).map(({ name }) => name),
  };
}

function findingsOf(facts: Facts, request: Request): Finding[] {
  const region = checkRegion(facts, request);
  // In the wrong region, everything else is wrong too.
  if (region.mark === 'stop') return [region];
  return [
    region,
    checkBootstrap(facts, request),
    ...checkStacks(facts, request),
    ...checkTable(facts, request),
    ...checkPreviousRoles(facts, request),
    checkConcurrency(facts, request),
    ...checkMailIdentity(facts, request),
    checkMailAccount(facts, request),
    checkLogRole(facts, request),
    ...facts.certificates.map(checkCertificate),
    ...checkFrontend(facts, request),
    checkTrail(facts),
    checkAlarms(request),
    ...checkPlaceholders(request),
  ];
}

export function isStopped({ findings }: Plan): boolean {
  return findings.some(({ mark }) => mark === 'stop');
}
