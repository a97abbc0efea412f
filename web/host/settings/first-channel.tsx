import { useState } from 'preact/hooks';
import type { Connector } from '#web/host/connectors/connector.ts';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, Form, useField } from '#web/shared/field.tsx';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';

/** Lets the Host choose the channel over which we ask them first. */
export function FirstChannel({ onSaved }: { onSaved(): void }) {
  const { settings: words } = useWords();
  const stored = useLoad('channel', readChannels);
  if (!stored.value) return <LoadState of={stored} />;
  if (stored.value.connectors.length > 0) return <ChannelForm {...stored.value} onSaved={onSaved} />;
  return (
    <p>
      {words.channelNone} <a href="/connectors">{words.channelAdd}</a>
    </p>
  );
}

export async function readChannels(): Promise<{ connectors: readonly Connector[]; preferred: string }> {
  const [{ connectors }, { preferred_connector_id }] = await Promise.all([
    hostCall((api, headers) => api.GET('/api/connectors', { headers })),
    hostCall((api, headers) => api.GET('/api/host/settings', { headers })),
  ]);
  return { connectors, preferred: preferred_connector_id ?? '' };
}

function ChannelForm({ connectors, preferred, onSaved }: { connectors: readonly Connector[]; preferred: string; onSaved(): void }) {
  const { settings: words } = useWords();
  const [isDone, setDone] = useState(false);
  const channel = useField('first-channel', null, preferred);
  const keep = useFieldsGuard([channel]);
  const saving = useCall(async () => {
    setDone(false);
    const body = { preferred_connector_id: channel.value || null };
    await hostCall((api, headers) => api.PUT('/api/host/settings', { headers, body }));
    keep();
    setDone(true);
    onSaved();
  });
  const options = connectors.map(({ id, name, is_verified }) => ({ value: id, label: is_verified ? name : words.channelUntested(name) }));
  return (
    <>
      <Form fields={[channel]} call={saving} problem={null} submit={words.channelSave} onSubmit={saving.run}>
        <Choice field={channel} label={words.channel} hint={words.channelHint} options={[...options, { value: '', label: words.noPreference }]} />
      </Form>
      <Done sentence={isDone && words.channelSaved} />
      <FailureNotice failure={saving.failure} />
    </>
  );
}
