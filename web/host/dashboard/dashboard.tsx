import { useSession } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Notice, Waiting } from '#web/shared/frame.tsx';
import { SignIn } from './sign-in.tsx';
import { Wellbeing } from './wellbeing.tsx';

/** `/dashboard`: a Host signs in, says that they are well, stops a transfer, or changes the password. */
export function Dashboard() {
  const { dashboard } = useWords();
  const session = useSession();
  if (session === null) return <Waiting />;
  return (
    <>
      <DriveResult />
      {session === 'ended' && <Notice kind="warning" title={dashboard.sessionEnded} />}
      {session === 'in' ? <Wellbeing /> : <SignIn />}
    </>
  );
}

/** Says how the sign-in at a cloud drive ended, which leads back here: `?storage=success`, or `error` with a reason. */
function DriveResult() {
  const { drive } = useWords().dashboard;
  const query = new URLSearchParams(location.search);
  const result = query.get('storage');
  if (result === 'success') return <Notice kind="success" title={drive.success} />;
  if (result !== 'error') return null;
  return (
    <Notice kind="warning" title={drive.error}>
      <p>{drive.reason(query.get('reason') ?? '')}</p>
    </Notice>
  );
}
