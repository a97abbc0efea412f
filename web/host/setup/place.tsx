import { useState } from 'preact/hooks';
import { hostCall } from '#web/host/session.ts';
import { DriveResult } from '#web/host/storages/drive-result.tsx';
import type { Storage } from '#web/host/storages/kinds.ts';
import { StorageForm } from '#web/host/storages/storage-form.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { LoadState, Notice } from '#web/shared/frame.tsx';
import { go } from '#web/shared/router.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { Continue, StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** Where the sealed will is kept: one storage that works. */
export function Place({ wizard }: { wizard: Wizard }) {
  const list = useLoad('storages', () => hostCall((api, headers) => api.GET('/api/storages', { headers })));
  const [isAdding, setAdding] = useState(false);
  const saved = (storage: Storage) => {
    // The form itself says what to correct in a storage that does not work yet.
    if (!storage.is_connected) return;
    list.reload();
    wizard.reload();
    setAdding(false);
    // Its form has said what it means, and there is nothing to check.
    if (storage.type === 'service') go('/setup', wizard.onward('documents'));
  };
  if (!list.value) return <LoadState of={list} />;
  const connected = list.value.storages.find(({ is_connected }) => is_connected);
  if (connected && !isAdding) return <Connected wizard={wizard} storage={connected} onAdd={() => setAdding(true)} />;
  return <AddPlace broken={list.value.storages} onSaved={saved} />;
}

function Connected({ wizard, storage: { name, type }, onAdd }: { wizard: Wizard; storage: Storage; onAdd(): void }) {
  const { place: words } = useWords().setup;
  return (
    <StepPage task="place" title={words.doneTitle}>
      <DriveResult />
      <p>{type === 'service' ? words.doneOurs : words.done(name)}</p>
      <div class="actions">
        <Continue wizard={wizard} to="documents" />
        <Button onClick={onAdd}>{words.another}</Button>
      </div>
    </StepPage>
  );
}

function AddPlace({ broken, onSaved }: { broken: readonly Storage[]; onSaved(storage: Storage): void }) {
  const { place: words } = useWords().setup;
  return (
    <StepPage task="place" title={words.title}>
      <DriveResult />
      {broken
        .filter(({ is_connected }) => !is_connected)
        .map(({ id, name }) => (
          <Notice key={id} kind="warning">
            <p>
              {words.broken(name)} <a href="/storages">{words.correct}</a>
            </p>
          </Notice>
        ))}
      <StorageForm onSaved={onSaved} />
    </StepPage>
  );
}
