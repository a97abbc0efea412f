import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** What will be deleted, when, and the one button that undoes it. */
export function PendingDeletion({ deletion, onKept }: { deletion: NonNullable<Overview['deletion']>; onKept(): void }) {
  const { security: words } = useWords();
  const { locale } = useLanguage();
  const keeping = useCall(async () => {
    await hostCall((api, headers) => api.POST('/api/host/keep', { headers }));
    onKept();
  });
  return (
    <Notice kind="warning" title={words.waits[deletion.of]}>
      <p>{words.waitsUntil(formatMoment(new Date(deletion.takes_effect_at), locale))}</p>
      <FailureNotice failure={keeping.failure} failures={words.failures} />
      <button type="button" class="main" aria-disabled={keeping.isRunning} onClick={() => keeping.run()}>
        {words.keep[deletion.of]}
      </button>
    </Notice>
  );
}
