import { STSClient } from '@aws-sdk/client-sts';
import type { Arguments, FoundRegion } from './request.ts';

/** Returns the region of the credentials, in the order of the AWS CLI. */
export async function regionOf(
  { profile }: Pick<Arguments, 'profile'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<FoundRegion | undefined> {
  for (const source of ['AWS_REGION', 'AWS_DEFAULT_REGION']) {
    const name = env[source];
    if (name) return { name, source };
  }
  // The SDK reads the profile. It throws if no region is there.
  const name = await new STSClient(profile ? { profile } : {}).config.region().catch(() => undefined);
  return name ? { name, source: `the profile ${profile || env['AWS_PROFILE'] || 'default'}` } : undefined;
}
