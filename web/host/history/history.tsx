import { useState } from 'preact/hooks';
import { SelectField } from '#web/host/parts/fields.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords, withWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { type FieldState, Labelled, useField } from '#web/shared/field.tsx';
import { FailureNotice, Heading, LoadState } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { usePlace } from '#web/shared/router.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { type Entry, type Filter, KINDS, reaches, select, type Trail as TrailPage, transfersIn } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { TransferEvidence } from './transfer-evidence.tsx';

const ACTORS = ['host', 'survivor', 'link', 'service', 'unknown'] as const;
const HostEvidence = lazily(withWords(['evidence'], async () => (await import('./host-evidence.tsx')).HostEvidence));

/** What happened, when, and by whom. With a transfer in the address: the signed report about it. */
export function History() {
  const transferId = usePlace().values.get('evidence');
  return transferId === null ? <Trail /> : <HostEvidence key={transferId} transferId={transferId} />;
}

function Trail() {
  const { history: words } = useWords();
  const { pages } = useWords().console;
  const first = useLoad('history', () => readPage(undefined));
  return (
    <>
      <Heading>{pages['/history']}</Heading>
      <p class="screen">{words.intro}</p>
      <LoadState of={first} />
      {first.value && <Listed key={first.value.head.hash} first={first.value} />}
    </>
  );
}

function readPage(before: number | undefined): Promise<TrailPage> {
  const query = { limit: 100, ...(before !== undefined && { before }) };
  return hostCall((api, headers) => api.GET('/api/host/audit', { headers, params: { query } }));
}

function Listed({ first }: { first: TrailPage }) {
  const { history: words } = useWords();
  const [{ entries, next }, setRead] = useState<{ entries: Entry[]; next: number | null }>(first);
  const by = useField('by', null);
  const kind = useField('kind', null);
  const from = useField('from', null);
  const to = useField('to', null);
  const filter: Filter = { by: by.value, kind: kind.value, from: from.value, to: to.value };
  const shown = select(entries, filter);
  const isComplete = next === null || reaches(entries, filter);
  const more = useCall(async () => {
    if (next === null) return;
    const page = await readPage(next);
    setRead({ entries: [...entries, ...page.entries], next: page.next });
  });
  const everyone = { value: '', label: words.everyone };
  const everything = { value: '', label: words.everything };
  return (
    <>
      <fieldset class="screen filters">
        <legend>{words.filters}</legend>
        <SelectField field={by} label={words.who} options={[everyone, ...ACTORS.map((value) => ({ value, label: words.actors[value] }))]} />
        <SelectField field={kind} label={words.what} options={[everything, ...KINDS.map((value) => ({ value, label: words.kinds[value] }))]} />
        <Day field={from} label={words.from} />
        <Day field={to} label={words.to} />
      </fieldset>
      <p class="screen">
        <Button onClick={() => print()}>{words.print}</Button>
      </p>
      <p role="status">{words.shown(shown.length)}</p>
      {shown.length > 0 && <EntryList entries={shown} />}
      {!isComplete && (
        <p class="screen">
          <Button isBusy={more.isRunning} onClick={() => more.run()}>
            {more.isRunning ? words.loading : words.earlier}
          </Button>
        </p>
      )}
      {isComplete ? <p>{words.complete}</p> : <p>{words.incomplete}</p>}
      <FailureNotice failure={more.failure} />
      <TransferEvidence transfers={transfersIn(entries)} />
      <Checked head={first.head} />
    </>
  );
}

function Checked({ head: { number, hash } }: Pick<TrailPage, 'head'>) {
  const { history: words } = useWords();
  return (
    <section>
      <h2>{words.checkTitle}</h2>
      <p>{words.checkChain}</p>
      <p>{words.checkKeep}</p>
      <p>
        {words.fingerprint(number)} <code>{hash.match(/.{1,8}/g)?.join(' ')}</code>
      </p>
    </section>
  );
}

/** A day of the calendar. Empty for no limit. */
function Day({ field, label }: { field: FieldState; label: string }) {
  return (
    <Labelled field={field} label={label}>
      {(control) => <input {...control} type="date" value={field.value} onInput={(event) => field.set(event.currentTarget.value)} />}
    </Labelled>
  );
}
