import type { Deletions } from './deletion.ts';
import type { ConnectorRecord, Profile, StorageRecord } from './host.ts';
import type { Liveness } from './liveness.ts';
import type { Settings } from './settings.ts';
import type { Survivor } from './survivor.ts';
import type { Will } from './will.ts';

/** A Host's records, as far as messages and problems show them. */
export interface AccountFacts {
  profile: Profile;
  settings: Settings;
  survivors: readonly Survivor[];
  connectors: readonly ConnectorRecord[];
  storages: readonly StorageRecord[];
  will: Will | undefined;
  liveness: Liveness | undefined;
  deletions?: Deletions;
}
