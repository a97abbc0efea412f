import { useState } from 'preact/hooks';
import type { paths } from '#api';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { SelectField } from '#web/host/parts/fields.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { Done } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, Form, TextField, useField } from '#web/shared/field.tsx';
import { timeZone } from '#web/shared/format.ts';
import { FailureNotice, LoadState } from '#web/shared/frame.tsx';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import { LOCALES } from '#words/locales.ts';
import { languageOf, timeZones } from './details.ts';

type Profile = paths['/api/host/profile']['get']['responses'][200]['content']['application/json'];

/** The Host's name, and the language and time zone of our messages. */
export function PersonalDetails({ onSaved }: { onSaved(): void }) {
  const stored = useLoad('profile', () => hostCall((api, headers) => api.GET('/api/host/profile', { headers })));
  if (!stored.value) return <LoadState of={stored} />;
  return <DetailsForm profile={stored.value} onSaved={onSaved} />;
}

function DetailsForm({ profile, onSaved }: { profile: Profile; onSaved(): void }) {
  const { settings: words } = useWords();
  const [saved, setSaved] = useState(profile);
  const [isDone, setDone] = useState(false);
  const name = useField(
    'display-name',
    (value) => (value.trim() && value.trim().length <= MAX_NAME_CHARACTERS ? null : words.nameMissing),
    profile.display_name,
  );
  const language = useField('language', null, languageOf(profile.locale));
  const zone = useField('timezone', null, profile.timezone);
  const change = {
    display_name: name.value.trim(),
    timezone: zone.value,
    // A Host with another variant of the language, such as de-AT, keeps it.
    ...(language.value !== languageOf(saved.locale) && { locale: language.value }),
  };
  useLeaveGuard(change.display_name !== saved.display_name || change.timezone !== saved.timezone || 'locale' in change);
  const saving = useCall(async () => {
    setDone(false);
    setSaved(await hostCall((api, headers) => api.PUT('/api/host/profile', { headers, body: change })));
    setDone(true);
    onSaved();
  });
  const zones = timeZones(profile.timezone, timeZone()).map((value) => ({ value, label: value.replace(/_/g, ' ') }));
  return (
    <>
      <Form fields={[name, language, zone]} call={saving} problem={null} submit={words.youSave} onSubmit={saving.run}>
        <TextField field={name} label={words.name} hint={words.nameHint} kind="name" />
        <Choice
          field={language}
          label={words.language}
          hint={words.languageHint}
          options={LOCALES.map(({ locale, name: label }) => ({ value: locale, label }))}
        />
        <SelectField field={zone} label={words.timezone} hint={words.timezoneHint} options={zones} />
      </Form>
      <Done sentence={isDone && words.youSaved} />
      <FailureNotice failure={saving.failure} />
      <p>
        {words.email} <a href="/security">{words.emailLink}</a>
      </p>
    </>
  );
}
