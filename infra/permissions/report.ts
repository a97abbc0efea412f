import { writeFileSync } from 'node:fs';
import { purposesOfZone } from '#custody/key-purposes.ts';
import { readTemplates } from '#infra/assembly/templates.ts';
import { findRefusedCalls, type RefusedCall, rolesOf } from './check-calls.ts';
import { findUnusedGrants, type Grant } from './grants.ts';
import { reasonFor } from './justified.ts';
import { ASSEMBLY, DOCUMENT, isDocumented, policiesLine } from './policies.ts';
import { readCallLog } from './read-call-log.ts';

// node infra/permissions/report.ts [--check]: compares the AWS calls of the deployed run with the roles. Run `npm run test:deployed` first.

const { names, calls } = readCallLog(`${ASSEMBLY}/calls`);
const templates = readTemplates(ASSEMBLY, { ...names, account: '000000000000' });
const refused = await findRefusedCalls(calls, templates);
const idle = findUnusedGrants(rolesOf(templates), calls);
const unexplained = idle.filter((grant) => reasonFor(grant) === undefined);

console.log(`${calls.length} different calls of ${new Set(calls.map((call) => call.function)).size} functions, ${refused.length} not allowed.`);
for (const line of refused.map(refusedLine)) console.log(`  not allowed: ${line}`);
console.log(`${idle.length} grants that no suite uses, ${unexplained.length} without a reason.`);
for (const line of unexplained.map(grantLine))
  console.log(`  unused: ${line} (remove it from the row's uses, or add a reason to infra/permissions/justified.ts)`);
if (process.argv.includes('--check')) process.exitCode = refused.length + unexplained.length > 0 || !isDocumented() ? 1 : 0;
else writeFileSync(DOCUMENT, documentOf());

function refusedLine({ call, by }: RefusedCall): string {
  return `${call.function} ${call.action} ${call.resource} ${JSON.stringify(call.context)} (${by})`;
}

function grantLine({ function: name, action, on }: Grant): string {
  return `${name} ${action} ${on.replace(/^arn:aws:[\w-]+:[\w-]*:\d*:/, '')}`;
}

function documentOf(): string {
  const reasons = Map.groupBy(idle, (grant) => reasonFor(grant) ?? 'No reason yet.');
  const rows = [...reasons].map(([why, grants]) => `| ${why} | ${grants.length} | ${examples(grants)} |`);
  return `# Permissions

\`node infra/permissions/report.ts\` writes this file after \`npm run test:deployed\`, which runs the bundles of a deployment and records their AWS calls.

- Each call is checked against the policy of its function's role and the policies of key and bucket, as IAM would do it. A call that is not allowed fails the run.
- It names the policies that it was written for. If they have changed since, \`node infra/permissions/report.ts --check\` fails.
- Each grant that no suite uses is listed here with the reason why it stays (infra/permissions/justified.ts). A grant without a reason fails the run.

${policiesLine()}

Every call was allowed: ${calls.length - refused.length} different calls of ${new Set(calls.map((call) => call.function)).size} functions.

| Reason | Grants | Examples |
|---|--:|---|
${rows.join('\n')}

## What opens a will

These functions can unwrap a secret of a will. No other one can, in its own policy and in that of the key: not one with the address of a sign-in, a start, a vouch or a rehearsal.

| Secret | Functions |
|---|---|
${openers().join('\n')}
`;
}

/** The functions that can unwrap each secret of a will. */
function openers(): string[] {
  const grants = findUnusedGrants(rolesOf(templates), []).filter(({ action }) => action === 'kms:Decrypt');
  return purposesOfZone('custody').map((purpose) => {
    const names = grants.filter(({ on }) => on === purpose).map(({ function: name }) => name);
    return `| ${purpose} | ${[...new Set(names)].sort().join(', ')} |`;
  });
}

function examples(grants: readonly Grant[]): string {
  const kinds = [...new Set(grants.map(({ function: name, action }) => `${name} ${action}`))];
  return kinds.length > 6 ? `${kinds.slice(0, 6).join(', ')} and ${kinds.length - 6} more` : kinds.join(', ');
}
