import { useMemo } from 'preact/hooks';
import { SelectField } from '#web/host/parts/fields.tsx';
import { useWords } from '#web/host/words.ts';
import type { FieldState } from '#web/shared/field.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { LOCALES } from '#words/locales.ts';
import { languageName, timezones, zoneName } from './reader.ts';

/** The language and the time zone, as the browser has them. A Host changes them here if they are wrong. */
export function ReaderFields({ zone }: { zone: FieldState }) {
  const { frame, register: words } = useWords();
  const { locale, choose } = useLanguage();
  const zones = useMemo(() => timezones(zone.value).map((value) => ({ value, label: zoneName(value) })), [zone.value]);
  const chosen = { id: 'language', value: locale, error: null, isValid: true, touch: () => {} };
  const set = (value: string) => {
    const wanted = LOCALES.find((one) => one.locale === value);
    if (wanted) choose(wanted.locale);
  };
  return (
    <details>
      <summary>{words.reader(languageName(locale), zoneName(zone.value))}</summary>
      <SelectField
        field={{ ...chosen, set }}
        label={frame.language}
        hint={words.languageHint}
        options={LOCALES.map(({ locale: value, name }) => ({ value, label: name }))}
      />
      <SelectField field={zone} label={words.timezone} hint={words.timezoneHint} options={zones} />
    </details>
  );
}
