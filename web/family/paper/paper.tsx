import { useState } from 'preact/hooks';
import { useLinkIds } from '#web/family/link-ids.ts';
import { PaperForm, type PaperInput, PaperProblem } from '#web/family/prove/paper-form.tsx';
import { openTransfer } from '#web/family/start/start-with-paper.ts';
import { keepWillOf } from '#web/family/survivor/will-of.ts';
import { useWords, withWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { failureOf, isRefused } from '#web/shared/failure.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';

// Only where no one has started yet.
const NotRunning = lazily(withWords(['start'], async () => (await import('./not-running.tsx')).NotRunning));

// Not the number of the Survivor: an address never holds both.
const IDS = ['will_id'] as const;

/** For a Survivor who has the paper and nothing else. Joins the running transfer, and asks before it starts one. */
export function PaperPage() {
  const { envelope, prove } = useWords();
  const { will_id: willId } = useLinkIds('/paper', IDS);
  const [unused, setUnused] = useState<PaperInput | null>(null);
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null);
  const join = async (input: PaperInput) => {
    setAttemptsLeft(null);
    const left = await joinWithPaper(input);
    if (left !== 'not running') return left;
    setUnused(input);
    return null;
  };
  const onWrong = (left: number) => {
    setUnused(null);
    setAttemptsLeft(left);
  };
  return (
    <>
      {unused && <NotRunning input={unused} onWrong={onWrong} />}
      {/* Hidden, not removed: what was typed stays. */}
      <div hidden={unused !== null}>
        {!unused && <Heading>{envelope.title}</Heading>}
        <p class="lead">{envelope.lead}</p>
        <Notice kind="warning" text={envelope.privacy} />
        <PaperProblem attemptsLeft={attemptsLeft} failure={null} />
        <PaperForm key={willId} willId={willId} survivorId={null} submit={prove.confirm} onSubmit={join} />
      </div>
    </>
  );
}

/** Joins the running transfer and opens its page. Returns the attempts that are left after a wrong code, or null. */
async function joinWithPaper({ willId, survivorId, backupCode }: PaperInput): Promise<number | 'not running' | null> {
  const body = { will_id: willId, survivor_id: survivorId, backup_code: backupCode, require_session: true };
  try {
    const reply = await call((api) => api.POST('/api/survivor-auth/verify-otp', { body }));
    if (!reply.verified) return reply.attempts_remaining;
    keepWillOf(reply.transfer_id ?? '', willId);
    openTransfer({ transferId: reply.transfer_id ?? '', survivorId }, reply.session_token);
    return null;
  } catch (error) {
    if (isRefused(failureOf(error), 'transfer_not_running')) return 'not running';
    throw error;
  }
}
