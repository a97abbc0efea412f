import { useState } from 'preact/hooks';
import type { Participant } from '#web/family/survivor/use-session.ts';
import type { Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Channel } from '#words/channels.ts';
import { EnterCode } from './enter-code.tsx';
import { SendAgain } from './send-again.tsx';
import { forgetSentCode, keepSentCode, recallSentCode } from './sent-code.ts';

interface Props {
  transfer: Transfer;
  survivorId: string;
  onProven(token: string, survivorId: string): void;
  onChanged(): void;
}

/** Sends a Survivor a one-time code and checks it. */
export function CodeProof({ transfer, survivorId, onProven, onChanged }: Props) {
  const { prove } = useWords();
  const participant = { transferId: transfer.transfer_id, survivorId };
  const { sent, channel, sending } = useSending(participant, onChanged);
  const finish = (token: string) => {
    forgetSentCode(participant);
    onProven(token, survivorId);
  };
  const wasTried = sent !== null || sending.failure !== null;
  return (
    <section class="choice">
      <h2>{prove.byCode}</h2>
      {sent ? <EnterCode sent={sent} key={sent.id} onProven={finish} onChanged={onChanged} /> : <p>{prove.byCodeText}</p>}
      <SendFailure failure={sending.failure} channel={channel} />
      {!wasTried && (
        <Button kind="main" isBusy={sending.isRunning} onClick={() => sending.run(undefined)}>
          {prove.send}
        </Button>
      )}
      {wasTried && <SendAgain key={sent?.id} sending={sending} sent={sent} />}
      {wasTried && <NothingArrived transfer={transfer} />}
    </section>
  );
}

/** Sends codes, and keeps the newest one that a channel accepted. */
function useSending(participant: Participant, onChanged: () => void) {
  const [sent, setSent] = useState(() => recallSentCode(participant));
  const [channel, setChannel] = useState<Channel>();
  const sending = useCall(
    async (over: Channel | undefined) => {
      setChannel(over);
      const body = { transfer_id: participant.transferId, survivor_id: participant.survivorId, ...(over && { channel: over }) };
      const reply = await call((api) => api.POST('/api/survivor-auth/select', { body }));
      setSent(keepSentCode(participant, reply));
    },
    (failure) => isRefused(failure, 'transfer_not_running') && onChanged(),
  );
  return { sent, channel, sending };
}

function SendFailure({ failure, channel }: { failure: Failure | null; channel: Channel | undefined }) {
  const { prove } = useWords();
  const isUnknownChannel = channel !== undefined && isRefused(failure, 'channel_not_available');
  if (!isUnknownChannel && !isRefused(failure, 'no_deliverable_channel')) return <FailureNotice failure={failure} failures={prove.failures} />;
  return <Notice kind="problem" text={isUnknownChannel ? prove.noSuchChannel(channel) : prove.undelivered} />;
}

/** What helps a Survivor whom no code reaches. */
function NothingArrived({ transfer }: { transfer: Transfer }) {
  const { prove } = useWords();
  return (
    <details>
      <summary>{prove.nothingArrived}</summary>
      <Sentences of={[...prove.nothingArrivedSteps, prove.othersAreEnough(transfer.threshold, transfer.total_survivors)]} />
    </details>
  );
}
