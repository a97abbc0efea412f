import { checkChannelSecrets, checkTexts } from './check-channels.ts';
import { checkMailAccount, checkMailDomain } from './check-mail.ts';
import { checkConcurrency } from './check-quota.ts';
import { checkBackups, checkBootstrap, checkProfile, checkRegion, checkReplicaRegion, checkStacks, checkTable } from './check-stage.ts';
import { checkAlarms, checkBudget, checkCertificate, checkDriveSecrets, checkFrontend, checkTrail } from './check-surroundings.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import type { Request } from './request.ts';

/** Compares what the operator asks for with what was found. */
export function checkAll(facts: Facts, request: Request): Finding[] {
  const region = checkRegion(facts, request);
  // In the wrong region, everything else is wrong too.
  if (region.mark === 'stop') return [region];
  return [
    region,
    checkBootstrap(facts, request),
    ...checkReplicaRegion(facts, request),
    ...checkStacks(facts, request),
    ...checkProfile(facts, request),
    ...checkTable(facts, request),
    ...checkBackups(facts, request),
    checkConcurrency(facts, request),
    ...checkMailDomain(facts, request),
    checkMailAccount(facts, request),
    ...facts.certificates.map(checkCertificate),
    ...checkDriveSecrets(facts, request),
    ...checkChannelSecrets(facts, request),
    ...checkTexts(facts, request),
    ...checkFrontend(facts, request),
    checkTrail(facts),
    checkAlarms(facts, request),
    ...checkBudget(request),
  ];
}

/** If a finding is a stop, nothing is deployed. */
export function isStopped(findings: readonly Finding[]): boolean {
  return findings.some(({ mark }) => mark === 'stop');
}
