import { useState } from 'preact/hooks';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { useTimeLeft } from '#web/shared/countdown.tsx';
import { Choice, useField } from '#web/shared/field.tsx';
import type { Call } from '#web/shared/use-call.ts';
import { CHANNELS, type Channel } from '#words/channels.ts';
import type { SentCode } from './sent-code.ts';

/** Most messages arrive within this time. */
const WAIT_MS = 60_000;
const ANY = 'any';

/** Sends another code: after a minute over the same channel, and at any time over another one. */
export function SendAgain({ sending, sent }: { sending: Call<Channel | undefined>; sent: SentCode | null }) {
  const { prove } = useWords();
  const [isChoosing, setChoosing] = useState(false);
  const secondsLeft = Math.ceil(useTimeLeft(new Date((sent?.at.getTime() ?? 0) + WAIT_MS)) / 1000);
  const isTooSoon = secondsLeft > 0;
  return (
    <>
      {isChoosing ? (
        <ChooseChannel sending={sending} tooSoon={isTooSoon ? sent?.channel : undefined} />
      ) : (
        <div class="actions">
          {!isTooSoon && <SendButton sending={sending} channel={undefined} />}
          <Button onClick={() => setChoosing(true)}>{prove.otherChannel}</Button>
        </div>
      )}
      {isTooSoon && <p class="hint">{prove.resendAfter(secondsLeft)}</p>}
    </>
  );
}

/** `tooSoon`: the channel of a code that may still arrive. It and the default one wait. */
function ChooseChannel({ sending, tooSoon }: { sending: Call<Channel | undefined>; tooSoon: Channel | undefined }) {
  const { prove } = useWords();
  const field = useField('channel', null, ANY);
  const options = [{ value: ANY, label: prove.anyChannel }, ...CHANNELS.map((channel) => ({ value: channel, label: prove.channel(channel) }))];
  const chosen = CHANNELS.find((channel) => channel === field.value);
  const mustWait = tooSoon !== undefined && (chosen === undefined || chosen === tooSoon);
  return (
    <>
      <Choice field={field} label={prove.channelQuestion} options={options} />
      {!mustWait && <SendButton sending={sending} channel={chosen} />}
    </>
  );
}

function SendButton({ sending, channel }: { sending: Call<Channel | undefined>; channel: Channel | undefined }) {
  const { prove } = useWords();
  return (
    <Button isBusy={sending.isRunning} onClick={() => sending.run(channel)}>
      {prove.resend}
    </Button>
  );
}
