import { MAX_WILL_STORAGES } from '#common/limits.ts';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Storage } from './kinds.ts';

interface Props {
  storage: Storage;
  will: Overview['will'];
  onChanged(sentence: string): void;
}

/** Seals the will into one storage more, or into one less. Nothing to show for the storage that the Host has chosen first. */
export function CopyHere({ storage: { id, name, is_connected: works }, will, onChanged }: Props) {
  const { storages: words } = useWords();
  const mirrors = will?.mirror_storage_ids ?? [];
  const isMirror = mirrors.includes(id);
  const sealing = useCall(async () => {
    const ids = isMirror ? mirrors.filter((one) => one !== id) : [...mirrors, id];
    const body = { storage_id: will?.storage_id ?? '', mirror_storage_ids: ids };
    await hostCall((api, headers) => api.POST('/api/will/encrypt', { headers, body }));
    onChanged(isMirror ? words.mirrorRemoved(name) : words.mirrorAdded(name));
  });
  const isPossible = isMirror || (works && mirrors.length < MAX_WILL_STORAGES - 1);
  if (!will?.storage_id || will.storage_id === id || !isPossible) return null;
  return (
    <>
      {!isMirror && <p>{words.mirrorWhy}</p>}
      <FailureNotice failure={sealing.failure} />
      <div class="actions">
        <CallButton call={sealing}>{isMirror ? words.mirrorRemove : words.mirrorAdd}</CallButton>
      </div>
    </>
  );
}
