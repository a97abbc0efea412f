import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Heading, LoadState } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { usePlace } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { Entry, useList } from './entry.tsx';
import { backTo, changeOf, correctionOf, endOf, type Item, type Review, type SetAside } from './items.ts';

const readReview = () => hostCall((api, headers) => api.GET('/api/auth/review', { headers }));

/** `/review`: what was set since the password was reset by e-mail. The Host brings back, corrects and confirms. `#to=` names where they want to seal. */
export function AccountReview() {
  const { accountReview: words } = useWords();
  const review = useLoad('review', readReview);
  const overview = useOverview();
  if (!review.value) return <LoadState of={review} />;
  const { series, set_aside: aside } = review.value;
  const reload = () => {
    review.reload();
    overview.reload();
  };
  if (!series && aside.length === 0) return <Nothing />;
  return (
    <>
      <Heading>{words.title}</Heading>
      {series && <WhatHappened series={series} />}
      <Aside entries={aside} onChanged={reload} />
      {series && <SetSince review={review.value} onChanged={reload} />}
      {series && review.value.items.length > 0 && <Unproven series={series} isSealed={isSealed(overview.value?.will?.status)} />}
    </>
  );
}

function Nothing() {
  const { accountReview: words, console: menu } = useWords();
  return (
    <>
      <Heading>{words.nothing}</Heading>
      <p>
        <a href="/dashboard">{menu.actions.toOverview}</a>
      </p>
    </>
  );
}

type Series = NonNullable<Review['series']>;

const isSealed = (status: string | undefined) => status !== undefined && status !== 'draft';

function WhatHappened({ series: { begun_at: first, reset_at: last } }: { series: Series }) {
  const { accountReview: words } = useWords();
  const moment = useMoment();
  return (
    <>
      <p class="lead">{first === last ? words.reset(moment(first)) : words.resets(moment(first), moment(last))}</p>
      <p>{words.why}</p>
    </>
  );
}

function Aside({ entries, onChanged }: { entries: readonly SetAside[]; onChanged(): void }) {
  const { accountReview: words } = useWords();
  const [done, setDone] = useState<SetAside | null>(null);
  const restoring = useCall(async (entry: SetAside) => {
    await hostCall((api, headers) => api.POST('/api/auth/review/restore', { headers, body: { id: entry.id } }));
    setDone(entry);
    onChanged();
  });
  return (
    <section aria-labelledby="aside">
      {entries.length > 0 && (
        <>
          <h2 id="aside">{words.asideTitle}</h2>
          <Sentences of={words.aside} />
        </>
      )}
      <Done sentence={!restoring.isRunning && done !== null && words.broughtBack(done.name || words.kinds[done.kind])} />
      <FailureNotice failure={restoring.failure} />
      <ul class="cards">
        {entries.map((entry) => (
          <AsideEntry key={entry.id} entry={entry} isRunning={restoring.isRunning} onRestore={() => restoring.run(entry)} />
        ))}
      </ul>
    </section>
  );
}

function AsideEntry({ entry, isRunning, onRestore }: { entry: SetAside; isRunning: boolean; onRestore(): void }) {
  const { accountReview: words } = useWords();
  const moment = useMoment();
  const name = entry.name || words.kinds[entry.kind];
  return (
    <Entry entry={entry}>
      <p class="hint">{words.until(moment(entry.restorable_until))}</p>
      <Button isBusy={isRunning} onClick={onRestore}>
        {words.bringBack}
        <span class="hidden"> ({name})</span>
      </Button>
    </Entry>
  );
}

function SetSince({ review, onChanged }: { review: Review; onChanged(): void }) {
  const { accountReview: words } = useWords();
  const { items } = review;
  return (
    <section aria-labelledby="list">
      <h2 id="list">{words.listTitle}</h2>
      {items.length === 0 && <p>{words.empty}</p>}
      <ul class="cards">
        {items.map((item) => (
          <SetItem key={`${item.kind} ${item.change} ${item.name} ${item.destinations.join()}`} item={item} />
        ))}
      </ul>
      {items.length > 0 && <Confirm review={review} onChanged={onChanged} />}
    </section>
  );
}

function SetItem({ item }: { item: Item }) {
  const { accountReview: words } = useWords();
  const list = useList();
  const { name, kind, fields } = item;
  return (
    <Entry entry={item}>
      <p>
        {changeOf(item, words)} {fields.length > 0 && words.changed(list(fields.map((field) => words.fields[field])))}
      </p>
      <a href={correctionOf(item)}>
        {words.correct}
        <span class="hidden"> ({name || words.kinds[kind]})</span>
      </a>
    </Entry>
  );
}

/** Confirms the list that is shown. A list that has changed since is read again. */
function Confirm({ review: { needed, review }, onChanged }: { review: Review; onChanged(): void }) {
  const { accountReview: words } = useWords();
  const { values } = usePlace();
  const [isDone, setDone] = useState(false);
  const confirming = useCall(async () => {
    if (review === null) return;
    await hostCall((api, headers) => api.POST('/api/auth/review', { headers, body: { review } }));
    setDone(true);
    onChanged();
  }, onChanged);
  return (
    <>
      <p>{words.notMine}</p>
      <FailureNotice failure={confirming.failure} failures={words.failures} />
      {needed && (
        <CallButton call={confirming} kind="main">
          {words.confirm}
        </CallButton>
      )}
      {!needed && !isDone && <p>{words.notNeeded}</p>}
      <Done sentence={!needed && isDone && words.confirmed}>
        <a class="main" href={backTo(values)}>
          {words.toSealing}
        </a>
      </Done>
    </>
  );
}

function Unproven({ series, isSealed }: { series: Series; isSealed: boolean }) {
  const { accountReview: words } = useWords();
  const moment = useMoment();
  const end = endOf(series, isSealed);
  return (
    <section aria-labelledby="unproven">
      <h2 id="unproven">{words.unprovenTitle}</h2>
      <p>{words.unproven}</p>
      {end === 'on' && series.ends_at && <p>{words.ends.on(moment(series.ends_at))}</p>}
      {end === 'afterSealing' && <p>{words.ends.afterSealing}</p>}
      <p>{end === 'proof' ? words.ends.proof : words.ends.earlier}</p>
    </section>
  );
}
