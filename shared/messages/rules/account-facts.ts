import type { Offers } from '#common/offers.ts';
import type { Deletions } from '#hosts/rules/deletion.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#hosts/rules/host.ts';
import type { Rehearsals } from '#hosts/rules/rehearsal.ts';
import type { SeriesRecord } from '#hosts/rules/series.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { Will } from '#wills/rules/will.ts';

/** A Host's records, as far as messages and problems show them. */
export interface AccountFacts {
  profile: Profile;
  settings: Settings;
  survivors: readonly Survivor[];
  connectors: readonly ConnectorRecord[];
  storages: readonly StorageRecord[];
  offers: Offers;
  will: Will | undefined;
  liveness: Liveness | undefined;
  deletions?: Deletions;
  rehearsals?: Rehearsals;
  series: SeriesRecord;
}
