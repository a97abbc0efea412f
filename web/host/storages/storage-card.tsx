import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { StoragesWords } from '#web/words/en/storages.ts';
import type { Locale } from '#web/words/locales.ts';
import { Browse } from './browse.tsx';
import { DeleteStorage } from './delete-storage.tsx';
import { isDrive } from './kinds.ts';
import type { Storage } from './storage.ts';
import { StorageForm } from './storage-form.tsx';

interface Props {
  storage: Storage;
  holdsWill: boolean;
  onChanged(sentence: string): void;
}

/** What the Host has opened below a storage. */
type Opened = 'browse' | 'renew' | 'remove' | null;

/** One storage: whether it works, what to do if not, and what the Host can do with it. */
export function StorageCard({ storage, holdsWill, onChanged }: Props) {
  const { storages: words } = useWords();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const renewed = (next: Storage) => {
    onChanged(next.is_connected ? words.renewed(next.name) : '');
    if (next.is_connected) close();
  };
  return (
    <li>
      <h2>{storage.name}</h2>
      <State storage={storage} holdsWill={holdsWill} />
      <Facts storage={storage} holdsWill={holdsWill} />
      <Buttons storage={storage} opened={opened} onOpen={setOpened} onChanged={onChanged} />
      {opened === 'browse' && <Browse storage={storage} />}
      {opened === 'renew' && <StorageForm storage={storage} onSaved={renewed} />}
      {opened === 'remove' && (
        <DeleteStorage storage={storage} holdsWill={holdsWill} onClose={close} onDeleted={() => onChanged(words.removed(storage.name))} />
      )}
    </li>
  );
}

function State({ storage, holdsWill }: Pick<Props, 'storage' | 'holdsWill'>) {
  const { storages: words } = useWords();
  const { is_connected: isConnected, read_back_error_code: readBackError } = storage;
  // For a storage that does not work, the reason is more useful than that it could not be read.
  const isIncomplete = readBackError !== null && (isConnected || readBackError !== 'storage_failed');
  return (
    <>
      <p class="states">
        <strong class={isConnected ? 'good' : 'bad'}>
          <span aria-hidden="true">{isConnected ? '✓' : '✗'}</span> {isConnected ? words.connected : words.broken}
        </strong>
        {holdsWill && <strong>{words.holdsWill}</strong>}
      </p>
      {!isConnected && (
        <Notice kind="warning">
          <p>{words.problems[storage.connection_error_code ?? 'unknown']}</p>
        </Notice>
      )}
      {isIncomplete && (
        <Notice kind="warning">
          <p>{words.readBackProblems[readBackError]}</p>
        </Notice>
      )}
    </>
  );
}

function Facts({ storage, holdsWill }: Pick<Props, 'storage' | 'holdsWill'>) {
  const { locale } = useLanguage();
  const { storages: words } = useWords();
  const tested = storage.last_verified_at;
  return (
    <dl class="summary">
      <div>
        <dt>{words.lastTest}</dt>
        <dd>{tested ? <time dateTime={tested}>{formatMoment(new Date(tested), locale)}</time> : words.neverTested}</dd>
      </div>
      {holdsWill && (
        <div>
          <dt>{words.lastReadBack}</dt>
          <dd>{readBackOf(storage, words, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{words.folder}</dt>
        <dd>{storage.directory_path}</dd>
      </div>
      {storage.host_key && (
        <div>
          <dt>{words.hostKey}</dt>
          <dd>
            <code>{storage.host_key}</code>
            <span class="hint">{words.hostKeyHint}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function readBackOf({ last_read_back_at: at, read_back_error_code: error }: Storage, words: StoragesWords, locale: Locale): string {
  return at ? words.readBack[error ?? 'complete'](formatMoment(new Date(at), locale)) : words.neverReadBack;
}

interface ButtonsProps {
  storage: Storage;
  opened: Opened;
  onOpen(opened: Opened): void;
  onChanged(sentence: string): void;
}

function Buttons({ storage, opened, onOpen, onChanged }: ButtonsProps) {
  const { frame, storages: words } = useWords();
  const testing = useCall(async () => {
    const path = { id: storage.id };
    const tested = await hostCall((api, headers) => api.POST('/api/storages/{id}/test', { headers, params: { path } }));
    onChanged(tested.is_connected ? words.tested(tested.name) : '');
  });
  const toggle = (name: Exclude<Opened, null>, label: string) => (
    <Toggle isOpen={opened === name} onToggle={() => onOpen(opened === name ? null : name)}>
      {label}
    </Toggle>
  );
  return (
    <>
      <FailureNotice failure={testing.failure} />
      <div class="actions">
        <button type="button" class="second" aria-disabled={testing.isRunning} onClick={() => testing.run()}>
          {testing.isRunning ? frame.sending : words.test}
        </button>
        {toggle('browse', words.browse)}
        {toggle('renew', isDrive(storage.type) ? words.reconnect : words.renew)}
        <button type="button" class="second danger" onClick={() => onOpen('remove')}>
          {words.remove}
        </button>
      </div>
    </>
  );
}

function Toggle({ isOpen, onToggle, children }: { isOpen: boolean; onToggle(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="second" aria-expanded={isOpen} onClick={onToggle}>
      {children}
    </button>
  );
}
