import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { OverviewProvider, useOverview } from '#web/host/overview.tsx';
import { currentHost, useSession } from '#web/host/session.ts';
import { SignIn } from '#web/host/sign-in.tsx';
import { useOpenQuestion } from '#web/host/step-up/asked.ts';
import { useWords } from '#web/host/words.ts';
import { Notice, Waiting } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { keepStopped, useStopped } from './stopped.ts';

const PendingDeletion = lazily(async () => (await import('./pending-deletion.tsx')).PendingDeletion);
const StepUpDialog = lazily(async () => (await import('#web/host/step-up/step-up-dialog.tsx')).StepUpDialog);
const TransferBanner = lazily(async () => (await import('./transfer-banner.tsx')).TransferBanner);

/**
 * Returns a page that asks the Host to sign in first. If the session ends while the page is open, the page stays as it is below
 * the form: when the same Host signs in again, what they typed is still there.
 */
export function signedIn(Page: ComponentType): ComponentType {
  return function Console() {
    const session = useSession();
    const { console: words } = useWords();
    const opened = useRef<string | null>(null);
    // The next reader of this tab does not see what was stopped.
    useEffect(() => {
      if (session === 'out') keepStopped(null);
    }, [session]);
    if (session === null) return <Waiting />;
    if (session === 'in') opened.current = currentHost();
    if (session === 'out') opened.current = null;
    return (
      <>
        {session === 'ended' && <Notice kind="warning" text={words.sessionEnded} />}
        {session !== 'in' && <SignIn />}
        {session === 'in' && <StepUp />}
        {opened.current !== null && (
          <div key={opened.current} hidden={session !== 'in'}>
            <OverviewProvider>
              <Banner />
              <Page />
            </OverviewProvider>
          </div>
        )}
      </>
    );
  };
}

/**
 * What the Host must see on every page. Most accounts have nothing to stop and nothing to keep, so that the code is loaded only when
 * there is. It stays, to say what was stopped or kept.
 */
function Banner() {
  const { value } = useOverview();
  const stopped = useStopped();
  const needs = useRef({ transfer: false, deletion: false });
  if (stopped || value?.transfer || value?.state === 'pending_transfer') needs.current.transfer = true;
  if (value?.deletion) needs.current.deletion = true;
  return (
    <>
      {needs.current.transfer && <TransferBanner />}
      {needs.current.deletion && <PendingDeletion />}
    </>
  );
}

/** Asks for the second factor over any page, when a call was refused without it. */
function StepUp() {
  const answer = useOpenQuestion();
  return answer && <StepUpDialog onAnswer={answer} />;
}
