import { keepWillOf } from '#web/family/survivor/will-of.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Heading } from '#web/shared/frame.tsx';
import { go } from '#web/shared/router.ts';
import { BackLink } from './back-link.tsx';
import { ByCode } from './by-code.tsx';

/** Starts a transfer with a code to one of the Survivor's contacts, or joins the running one. It authenticates no one. */
export function StartByCode({ willId }: { willId: string | null }) {
  const { start } = useWords();
  return (
    <>
      <Heading>{start.byCode}</Heading>
      <ByCode willId={willId} submit={start.start} wrong={start.codeIsWrong} onCode={startWithCode} />
      <BackLink />
    </>
  );
}

async function startWithCode(otp_session_id: string, code: string): Promise<number | null> {
  const reply = await call((api) => api.POST('/api/transfer/verify-and-initiate', { body: { otp_session_id, code } }));
  if (!reply.verified) return reply.attempts_remaining;
  keepWillOf(reply.transfer_id, reply.will_id);
  go('/survivor', { transfer_id: reply.transfer_id, survivor_id: reply.survivor_id ?? '' });
  return null;
}
