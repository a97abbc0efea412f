import { MAX_KEY_CHARACTERS } from '#common/limits.ts';
import { STORAGE_KINDS } from '#common/storage-kinds.ts';
import { TextArea } from '#web/host/parts/fields.tsx';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, TextField, useField } from '#web/shared/field.tsx';
import { AccessForm, useCommonFields } from './common-fields.tsx';
import type { Storage } from './kinds.ts';
import { isHost, isPort, isPrivateKey } from './storage-checks.ts';
import { useSaving } from './use-saving.ts';

/** The access data of a folder on an SSH server. */
export function SftpForm({ kind, storage, onSaved }: { kind: 'sftp'; storage?: Storage | undefined; onSaved(storage: Storage): void }) {
  const { saving, saved } = useSaving(storage, onSaved);
  const common = useCommonFields(kind, storage, STORAGE_KINDS[kind].folder);
  const login = useLoginFields();
  const fields = [...login.fields, ...(storage || saved ? [] : [common.directory]), common.name];
  useFieldsGuard(fields, saved?.is_connected);
  const send = () => saving.run({ type: kind, ...common.values(), config: login.config() });
  return (
    <AccessForm {...{ storage, saved, saving, common, fields }} onSubmit={send}>
      <LoginFields {...login} />
    </AccessForm>
  );
}

function useLoginFields() {
  const { storages: words } = useWords();
  const host = useField('host', (value) => (isHost(value.trim()) ? null : words.hostWrong));
  const port = useField('port', (value) => (isPort(value.trim()) ? null : words.portWrong), '22');
  const username = useField('username', (value) => (value.trim() ? null : words.usernameMissing));
  const by = useField('login', null, 'password');
  const password = useField('storage-password', (value) => (by.value === 'key' || value ? null : words.passwordMissing));
  const key = useField('ssh-key', (value) => (by.value === 'password' ? null : keyProblem(value, words)));
  const config = () => ({
    host: host.value.trim(),
    port: Number(port.value.trim()),
    username: username.value.trim(),
    ...(by.value === 'key' ? { ssh_key: key.value } : { password: password.value }),
  });
  return { host, port, username, by, password, key, fields: [host, port, username, by, password, key], config };
}

function keyProblem(value: string, words: { keyLong: string; keyWrong: string }): string | null {
  if (value.length > MAX_KEY_CHARACTERS) return words.keyLong;
  return isPrivateKey(value) ? null : words.keyWrong;
}

function LoginFields({ host, port, username, by, password, key }: ReturnType<typeof useLoginFields>) {
  const { storages: words } = useWords();
  const choices = [
    { value: 'password', label: words.byPassword },
    { value: 'key', label: words.byKey },
  ];
  return (
    <>
      <TextField field={host} label={words.host} hint={words.hostHint} />
      <TextField field={port} label={words.port} kind="number" />
      <TextField field={username} label={words.username} />
      <Choice field={by} label={words.login} options={choices} />
      {by.value === 'key' ? (
        <TextArea field={key} label={words.key} hint={words.keyHint} />
      ) : (
        <TextField field={password} label={words.password} hint={words.secretKeyHint} kind="secret" />
      )}
    </>
  );
}
