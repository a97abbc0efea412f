import type { DriveType } from '#common/storage-kinds.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { rememberReturn } from './drive-return.ts';
import type { Storage } from './kinds.ts';

/** Sends the Host to a cloud drive, which sends them back. With `storage`, that storage is connected again. */
export function DrivePanel({ kind, storage }: { kind: DriveType; storage?: Storage | undefined }) {
  const { storages: words } = useWords();
  const name = words.kinds[kind].name;
  const connecting = useCall(async () => {
    const body = { type: kind, ...(storage && { storage_id: storage.id }) };
    const { redirect_url } = await hostCall((api, headers) => api.POST('/api/storages/connect', { headers, body }));
    rememberReturn();
    location.assign(redirect_url);
  });
  return (
    <>
      {storage && <p>{words.driveAgain(name)}</p>}
      <Sentences of={words.driveSteps(name)} ordered />
      <p>{words.drivePromise(name)}</p>
      <p>{words.driveKeep}</p>
      <FailureNotice failure={connecting.failure} />
      <CallButton call={connecting} kind="main">
        {words.driveButton(name)}
      </CallButton>
    </>
  );
}
