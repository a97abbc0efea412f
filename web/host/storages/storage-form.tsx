import { isDrive, STORAGE_KINDS, type StorageKind } from '#common/storage-kinds.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, type FieldState, Radio, useField } from '#web/shared/field.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { DrivePanel } from './drive-panel.tsx';
import { FieldsForm } from './fields-form.tsx';
import { hasFields, kindsOf, type ServerKind, type Storage } from './kinds.ts';
import { ServicePanel } from './service-panel.tsx';
import { SftpForm } from './sftp-form.tsx';

interface Props {
  /** The storage that gets new access data. Without it, the form adds one. */
  storage?: Storage;
  /** Called after each save. The form itself says what to correct if the storage does not work yet. */
  onSaved(storage: Storage): void;
}

/** Adds a storage of any kind, or renews the access data of one. A cloud drive leads away from the page, and back to it. */
export function StorageForm({ storage, onSaved }: Props) {
  const kinds = storage ? kindsOf(storage.type) : (Object.keys(STORAGE_KINDS) as StorageKind[]);
  // The first kind of a new storage needs nothing, so it is chosen already.
  const kind = useField('kind', null, storage && kinds.length > 1 ? '' : kinds[0]);
  const chosen = kinds.find((one) => one === kind.value);
  return (
    <>
      {kinds.length > 1 && <KindChoice field={kind} kinds={kinds} />}
      {chosen && <KindForm key={chosen} kind={chosen} storage={storage} onSaved={onSaved} />}
    </>
  );
}

/** Asks for the kind. The kinds that need a server or access data are behind a line that says for whom they are. */
function KindChoice({ field, kinds }: { field: FieldState; kinds: readonly StorageKind[] }) {
  const { storages: words } = useWords();
  const optionOf = (value: StorageKind) => ({ value, label: words.kinds[value].name, hint: words.kinds[value].hint });
  const isServer = (kind: StorageKind) => kind !== 'service' && !isDrive(kind);
  const [easy, servers] = [kinds.filter((kind) => !isServer(kind)), kinds.filter(isServer)];
  if (easy.length === 0) return <Choice field={field} label={words.kind} options={servers.map(optionOf)} />;
  return (
    <Choice field={field} label={words.kind} hint={words.kindHint} options={easy.map(optionOf)}>
      <details>
        <summary>{words.servers}</summary>
        <p class="hint">{words.serversHint}</p>
        {servers.map((kind) => (
          <Radio key={kind} id={`kind-${kind}`} field={field} option={optionOf(kind)} />
        ))}
      </details>
    </Choice>
  );
}

function KindForm({ kind, storage, onSaved }: { kind: StorageKind; storage: Storage | undefined; onSaved(storage: Storage): void }) {
  const { storages: words } = useWords();
  if (kind === 'service') return <ServicePanel onSaved={onSaved} />;
  if (isDrive(kind)) return <DrivePanel kind={kind} storage={storage} />;
  return (
    <>
      {storage && <p>{words.renewHint}</p>}
      <KindHelp kind={kind} />
      {hasFields(kind) ? (
        <FieldsForm kind={kind} storage={storage} onSaved={onSaved} />
      ) : (
        <SftpForm kind={kind} storage={storage} onSaved={onSaved} />
      )}
    </>
  );
}

/** Where a Host finds the values of this kind of storage, and what their key must be allowed to do. */
function KindHelp({ kind }: { kind: ServerKind }) {
  const { storages: words } = useWords();
  return (
    <>
      <details>
        <summary>{words.whereTitle(words.kinds[kind].name)}</summary>
        <Sentences of={words.steps[kind]} ordered />
      </details>
      <details>
        <summary>{words.needsTitle}</summary>
        <p>{words.needs[kind]}</p>
      </details>
    </>
  );
}
