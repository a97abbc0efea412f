import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Channel } from '#words/channels.ts';
import { type CodePurpose, forgetSentCode, keepSentCode, recallSentCode } from './sent-code.ts';

const loadEnterCode = async () => (await import('./enter-code.tsx')).EnterCode;
const loadSendAgain = async () => (await import('./send-again.tsx')).SendAgain;
const EnterCode = lazily(loadEnterCode);
const SendAgain = lazily(loadSendAgain);

/** Sends a Survivor a one-time code, and asks for it. The children help if nothing arrives. */
export function BySentCode({ purpose, children }: { purpose: CodePurpose; children?: ComponentChildren }) {
  const { prove } = useWords();
  const { sent, channel, sending } = useSending(purpose);
  // After the first load, and before it is needed: a device may be offline then.
  useEffect(() => void Promise.all([loadEnterCode(), loadSendAgain()]).catch(() => {}), []);
  const check = async (sessionId: string, code: string) => {
    const left = await purpose.check(sessionId, code);
    if (left === null) forgetSentCode(purpose.name);
    return left;
  };
  const wasTried = sent !== null || sending.failure !== null;
  return (
    <section class="choice">
      <h2>{prove.byCode}</h2>
      {sent ? <EnterCode sent={sent} key={sent.id} check={check} onFailure={purpose.onFailure} /> : <p>{prove.byCodeText}</p>}
      <SendFailure failure={sending.failure} channel={channel} />
      {!wasTried && (
        <Button kind="main" isBusy={sending.isRunning} onClick={() => sending.run(undefined)}>
          {prove.send}
        </Button>
      )}
      {wasTried && <SendAgain key={sent?.id} sending={sending} sent={sent} />}
      {wasTried && children}
    </section>
  );
}

/** Sends codes, and keeps the newest one that a channel accepted. */
function useSending({ name, send, onFailure }: CodePurpose) {
  const [sent, setSent] = useState(() => recallSentCode(name));
  const [channel, setChannel] = useState<Channel>();
  const sending = useCall(async (over: Channel | undefined) => {
    setChannel(over);
    setSent(keepSentCode(name, await send(over)));
  }, onFailure);
  return { sent, channel, sending };
}

function SendFailure({ failure, channel }: { failure: Failure | null; channel: Channel | undefined }) {
  const { prove } = useWords();
  const isUnknownChannel = channel !== undefined && isRefused(failure, 'channel_not_available');
  if (!isUnknownChannel && !isRefused(failure, 'no_deliverable_channel')) return <FailureNotice failure={failure} failures={prove.failures} />;
  return <Notice kind="problem" text={isUnknownChannel ? prove.noSuchChannel(channel) : prove.undelivered} />;
}
