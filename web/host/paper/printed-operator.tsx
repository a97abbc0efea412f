import { knownConfig } from '#web/shared/config.ts';
import { countryName } from '#web/shared/country-name.ts';

/** Who runs the service, on a paper. A paper is outside of the page, and has the language of its reader. Nothing if the operator does not say it. */
export function PrintedOperator({ locale }: { locale: string }) {
  const { name, operator } = knownConfig();
  return operator ? (
    <p class="sheet-operator">
      {name && `${name}: `}
      {operator.name}, {countryName(operator.country, locale)}, {operator.contact}
    </p>
  ) : null;
}
