import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { PaperForm, type PaperInput } from './paper-form.tsx';

interface Props {
  transferId: string;
  /** Null asks for the id on the paper. */
  survivorId: string | null;
  onProven(token: string, survivorId: string): void;
  onChanged(): void;
}

/** Authenticates a Survivor in a running transfer with a backup code from their paper. */
export function PaperProof({ transferId, survivorId, onProven, onChanged }: Props) {
  const { prove } = useWords();
  const send = async ({ survivorId: id, backupCode }: PaperInput) => {
    const body = { transfer_id: transferId, survivor_id: id, backup_code: backupCode, require_session: true };
    const reply = await call((api) => api.POST('/api/survivor-auth/verify-otp', { body }));
    if (!reply.verified) return reply.attempts_remaining;
    onProven(reply.session_token, id);
    return null;
  };
  const onFailure = (failure: Failure) => isRefused(failure, 'transfer_not_running') && onChanged();
  return (
    <section class="choice">
      <h2>{prove.byPaper}</h2>
      <p>{prove.byPaperText}</p>
      <PaperForm survivorId={survivorId} submit={prove.confirm} onSubmit={send} onFailure={onFailure} />
    </section>
  );
}
