import { useState } from 'preact/hooks';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { addressKind, FIELD_KINDS, fitsChannel } from '#web/shared/contact.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Channel } from '#words/channels.ts';
import { type Connector, reasonOf } from './connector.ts';
import { TelegramStart } from './telegram-start.tsx';

/** Sends the Host a message over a channel, and says in words how it ended. The first success switches the channel on. */
export function TestConnector({ connector, onTested }: { connector: Connector & { type: Channel }; onTested(): void }) {
  const { type, id, name } = connector;
  const { connectors: words } = useWords();
  const [isDone, setDone] = useState(false);
  const to = useField(`test-${id}`, (value) => (fitsChannel(type, value) ? null : words.testMissing[type]));
  const testing = useCall(async () => {
    setDone(false);
    const body = { test_destination: to.value.trim() };
    await hostCall((api, headers) => api.POST('/api/connectors/{id}/test', { headers, params: { path: { id } }, body }));
    setDone(true);
    onTested();
  });
  const reason = reasonOf(testing.failure, words.reasons);
  return (
    <>
      {type === 'telegram' && <TelegramStart connector={connector} />}
      <Form fields={[to]} call={testing} problem={null} submit={words.testSend} onSubmit={testing.run}>
        <p>{words.testText}</p>
        <TextField field={to} label={words.testTo[type]} hint={words.testHint[type]} kind={FIELD_KINDS[addressKind(type)]} />
      </Form>
      <Done sentence={isDone && words.tested(name)}>
        <p>{connector.is_verified ? words.testedText : words.testedElsewhere}</p>
      </Done>
      <FailureNotice failure={testing.failure} failures={reason ? { delivery_failed: reason } : {}} />
    </>
  );
}
