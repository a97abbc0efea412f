import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState } from '#web/shared/frame.tsx';
import { Dates } from './dates.tsx';
import { Problems } from './problems.tsx';
import { Quorum } from './quorum.tsx';
import { repairsOf } from './repairs.ts';
import { SetupSteps } from './setup-steps.tsx';
import { attentionIn, beginningOf, canRepair } from './state.ts';
import { Wellbeing } from './wellbeing.tsx';

/** `/dashboard`: a Host sees whether all is well, says that they are well, and finds what to repair. */
export function Dashboard() {
  const overview = useOverview();
  if (overview.value) return <Content overview={overview.value} />;
  return <LoadState of={overview} />;
}

function Content({ overview }: { overview: Overview }) {
  const isSettingUp = overview.state === 'setting_up';
  return (
    <>
      <Beginning overview={overview} />
      <Wellbeing overview={overview} />
      {isSettingUp && <SetupSteps steps={overview.steps} />}
      {canRepair(overview) && <Problems {...overview} />}
      {overview.liveness && <Dates liveness={overview.liveness} review={overview.review} />}
      <Quorum {...overview} isSealed={!isSettingUp} />
    </>
  );
}

/** The state of the account, as a heading and one sentence. */
function Beginning({ overview }: { overview: Overview }) {
  const { dashboard: words } = useWords();
  const beginning = beginningOf(overview);
  if (beginning === null) return null;
  const isAttention = beginning === 'attention';
  return (
    <>
      <Heading isState>{isAttention ? words.attention(repairsOf(attentionIn(overview.problems)).length) : words.states[beginning].title}</Heading>
      <p class="lead">{isAttention ? words.attentionText : words.states[beginning].text}</p>
    </>
  );
}
