import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageAddress } from '#web/edge/pages.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { formatList, formatMoment } from '#web/shared/format.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { openingOf, type RunningTransfer, titleOf } from './transfer-facts.ts';

/** What was stopped: a running transfer, with what was read in it, or the time in which one could be started. */
type Stopped = { transfer: null } | { transfer: RunningTransfer };

/** On every page of the console: who opens the will, until when, and the button that stops it. Afterwards: what happened. */
export function TransferBanner() {
  const overview = useOverview();
  const { banner: words } = useWords();
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const stop = useCall(async (what: Stopped) => {
    if (what.transfer) await hostCall((api, headers) => api.POST('/api/transfer/cancel', { headers, body: {} }));
    else await hostCall((api, headers) => api.POST('/api/liveness/alive', { headers, body: {} }));
    setStopped(what);
    overview.reload();
  }, overview.reload);
  const { value } = overview;
  // Until the overview is read again, it has what was just stopped.
  const running = value?.transfer && value.transfer.transfer_id !== stopped?.transfer?.transfer_id ? value.transfer : null;
  const isPending = value?.state === 'pending_transfer' && !stopped;
  return (
    <>
      {stopped && !running && <WasStopped stopped={stopped} nextCheck={value?.liveness?.next_check_at ?? null} onClose={() => setStopped(null)} />}
      <FailureNotice failure={stop.failure} failures={words.failures} />
      {running && value && (
        <Running transfer={running} state={value.state} isStopping={stop.isRunning} onStop={() => stop.run({ transfer: running })} />
      )}
      {isPending && <Pending isStopping={stop.isRunning} onStop={() => stop.run({ transfer: null })} />}
    </>
  );
}

function Pending({ isStopping, onStop }: { isStopping: boolean; onStop(): void }) {
  const { pending } = useWords().banner;
  return (
    <section class="notice problem banner" aria-labelledby="banner">
      <h2 id="banner">{pending.title}</h2>
      <p>{pending.text}</p>
      <StopButton text={pending.stop} isStopping={isStopping} onStop={onStop} />
    </section>
  );
}

function Running({
  transfer,
  state,
  isStopping,
  onStop,
}: {
  transfer: RunningTransfer;
  state: Overview['state'];
  isStopping: boolean;
  onStop(): void;
}) {
  const { banner: words } = useWords();
  const moment = useMoment();
  return (
    <section class="notice problem banner" aria-labelledby="banner">
      <h2 id="banner">{words.titles[titleOf(state)]}</h2>
      <p>
        {words.startedBy(transfer.started_by, moment(transfer.started_at))} <Opening transfer={transfer} state={state} />
      </p>
      <StopButton text={words.stop} isStopping={isStopping} onStop={onStop} />
      <p class="hint">
        {words.stopHint} {serviceTime() < new Date(transfer.cancel_deadline) ? words.linkUntil(moment(transfer.cancel_deadline)) : words.linkOver}
      </p>
      <details>
        <summary>{words.details}</summary>
        <Proofs transfer={transfer} />
        <Reads transfer={transfer} />
      </details>
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
        {words.needed(threshold)} {authenticated.length === 0 ? words.noProofs : words.proofs}
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
    <>
      <p>{words.readTitle}</p>
      <ul>
        {documents_read.map(({ name, document, at }) => (
          <li key={`${name} ${document} ${at}`}>{words.read(name, document || words.message, moment(at))}</li>
        ))}
      </ul>
    </>
  );
}

function StopButton({ text, isStopping, onStop }: { text: string; isStopping: boolean; onStop(): void }) {
  const { frame } = useLanguage().words;
  return (
    <p>
      <button type="button" class="main danger" aria-disabled={isStopping} onClick={onStop}>
        {isStopping ? frame.sending : text}
      </button>
    </p>
  );
}

/** Says what the press has changed, who is informed, and when we ask next. Gets the focus, because the button is gone. */
function WasStopped({ stopped, nextCheck, onClose }: { stopped: Stopped; nextCheck: string | null; onClose(): void }) {
  const { banner: words } = useWords();
  const moment = useMoment();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { transfer } = stopped;
  return (
    <section class="notice success banner" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {transfer ? words.stopped : words.stoppedPending}
      </h2>
      <p>{transfer ? words.stoppedText : words.stoppedPendingText}</p>
      {transfer && transfer.documents_read.length > 0 && <p>{words.afterReading}</p>}
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
      <button type="button" class="second" onClick={onClose}>
        {words.close}
      </button>
    </section>
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
  return <p>{names.length > 0 ? words.informing(formatList(names, locale)) : words.informingAll}</p>;
}

function useMoment(): (at: string) => string {
  const { locale } = useLanguage();
  return (at) => formatMoment(new Date(at), locale);
}
