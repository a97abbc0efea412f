import type { ConnectorRecord } from './host.ts';
import { channelsTo } from './quorum.ts';
import type { Survivor } from './survivor.ts';
import type { Sealing } from './will.ts';

/** The warnings about a sealing that is valid but fragile, as sentences for the Host. Empty if there are none. */
export function sealingWarnings(
  host: { survivors: readonly Survivor[]; connectors: readonly ConnectorRecord[] },
  { survivors: holders, threshold }: Pick<Sealing, 'survivors' | 'threshold'>,
): string[] {
  const unreachable = host.survivors.filter((survivor) => holders.includes(survivor.id) && channelsTo(host, survivor).length === 0);
  const warnings = unreachable.map(
    ({ name }) =>
      `No channel can reach ${name}: there is no working connector for their contact methods. Please add an e-mail address of ${name}, or connect such a channel.`,
  );
  if (threshold < holders.length) return warnings;
  return [
    ...warnings,
    `All ${holders.length} Survivors are needed to open your will. If one of them cannot take part, no one can open it. Please name another Survivor or lower the threshold, and encrypt again.`,
  ];
}
