import { useState } from 'preact/hooks';
import { readId } from '#common/printed-id.ts';
import { useWords } from '#web/host/words.ts';
import { call } from '#web/shared/api.ts';
import { Form, TextField, useField, useKeptField } from '#web/shared/field.tsx';
import { FailureNotice, Heading, Notice } from '#web/shared/frame.tsx';
import { useSecret } from '#web/shared/link-secret.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { readStopCode } from '#web/shared/typed-id.ts';
import { useCall } from '#web/shared/use-call.ts';

type Stopped = 'transfer' | 'activation';

/** `/stop#will_id=&stop_code=`: stops a transfer with the Host's card. The fragment comes from the QR code on the card. */
export function Stop() {
  const [willId, code] = [useSecret('will_id'), useSecret('stop_code')];
  const [stopped, setStopped] = useState<Stopped | null>(null);
  return stopped ? <Done stopped={stopped} /> : <Enter key={`${willId} ${code}`} willId={willId ?? ''} code={code ?? ''} onStopped={setStopped} />;
}

function Enter({ willId, code, onStopped }: { willId: string; code: string; onStopped(stopped: Stopped): void }) {
  const { stopCard: words } = useWords();
  const will = useKeptField('will-id', (value) => (readId(value) ? null : words.willMissing), willId);
  const typed = useField('stop-code', (value) => (readStopCode(value) ? null : words.codeMissing), code);
  const stopping = useCall(async () => {
    const body = { will_id: readId(will.value) ?? '', stop_code: readStopCode(typed.value) ?? '' };
    onStopped((await call((api) => api.POST('/api/transfer/stop', { body }))).stopped);
  });
  return (
    <>
      <Heading>{words.stopTitle}</Heading>
      <p class="lead">{words.stopText}</p>
      <Form fields={[will, typed]} call={stopping} problem={<FailureNotice failure={stopping.failure} />} submit={words.stop} onSubmit={stopping.run}>
        <TextField field={will} label={words.card.will} hint={words.willHint} kind="code" />
        <TextField field={typed} label={words.card.code} hint={words.codeHint} kind="code" />
      </Form>
    </>
  );
}

function Done({ stopped }: { stopped: Stopped }) {
  const { stopCard: words } = useWords();
  return (
    <>
      <Heading>{words.stoppedTitle[stopped]}</Heading>
      <Notice kind="success" text={words.stopped[stopped]} />
      <Sentences of={words.next} />
    </>
  );
}
