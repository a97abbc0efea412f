import { MIN_THRESHOLD } from '#common/limits.ts';
import { SelectField } from '#web/host/parts/fields.tsx';
import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Form, useField } from '#web/shared/field.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Numbers } from './margin.ts';

/** Asks how many Survivors must come together. */
export function Threshold({ threshold, people, isSealed, onSaved }: Numbers & { isSealed: boolean; onSaved(): void }) {
  const { survivors: words, survivorForm } = useWords();
  const number = useField('threshold', null, String(threshold));
  const keep = useFieldsGuard([number]);
  const saving = useCall(async () => {
    const body = { threshold: Number(number.value) };
    await hostCall((api, headers) => api.PUT('/api/survivors/minimum-count', { headers, body }));
    keep();
    onSaved();
  });
  if (people < MIN_THRESHOLD) return null;
  const options = Array.from({ length: people - MIN_THRESHOLD + 1 }, (_, index) => {
    const value = index + MIN_THRESHOLD;
    return { value: String(value), label: words.thresholdOption(value, people) };
  });
  return (
    <section>
      <h2>{words.thresholdTitle}</h2>
      {people === MIN_THRESHOLD && threshold === MIN_THRESHOLD ? (
        <p>{words.thresholdFew}</p>
      ) : (
        <Form fields={[number]} call={saving} failures={survivorForm.failures} submit={words.thresholdSave} onSubmit={saving.run}>
          <SelectField field={number} label={words.threshold} hint={words.thresholdHint} options={options} />
          {isSealed && <p>{words.thresholdSealed}</p>}
        </Form>
      )}
    </section>
  );
}
