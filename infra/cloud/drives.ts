import { DRIVE_TYPES } from '#common/storage-kinds.ts';
import { driveSecretName } from '#storages/drives/drive-secret-name.ts';
import type { ServiceFunction } from './functions.ts';
import type { GivenSettings } from './settings.ts';

/** Returns the names of the parameters with the OAuth client secrets that a deployment needs. */
export function driveSecretNames(settings: Pick<GivenSettings, 'driveClientIds' | 'stage'>): string[] {
  return drivesOf(settings).map((type) => driveSecretName(settings.stage, type));
}

/** Returns whether a function opens drives or signs in at them. */
export function opensDrives({ uses }: Pick<ServiceFunction, 'uses'>): boolean {
  return uses.includes('table:OAUTH') && uses.includes('wrap:storage-config');
}

/** Returns the environment variables of a function that opens drives. All other functions get none. No function gets a secret. */
export function driveEnvironment(fn: Pick<ServiceFunction, 'uses'>, settings: Pick<GivenSettings, 'driveClientIds'>): Record<string, string> {
  if (!opensDrives(fn)) return {};
  return Object.fromEntries(drivesOf(settings).map((type) => [`${type.toUpperCase()}_CLIENT_ID`, settings.driveClientIds[type] ?? '']));
}

/** Returns the drives that are set up. */
function drivesOf({ driveClientIds }: Pick<GivenSettings, 'driveClientIds'>) {
  return DRIVE_TYPES.filter((type) => driveClientIds[type] !== undefined);
}
