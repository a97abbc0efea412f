import { useEffect, useRef, useState } from 'preact/hooks';
import { MIN_THRESHOLD } from '#common/limits.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { hostCall } from '#web/host/session.ts';
import type { SurvivorReply } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { isRefused } from '#web/shared/failure.ts';
import { Choice, useField } from '#web/shared/field.tsx';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { addressOf, usePlace } from '#web/shared/router.ts';
import { type Loaded, useCall, useLoad } from '#web/shared/use-call.ts';
import { changeOf, type DocumentList, isChanged } from './document-list.ts';
import { SealedWill } from './sealed-will.tsx';
import { type Sealed, sealUntilDone } from './sealing.ts';
import { sealingWaitsFor } from './upload-steps.ts';
import { removeStoppedUploads, useUploads } from './uploads.ts';

type Storages = Awaited<ReturnType<typeof readStorages>>['storages'];

const readStorages = () => hostCall((api, headers) => api.GET('/api/storages', { headers }));
const readSurvivors = () => hostCall((api, headers) => api.GET('/api/survivors', { headers }));
const readWill = () => hostCall((api, headers) => api.GET('/api/will/status', { headers }));

/** What the Host sees when the will is sealed. */
interface Outcome {
  storageName: string;
  /** Null if the reply was lost. The overview has the same facts. */
  sealed: Sealed | null;
}

/**
 * Seals the will: says what is missing before, lets the Host choose between several storages, shows the progress, and says what
 * happens next. `documents` is read again afterwards. `onSealed` is for a page that continues on its own.
 */
export function SealWill({ documents, onSealed }: { documents: Loaded<DocumentList>; onSealed?: () => void }) {
  const { hostDocuments: words } = useWords();
  const overview = useOverview();
  const storages = useLoad('seal-storages', readStorages);
  const people = usePeople(overview.value);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = (next: Outcome) => {
    setOutcome(next);
    overview.reload();
    onSealed?.();
  };
  const revision = overview.value ? (overview.value.will?.revision ?? 0) : null;
  const known = useRef(revision);
  const { reload } = documents;
  useEffect(() => {
    // Also a sealing that was started in another window changes the documents.
    if (known.current !== null && known.current !== revision) reload();
    known.current = revision;
  }, [revision, reload]);
  const failed = [overview, storages, people].find((part) => !part.value && part.failure);
  return (
    <section aria-labelledby="seal">
      <h2 id="seal">{words.sealTitle}</h2>
      {outcome && <SealedWill {...outcome} />}
      {failed && <FailureNotice failure={failed.failure} onRetry={failed.reload} />}
      {overview.value && documents.value && storages.value && people.value ? (
        <Ready
          {...{ overview: overview.value, list: documents.value, people: people.value, storages: storages.value.storages }}
          onDone={done}
          hasOutcome={outcome !== null}
        />
      ) : (
        !failed && <Waiting />
      )}
    </section>
  );
}

/** How many Survivors there are, and how many of them the next sealing needs. The overview has the number of the last one. */
type People = Pick<SurvivorReply, 'count' | 'threshold'>;

/** Read again when another window may have changed them. */
function usePeople(overview: Overview | null): Loaded<People> {
  const people = useLoad('seal-survivors', readSurvivors);
  const { reload } = people;
  const seen = overview && JSON.stringify([overview.will?.reencryption_required, overview.quorum]);
  const last = useRef(seen);
  useEffect(() => {
    if (last.current !== null && last.current !== seen) reload();
    last.current = seen;
  }, [seen, reload]);
  return people;
}

interface ReadyProps {
  overview: Overview;
  list: DocumentList;
  people: People;
  storages: Storages;
  hasOutcome: boolean;
  onDone(outcome: Outcome): void;
}

function Ready({ overview, list, people, storages, hasOutcome, onDone }: ReadyProps) {
  const { hostDocuments: words } = useWords();
  const { will } = overview;
  const connected = storages.filter(({ is_connected }) => is_connected);
  const now = will?.storage_id ?? null;
  const storage = useField('storage', null, connected.find(({ id }) => id === now)?.id ?? connected[0]?.id);
  const sealing = useSealing(storage.value, connected, will?.revision ?? 0, onDone);
  const waitsFor = sealingWaitsFor(useUploads());
  if (sealing.isRunning || will?.sealing) return <SealingProgress />;
  if (waitsFor === 'uploads') return <p>{words.uploadsRunning}</p>;
  if (waitsFor === 'decision') return <NotAdded hasOthers={list.documents.length > 0} />;
  if (isMissing(people, list, connected.length)) return <Missing people={people} list={list} hasStorage={connected.length > 0} />;
  if (list.device_sealing_required) return <OnlyOnDevice />;
  const isNew = isChanged(changeOf(list)) || will?.reencryption_required || now === null || storage.value !== now;
  return (
    <>
      {will?.reencryption_required && <p>{words.sealAgain}</p>}
      {connected.length > 1 && <WhichStorage field={storage} storages={connected} now={now} />}
      {isRefused(sealing.failure, 'review_needed') ? <ReviewFirst /> : <FailureNotice failure={sealing.failure} />}
      {!isNew && !hasOutcome && <p>{words.sealNothing}</p>}
      {isNew && (
        <>
          <p>{words.sealText(words.survivors(people.count), people.threshold)}</p>
          <Button kind="main" onClick={() => sealing.run()}>
            {words.seal}
          </Button>
        </>
      )}
    </>
  );
}

/** Files that have failed, and the way to seal the others. */
function NotAdded({ hasOthers }: { hasOthers: boolean }) {
  const { hostDocuments: words } = useWords();
  const stopped = useUploads().filter(({ phase }) => phase === 'stopped');
  return (
    <Notice kind="warning" title={words.rejected.title(stopped.length)}>
      <ul>
        {stopped.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p>{words.notAddedText}</p>
      {hasOthers && <Button onClick={removeStoppedUploads}>{words.withoutThem}</Button>}
    </Notice>
  );
}

/** The password was reset by e-mail, and something was set since then. The review leads back to where the Host seals. */
function ReviewFirst() {
  const { review: words } = useWords().hostDocuments;
  const { path } = usePlace();
  return (
    <Notice kind="problem" title={words.title}>
      <p>{words.text}</p>
      <a class="main" href={addressOf('/review', { to: path === '/setup' ? 'setup' : 'documents' })}>
        {words.open}
      </a>
    </Notice>
  );
}

/** The service would refuse to seal these documents. */
function OnlyOnDevice() {
  const { onDevice: words } = useWords().hostDocuments;
  return (
    <Notice kind="warning">
      <p>{words.again}</p>
      <a href="/documents#seal=here">{words.open}</a>
    </Notice>
  );
}

function useSealing(storageId: string, storages: Storages, revision: number, onDone: (outcome: Outcome) => void) {
  return useCall(async () => {
    const calls = {
      seal: () => hostCall((api, headers) => api.POST('/api/will/encrypt', { headers, body: { storage_id: storageId } })),
      look: async () => {
        const will = await readWill();
        return { revision: will.revision, isRunning: will.sealing !== null };
      },
      wait: (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000)),
    };
    const sealed = await sealUntilDone(calls, revision);
    onDone({ sealed, storageName: storages.find(({ id }) => id === storageId)?.name ?? '' });
  });
}

function isMissing({ count, threshold }: People, list: DocumentList, storages: number): boolean {
  return list.documents.length === 0 || storages === 0 || count < Math.max(threshold, MIN_THRESHOLD);
}

/** What has to be there before a will can be sealed, with the place where it is added. */
function Missing({ people, list, hasStorage }: { people: People; list: DocumentList; hasStorage: boolean }) {
  const { hostDocuments: words } = useWords();
  const needed = Math.max(people.threshold, MIN_THRESHOLD);
  return (
    <Notice title={words.missing}>
      <ul>
        {list.documents.length === 0 && <li>{words.missingDocuments}</li>}
        {people.count < needed && (
          <li>
            {words.missingSurvivors(words.survivors(needed))} <a href="/survivors">{words.toSurvivors}</a>
          </li>
        )}
        {!hasStorage && (
          <li>
            {words.missingStorage} <a href="/storages">{words.toStorages}</a>
          </li>
        )}
      </ul>
    </Notice>
  );
}

function WhichStorage({ field, storages, now }: { field: ReturnType<typeof useField>; storages: Storages; now: string | null }) {
  const { hostDocuments: words } = useWords();
  const options = storages.map(({ id, name }) => ({ value: id, label: name, ...(id === now && { hint: words.current }) }));
  const chosen = storages.find(({ id }) => id === field.value);
  return (
    <>
      <Choice field={field} label={words.where} options={options} />
      {now !== null && chosen && chosen.id !== now && <p>{words.move(chosen.name)}</p>}
    </>
  );
}

/** How long the page waits until it asks again how far the sealing is. */
const LOOK_EVERY_MS = 2000;

/** How far a sealing is, also one that was started elsewhere. Reads the overview again when it has ended. */
function SealingProgress() {
  const { hostDocuments: words } = useWords();
  const overview = useOverview();
  const will = useLoad('sealing', readWill);
  const sealing = will.value?.sealing ?? null;
  const hasEnded = will.value !== null && sealing === null;
  const { reload } = will;
  const newest = useRef(overview.reload);
  newest.current = overview.reload;
  useEffect(() => {
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  useEffect(() => {
    if (hasEnded) newest.current();
  }, [hasEnded]);
  return (
    <div role="status">
      <p>
        <strong>{words.sealingTitle}</strong>
      </p>
      {sealing && sealing.total > 0 && <progress aria-label={words.sealingTitle} max={sealing.total} value={sealing.done} />}
      <p>{sealing && sealing.total > 0 ? words.sealingCount(sealing.done, sealing.total) : words.sealingStart}</p>
      <p class="hint">{words.sealingWait}</p>
    </div>
  );
}
