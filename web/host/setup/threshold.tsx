import { MIN_THRESHOLD } from '#common/limits.ts';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, Form, useField } from '#web/shared/field.tsx';
import { go } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';
import { Continue, StepPage } from './step-page.tsx';
import { recommendedThreshold } from './steps.ts';
import type { Wizard } from './wizard.ts';

/** How many people must come together. With two people there is nothing to choose. */
export function ThresholdPage({ wizard }: { wizard: Wizard }) {
  const { threshold: words } = useWords().setup;
  return (
    <StepPage task="people" title={words.title}>
      <p>{words.text}</p>
      {wizard.list.count > MIN_THRESHOLD ? <ThresholdForm wizard={wizard} /> : <Both wizard={wizard} />}
    </StepPage>
  );
}

function Both({ wizard }: { wizard: Wizard }) {
  const { threshold: words } = useWords().setup;
  return (
    <>
      <p>{words.both}</p>
      <div class="actions">
        <Continue wizard={wizard} to="person" label={words.nameThird} />
        <Continue wizard={wizard} to="papers" label={words.continueWithTwo} kind="second" />
      </div>
    </>
  );
}

function ThresholdForm({ wizard }: { wizard: Wizard }) {
  const { setup: words } = useWords();
  const { actions } = useWords().console;
  const { count, threshold } = wizard.list;
  const recommended = recommendedThreshold(count);
  // The fewest is what the service begins with, not a choice of the Host.
  const number = useField('threshold', null, String(threshold > MIN_THRESHOLD && threshold <= count ? threshold : recommended));
  useFieldsGuard([number]);
  const saving = useCall(async () => {
    const body = { threshold: Number(number.value) };
    await hostCall((api, headers) => api.PUT('/api/survivors/minimum-count', { headers, body }));
    wizard.reload();
    go('/setup', wizard.onward('papers'));
  });
  const options = Array.from({ length: count - MIN_THRESHOLD + 1 }, (_, index) => index + MIN_THRESHOLD).map((value) => ({
    value: String(value),
    label: `${words.threshold.option(value, count)}${value === recommended ? ` (${words.threshold.recommended})` : ''}`,
    hint: words.threshold.spare(count - value),
  }));
  return (
    <Form fields={[number]} call={saving} failures={words.failures} submit={actions.continue} onSubmit={saving.run}>
      <Choice field={number} label={words.review.threshold} options={options} />
    </Form>
  );
}
