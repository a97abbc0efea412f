import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { OverviewProvider, useOverview } from '#web/host/overview.tsx';
import { currentHost, useSession } from '#web/host/session.ts';
import { SignIn } from '#web/host/sign-in/sign-in.tsx';
import { StepUp } from '#web/host/step-up/step-up.tsx';
import { useWords } from '#web/host/words.ts';
import { Notice, Waiting } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';

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
    if (session === null) return <Waiting />;
    if (session === 'in') opened.current = currentHost();
    if (session === 'out') opened.current = null;
    return (
      <>
        {session === 'ended' && <Notice kind="warning" title={words.sessionEnded} />}
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

/** Most accounts have nothing to stop, so that the code is loaded only when there is. It stays, to say what was stopped. */
function Banner() {
  const { value } = useOverview();
  const wasNeeded = useRef(false);
  if (value?.transfer || value?.state === 'pending_transfer') wasNeeded.current = true;
  return wasNeeded.current ? <TransferBanner /> : null;
}
