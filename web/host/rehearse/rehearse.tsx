import { isActive } from '#web/host/dashboard/state.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice, Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { Report } from './report.tsx';

/** `/rehearse`: a Host starts a rehearsal, watches who comes through, and reads its report. */
export function Rehearse() {
  const overview = useOverview();
  return overview.value ? <Content overview={overview.value} /> : <LoadState of={overview} />;
}

function Content({ overview }: { overview: Overview }) {
  const { newest } = overview.rehearsal;
  if (newest && newest.ended_at === null) return <Running rehearsal={newest} />;
  return (
    <>
      {newest ? <Report rehearsal={newest} /> : <Introduction />}
      <Next overview={overview} />
    </>
  );
}

function Introduction() {
  const { rehearse: words } = useWords();
  return (
    <>
      <Heading>{words.title}</Heading>
      <p class="lead">{words.lead}</p>
    </>
  );
}

/** The button that starts a rehearsal, with what it does. Or why none can be started now. */
function Next({ overview }: { overview: Overview }) {
  const { rehearse: words } = useWords();
  const { reload } = useOverview();
  const moment = useMoment();
  const { newest, left, next_at: nextAt } = overview.rehearsal;
  const starting = useCall(async () => {
    await hostCall((api, headers) => api.POST('/api/rehearsals', { headers }));
    reload();
  });
  if (overview.state === 'setting_up') return <p>{words.notSealed}</p>;
  if (!isActive(overview) || overview.state === 'vouched' || overview.deletion) return <p>{words.notNow}</p>;
  if (nextAt) return <p>{words.noneLeft(moment(nextAt))}</p>;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{newest ? words.againTitle : words.happens}</h2>
      {!newest && <Sentences of={words.steps} ordered />}
      <p class="hint">{words.left(left)}</p>
      <FailureNotice failure={starting.failure} />
      <p class="actions">
        <CallButton call={starting} kind={newest ? 'second' : 'main'}>
          {newest ? words.again : words.start}
        </CallButton>
      </p>
    </section>
  );
}

function Running({ rehearsal }: { rehearsal: NonNullable<Overview['rehearsal']['newest']> }) {
  const { rehearse: words } = useWords();
  const { reload } = useOverview();
  const moment = useMoment();
  const stopping = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/rehearsals/{id}', { headers, params: { path: { id: rehearsal.rehearsal_id } } }));
    reload();
  });
  return (
    <>
      <Report rehearsal={rehearsal} />
      <Notice text={words.runsUntil(moment(rehearsal.ends_at))} />
      <FailureNotice failure={stopping.failure} />
      <p class="actions">
        <CallButton call={stopping} kind="second">
          {words.stop}
        </CallButton>
      </p>
    </>
  );
}
