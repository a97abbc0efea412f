import { useState } from 'preact/hooks';
import { isDrive } from '#common/storage-kinds.ts';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { ConfirmDialog, Question } from '#web/host/parts/dialog.tsx';
import { Term, Works } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { Browse } from './browse.tsx';
import { CopyHere } from './copy-here.tsx';
import type { Storage } from './kinds.ts';
import { StorageForm } from './storage-form.tsx';

interface Props {
  storage: Storage;
  will: Overview['will'];
  onChanged(sentence: string): void;
}

/** What the Host has opened below a storage. */
type Opened = 'browse' | 'renew' | 'remove' | null;

/** One storage: whether it works, what to do if not, and what the Host can do with it. */
export function StorageCard({ storage, will, onChanged }: Props) {
  const { holds_will: holdsWill } = storage;
  const { storages: words } = useWords();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const removed = storage.type === 'service' ? words.removedOurs : words.removed;
  const renewed = (next: Storage) => {
    onChanged(next.is_connected ? words.renewed(next.name) : '');
    if (next.is_connected) close();
  };
  return (
    <li>
      <h2>{storage.name}</h2>
      <State storage={storage} />
      <Facts storage={storage} />
      <Buttons storage={storage} opened={opened} onOpen={setOpened} onChanged={onChanged} />
      <CopyHere storage={storage} will={will} onChanged={onChanged} />
      {opened === 'browse' && <Browse storage={storage} />}
      {opened === 'renew' && <StorageForm storage={storage} onSaved={renewed} />}
      {opened === 'remove' && (
        <DeleteStorage storage={storage} holdsWill={holdsWill} onClose={close} onDeleted={() => onChanged(removed(storage.name))} />
      )}
    </li>
  );
}

function State({ storage }: Pick<Props, 'storage'>) {
  const { storages: words } = useWords();
  const { is_connected: isConnected, read_back_error_code: readBackError, holds_will: holdsWill } = storage;
  // For a storage that does not work, the reason is more useful than that it could not be read.
  const isIncomplete = readBackError !== null && (isConnected || readBackError !== 'storage_failed');
  return (
    <>
      <Works isGood={isConnected} text={isConnected ? words.connected : words.broken}>
        {holdsWill && <strong>{words.holdsWill}</strong>}
      </Works>
      {!isConnected && <Notice kind="warning" text={words.problems[storage.connection_error_code ?? 'unknown']} />}
      {isIncomplete && <Notice kind="warning" text={words.readBackProblems[readBackError]} />}
    </>
  );
}

function Facts({ storage }: Pick<Props, 'storage'>) {
  const moment = useMoment();
  const { storages: words } = useWords();
  const { last_verified_at: tested, last_read_back_at: readAt, read_back_error_code: readError, holds_will: holdsWill } = storage;
  return (
    <dl class="summary">
      <Term name={words.lastTest}>{tested ? <time dateTime={tested}>{moment(tested)}</time> : words.neverTested}</Term>
      {holdsWill && <Term name={words.lastReadBack}>{readAt ? words.readBack[readError ?? 'complete'](moment(readAt)) : words.neverReadBack}</Term>}
      {storage.type !== 'service' && <Term name={words.directory}>{storage.directory_path}</Term>}
      {storage.host_key && (
        <Term name={words.hostKey}>
          <code>{storage.host_key}</code>
          <span class="hint">{words.hostKeyHint}</span>
        </Term>
      )}
    </dl>
  );
}

interface ButtonsProps {
  storage: Storage;
  opened: Opened;
  onOpen(opened: Opened): void;
  onChanged(sentence: string): void;
}

function Buttons({ storage, opened, onOpen, onChanged }: ButtonsProps) {
  const { storages: words } = useWords();
  const testing = useCall(async () => {
    const path = { id: storage.id };
    const tested = await hostCall((api, headers) => api.POST('/api/storages/{id}/test', { headers, params: { path } }));
    const works = tested.type === 'service' ? words.listed : words.tested;
    onChanged(tested.is_connected ? works(tested.name) : '');
  });
  const toggle = (name: Exclude<Opened, null>, label: string) => (
    <Button aria-expanded={opened === name} onClick={() => onOpen(opened === name ? null : name)}>
      {label}
    </Button>
  );
  return (
    <>
      <FailureNotice failure={testing.failure} />
      <div class="actions">
        <CallButton call={testing}>{words.test}</CallButton>
        {toggle('browse', words.browse)}
        {storage.type !== 'service' && toggle('renew', isDrive(storage.type) ? words.reconnect : words.renew)}
        <Button kind="second danger" onClick={() => onOpen('remove')}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}

interface Deletion {
  storage: Storage;
  holdsWill: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a storage is deleted. For the one that holds the sealed will, it says what to do instead. */
function DeleteStorage({ storage: { id, name, type }, holdsWill, onClose, onDeleted }: Deletion) {
  const { storages: words } = useWords();
  const asked = { title: words.removeTitle(name), onClose };
  const remove = async () => {
    await hostCall((api, headers) => api.DELETE('/api/storages/{id}', { headers, params: { path: { id } } }));
    onDeleted();
  };
  if (holdsWill) {
    const elsewhere = (
      <a class="main" href="/documents">
        {words.sealElsewhere}
      </a>
    );
    return (
      <Question {...asked} answer={elsewhere}>
        <p>{words.inUse}</p>
      </Question>
    );
  }
  return (
    <ConfirmDialog {...asked} confirm={words.removeButton} perform={remove}>
      <p>{type === 'service' ? words.removeOurs : words.removeText}</p>
    </ConfirmDialog>
  );
}
