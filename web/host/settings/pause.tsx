import { isActive } from '#web/host/dashboard/state.ts';
import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { Choice, Form, useField } from '#web/shared/field.tsx';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { useCall } from '#web/shared/use-call.ts';

const WEEKS = [1, 2, 3, 4, 6, 8] as const;
const DAY_MS = 86_400_000;

type Liveness = NonNullable<Overview['liveness']>;

/** Lets the Host pause the checks for some weeks, or end a pause. */
export function Pause() {
  const { pause: words } = useWords().settings;
  const overview = useOverview();
  if (!overview.value) return <LoadState of={overview} />;
  const { liveness } = overview.value;
  if (!liveness) return <p>{words.notSealed}</p>;
  if (!isActive(overview.value)) return <p>{words.notNow}</p>;
  return liveness.paused_until ? <Running until={liveness.paused_until} /> : <NewPause liveness={liveness} />;
}

function NewPause({ liveness: { pause_days_left: left } }: { liveness: Liveness }) {
  const { pause: words } = useWords().settings;
  const { reload } = useOverview();
  const length = useField('pause-weeks', (value) => (value === '' ? words.missing : null));
  const keep = useFieldsGuard([length]);
  const pausing = useCall(async () => {
    const until = new Date(serviceTime().getTime() + Number(length.value) * 7 * DAY_MS).toISOString();
    await hostCall((api, headers) => api.POST('/api/liveness/pause', { headers, body: { until } }));
    keep();
    reload();
  });
  const options = WEEKS.filter((weeks) => weeks * 7 <= left).map((weeks) => ({ value: String(weeks), label: words.weeks(weeks) }));
  if (options.length === 0) return <p>{words.noneLeft}</p>;
  return (
    <Form fields={[length]} call={pausing} problem={<FailureNotice failure={pausing.failure} />} submit={words.begin} onSubmit={pausing.run}>
      <p>{words.text}</p>
      <Choice field={length} label={words.length} hint={words.lengthHint} options={options} />
    </Form>
  );
}

function Running({ until }: { until: string }) {
  const { pause: words } = useWords().settings;
  const { reload } = useOverview();
  const moment = useMoment();
  const ending = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/liveness/pause', { headers }));
    reload();
  });
  return (
    <>
      <p>{words.running(moment(until))}</p>
      <FailureNotice failure={ending.failure} />
      <p>
        <CallButton call={ending} kind="second">
          {words.end}
        </CallButton>
      </p>
    </>
  );
}
