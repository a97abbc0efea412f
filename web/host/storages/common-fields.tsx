import type { ComponentChildren } from 'preact';
import type { StorageKind } from '#common/storage-kinds.ts';
import { useWords } from '#web/host/words.ts';
import { type FieldState, Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import type { Call } from '#web/shared/use-call.ts';
import type { Storage } from './kinds.ts';
import { isFolder } from './storage-checks.ts';
import type { StorageValues } from './use-saving.ts';

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

interface AccessProps {
  /** The storage whose access data are replaced. Undefined for a new one. */
  storage: Storage | undefined;
  /** The storage that this form has just saved. */
  saved: Storage | null;
  saving: Call<StorageValues>;
  common: CommonFields;
  fields: readonly FieldState[];
  onSubmit(): void;
  children: ComponentChildren;
}

/** The form of one storage: its access data (`children`), the folder and the name. The folder of one that exists cannot be changed. */
export function AccessForm({ storage, saved, saving, common, fields, onSubmit, children }: AccessProps) {
  const { storages: words } = useWords();
  const existing = storage ?? saved;
  return (
    <>
      {saved && !saved.is_connected && (
        <Notice kind="problem" title={words.problemTitle(saved.name)}>
          <p>{words.problems[saved.connection_error_code ?? 'unknown']}</p>
          <p>{words.kept}</p>
        </Notice>
      )}
      <Form fields={fields} call={saving} submit={storage ? words.save : words.connect} onSubmit={onSubmit}>
        {children}
        {existing ? (
          <p class="hint">{words.keptFolder(existing.directory_path)}</p>
        ) : (
          <TextField field={common.directory} label={words.directory} hint={words.directoryHint} />
        )}
        <TextField field={common.name} label={words.name} hint={words.nameHint} />
      </Form>
    </>
  );
}
