import { useState } from 'preact/hooks';
import { hostCall, signOut } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { CallFailed, isRefused } from '#web/shared/failure.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Heading, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { ChangePassword } from './change-password.tsx';

/** The will as this page needs it: its status, and when the Host is asked next. */
interface State {
  status: 'draft' | 'active' | 'pending_transfer' | 'running' | 'accessible';
  nextCheck: string | null;
}

/** Says how it is with the will, and has one button: the sign of life, which also stops what runs. */
export function Wellbeing() {
  const { frame, dashboard: words } = useWords();
  const state = useLoad('state', readState);
  const [done, setDone] = useState('');
  const alive = useCall(async (isRunning: boolean) => {
    if (isRunning) await hostCall((api, headers) => api.POST('/api/transfer/cancel', { headers, body: {} }));
    else await hostCall((api, headers) => api.POST('/api/liveness/alive', { headers, body: {} }));
    setDone(isRunning ? words.stopped : words.wellDone);
    state.reload();
  });
  if (!state.value) return state.failure ? <FailureNotice failure={state.failure} onRetry={state.reload} /> : <Waiting />;
  const { status, nextCheck } = state.value;
  const isRunning = status === 'running' || status === 'accessible';
  return (
    <>
      <Heading>{headingOf(status, done, words)}</Heading>
      {done && <Notice kind="success" title={done} />}
      <p>{words[status]}</p>
      <NextCheck at={nextCheck} />
      <FailureNotice failure={alive.failure} failures={words.failures} />
      {status !== 'draft' && !done && (
        <button type="button" class="main" aria-disabled={alive.isRunning} onClick={() => alive.run(isRunning)}>
          {alive.isRunning ? frame.sending : isRunning ? words.stop : words.well}
        </button>
      )}
      <ChangePassword />
      <SignOut />
    </>
  );
}

function headingOf(status: State['status'], done: string, words: { thanks: string; draftTitle: string; stopTitle: string; title: string }): string {
  if (done) return words.thanks;
  if (status === 'draft') return words.draftTitle;
  return status === 'running' || status === 'accessible' ? words.stopTitle : words.title;
}

function NextCheck({ at }: { at: string | null }) {
  const { locale } = useLanguage();
  const { dashboard: words } = useWords();
  if (at === null) return null;
  return (
    <p>
      {words.nextCheck} <time dateTime={at}>{formatMoment(new Date(at), locale)}</time>.
    </p>
  );
}

function SignOut() {
  const { dashboard: words } = useWords();
  const leaving = useCall(signOut);
  return (
    <p>
      <button type="button" class="second" aria-disabled={leaving.isRunning} onClick={() => leaving.run()}>
        {words.signOut}
      </button>
    </p>
  );
}

async function readState(): Promise<State> {
  const [status, { next_check_due }] = await Promise.all([
    readStatus(),
    hostCall((api, headers) => api.GET('/api/liveness/history', { headers, params: { query: { limit: 1 } } })),
  ]);
  return { status, nextCheck: next_check_due };
}

async function readStatus(): Promise<State['status']> {
  try {
    const { status } = await hostCall((api, headers) => api.GET('/api/will/status', { headers }));
    return status === 'draft' || status === 'active' || status === 'pending_transfer' || status === 'accessible' ? status : 'running';
  } catch (error) {
    // A new account has no will.
    if (error instanceof CallFailed && isRefused(error.failure, 'will_not_found')) return 'draft';
    throw error;
  }
}
