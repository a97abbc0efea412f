import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Countdown } from '#web/shared/countdown.tsx';
import { formatList, formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { hasButton } from './state.ts';

type Check = NonNullable<NonNullable<Overview['liveness']>['check']>;

/** What the last press of the button has changed. */
interface Noted {
  wasCheck: boolean;
  nextCheck: string;
}

/** The pending check, and the big button: the sign of life. */
export function Wellbeing({ overview }: { overview: Overview }) {
  const { frame, dashboard: words } = useWords();
  const { reload } = useOverview();
  const [noted, setNoted] = useState<Noted | null>(null);
  const check = overview.liveness?.check ?? null;
  const alive = useCall(async () => {
    const { next_check_due } = await hostCall((api, headers) => api.POST('/api/liveness/alive', { headers, body: {} }));
    setNoted({ wasCheck: check !== null, nextCheck: next_check_due });
    reload();
  });
  return (
    <>
      {check && overview.state === 'asking' && <PendingCheck check={check} onEnd={reload} />}
      <FailureNotice failure={alive.failure} />
      <div role="status">{noted && <Thanks noted={noted} />}</div>
      {hasButton(overview) && !noted && (
        <p>
          <button type="button" class="main big" aria-disabled={alive.isRunning} onClick={() => alive.run()}>
            {alive.isRunning ? frame.sending : words.well}
          </button>
          <span class="hint">{words.wellHint}</span>
        </p>
      )}
    </>
  );
}

function PendingCheck({ check, onEnd }: { check: Check; onEnd(): void }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  const channels = formatList(
    check.channels.map((channel) => words.channels[channel]),
    locale,
  );
  return (
    <>
      <p>
        {words.checkOf(check.number, check.of)}{' '}
        {check.sent_at ? words.sentBy(channels, formatMoment(new Date(check.sent_at), locale)) : words.notSentYet}
      </p>
      {check.answer_by && <Countdown label={words.answerWithin} until={new Date(check.answer_by)} onEnd={onEnd} />}
    </>
  );
}

function Thanks({ noted }: { noted: Noted }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  return (
    <Notice kind="success" title={words.thanks}>
      {noted.wasCheck && <p>{words.answered}</p>}
      <p>{words.nextAsk(formatMoment(new Date(noted.nextCheck), locale))}</p>
    </Notice>
  );
}
