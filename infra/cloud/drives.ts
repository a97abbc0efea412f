import { SecretValue } from 'aws-cdk-lib';
import type { ServiceFunction } from './functions.ts';
import type { Settings } from './settings.ts';

/** Returns the name of the secret with the OAuth client secrets of the cloud drives, by type of storage. The operator creates it. */
export const drivesSecretName = (stage: string): string => `will-${stage}-drives`;

const DRIVES = ['drive_a', 'drive_b', 'drive_c'] as const;

/**
 * Returns the environment variables of a function that opens drives or signs in at them. All other functions get none.
 * The template refers to the secrets, and CloudFormation inserts their values when it deploys:
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
    // `unsafeUnwrap` returns the reference, not the secret's value.
    const secret = SecretValue.secretsManager(drivesSecretName(stage), { jsonField: drive, ...(versionId && { versionId }) }).unsafeUnwrap();
    return [
      [`${drive.toUpperCase()}_CLIENT_ID`, id],
      [`${drive.toUpperCase()}_CLIENT_SECRET`, secret],
    ];
  });
  return Object.fromEntries(variables);
}
