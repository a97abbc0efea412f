import { type AccessField, type AskedValue, type OwnStorageType, STORAGE_KINDS } from '#common/storage-kinds.ts';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { useWords } from '#web/host/words.ts';
import { TextField, useField } from '#web/shared/field.tsx';
import { AccessForm, useCommonFields } from './common-fields.tsx';
import type { FieldsKind, Storage } from './kinds.ts';
import { isAccessKey, isBucket, isOrigin, isRegion } from './storage-checks.ts';
import { useSaving } from './use-saving.ts';

type Words = ReturnType<typeof useWords>['storages'];

/** How a value is asked for. `words`: its label, what a wrong one is answered, and the hint. */
interface Asked {
  id: string;
  isValid(value: string): boolean;
  words(of: Words, example: string): [label: string, wrong: string, hint?: string];
  kind?: 'secret';
}

const FIELDS: Readonly<Record<AccessField, Asked>> = {
  endpoint: { id: 'endpoint', isValid: isOrigin, words: (of, example) => [of.endpoint, of.endpointWrong, of.endpointHint(example)] },
  region: { id: 'region', isValid: isRegion, words: (of, example) => [of.region, of.regionWrong, of.regionHint(example)] },
  bucket: { id: 'bucket', isValid: isBucket, words: (of) => [of.bucket, of.bucketWrong] },
  access_key_id: { id: 'access-key', isValid: (value) => isAccessKey(value, 256), words: (of) => [of.accessKey, of.accessKeyWrong] },
  secret_access_key: {
    id: 'secret-key',
    isValid: (value) => isAccessKey(value, 512),
    words: (of) => [of.secretKey, of.secretKeyWrong, of.secretKeyHint],
    kind: 'secret',
  },
};

interface Props {
  kind: FieldsKind;
  storage?: Storage | undefined;
  onSaved(storage: Storage): void;
}

/** The access data of a kind of storage that is only some values. */
export function FieldsForm({ kind, storage, onSaved }: Props) {
  const { saving, saved } = useSaving(storage, onSaved);
  const common = useCommonFields(kind, storage, STORAGE_KINDS[kind].folder);
  const access = useAccessFields(kind);
  const fields = [common.name, ...access.map(({ field }) => field), ...(storage || saved ? [] : [common.directory])];
  useFieldsGuard(fields, saved?.is_connected);
  const type: OwnStorageType = STORAGE_KINDS[kind].type;
  const config = () => Object.fromEntries(access.map(({ of, field }) => [of, cleaned(of, field.value)]));
  return (
    <AccessForm {...{ storage, saved, saving, common, fields }} onSubmit={() => saving.run({ type, ...common.values(), config: config() })}>
      {access.map(({ field, label, hint, inputKind }) => (
        <TextField key={field.id} field={field} label={label} hint={hint} {...(inputKind && { kind: inputKind })} />
      ))}
    </AccessForm>
  );
}

/** The fields of one kind, which are the same in each rendering. */
function useAccessFields(kind: FieldsKind) {
  const { storages: words } = useWords();
  // The kinds that have fields name them all.
  const asked = Object.entries(STORAGE_KINDS[kind].fields) as [AccessField, AskedValue][];
  return asked.map(([of, { example = '', usual }]) => {
    const { id, isValid, words: wordsOf, kind: inputKind } = FIELDS[of];
    const [label, wrong, hint] = wordsOf(words, example);
    // biome-ignore lint/correctness/useHookAtTopLevel: a form is made for one kind, whose fields are the same in each rendering
    return { of, label, hint, inputKind, field: useField(id, (value) => (isValid(value.trim()) ? null : wrong), usual) };
  });
}

function cleaned(field: AccessField, typed: string): string {
  return field === 'endpoint' ? typed.trim().replace(/\/$/, '') : typed.trim();
}
