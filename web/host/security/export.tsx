import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import { useCall } from '#web/shared/use-call.ts';

/** Saves everything that the Host gave us as one file. */
export function Export() {
  const { security: words } = useWords();
  const saving = useCall(async () => {
    const all = await hostCall((api, headers) => api.GET('/api/host/export', { headers }));
    saveFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), words.exportFile);
  });
  return (
    <>
      <p>{words.exportMeaning}</p>
      <FailureNotice failure={saving.failure} failures={words.failures} />
      <button type="button" class="second" aria-disabled={saving.isRunning} onClick={() => saving.run()}>
        {words.export}
      </button>
    </>
  );
}
