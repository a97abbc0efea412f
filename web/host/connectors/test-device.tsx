import { useState } from 'preact/hooks';
import { Done } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Connector, reasonOf } from './connector.ts';
import { testDevice } from './host-device.ts';

/** Sends a message to a device, or over our own channel to its proven address. There is nothing to enter. */
export function TestDevice({ connector: { id, name, provided_by: ours }, onTested }: { connector: Connector; onTested(): void }) {
  const { connectors: words } = useWords();
  const [isDone, setDone] = useState(false);
  const testing = useCall(async () => {
    setDone(false);
    await testDevice(id);
    setDone(true);
    onTested();
  });
  const reason = reasonOf(testing.failure, words.reasons);
  return (
    <>
      <div class="actions">
        <Button kind="main" isBusy={testing.isRunning} onClick={() => testing.run()}>
          {ours ? words.testSend : words.device.testSend}
        </Button>
      </div>
      <Done sentence={isDone && words.device.done(name)}>
        <p>{ours ? words.testedText : words.device.look}</p>
      </Done>
      <FailureNotice failure={testing.failure} failures={reason ? { delivery_failed: reason } : {}} />
    </>
  );
}
