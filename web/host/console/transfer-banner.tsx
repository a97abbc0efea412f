import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { PageAddress } from '#web/edge/pages.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton, type Press } from '#web/host/parts/call-button.tsx';
import { DoneBanner, Term } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { failureOf } from '#web/shared/failure.ts';
import { writeList } from '#web/shared/format.ts';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { usePlace } from '#web/shared/router.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { StopAndRemove } from './stop-and-remove.tsx';
import { keepStopped, type Stopped, stoppedTransfer, useStopped } from './stopped.ts';
import { openingOf, type RunningTransfer, titleOf } from './transfer-facts.ts';

/** What the Host wants to stop: a running transfer, or the time in which one could be started. */
interface Stop {
  transfer: RunningTransfer | null;
  /** Also removes the Survivor who started it. */
  removes?: boolean;
}

/**
 * On every page of the console: who opens the will, until when, and the button that stops it. Afterwards: what happened, until the Host
 * closes that message. On the overview it is the page itself, with its heading and the details.
 */
export function TransferBanner() {
  const overview = useOverview();
  const { banner: words } = useWords();
  const stopped = useStopped();
  const wasPressed = useRef(false);
  const wasPendingStopped = useRef(false);
  const stop = useCall(async ({ transfer, removes }: Stop) => {
    wasPressed.current = true;
    if (!transfer) {
      await hostCall((api, headers) => api.POST('/api/liveness/alive', { headers, body: {} }));
      wasPendingStopped.current = true;
      keepStopped({ transfer: null });
    } else await stopTransfer(transfer, removes === true);
    overview.reload();
  }, overview.reload);
  const pressing = (wish: Stop): Press => ({ isRunning: stop.isRunning, run: () => stop.run(wish) });
  const { value } = overview;
  // Until the overview is read again, it has what was just stopped.
  const running = value?.transfer && value.transfer.transfer_id !== stopped?.transfer?.id ? value.transfer : null;
  if (value?.state !== 'pending_transfer') wasPendingStopped.current = false;
  const isPending = value?.state === 'pending_transfer' && !wasPendingStopped.current;
  return (
    <>
      {stopped && !running && !isPending && (
        <WasStopped
          stopped={stopped}
          nextCheck={value?.liveness?.next_check_at ?? null}
          isNew={wasPressed.current}
          onClose={() => keepStopped(null)}
        />
      )}
      <FailureNotice failure={stop.failure} failures={words.failures} />
      {running && value && (
        <Running
          transfer={running}
          state={value.state}
          stop={pressing({ transfer: running })}
          stopAndRemove={pressing({ transfer: running, removes: true })}
        />
      )}
      {isPending && <Pending stop={pressing({ transfer: null })} />}
    </>
  );
}

/** Stops the transfer first. What the removal still needs, such as the second factor, is asked for afterwards. */
async function stopTransfer(transfer: RunningTransfer, removes: boolean): Promise<void> {
  const { started_by: name, starter_id: id } = transfer;
  const body = removes && id !== null ? { remove_survivor_id: id } : {};
  const { removal } = await hostCall((api, headers) => api.POST('/api/transfer/cancel', { headers, body }));
  const stopped = stoppedTransfer(transfer);
  if (!removal) return keepStopped(stopped);
  const code = removal.removed ? null : removal.code;
  keepStopped({ ...stopped, removal: { name, code } });
  if (code === 'step_up_required' && id !== null) keepStopped({ ...stopped, removal: { name, code: await removeAfterStop(id) } });
}

/** Removes the Survivor with the second factor, and returns why not, or null. */
async function removeAfterStop(id: string): Promise<string | null> {
  try {
    await hostCall((api, headers) => api.DELETE('/api/survivors/{id}', { headers, params: { path: { id } } }));
    return null;
  } catch (error) {
    const failure = failureOf(error);
    return failure.kind === 'refused' ? failure.code : 'unavailable';
  }
}

function Pending({ stop }: { stop: Press }) {
  const { pending } = useWords().banner;
  return (
    <Situation title={pending.title}>
      <p>{pending.text}</p>
      <p>
        <CallButton call={stop} kind="main danger">
          {pending.stop}
        </CallButton>
      </p>
    </Situation>
  );
}

/** What happens now: the heading of the overview, and a box above the heading of each other page. */
function Situation({ title, children }: { title: string; children: ComponentChildren }) {
  if (useIsOverview()) {
    return (
      <section class="situation">
        <Heading isState>{title}</Heading>
        {children}
      </section>
    );
  }
  return (
    <section class="notice problem banner" aria-labelledby="banner">
      <p class="notice-title" id="banner">
        {title}
      </p>
      {children}
    </section>
  );
}

const useIsOverview = () => usePlace().path === '/dashboard';

interface RunningProps {
  transfer: RunningTransfer;
  state: Overview['state'];
  stop: Press;
  stopAndRemove: Press;
}

function Running({ transfer, state, stop, stopAndRemove }: RunningProps) {
  const { banner: words } = useWords();
  const moment = useMoment();
  const isOverview = useIsOverview();
  const startedBy = transfer.started_with_proof ? words.startedBy : words.startedByName;
  return (
    <>
      <Situation title={words.titles[titleOf(state)]}>
        <p>
          {startedBy(transfer.started_by, moment(transfer.started_at))} <Opening transfer={transfer} state={state} />
        </p>
        <p>
          <CallButton call={stop} kind="main danger">
            {words.stop}
          </CallButton>
        </p>
        <StopAndRemove transfer={transfer} call={stopAndRemove} />
        {isOverview ? (
          <p class="hint">{words.stopHint}</p>
        ) : (
          <p>
            <a href="/dashboard">{words.details}</a>
          </p>
        )}
      </Situation>
      {isOverview && <Details transfer={transfer} state={state} />}
    </>
  );
}

/** On the overview: who has confirmed, what was read, how else it can be stopped, and why it waits. */
function Details({ transfer, state }: { transfer: RunningTransfer; state: Overview['state'] }) {
  const { banner: words } = useWords();
  const moment = useMoment();
  const isLinkValid = serviceTime() < new Date(transfer.cancel_deadline);
  const why = words.why[titleOf(state)];
  return (
    <section aria-labelledby="details">
      <h2 id="details">{words.details}</h2>
      {why && <p>{why}</p>}
      <dl class="summary">
        <Term name={words.confirmations}>
          <Proofs transfer={transfer} />
        </Term>
        <Term name={words.readTitle}>
          <Reads transfer={transfer} />
        </Term>
        <Term name={words.link}>{isLinkValid ? words.linkUntil(moment(transfer.cancel_deadline)) : words.linkOver}</Term>
      </dl>
    </section>
  );
}

function Opening({ transfer, state }: { transfer: RunningTransfer; state: Overview['state'] }) {
  const { banner: words } = useWords();
  const moment = useMoment();
  const opening = openingOf(transfer, state, serviceTime());
  if (opening === 'unknown') return <>{words.opensUnknown}</>;
  if (opening === 'due') return null;
  const at = moment(transfer.opens_at ?? '');
  return <>{opening === 'before' ? words.opensAt(at) : words.openSince(at)}</>;
}

function Proofs({ transfer: { threshold, authenticated } }: { transfer: RunningTransfer }) {
  const { banner: words } = useWords();
  const moment = useMoment();
  return (
    <>
      <p>
        {words.needed(threshold)} {authenticated.length === 0 && words.noProofs}
      </p>
      {authenticated.length > 0 && (
        <ul>
          {authenticated.map(({ name, at }) => (
            <li key={`${name} ${at}`}>{words.proof(name, moment(at))}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Reads({ transfer: { documents_read } }: { transfer: RunningTransfer }) {
  const { banner: words } = useWords();
  const moment = useMoment();
  if (documents_read.length === 0) return <p>{words.nothingRead}</p>;
  return (
    <ul>
      {documents_read.map(({ name, document, at }) => (
        <li key={`${name} ${document} ${at}`}>{words.read(name, document || words.message, moment(at))}</li>
      ))}
    </ul>
  );
}

interface WasStoppedProps {
  stopped: Stopped;
  nextCheck: string | null;
  /** It was stopped on this page: the message gets the focus, because the button is gone. */
  isNew: boolean;
  onClose(): void;
}

/** Says what the press has changed, who is informed, and when we ask next. */
function WasStopped({ stopped, nextCheck, isNew, onClose }: WasStoppedProps) {
  const { banner: words } = useWords();
  const moment = useMoment();
  const { transfer, removal } = stopped;
  return (
    <DoneBanner title={transfer ? words.stopped : words.stoppedPending} isNew={isNew} close={words.close} onClose={onClose}>
      <p>{transfer ? words.stoppedText : words.stoppedPendingText}</p>
      {transfer?.wasRead && <p>{words.afterReading}</p>}
      {removal && (
        <p>{removal.code === null ? words.removed(removal.name) : words.notRemoved(removal.name, words.notRemovedWhy[removal.code] ?? '')}</p>
      )}
      <Informed />
      {nextCheck && <p>{words.nextAsk(moment(nextCheck))}</p>}
      <p>{words.notYou}</p>
      <ul>
        {NEXT_PAGES.map((page) => (
          <li key={page}>
            <a href={page}>{words.next[page]}</a>
          </li>
        ))}
      </ul>
    </DoneBanner>
  );
}

/** Where a Host who did not expect this finds out what happened, and prevents it. */
const NEXT_PAGES = ['/security', '/survivors', '/history'] as const satisfies readonly PageAddress[];

/** Names the people who get a message now. */
function Informed() {
  const { locale } = useLanguage();
  const { banner: words } = useWords();
  const { value, isRunning } = useLoad('informed', () => hostCall((api, headers) => api.GET('/api/survivors', { headers })));
  if (isRunning) return null;
  const names = value?.survivors.map(({ name }) => name) ?? [];
  return <p>{names.length > 0 ? words.informing(writeList(names, locale)) : words.informingAll}</p>;
}
