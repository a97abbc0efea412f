import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { instant, type Outage } from '#common/time.ts';
import { closeGap, type Heartbeat, recordFailure, recordGap, type ServiceStatus, serviceStatus } from '#liveness/rules/heartbeat.ts';
import { heartbeatKey, outagesKey } from '#store/keys.ts';
import { getTogether, signedItem, type Table, verifyRow } from '#store/table.ts';
import { Conflict, commit, type SingleChange } from '#store/unit-of-work.ts';

/** When Hosts could reach us: the heartbeat of the service, and the gaps in it. */
export function createServiceClock(table: Table) {
  const write = async (data: Heartbeat): Promise<void> => {
    const item = await signedItem(table, { ...heartbeatKey, version: 1, data });
    await table.db.send(new PutCommand({ TableName: table.name, Item: item }));
  };
  const read = async () => {
    // Together: a new heartbeat with a list that lacks the outage which it ended would count our outage as the silence of Hosts.
    const [heartItem, listItem] = await getTogether(table, [heartbeatKey, outagesKey]);
    const [heart, list] = await Promise.all([
      heartItem && verifyRow<Heartbeat>(table, heartItem),
      listItem && verifyRow<{ outages: Outage[] }>(table, listItem),
    ]);
    return { heartbeat: heart?.data, known: list?.data.outages ?? [], version: list?.version ?? 0 };
  };
  /** Returns false if another handler wrote the list at the same moment. */
  const note = async (outages: Outage[], version: number, now: Date, more: SingleChange[] = []): Promise<boolean> => {
    const singles: SingleChange[] = [{ key: outagesKey, version, data: { outages } }, ...more];
    try {
      await commit(table, { hostId: 'service', at: instant(now), singles });
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  };

  /** Writes a heartbeat without a check of the answer page. */
  const beat = (now: Date): Promise<void> => write({ at: instant(now) });

  /** Returns the same outages as `look`, without writing anything. */
  const outages = async (now: Date): Promise<Outage[]> => {
    const { heartbeat, known } = await read();
    return serviceStatus(heartbeat, known, instant(now)).outages;
  };

  /** Returns the current status. Records a gap that it finds, which is no heartbeat. */
  const look = async (now: Date): Promise<ServiceStatus> => {
    const { heartbeat, known, version } = await read();
    const longer = recordGap(heartbeat?.at, known, instant(now));
    if (longer && !(await note(longer, version, now))) return look(now);
    return serviceStatus(heartbeat, longer ?? known, instant(now));
  };

  /** Records that the answer page was fetched. Returns whether this ended an outage. If it did, no silence is counted before the next sweep. */
  const answered = async (now: Date): Promise<{ isBack: boolean }> => {
    const { heartbeat, known, version } = await read();
    const whole = closeGap(heartbeat?.at, known, instant(now));
    if (!whole) return beat(now).then(() => ({ isBack: false }));
    // In one transaction: without its end, a gap would count as the silence of Hosts.
    const isNoted = await note(whole, version, now, [{ key: heartbeatKey, version: 'any', data: { at: instant(now) } }]);
    return isNoted ? { isBack: true } : answered(now);
  };

  /**
   * Records that the answer page could not be fetched. Until it can, no silence counts. `since` is for callers that skip fetches that
   * would have failed.
   */
  const unanswered = async (now: Date, since?: Date): Promise<void> => {
    const { heartbeat } = await read();
    await write(recordFailure(heartbeat, instant(now), since && instant(since)));
  };

  return { beat, look, outages, answered, unanswered };
}
