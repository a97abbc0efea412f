import { saveFile } from '#common/save-file.ts';
import { useOverview } from '#web/host/overview.tsx';
import { useWanted } from '#web/host/parts/wanted.ts';
import { hostCall } from '#web/host/session.ts';
import { StopCard } from '#web/host/stop-card/stop-card.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Heading, LoadState } from '#web/shared/frame.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { ChangePassword } from './change-password.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { EmailAddress } from './email-address.tsx';
import { Factors } from './factors.tsx';
import { ProtectedAccount } from './protected-account.tsx';
import { Sessions } from './sessions.tsx';

/** `/security`: who can sign in to the account, and what leaves it. */
export function Security() {
  const { console: menu, factors, security: words, signIn, stopCard } = useWords();
  const overview = useOverview();
  const card = useWanted('card', overview.value !== null);
  if (!overview.value) return <LoadState of={overview} />;
  const { deletion, protection, quorum, will } = overview.value;
  const isSealed = will !== null && will.status !== 'draft';
  return (
    <>
      <Heading>{menu.pages['/security']}</Heading>
      {protection && <ProtectedAccount protection={protection} threshold={quorum.threshold} onLook={overview.reload} />}
      <h2>{signIn.yourEmail}</h2>
      <EmailAddress />
      <h2>{factors.password}</h2>
      <ChangePassword />
      <Factors />
      <h2 {...card}>{stopCard.title}</h2>
      <StopCard />
      <h2>{words.sessionsTitle}</h2>
      <Sessions />
      <h2>{words.exportTitle}</h2>
      <Export />
      <h2>{words.deleteTitle}</h2>
      {deletion ? (
        <p>{words.deleteWaits}</p>
      ) : (
        <Deletions places={isSealed ? [will.storage_id, ...(will.mirror_storage_ids ?? [])] : []} onRequested={overview.reload} />
      )}
    </>
  );
}

/** `places`: the storages of the sealed will, if there is one. One with the service is always emptied. */
function Deletions({ places, onRequested }: { places: readonly (string | null)[]; onRequested(): void }) {
  const list = useLoad('deletion-storages', () => hostCall((api, headers) => api.GET('/api/storages', { headers })));
  if (!list.value) return <LoadState of={list} />;
  const isOurs = list.value.storages.some(({ id, type }) => places.includes(id) && type === 'service');
  const files = places.length === 0 ? 'none' : isOurs ? 'ours' : 'own';
  return (
    <>
      {places.length > 0 && <DeletionForm of="will" files={files} onRequested={onRequested} />}
      <DeletionForm of="account" files={files} onRequested={onRequested} />
    </>
  );
}

/** Saves everything that the Host gave us as one file. */
function Export() {
  const { security: words } = useWords();
  const saving = useCall(async () => {
    const all = await hostCall((api, headers) => api.GET('/api/host/export', { headers }));
    saveFile(new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' }), words.exportFile);
  });
  return (
    <>
      <p>{words.exportMeaning}</p>
      <FailureNotice failure={saving.failure} failures={words.failures} />
      <Button isBusy={saving.isRunning} onClick={() => saving.run()}>
        {words.export}
      </Button>
    </>
  );
}
