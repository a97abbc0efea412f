import type { paths } from '#api';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { deviceOf } from './device.ts';

type Session = paths['/api/host/sessions']['get']['responses'][200]['content']['application/json']['sessions'][number];

/** Where the account is signed in. One place, or all of them, can be signed out. */
export function Sessions() {
  const { security: words } = useWords();
  const list = useLoad('sessions', () => hostCall((api, headers) => api.GET('/api/host/sessions', { headers })));
  const ending = useCall(async (id: string) => {
    await hostCall((api, headers) => api.DELETE('/api/host/sessions/{id}', { headers, params: { path: { id } } }));
    list.reload();
  });
  const endingAll = useCall(async () => {
    await hostCall((api, headers) => api.POST('/api/auth/logout-everywhere', { headers }));
    // The next call finds that this session has ended too, and asks to sign in.
    list.reload();
  });
  if (!list.value) return <LoadState of={list} />;
  return (
    <>
      <FailureNotice failure={ending.failure ?? endingAll.failure} failures={words.failures} />
      <ul class="cards">
        {list.value.sessions.map((session) => (
          <SignedIn key={session.id} session={session} onEnd={() => ending.run(session.id)} />
        ))}
      </ul>
      <p>{words.endAllMeaning}</p>
      <Button isBusy={endingAll.isRunning} onClick={() => endingAll.run()}>
        {words.endAll}
      </Button>
    </>
  );
}

function SignedIn({ session, onEnd }: { session: Session; onEnd(): void }) {
  const { security: words } = useWords();
  const moment = useMoment();
  const { browser, system } = deviceOf(session.agent);
  const device = browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice);
  return (
    <li>
      <p>
        <strong>{device}</strong>
        {session.current && ` – ${words.thisDevice}`}
      </p>
      <p class="hint">{words.lastUsed(moment(session.last_used_at))}</p>
      {!session.current && (
        <Button kind="link" aria-label={`${words.end}: ${device}`} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
