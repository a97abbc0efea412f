import { useEffect, useState } from 'preact/hooks';
import { MIN_THRESHOLD } from '#common/limits.ts';
import { useOverview } from '#web/host/overview.tsx';
import { hostCall } from '#web/host/session.ts';
import { inOrderOfNaming, type Paper, type SurvivorReply } from '#web/host/survivors/survivor.ts';
import { withWords } from '#web/host/words.ts';
import { LoadState, Waiting } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { replacePlace, usePlace } from '#web/shared/router.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { isSetupPage, onward, type SetupPage } from './steps.ts';
import { TaskList } from './task-list.tsx';
import { type MadePaper, unprinted } from './unprinted.ts';
import type { Wizard } from './wizard.ts';

// Each step is loaded when the Host gets there, with the words of the page that has the same form.
const STEPS = {
  people: lazily(withWords(['survivorForm', 'survivors'], async () => (await import('./people.tsx')).People)),
  person: lazily(withWords(['survivorForm', 'survivors'], async () => (await import('./person.tsx')).PersonPage)),
  threshold: lazily(async () => (await import('./threshold.tsx')).ThresholdPage),
  papers: lazily(withWords(['paperPrint', 'survivors'], async () => (await import('./papers.tsx')).Papers)),
  place: lazily(withWords(['storages'], async () => (await import('./place.tsx')).Place)),
  documents: lazily(withWords(['hostDocuments'], async () => (await import('./documents.tsx')).Documents)),
  checks: lazily(withWords(['checks'], async () => (await import('./checks.tsx')).Checks)),
  review: lazily(withWords(['checks', 'hostDocuments', 'survivorForm'], async () => (await import('./review.tsx')).Review)),
  done: lazily(withWords(['hostDocuments'], async () => (await import('./done.tsx')).DonePage)),
};

/** In the order in which the Host has named them. */
async function readSurvivors(): Promise<SurvivorReply> {
  const list = await hostCall((api, headers) => api.GET('/api/survivors', { headers }));
  return { ...list, survivors: inOrderOfNaming(list.survivors) };
}

/** `/setup`: from nothing to a sealed will, one question a page. `#step=` names the page. */
export function Setup() {
  const { values } = usePlace();
  const overview = useOverview();
  const list = useLoad('survivors', readSurvivors);
  const [papers, setPapers] = useState<readonly MadePaper[]>([]);
  const step = values.get('step');
  const reload = () => {
    overview.reload();
    list.reload();
  };
  const failure = overview.failure ?? list.failure;
  if (!overview.value || !list.value) return <LoadState of={{ value: null, failure, reload }} />;
  const keepPaper = (made: MadePaper) => setPapers((all) => [...without(all, [made.paper]), made]);
  const dropPapers = (printed: readonly Paper[]) => setPapers((all) => without(all, printed));
  const answer = { isChange: values.get('to') === 'review', hasPapers: unprinted(papers, list.value).here.length > 0 };
  const onwardTo = (page: SetupPage) => onward(page, answer);
  const wizard = { overview: overview.value, list: list.value, papers, keepPaper, dropPapers, onward: onwardTo, reload };
  return <Page page={isSetupPage(step) ? step : null} wizard={wizard} />;
}

function without(made: readonly MadePaper[], papers: readonly Paper[]): MadePaper[] {
  return made.filter(({ paper }) => !papers.some(({ survivor_id }) => survivor_id === paper.survivor_id));
}

function Page({ page, wizard }: { page: SetupPage | null; wizard: Wizard }) {
  const isSealed = wizard.overview.state !== 'setting_up';
  const isOver = isSealed && page !== 'done';
  useEffect(() => {
    if (!isOver) return;
    if (page === 'review') replacePlace('/setup', { step: 'done' });
    else replacePlace('/dashboard');
  }, [isOver, page]);
  if (isOver) return <Waiting />;
  if (page === null || (page === 'done' && !isSealed)) return <TaskList wizard={wizard} />;
  const Step = STEPS[needsPeople(page) && wizard.list.count < MIN_THRESHOLD ? 'people' : page];
  return <Step wizard={wizard} />;
}

/** What concerns several people comes after their names. */
function needsPeople(page: SetupPage): boolean {
  return page === 'threshold' || page === 'papers';
}
