import { useEffect, useState } from 'preact/hooks';
import type { paths } from '#api';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, RESPONSE_TIMES } from '#common/limits.ts';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, type FieldState, Form, useField } from '#web/shared/field.tsx';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import type { Forecast } from './silence.ts';
import { SilenceCalendar } from './silence-calendar.tsx';

/** How the Host is asked, as the service has it. */
type Settings = paths['/api/host/settings']['get']['responses'][200]['content']['application/json'];

/** The part of the settings that this form changes. */
type Chosen = Pick<Settings, 'hcit_days' | 'hcrt_hours' | 'hcrac'>;

const DAYS = CHECK_INTERVALS.map(String);
const HOURS = RESPONSE_TIMES.map(String);
const MISSES = Array.from({ length: MAX_MISSED_CHECKS }, (_, n) => String(n + 1));

/** What the service begins with. */
const RECOMMENDED = { days: '30', hours: '72', misses: '3' };

/** How long the Host can change their mind before we ask what the change means. */
const SETTLE_MS = 300;

interface Props {
  submit?: string;
  onSaved?(): void;
  isFirst?: boolean;
}

/**
 * Lets the Host choose how often we ask, how long they have to answer, and how many checks they can miss. The dates below change with
 * each choice. The setup uses it too: `submit` is its button, and `onSaved` continues. `isFirst`: what is proposed
 * is a sentence, and the choices are behind a line, because most people keep it. A page that shows it needs the words `checks`.
 */
export function CheckSettings(props: Props) {
  const stored = useLoad('settings', () => hostCall((api, headers) => api.GET('/api/host/settings', { headers })));
  if (!stored.value) return <LoadState of={stored} />;
  return <ChecksForm settings={stored.value} {...props} />;
}

function ChecksForm({ settings, submit, onSaved, isFirst = false }: Props & { settings: Settings }) {
  const { checks: words } = useWords();
  const [saved, setSaved] = useState(settings);
  const [isDone, setDone] = useState(false);
  const days = useField('hcit-days', null, String(settings.hcit_days));
  const hours = useField('hcrt-hours', null, String(settings.hcrt_hours));
  const misses = useField('hcrac', null, String(settings.hcrac));
  const chosen = intervalsOf(days, hours, misses);
  const isChanged = !isSame(chosen, saved);
  const forecast = useForecast(chosen);
  const saving = useCall(async () => {
    setSaved(await hostCall((api, headers) => api.PUT('/api/host/settings', { headers, body: chosen })));
    setDone(true);
    onSaved?.();
  });
  useLeaveGuard(isChanged);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is not saved yet
  useEffect(() => setDone(false), [days.value, hours.value, misses.value]);
  return (
    <>
      <Form fields={[days, hours, misses]} call={saving} problem={null} submit={submit ?? words.save} onSubmit={saving.run}>
        {isFirst ? (
          <>
            <p>{words.value(chosen.hcit_days, chosen.hcrt_hours / 24, chosen.hcrac)}</p>
            <details>
              <summary>{words.other}</summary>
              <Intervals days={days} hours={hours} misses={misses} />
            </details>
          </>
        ) : (
          <Intervals days={days} hours={hours} misses={misses} />
        )}
        <SilenceCalendar forecast={forecast} />
        {!isFirst && <p class="hint">{words.undo}</p>}
      </Form>
      <Done sentence={isDone && words.saved}>
        <p>{words.savedSign}</p>
      </Done>
      <FailureNotice failure={saving.failure} />
    </>
  );
}

/** The three decisions, in the order in which they happen. */
function Intervals({ days, hours, misses }: Record<'days' | 'hours' | 'misses', FieldState>) {
  const { checks: words } = useWords();
  return (
    <>
      <p>{words.limits}</p>
      <Choices field={days} label={words.interval} hint={words.intervalHint} values={DAYS} write={words.everyDays} recommended={RECOMMENDED.days} />
      <Choices
        field={hours}
        label={words.answer}
        hint={words.answerHint}
        values={HOURS}
        write={(count) => words.answerWithin(count / 24)}
        recommended={RECOMMENDED.hours}
      />
      <Choices
        field={misses}
        label={words.misses}
        hint={words.missesHint}
        values={MISSES}
        write={words.afterChecks}
        recommended={RECOMMENDED.misses}
      />
    </>
  );
}

function Choices({
  field,
  label,
  hint,
  values,
  write,
  recommended,
}: {
  field: FieldState;
  label: string;
  hint: string;
  values: readonly string[];
  write(count: number): string;
  recommended: string;
}) {
  const { checks: words } = useWords();
  const options = values.map((value) => ({
    value,
    label: value === recommended ? `${write(Number(value))} (${words.recommended})` : write(Number(value)),
  }));
  return <Choice field={field} label={label} hint={hint} options={options} />;
}

/** Reads what these intervals mean. The last answer stays on the page until the next one is there. */
function useForecast(chosen: Chosen) {
  const key = JSON.stringify(chosen);
  const [asked, setAsked] = useState(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all of the choice
  useEffect(() => {
    const timer = setTimeout(() => setAsked(chosen), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const [shown, setShown] = useState<Forecast | null>(null);
  const forecast = useLoad(JSON.stringify(asked), async () => {
    const found = await hostCall((api, headers) => api.GET('/api/host/forecast', { headers, params: { query: asked } }));
    setShown(found);
    return found;
  });
  return { ...forecast, value: forecast.failure ? null : shown };
}

function intervalsOf(days: FieldState, hours: FieldState, misses: FieldState): Chosen {
  // The values are those of the lists above.
  return { hcit_days: Number(days.value), hcrt_hours: Number(hours.value), hcrac: Number(misses.value) } as Chosen;
}

function isSame(one: Chosen, other: Chosen): boolean {
  return one.hcit_days === other.hcit_days && one.hcrt_hours === other.hcrt_hours && one.hcrac === other.hcrac;
}
