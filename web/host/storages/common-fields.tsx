import { useWords } from '#web/host/words.ts';
import { type FieldState, TextField, useField } from '#web/shared/field.tsx';
import type { StorageKind } from './kinds.ts';
import type { Storage } from './storage.ts';
import { isFolder } from './storage-checks.ts';

/** The fields that every storage has. */
export interface CommonFields {
  name: FieldState;
  directory: FieldState;
  values(): { name: string; directory: string };
}

/** `usualFolder` is what fits most people, so that they need not type it. */
export function useCommonFields(kind: StorageKind, storage: Storage | undefined, usualFolder: string): CommonFields {
  const { storages: words } = useWords();
  const name = useField('storage-name', (value) => (value.trim() ? null : words.nameMissing), storage?.name ?? words.kinds[kind].usual);
  const directory = useField('directory', (value) => (isFolder(value.trim()) ? null : words.directoryWrong), usualFolder);
  return { name, directory, values: () => ({ name: name.value.trim(), directory: directory.value.trim() }) };
}

/** The folder and the name. The folder of a storage that exists cannot be changed. */
export function FolderField({ common, existing }: { common: CommonFields; existing: Storage | null }) {
  const { storages: words } = useWords();
  return (
    <>
      {existing ? (
        <p class="hint">{words.keptFolder(existing.directory_path)}</p>
      ) : (
        <TextField field={common.directory} label={words.directory} hint={words.directoryHint} />
      )}
      <TextField field={common.name} label={words.name} hint={words.nameHint} />
    </>
  );
}
