import { useState } from 'preact/hooks';
import { useRequestKey } from '#web/host/request-key.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { DeviceFailure, deviceAbility, isPhone } from '#web/shared/this-device.ts';
import { useCall } from '#web/shared/use-call.ts';
import { type ConnectorFormProps, isConnectorName } from './connector.ts';
import { connectDevice } from './host-device.ts';
import { IphoneSteps } from './iphone-steps.tsx';

/** Makes the device with this page a channel. Says what to do first where that is not possible yet. */
export function DeviceForm(props: ConnectorFormProps) {
  const { device } = useWords().connectors;
  const ability = deviceAbility();
  if (ability === 'iphone') return <IphoneSteps />;
  if (ability === 'unable') return <p>{device.unable}</p>;
  return <AbleForm {...props} />;
}

function AbleForm({ priority = 0, onSaved }: ConnectorFormProps) {
  const { connectors: words } = useWords();
  const requestKey = useRequestKey();
  const [refusal, setRefusal] = useState<DeviceFailure['why'] | null>(null);
  const named = useField(
    'device-name',
    (value) => (isConnectorName(value) ? null : words.nameMissing),
    isPhone() ? words.device.phone : words.device.computer,
  );
  const connecting = useCall(async () => {
    setRefusal(null);
    try {
      onSaved(await connectDevice(named.value.trim(), priority, requestKey));
    } catch (error) {
      if (!(error instanceof DeviceFailure)) throw error;
      setRefusal(error.why);
    }
  });
  return (
    <>
      <p>{words.device.text}</p>
      <Form fields={[named]} call={connecting} problem={null} submit={words.device.turnOn} onSubmit={connecting.run}>
        <TextField field={named} label={words.name} hint={words.nameHint} />
        <p class="hint">{words.device.willAsk}</p>
      </Form>
      <div role="alert">{refusal && <Notice kind="warning" title={words.device[refusal]} />}</div>
      <FailureNotice failure={connecting.failure} />
    </>
  );
}
