import type { App } from '#app/app.ts';
import type { Outage } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { wireIds } from '#messages/links.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import type { WrongCodeReply } from './count-proof.ts';
import type { OtpSession } from './rules/otp.ts';
import { wasStartCodeSent } from './send-start-code.ts';
import { type StartedTransfer, startOrJoin } from './start-transfer.ts';
import { useCode } from './use-code.ts';

/** A transfer that a right code started or joined. */
export interface StartedByCode {
  verified: true;
  started: StartedTransfer;
  host: HostRecord;
  /** Wire id and name of the Survivor to whom the code was sent. */
  survivorId: string;
  survivorName: string;
  outages: readonly Outage[];
}

/** Checks a code that `transfer/send-otp` sent, and starts a transfer or joins the running one. Proves the start only: it authenticates no one. */
export function startByCode(app: App, session: Row<OtpSession>, typed: string, requestId: string): Promise<StartedByCode | WrongCodeReply> {
  return useStartCode(app, session, typed, (loaded, used) => commitStart(app, loaded, session.data.survivor, used, requestId));
}

/** Checks a code that `transfer/send-otp` sent. If it is right, `commit` does what the Survivor wants, and uses it up in the same commit. */
export function useStartCode<Done>(
  app: App,
  session: Row<OtpSession>,
  typed: string,
  commit: (loaded: LoadedWill, used: SingleChange) => Promise<Done>,
): Promise<Done | WrongCodeReply> {
  return useCode(app, session, typed, wasStartCodeSent(app, session.data.id), async ({ host, used, wrong }) => {
    const loaded = await loadWillState(app, host);
    return loaded ? commit(loaded, used) : wrong;
  });
}

async function commitStart(app: App, loaded: LoadedWill, survivor: string, used: SingleChange, requestId: string): Promise<StartedByCode> {
  const started = await startOrJoin(app, loaded, { survivor, proven: true, requestId });
  const [outages, ids] = await Promise.all([
    started.how === 'joined' ? app.store.serviceClock.outages(app.now()) : [],
    wireIds(app),
    commitStep(app, loaded, started.step, { ...started.extra, singles: [used, ...started.extra.singles] }),
  ]);
  const { host } = loaded;
  const survivorName = host.survivors.find(({ id }) => id === survivor)?.name ?? '';
  return { verified: true, started, host, survivorId: ids.survivor(survivor), survivorName, outages };
}
