import type { ComponentChildren } from 'preact';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { type FieldState, Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Channel } from '#words/channels.ts';
import { type ConnectorFormProps, isConnectorName } from './connector.ts';

interface Props extends ConnectorFormProps {
  kind: Channel;
  fields: readonly FieldState[];
  config(): Record<string, unknown>;
  /** The name of the channel, if the Host does not choose it. */
  name?(): string;
  children: ComponentChildren;
}

/** The frame of the forms: where the values are found, the name of a new channel, and the button that saves. */
export function SaveForm({ kind, existing, priority = 0, fields, config, name, onSaved, children }: Props) {
  const { connectors: words } = useWords();
  const requestKey = useRequestKey();
  const named = useField(
    'connector-name',
    (value) => (isConnectorName(value) ? null : words.nameMissing),
    existing?.name ?? (name ? '-' : words.names[kind]),
  );
  const saving = useCall(async () => {
    if (existing) {
      const path = { id: existing.id };
      return onSaved(await hostCall((api, headers) => api.PUT('/api/connectors/{id}', { headers, params: { path }, body: { config: config() } })));
    }
    const body = { type: kind, name: name ? name() : named.value.trim(), priority, config: config() };
    const key = requestKey(body);
    // The fields of the config are those of its kind, which the forms decide.
    const send = body as never;
    onSaved(await hostCall((api, headers) => api.POST('/api/connectors', { headers: { ...headers, ...key }, body: send })));
  });
  useFieldsGuard([named, ...fields]);
  return (
    <>
      <details>
        <summary>{words.whereTitle}</summary>
        <Sentences of={words.where[kind]} ordered />
      </details>
      {existing && <p>{words.secret}</p>}
      <Form fields={[named, ...fields]} call={saving} problem={null} submit={words.save} onSubmit={saving.run}>
        {!existing && !name && <TextField field={named} label={words.name} hint={words.nameHint} />}
        {children}
      </Form>
      <FailureNotice failure={saving.failure} />
    </>
  );
}
