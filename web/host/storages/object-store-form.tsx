import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { useWords } from '#web/host/words.ts';
import { TextField, useField } from '#web/shared/field.tsx';
import { AccessForm, useCommonFields } from './common-fields.tsx';
import { objectStoreOf, type S3Kind, type Storage } from './kinds.ts';
import { isAccessKey, isBucket, isOrigin, isRegion } from './storage-checks.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  kind: S3Kind;
  storage?: Storage | undefined;
  onSaved(storage: Storage): void;
}

/** The access data of an S3 storage. */
export function ObjectStoreForm({ kind, storage, onSaved }: Props) {
  const { saving, saved } = useSaving(storage, onSaved);
  const common = useCommonFields(kind, storage, '/wills');
  const access = useAccessFields(kind);
  const fields = [common.name, ...access.fields, ...(storage || saved ? [] : [common.directory])];
  useFieldsGuard(fields, saved?.is_connected);
  const send = () => saving.run({ type: 'object_store', ...common.values(), config: access.config() });
  return (
    <AccessForm {...{ storage, saved, saving, common, fields }} onSubmit={send}>
      <AccessFields kind={kind} {...access} />
    </AccessForm>
  );
}

function useAccessFields(kind: S3Kind) {
  const { storages: words } = useWords();
  const { endpoint: example, usualRegion } = objectStoreOf(kind);
  const endpoint = useField('endpoint', (value) => (example === null || isOrigin(value.trim()) ? null : words.endpointWrong));
  const region = useField('region', (value) => (isRegion(value.trim()) ? null : words.regionWrong), usualRegion);
  const bucket = useField('bucket', (value) => (isBucket(value.trim()) ? null : words.bucketWrong));
  const accessKey = useField('access-key', (value) => (isAccessKey(value.trim(), 256) ? null : words.accessKeyWrong));
  const secretKey = useField('secret-key', (value) => (isAccessKey(value.trim(), 512) ? null : words.secretKeyWrong));
  const config = () => ({
    access_key_id: accessKey.value.trim(),
    secret_access_key: secretKey.value.trim(),
    bucket: bucket.value.trim(),
    region: region.value.trim(),
    ...(example !== null && { endpoint: endpoint.value.trim().replace(/\/$/, '') }),
  });
  return { endpoint, region, bucket, accessKey, secretKey, fields: [endpoint, region, bucket, accessKey, secretKey], config };
}

function AccessFields({ kind, endpoint, region, bucket, accessKey, secretKey }: { kind: S3Kind } & ReturnType<typeof useAccessFields>) {
  const { storages: words } = useWords();
  const { endpoint: example, region: exampleRegion } = objectStoreOf(kind);
  return (
    <>
      {example !== null && <TextField field={endpoint} label={words.endpoint} hint={words.endpointHint(example)} />}
      <TextField field={region} label={words.region} hint={words.regionHint(exampleRegion)} />
      <TextField field={bucket} label={words.bucket} />
      <TextField field={accessKey} label={words.accessKey} />
      <TextField field={secretKey} label={words.secretKey} hint={words.secretKeyHint} kind="secret" />
    </>
  );
}
