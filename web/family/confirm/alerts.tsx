import { useEffect, useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, LoadState, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { DeviceFailure, deviceAbility, type Subscription, turnOnNotifications } from '#web/shared/this-device.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';

/** What a reader changes: nothing, to only look. */
type Change = { add_device?: Subscription; connect_chat?: true; remove?: string };

const send = (token: string, change: Change = {}) => call((api) => api.POST('/api/survivor-auth/alerts', { body: { token, ...change } }));

type Places = Awaited<ReturnType<typeof send>>;

/** Lets a person who has confirmed add this device, or a chat, at which they learn that a message is on its way. */
export function Alerts({ token }: { token: string }) {
  const loaded = useLoad(token, () => send(token));
  const [changed, setChanged] = useState<Places | null>(null);
  const places = changed ?? loaded.value;
  if (!places) return <LoadState of={loaded} />;
  return <AlertChoices token={token} places={places} onChanged={setChanged} />;
}

interface ChoicesProps {
  token: string;
  places: Places;
  onChanged(places: Places): void;
}

function AlertChoices({ token, places, onChanged }: ChoicesProps) {
  const words = useWords().confirm.alerts;
  const [said, setSaid] = useState<'turnedOn' | 'connected' | 'removed' | null>(null);
  const [refusal, setRefusal] = useState<DeviceFailure['why'] | null>(null);
  const change = useCall(async ({ make, done }: { make: () => Promise<Places>; done: typeof said }) => {
    setSaid(null);
    setRefusal(null);
    try {
      onChanged(await make());
      setSaid(done);
    } catch (error) {
      if (!(error instanceof DeviceFailure)) throw error;
      setRefusal(error.why);
    }
  });
  const addDevice = async () => send(token, { add_device: await turnOnNotifications(async () => places.push_key) });
  useStarted(token, places, (now) => {
    onChanged(now);
    setSaid('connected');
  });
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{words.title}</h2>
      <p>{words.text}</p>
      <PlaceList places={places} onRemove={(id) => change.run({ make: () => send(token, { remove: id }), done: 'removed' })} />
      <div class="actions">
        {deviceAbility() === 'able' && said !== 'turnedOn' && (
          <Button isBusy={change.isRunning} onClick={() => change.run({ make: addDevice, done: 'turnedOn' })}>
            {words.turnOn}
          </Button>
        )}
        {places.has_bot && !places.start_url && (
          <Button isBusy={change.isRunning} onClick={() => change.run({ make: () => send(token, { connect_chat: true }), done: null })}>
            {words.connectChat}
          </Button>
        )}
      </div>
      <Chat url={places.start_url} />
      {deviceAbility() !== 'able' && !places.has_bot && <p>{words.none}</p>}
      <div role="status">{said && <Notice kind="success" title={words[said]} />}</div>
      <div role="alert">{refusal && <Notice kind="warning" title={words[refusal]} />}</div>
      <FailureNotice failure={change.failure} />
    </section>
  );
}

function PlaceList({ places, onRemove }: { places: Places; onRemove(id: string): void }) {
  const words = useWords().confirm.alerts;
  const moment = useMoment();
  if (places.alerts.length === 0) return null;
  return (
    <ul>
      {places.alerts.map(({ id, kind, added_at: at }) => (
        <li key={id}>
          <p>{words.here[kind](moment(at))}</p>
          <Button onClick={() => onRemove(id)}>{words.remove[kind]}</Button>
        </li>
      ))}
    </ul>
  );
}

function Chat({ url }: { url: string | undefined }) {
  const words = useWords().confirm.alerts;
  if (url === undefined) return null;
  return (
    <div role="status">
      <p>
        <a class="button main" href={url} target="_blank" rel="noreferrer">
          {words.openChat}
        </a>
      </p>
      <p>{words.pressStart}</p>
    </div>
  );
}

const LOOK_MS = 3_000;

/** Looks every few seconds whether the reader has pressed Start, which happens in another program. */
function useStarted(token: string, { start_url: url, alerts }: Places, onStarted: (places: Places) => void): void {
  const known = alerts.map(({ id }) => id).join();
  useEffect(() => {
    if (url === undefined) return;
    const look = async () => {
      const places = await send(token);
      if (places.alerts.some(({ id, kind }) => kind === 'telegram' && !known.includes(id))) onStarted(places);
    };
    // A look that fails is followed by another one.
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
    return () => clearInterval(timer);
  }, [token, url, known, onStarted]);
}
