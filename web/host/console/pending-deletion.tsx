import { useEffect, useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton, type Press } from '#web/host/parts/call-button.tsx';
import { DoneBanner } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';

type Deletion = NonNullable<Overview['deletion']>;

/** On every page of the console: what will be deleted, when, and the one button that undoes it. Afterwards: that nothing is deleted. */
export function PendingDeletion() {
  const { value, reload } = useOverview();
  const { banner, deletion: words } = useWords();
  const [isKept, setKept] = useState(false);
  const keeping = useCall(async () => {
    await hostCall((api, headers) => api.POST('/api/host/keep', { headers }));
    setKept(true);
    reload();
  }, reload);
  const deletion = value?.deletion ?? null;
  // Until the overview is read again, it has what was just undone. A later deletion is another one.
  const takesEffectAt = deletion?.takes_effect_at;
  useEffect(() => {
    if (takesEffectAt !== undefined) setKept(false);
  }, [takesEffectAt]);
  return (
    <>
      <FailureNotice failure={keeping.failure} failures={words.failures} />
      {isKept && (
        <DoneBanner title={words.kept} isNew close={banner.close} onClose={() => setKept(false)}>
          <p>{words.keptText}</p>
        </DoneBanner>
      )}
      {deletion && !isKept && <Waits deletion={deletion} keeping={keeping} />}
    </>
  );
}

function Waits({ deletion, keeping }: { deletion: Deletion; keeping: Press }) {
  const { deletion: words } = useWords();
  const moment = useMoment();
  return (
    <section class="notice warning banner" aria-labelledby="deletion">
      <p class="notice-title" id="deletion">
        {words.titles[deletion.of]}
      </p>
      <p>{words.until(moment(deletion.takes_effect_at))}</p>
      <p>
        <CallButton call={keeping} kind="main">
          {words.keep[deletion.of]}
        </CallButton>
      </p>
    </section>
  );
}
