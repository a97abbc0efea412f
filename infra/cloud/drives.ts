import { SecretValue } from 'aws-cdk-lib';
import type { ServiceFunction } from './functions.ts';
import type { Settings } from './settings.ts';

/** The name of the secret that holds what the makers of the drives know this deployment by; its operator makes it, by type of storage. */
export const drivesSecretName = (stage: string): string => `will-${stage}-drives`;

const DRIVES = ['drive_a', 'drive_b', 'drive_c'] as const;

/**
 * The variables of a function that opens drives or signs in at them; no other function gets them. The template names the
 * secrets, and CloudFormation puts them in when it deploys:
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 */
export function driveEnvironment(
  { uses }: Pick<ServiceFunction, 'uses'>,
  { stage, driveClientIds, driveSecretsVersion: versionId }: Settings,
): Record<string, string> {
  if (!uses.includes('table:OAUTH') || !uses.includes('wrap:storage-config')) return {};
  const variables = DRIVES.flatMap((drive): [string, string][] => {
    const id = driveClientIds[drive];
    if (id === undefined) return [];
    // Unwrapped it is the reference, not what that leads to.
    const secret = SecretValue.secretsManager(drivesSecretName(stage), { jsonField: drive, ...(versionId && { versionId }) }).unsafeUnwrap();
    return [
      [`${drive.toUpperCase()}_CLIENT_ID`, id],
      [`${drive.toUpperCase()}_CLIENT_SECRET`, secret],
    ];
  });
  return Object.fromEntries(variables);
}
