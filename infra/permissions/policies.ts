import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTemplates } from '#infra/assembly/templates.ts';
import { rolesOf } from './check-calls.ts';
import { findUnusedGrants } from './grants.ts';

// The line of docs/permissions.md that changes with each grant. As a program, checks that the document is about the policies of cdk.out.

export const ASSEMBLY = fileURLToPath(new URL('../../cdk.out', import.meta.url));
export const DOCUMENT = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url));

/** The local stack has other names each time. What must not change with them uses these. */
export const NAMES = {
  account: '000000000000',
  tableName: 'table',
  stagingBucket: 'staging',
  packagesBucket: 'packages',
  custodyKeyId: 'custody',
  operationsKeyId: 'operations',
  evidenceKeyId: 'evidence',
};

if (import.meta.main) process.exitCode = isDocumented() ? 0 : 1;

/** Whether the document was written for the policies of cdk.out. Prints the line that it lacks. */
export function isDocumented(): boolean {
  const line = policiesLine();
  if (readFileSync(DOCUMENT, 'utf8').includes(line)) return true;
  console.log(
    `docs/permissions.md is about other policies than these. Write it again with \`npm run test:deployed\` and \`node infra/permissions/report.ts\`.\nIts line is then: ${line}`,
  );
  return false;
}

export function policiesLine(): string {
  const roles = rolesOf(readTemplates(ASSEMBLY, NAMES));
  const grants = findUnusedGrants(roles, []).map(({ function: name, action, on }) => `${name} ${action} ${on}`);
  const hash = createHash('sha256').update(grants.sort().join('\n')).digest('hex').slice(0, 16);
  return `${grants.length} grants of ${roles.size} roles, with the hash \`${hash}\`.`;
}
