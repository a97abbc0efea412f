import type { Fact } from './facts.ts';
import { about, type Finding } from './finding.ts';

/** Says which of the secrets that a deployment needs are not in Parameter Store. */
export function missingSecrets(subject: string, needed: readonly string[], found: Fact<readonly string[]>, region: string): Finding[] {
  const { ok, stop, unread } = about(subject);
  if (needed.length === 0) return [];
  if ('unread' in found) return [unread(found)];
  if (found.value.length === 0) return [ok('Parameter Store has the secret of each one that is set up.')];
  const text = `These secrets are not in Parameter Store as a SecureString under the key aws/ssm: ${found.value.join(', ')}. Create them:`;
  // A secret in a command would stay in the history of the shell.
  const commands = found.value.map(
    (name) => `read -rs SECRET && aws ssm put-parameter --name ${name} --type SecureString --overwrite --value "$SECRET" --region ${region}`,
  );
  return [stop(text, { commands })];
}
