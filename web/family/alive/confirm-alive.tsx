import { PaperForm, type PaperInput } from '#web/family/prove/paper-form.tsx';
import { ByCode } from '#web/family/start/by-code.tsx';
import { call } from '#web/shared/api.ts';
import { Heading } from '#web/shared/frame.tsx';
import { addressOf } from '#web/shared/router.ts';
import type { AliveWords } from '#words/en/pages/alive.ts';

/** `onDone`: everyone waits until then. */
interface Confirmation {
  alive: AliveWords;
  by: 'paper' | 'code';
  willId: string | null;
  onDone(until: string): void;
}

/** Asks for the proof, and sends it with what the Survivor says. */
export function ConfirmAlive({ alive, by, willId, onDone }: Confirmation) {
  const vouch = async (body: { otp_session_id: string; code: string } | { will_id: string; survivor_id: string; backup_code: string }) => {
    const reply = await call((api) => api.POST('/api/transfer/vouch', { body }));
    if (!reply.verified) return reply.attempts_remaining;
    onDone(reply.waits_until);
    return null;
  };
  const onPaper = ({ willId: will_id, survivorId: survivor_id, backupCode: backup_code }: PaperInput) => vouch({ will_id, survivor_id, backup_code });
  return (
    <>
      <Heading>{by === 'paper' ? alive.paperTitle : alive.codeTitle}</Heading>
      {by === 'paper' ? (
        <PaperForm willId={willId} survivorId={null} submit={alive.submit} onSubmit={onPaper} />
      ) : (
        <ByCode willId={willId} submit={alive.submit} wrong={alive.codeIsWrong} onCode={(otp_session_id, code) => vouch({ otp_session_id, code })} />
      )}
      <p class="actions">
        <a href={addressOf('/start', { with: 'alive' })}>{alive.back}</a>
      </p>
    </>
  );
}
