import { useState } from 'preact/hooks';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { Done } from '#web/host/parts/states.tsx';
import { useNumbers } from '#web/host/parts/telephone.ts';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { fitsChannel } from '#web/shared/contact.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Connector, type ConnectorFormProps, reasonOf } from './connector.ts';

/** Asks for the Host's own telephone number. The service sends a code there. */
export function OurNumberForm({ existing, priority = 0, onSaved }: ConnectorFormProps) {
  const { connectors: words } = useWords();
  const requestKey = useRequestKey();
  const numbers = useNumbers();
  const read = (typed: string) => (numbers ? numbers.read(typed) : fitsChannel('sms', typed) ? typed.trim() : undefined);
  const number = useField('own-number', (value) => (read(value) ? null : words.ours.numberWrong));
  const shown = numbers && read(number.value);
  useFieldsGuard([number]);
  const sending = useCall(async () => {
    const config = { provider: 'service' as const, number: read(number.value) ?? '' };
    onSaved(await (existing ? changeNumber(existing.id, config) : addNumber({ name: words.ours.name, priority, config }, requestKey)));
  });
  const reason = reasonOf(sending.failure, words.reasons);
  return (
    <>
      <p>{words.ours.text}</p>
      <Form fields={[number]} call={sending} problem={null} submit={words.ours.send} onSubmit={sending.run}>
        <TextField
          field={number}
          label={words.testTo.sms}
          hint={shown ? words.ours.understood(numbers.show(shown)) : words.ours.numberHint}
          kind="tel"
        />
      </Form>
      <FailureNotice failure={sending.failure} failures={reason ? { delivery_failed: reason } : {}} />
    </>
  );
}

interface ServiceNumber {
  provider: 'service';
  number: string;
}

function changeNumber(id: string, config: ServiceNumber): Promise<Connector> {
  return hostCall((api, headers) => api.PUT('/api/connectors/{id}', { headers, params: { path: { id } }, body: { config: { ...config } } }));
}

function addNumber(
  { name, priority, config }: { name: string; priority: number; config: ServiceNumber },
  requestKey: ReturnType<typeof useRequestKey>,
): Promise<Connector> {
  const body = { type: 'sms' as const, name, priority, config };
  return hostCall((api, headers) => api.POST('/api/connectors', { headers: { ...headers, ...requestKey(body) }, body }));
}

/** Asks for the code that was sent to the number. */
export function NumberCode({ connector, onProven }: { connector: Connector; onProven(): void }) {
  const { connectors: words } = useWords();
  const { id, name, code_sent_to: to = '' } = connector;
  const [isDone, setDone] = useState(false);
  const code = useField(`code-${id}`, (value) => (/^\d{6}$/.test(value.replace(/\s/g, '')) ? null : words.ours.codeWrong));
  const proving = useCall(async () => {
    await hostCall((api, headers) => api.POST('/api/connectors/{id}/verify', { headers, params: { path: { id } }, body: { code: code.value } }));
    setDone(true);
    onProven();
  });
  if (isDone) return <Done sentence={words.tested(name)} />;
  return (
    <>
      <Form fields={[code]} call={proving} problem={null} submit={words.ours.prove} onSubmit={proving.run}>
        <TextField field={code} label={words.ours.code} hint={words.ours.codeHint(to)} kind="number" />
      </Form>
      <FailureNotice failure={proving.failure} failures={{ wrong_channel_code: words.ours.codeRefused }} />
    </>
  );
}
