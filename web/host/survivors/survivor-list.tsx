import type { paths } from '#api';
import { MAX_SURVIVORS } from '#common/limits.ts';
import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { AddressDoubts } from './addresses.tsx';
import { marginOf } from './margin.ts';
import { inOrderOfNaming } from './survivor.ts';
import { SurvivorCard } from './survivor-card.tsx';
import { Threshold } from './threshold.tsx';
import { isSealedWill, type View } from './view.ts';

type List = paths['/api/survivors']['get']['responses'][200]['content']['application/json'];

interface Props {
  list: List;
  overview: Overview;
  done: string | undefined;
  show(view: View): void;
  showChanged(view: View): void;
}

/** All Survivors, and in one sentence how many of them must come together. */
export function SurvivorList({ list, overview, done, show, showChanged }: Props) {
  const { survivors: words } = useWords();
  const isSealed = isSealedWill(overview);
  const lock = lockOf(overview);
  const { count: people, threshold } = list;
  return (
    <>
      <Heading>{words.title}</Heading>
      {done && <Notice kind="success" title={done} />}
      {lock && <Locked lock={lock} />}
      <p>{words.lead}</p>
      <MarginSentence list={list} overview={overview} />
      <AddressDoubts survivors={list.survivors} />
      {overview.will?.reencryption_required && !lock && <Outdated {...{ list, overview }} />}
      <ul class="people">
        {inOrderOfNaming(list.survivors).map((survivor) => (
          <SurvivorCard key={survivor.id} {...{ survivor, isSealed, show, showChanged }} numbers={{ threshold, people }} isLocked={lock !== null} />
        ))}
      </ul>
      {!lock && (people >= MAX_SURVIVORS ? <p>{words.full}</p> : <AddButton onAdd={() => show({ is: 'add' })} />)}
      {!lock && <Threshold {...{ threshold, people, isSealed }} onSaved={() => showChanged({ is: 'list', done: words.done.threshold })} />}
    </>
  );
}

function AddButton({ onAdd }: { onAdd(): void }) {
  const { survivors: words } = useWords();
  return (
    <Button kind="main" onClick={onAdd}>
      {words.add}
    </Button>
  );
}

/** How many must come together and may be missing, as the will is sealed now. Another number that is only set is named as well. */
function MarginSentence({ list: { count: people, threshold: next }, overview: { quorum, ...overview } }: Pick<Props, 'list' | 'overview'>) {
  const { survivors: words } = useWords();
  const threshold = isSealedWill({ quorum, ...overview }) ? quorum.threshold : next;
  const margin = marginOf({ threshold, people });
  const sentences = {
    none: () => words.margin.none,
    tooFew: () => words.margin.tooFew(people, threshold, margin.is === 'tooFew' ? margin.missing : 0),
    all: () => words.margin.all(people),
    spare: () => words.margin.spare(people, threshold, margin.is === 'spare' ? margin.spare : 0),
  };
  return (
    <p class="lead">
      <strong>{sentences[margin.is]()}</strong> {people > 0 && words.reach(quorum.reachable, people)} {next !== threshold && words.later(next)}
    </p>
  );
}

/** After a removal or a new paper, the service seals the documents again. */
function Resealing() {
  const { survivors: words } = useWords();
  return <Notice text={words.resealing} />;
}

/** The service replaces an old key itself, but it cannot seal on the Host's device. */
function Outdated({ list: { threshold }, overview: { will, quorum } }: Pick<Props, 'list' | 'overview'>) {
  const { survivors: words } = useWords();
  if (will?.device_sealing_required) return <SealAgain text={words.sealOnDevice} />;
  return threshold === quorum.threshold ? <Resealing /> : <SealAgain text={words.sealText} />;
}

/** Another number applies only after the Host has sealed the will again. */
function SealAgain({ text }: { text: string }) {
  const { survivors: words } = useWords();
  return (
    <Notice kind="warning" title={words.sealTitle}>
      <p>{text}</p>
      <p>
        <a href="/documents">{words.sealLink}</a>
      </p>
    </Notice>
  );
}

type Lock = 'running' | 'pending' | 'recovered';

/** Why nothing can be changed now. */
function lockOf({ state, transfer, protection }: Overview): Lock | null {
  if (transfer) return 'running';
  if (state === 'pending_transfer') return 'pending';
  return protection ? 'recovered' : null;
}

function Locked({ lock }: { lock: Lock }) {
  const { survivors: words } = useWords();
  const { actions } = useWords().console;
  return (
    <Notice kind="warning">
      <p>{words.locked[lock]}</p>
      <p>{lock === 'recovered' ? <a href="/security">{words.security}</a> : <a href="/dashboard">{actions.toOverview}</a>}</p>
    </Notice>
  );
}
