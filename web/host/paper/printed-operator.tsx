import { priceIn } from '#web/edge/config.ts';
import { knownConfig } from '#web/shared/config.ts';
import { countryName } from '#web/shared/country-name.ts';
import type { operator as english } from '#words/en/pages/operator.ts';

export type OperatorWords = typeof english;

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

/** What the service costs, and where its legal and privacy pages are, at the end of a sheet in the language of its reader. */
export function PrintedTerms({ locale, words }: { locale: string; words: OperatorWords }) {
  const { operator } = knownConfig();
  return operator ? (
    <p class="sheet-operator">
      {words.price(priceIn(operator.price, locale))} {words.legal}: <bdi dir="ltr">{operator.legal}</bdi> · {words.privacy}:{' '}
      <bdi dir="ltr">{operator.privacy}</bdi>
    </p>
  ) : null;
}
