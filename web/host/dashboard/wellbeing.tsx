import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Countdown } from '#web/shared/countdown.tsx';
import { writeList } from '#web/shared/format.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
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
  const { banner, dashboard: words } = useWords();
  const moment = useMoment();
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
      <Done sentence={noted !== null && words.thanks}>
        {noted?.wasCheck && <p>{words.answered}</p>}
        <p>{noted && banner.nextAsk(moment(noted.nextCheck))}</p>
      </Done>
      {hasButton(overview) && !noted && (
        <p>
          <CallButton call={alive} kind="main big">
            {words.well}
          </CallButton>
          <span class="hint">{words.wellHint}</span>
        </p>
      )}
    </>
  );
}

function PendingCheck({ check, onEnd }: { check: Check; onEnd(): void }) {
  const { locale } = useLanguage();
  const moment = useMoment();
  const { dashboard: words } = useWords();
  const channels = writeList(
    check.channels.map((channel) => words.channels[channel]),
    locale,
  );
  return (
    <>
      <p>
        {words.checkOf(check.number, check.of)} {check.sent_at ? words.sentBy(channels, moment(check.sent_at)) : words.notSentYet}
      </p>
      {check.answer_by && <Countdown label={words.answerWithin} until={new Date(check.answer_by)} onEnd={onEnd} />}
    </>
  );
}
