import { useEffect } from 'preact/hooks';
import type { Transfer } from '#web/family/survivor/view.ts';
import { withWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { isRefused } from '#web/shared/failure.ts';
import { lazily } from '#web/shared/lazily.tsx';
import { BySentCode } from './by-sent-code.tsx';
import type { CodePurpose } from './sent-code.ts';

const loadHelp = withWords(['nothingArrived'], async () => (await import('./nothing-arrived.tsx')).NothingArrived);
const NothingArrived = lazily(loadHelp);

interface Props {
  transfer: Transfer;
  survivorId: string;
  onProven(token: string, survivorId: string): void;
  onChanged(): void;
}

/** Authenticates a Survivor in a transfer with a one-time code. */
export function CodeProof({ transfer, survivorId, onProven, onChanged }: Props) {
  const transferId = transfer.transfer_id;
  // After the first load, and before it is needed: a device may be offline then.
  useEffect(() => void loadHelp().catch(() => {}), []);
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
