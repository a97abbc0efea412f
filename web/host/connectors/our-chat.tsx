import { useEffect, useState } from 'preact/hooks';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Connector, ConnectorFormProps } from './connector.ts';

const QrCode = lazily(async () => (await import('#web/host/paper/qr-code.tsx')).QrCode);
const LOOK_MS = 3_000;

/** Connects the Host's Telegram with the bot of the service: a press here, and one on Start there. */
export function OurChatForm({ existing, priority = 0, onSaved }: ConnectorFormProps) {
  const { connectors: words } = useWords();
  const requestKey = useRequestKey();
  const [waiting, setWaiting] = useState<Connector | null>(null);
  const preparing = useCall(async () => {
    setWaiting(await (existing ? prepareAgain(existing.id) : prepare(words.names.telegram, priority, requestKey)));
  });
  useProven(waiting, onSaved);
  return (
    <>
      <p>{words.ours.chatText}</p>
      {waiting?.start_url ? <Chat url={waiting.start_url} /> : null}
      {!waiting && (
        <div class="actions">
          <Button kind="main" isBusy={preparing.isRunning} onClick={() => preparing.run()}>
            {words.ours.connectChat}
          </Button>
        </div>
      )}
      <FailureNotice failure={preparing.failure} />
    </>
  );
}

const SERVICE = { provider: 'service' as const };

function prepareAgain(id: string): Promise<Connector> {
  return hostCall((api, headers) => api.PUT('/api/connectors/{id}', { headers, params: { path: { id } }, body: { config: { ...SERVICE } } }));
}

function prepare(name: string, priority: number, requestKey: ReturnType<typeof useRequestKey>): Promise<Connector> {
  const body = { type: 'telegram' as const, name, priority, config: SERVICE };
  return hostCall((api, headers) => api.POST('/api/connectors', { headers: { ...headers, ...requestKey(body) }, body }));
}

/** Looks every few seconds whether the Host has pressed Start, which happens in another program. */
function useProven(waiting: Connector | null, onProven: (connector: Connector) => void): void {
  useEffect(() => {
    if (!waiting) return;
    const look = async () => {
      const { connectors } = await hostCall((api, headers) => api.GET('/api/connectors', { headers }));
      const proven = connectors.find(({ id, is_verified }) => id === waiting.id && is_verified);
      if (proven) onProven(proven);
    };
    // A look that fails is followed by another one.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
    return () => clearInterval(timer);
  }, [waiting, onProven]);
}

function Chat({ url }: { url: string }) {
  const { ours } = useWords().connectors;
  return (
    <div role="status">
      <p>
        <a class="button main" href={url} target="_blank" rel="noreferrer">
          {ours.openChat}
        </a>
      </p>
      <p>{ours.pressStart}</p>
      <p>{ours.scanChat}</p>
      <div class="start-code">
        <QrCode text={url} label={ours.scanChat} />
      </div>
    </div>
  );
}
