import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTemplates } from '#infra/local/assembly/templates.ts';
import { findRefusedCalls, type RefusedCall, rolesOf } from './check-calls.ts';
import { findUnusedGrants, type Grant } from './grants.ts';
import { reasonFor } from './justified.ts';
import { readCallLog } from './read-call-log.ts';

// npm run permissions [-- --check]: what the deployed run asked of AWS against what the roles allow. After `npm run test:deployed`.

const ASSEMBLY = fileURLToPath(new URL('../../cdk.out', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

const { names, calls } = readCallLog(`${ASSEMBLY}/calls`);
const templates = readTemplates(ASSEMBLY, { ...names, account: '000000000000' });
const refused = await findRefusedCalls(calls, templates);
const idle = findUnusedGrants(rolesOf(templates), calls);
const unexplained = idle.filter((grant) => reasonFor(grant) === undefined);

console.log(`${calls.length} different calls of ${new Set(calls.map((call) => call.function)).size} functions, ${refused.length} of them refused.`);
for (const line of refused.map(refusedLine)) console.log(`  refused: ${line}`);
console.log(`${idle.length} grants that no suite has used, ${unexplained.length} of them without a reason.`);
for (const line of unexplained.map(grantLine)) console.log(`  not used: ${line}`);
if (process.argv.includes('--check')) process.exitCode = refused.length + unexplained.length > 0 ? 1 : 0;
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

Made by \`npm run permissions\` after \`npm run test:deployed\`, which runs the bundles of a deployment and notes what each of them asks of AWS.

- Every such call is judged by the policy of its function's role and by those of key and bucket, as IAM would. A call that they do not allow fails the run.
- Every grant that no suite has used is listed here with the reason why it stays (infra/permissions/justified.ts). One without a reason fails the run.

Every call was allowed; that is ${calls.length - refused.length} different ones of ${new Set(calls.map((call) => call.function)).size} functions.

| Why it stays | Grants | Such as |
|---|--:|---|
${rows.join('\n')}
`;
}

function examples(grants: readonly Grant[]): string {
  const kinds = [...new Set(grants.map(({ function: name, action }) => `${name} ${action}`))];
  return kinds.length > 6 ? `${kinds.slice(0, 6).join(', ')} and ${kinds.length - 6} more` : kinds.join(', ');
}
