import { useOverview } from '#web/host/overview.tsx';
import { useWords } from '#web/host/words.ts';
import { FailureNotice, Heading, Waiting } from '#web/shared/frame.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { EmailAddress } from './email-address.tsx';
import { Export } from './export.tsx';
import { Factors } from './factors.tsx';
import { ProtectedAccount } from './protected-account.tsx';
import { Sessions } from './sessions.tsx';

/** `/security`: who can sign in to the account, and what leaves it. */
export function Security() {
  const { security: words } = useWords();
  const overview = useOverview();
  if (!overview.value) return overview.failure ? <FailureNotice failure={overview.failure} onRetry={overview.reload} /> : <Waiting />;
  const { deletion, protection, quorum, will } = overview.value;
  const isSealed = will !== null && will.status !== 'draft';
  return (
    <>
      <Heading>{words.title}</Heading>
      {protection && <ProtectedAccount protection={protection} threshold={quorum.threshold} onLook={overview.reload} />}
      <h2>{words.emailTitle}</h2>
      <EmailAddress />
      <h2>{words.passwordTitle}</h2>
      <ChangePassword />
      <Factors />
      <h2>{words.sessionsTitle}</h2>
      <Sessions />
      <h2>{words.exportTitle}</h2>
      <Export />
      <h2>{words.deleteTitle}</h2>
      {deletion ? (
        <p>{words.deleteWaits}</p>
      ) : (
        <>
          {isSealed && <DeletionForm of="will" isSealed onRequested={overview.reload} />}
          <DeletionForm of="account" isSealed={isSealed} onRequested={overview.reload} />
        </>
      )}
    </>
  );
}
