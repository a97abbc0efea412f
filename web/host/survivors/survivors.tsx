import { useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { ConfirmPaper } from '#web/host/paper/confirm-paper.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeList } from '#web/shared/format.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import type { Survivor } from './survivor.ts';
import { type Saved, SurvivorForm } from './survivor-form.tsx';
import { SurvivorList } from './survivor-list.tsx';
import { isSealedWill, type View } from './view.ts';

// With the QR codes, which only a new paper needs.
const PaperPrint = lazily(async () => (await import('#web/host/paper/paper-print.tsx')).PaperPrint);

/** `/survivors`: who may open the will, how each is reached, and their paper. */
export function Survivors() {
  const list = useLoad('survivors', () => hostCall((api, headers) => api.GET('/api/survivors', { headers })));
  const overview = useOverview();
  const [view, setView] = useState<View>({ is: 'list' });
  const show = (next: View) => {
    setView(next);
    scrollTo(0, 0);
  };
  const showChanged = (next: View) => {
    list.reload();
    overview.reload();
    show(next);
  };
  const failed = list.failure ?? overview.failure;
  if (failed || !list.value || !overview.value) return <LoadState of={{ value: null, failure: failed, reload: () => showChanged(view) }} />;
  if (view.is === 'list') {
    return <SurvivorList list={list.value} overview={overview.value} done={view.done} show={show} showChanged={showChanged} />;
  }
  return <Step view={view} all={list.value.survivors} overview={overview.value} show={show} showChanged={showChanged} />;
}

interface StepProps {
  view: Exclude<View, { is: 'list' }>;
  all: readonly Survivor[];
  overview: Overview;
  show(view: View): void;
  /** Reads everything again, because something was changed. */
  showChanged(view: View): void;
}

function Step({ view, all, overview, show, showChanged }: StepProps) {
  const { survivors: words } = useWords();
  const { locale } = useLanguage();
  const isSealed = isSealedWill(overview);
  const onSaved = (saved: Saved) => {
    if (saved.change === 'saved') return showChanged({ is: 'list', done: words.done.saved });
    showChanged(saved.paper ? { is: 'paper', paper: saved.paper } : { is: 'lost' });
  };
  switch (view.is) {
    case 'add':
      return (
        <>
          <Back show={show} />
          <Heading>{words.addTitle}</Heading>
          <p>{words.addNext}</p>
          {isSealed && <Notice text={words.addSealed} />}
          <SurvivorForm survivor={null} all={all} isSealed={isSealed} onSaved={onSaved} />
        </>
      );
    case 'change':
      return (
        <>
          <Back show={show} />
          <Heading>{words.changeTitle(view.survivor.name)}</Heading>
          <SurvivorForm survivor={view.survivor} all={all} proposed={view.proposed} isSealed={isSealed} onSaved={onSaved} />
        </>
      );
    case 'lost':
      return <Lost onContinue={() => show({ is: 'list' })} />;
    case 'paper':
      return (
        <>
          <Heading>{words.paperTitle(writeList([view.paper.survivor_name], locale))}</Heading>
          <PaperPrint papers={[view.paper]} onDone={() => showChanged({ is: 'list' })} />
        </>
      );
    case 'confirm':
      return <CheckPaper survivor={view.survivor} show={show} showChanged={showChanged} />;
  }
}

function Back({ show }: { show(view: View): void }) {
  const { survivors: words } = useWords();
  return (
    <p>
      <Button kind="link" onClick={() => show({ is: 'list' })}>
        {words.back}
      </Button>
    </p>
  );
}

/** The Host has a paper in their hands that was not checked yet. */
function CheckPaper({ survivor, show, showChanged }: { survivor: Survivor; show(view: View): void; showChanged(view: View): void }) {
  const { survivors: words, paperPrint } = useWords();
  const { id, name } = survivor;
  return (
    <>
      <Back show={show} />
      <Heading>{words.confirmTitle(name)}</Heading>
      <p>
        {paperPrint.typeText} {words.checkPaperText}
      </p>
      <ConfirmPaper id={id} name={name} onConfirmed={() => showChanged({ is: 'list', done: paperPrint.confirmed(name) })} />
    </>
  );
}

/** The person was added, but the reply with their paper never arrived. */
function Lost({ onContinue }: { onContinue(): void }) {
  const { lost } = useWords().survivorForm;
  return (
    <>
      <Heading>{lost.title}</Heading>
      <p>{lost.text}</p>
      <Button kind="main" onClick={onContinue}>
        {lost.button}
      </Button>
    </>
  );
}
