import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { DriveResult } from './drive-result.tsx';
import type { Storage } from './kinds.ts';
import { StorageCard } from './storage-card.tsx';
import { StorageForm } from './storage-form.tsx';

/** `/storages`: where the sealed will of a Host is kept. Adds, tests, renews and deletes storages, and looks inside. */
export function Storages() {
  const { storages: words } = useWords();
  const { pages } = useWords().console;
  const overview = useOverview();
  const list = useLoad('storages', () => hostCall((api, headers) => api.GET('/api/storages', { headers })));
  const [done, setDone] = useState('');
  const changed = (sentence: string) => {
    setDone(sentence);
    list.reload();
    overview.reload();
  };
  return (
    <>
      <Heading>{pages['/storages']}</Heading>
      <p>{words.lead}</p>
      <DriveResult />
      {done && <Notice kind="success" title={done} />}
      <LoadState of={list} />
      {list.value && <List storages={list.value.storages} will={overview.value?.will ?? null} onChanged={changed} />}
      {list.value && <AddStorage isFirst={list.value.storages.length === 0} onChanged={changed} />}
    </>
  );
}

interface ListProps {
  storages: readonly Storage[];
  will: Overview['will'];
  /** Called with a sentence that says what was done. */
  onChanged(sentence: string): void;
}

function List({ storages, will, onChanged }: ListProps) {
  const { storages: words } = useWords();
  if (storages.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul class="cards">
        {storages.map((storage) => (
          <StorageCard key={storage.id} storage={storage} will={will} onChanged={onChanged} />
        ))}
      </ul>
      <p>{words.monthly}</p>
    </>
  );
}

function AddStorage({ isFirst, onChanged }: { isFirst: boolean; onChanged(sentence: string): void }) {
  const { storages: words } = useWords();
  const [isOpen, setOpen] = useState(isFirst);
  const [added, setAdded] = useState(0);
  const saved = (storage: Storage) => {
    // The form stays open and says what to correct. The list would only repeat it.
    if (!storage.is_connected) return;
    onChanged((storage.type === 'service' ? words.serviceAdded : words.added)(storage.name));
    setAdded(added + 1);
    setOpen(false);
    scrollTo(0, 0);
  };
  if (!isOpen) {
    return <Button onClick={() => setOpen(true)}>{words.add}</Button>;
  }
  return (
    <section aria-labelledby="add">
      <h2 id="add">{words.add}</h2>
      <StorageForm key={added} onSaved={saved} />
    </section>
  );
}
