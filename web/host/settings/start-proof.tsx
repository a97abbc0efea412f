import { useState } from 'preact/hooks';
import { Checkbox } from '#web/host/parts/fields.tsx';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, useField } from '#web/shared/field.tsx';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';

/** Lets the Host choose whether a Survivor may start a transfer with their name alone. */
export function StartProof({ onSaved }: { onSaved(): void }) {
  const stored = useLoad('start-proof', () => hostCall((api, headers) => api.GET('/api/host/settings', { headers })));
  if (!stored.value) return <LoadState of={stored} />;
  return <ProofForm isRequired={stored.value.start_requires_proof} onSaved={onSaved} />;
}

function ProofForm({ isRequired, onSaved }: { isRequired: boolean; onSaved(): void }) {
  const { settings: words } = useWords();
  const [isDone, setDone] = useState(false);
  const proof = useField('start-proof', null, isRequired ? 'yes' : '');
  const keep = useFieldsGuard([proof]);
  const saving = useCall(async () => {
    setDone(false);
    const body = { start_requires_proof: proof.value === 'yes' };
    await hostCall((api, headers) => api.PUT('/api/host/settings', { headers, body }));
    keep();
    setDone(true);
    onSaved();
  });
  return (
    <>
      <Form fields={[proof]} call={saving} problem={null} submit={words.startSave} onSubmit={saving.run}>
        <p>{words.startText}</p>
        <Checkbox field={proof} label={words.startProof} hint={words.startProofHint} />
      </Form>
      <Done sentence={isDone && words.startSaved} />
      <FailureNotice failure={saving.failure} />
    </>
  );
}
