import type { Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { isRefused } from '#web/shared/failure.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { BySentCode } from './by-sent-code.tsx';
import type { CodePurpose } from './sent-code.ts';

interface Props {
  transfer: Transfer;
  survivorId: string;
  onProven(token: string, survivorId: string): void;
  onChanged(): void;
}

/** Authenticates a Survivor in a transfer with a one-time code. */
export function CodeProof({ transfer, survivorId, onProven, onChanged }: Props) {
  const transferId = transfer.transfer_id;
  const purpose: CodePurpose = {
    name: `${transferId} ${survivorId}`,
    send: (over) => {
      const body = { transfer_id: transferId, survivor_id: survivorId, ...(over && { channel: over }) };
      return call((api) => api.POST('/api/survivor-auth/select', { body }));
    },
    check: async (otp_session_id, code) => {
      const body = { otp_session_id, code, require_session: true };
      const reply = await call((api) => api.POST('/api/survivor-auth/verify-otp', { body }));
      if (!reply.verified) return reply.attempts_remaining;
      onProven(reply.session_token, survivorId);
      return null;
    },
    onFailure: (failure) => isRefused(failure, 'transfer_not_running') && onChanged(),
  };
  return (
    <BySentCode purpose={purpose}>
      <NothingArrived transfer={transfer} />
    </BySentCode>
  );
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
