import { useEffect, useRef, useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';

type Deletion = NonNullable<Overview['deletion']>;

/** On every page of the console: what will be deleted, when, and the one button that undoes it. Afterwards: that nothing is deleted. */
export function PendingDeletion() {
  const { value, reload } = useOverview();
  const { deletion: words } = useWords();
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
      {isKept && <Kept onClose={() => setKept(false)} />}
      {deletion && !isKept && <Waits deletion={deletion} isKeeping={keeping.isRunning} onKeep={() => keeping.run()} />}
    </>
  );
}

function Waits({ deletion, isKeeping, onKeep }: { deletion: Deletion; isKeeping: boolean; onKeep(): void }) {
  const { frame, deletion: words } = useWords();
  const { locale } = useLanguage();
  return (
    <section class="notice warning banner" aria-labelledby="deletion">
      <p class="notice-title" id="deletion">
        {words.titles[deletion.of]}
      </p>
      <p>{words.until(formatMoment(new Date(deletion.takes_effect_at), locale))}</p>
      <p>
        <button type="button" class="main" aria-disabled={isKeeping} onClick={onKeep}>
          {isKeeping ? frame.sending : words.keep[deletion.of]}
        </button>
      </p>
    </section>
  );
}

/** Gets the focus, because the button is gone. */
function Kept({ onClose }: { onClose(): void }) {
  const { banner, deletion: words } = useWords();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section class="notice success banner" role="status">
      <p class="notice-title" ref={title} tabIndex={-1}>
        {words.kept}
      </p>
      <p>{words.keptText}</p>
      <button type="button" class="second" onClick={onClose}>
        {banner.close}
      </button>
    </section>
  );
}
