import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { noticed } from '#domain/heartbeat.ts';
import { type Instant, instant, type Outage } from '#domain/time.ts';
import { heartbeatKey, outagesKey } from './keys.ts';
import { getRow, signedItem, type Table } from './table.ts';
import { Conflict, commit, type SingleChange } from './unit-of-work.ts';

/** The outages known; `noticed` if the last of them was found just now, and then no timer may judge anybody before the next look. */
interface Look {
  outages: Outage[];
  noticed: boolean;
}

/** Whether the service itself was there: its heartbeat, and the gaps in it. */
export function serviceClockIn(table: Table) {
  const beat = async (now: Date): Promise<void> => {
    const item = await signedItem(table, { ...heartbeatKey, version: 1, data: { at: instant(now) } });
    await table.db.send(new PutCommand({ TableName: table.name, Item: item }));
  };
  const read = async (now: Date) => {
    const [heart, list] = await Promise.all([getRow<{ at: Instant }>(table, heartbeatKey), getRow<{ outages: Outage[] }>(table, outagesKey)]);
    const outages = list?.data.outages ?? [];
    return { list, outages, longer: noticed(heart?.data.at, outages, instant(now)) };
  };
  /** With the one that goes on at this moment, for whoever only looks and writes nothing down. */
  const outages = async (now: Date): Promise<Outage[]> => {
    const { outages: known, longer } = await read(now);
    return longer ?? known;
  };
  const look = async (now: Date): Promise<Look> => {
    const { list, outages: known, longer } = await read(now);
    if (!longer) return { outages: known, noticed: false };
    // In one transaction with the next heartbeat: a gap that two notice at once must not be given back twice.
    const singles: SingleChange[] = [
      { key: outagesKey, version: list?.version ?? 0, data: { outages: longer } },
      { key: heartbeatKey, version: 'any', data: { at: instant(now) } },
    ];
    try {
      await commit(table, { hostId: 'service', at: instant(now), singles });
      return { outages: longer, noticed: true };
    } catch (error) {
      // Somebody else noted it at the same moment.
      if (error instanceof Conflict) return look(now);
      throw error;
    }
  };
  return { beat, look, outages };
}
