import { priceIn } from '#web/edge/config.ts';
import { knownConfig } from './config.ts';
import { countryName } from './country-name.ts';
import { useLanguage } from './language.tsx';
import { usePlace } from './router.ts';
import { useLoad } from './use-call.ts';
import { loadWords } from './words.ts';

/** At the end of each page but the first, which says it itself: who runs the service, and where to read and ask more. Nothing if the operator does not say it. */
export function RunBy() {
  const { path } = usePlace();
  const shown = useOperator();
  if (!shown || path === '/') return null;
  const { operator, words, country } = shown;
  return (
    <p>
      {words.runBy(operator.name, country)} <Links {...shown} />
    </p>
  );
}

/** On the first page: the same, with the price. */
export function WhoRunsThis() {
  const shown = useOperator();
  if (!shown) return null;
  const { operator, words, country, locale } = shown;
  return (
    <section aria-labelledby="operator">
      <h2 id="operator">{words.title}</h2>
      <p>
        {words.runBy(operator.name, country)} {words.price(priceIn(operator.price, locale))}
      </p>
      <p>
        <Links {...shown} />
      </p>
    </section>
  );
}

function useOperator() {
  const { locale } = useLanguage();
  const { operator } = knownConfig();
  const { value: words } = useLoad(locale, () => loadWords(locale, 'operator'));
  return operator && words ? { operator, words, locale, country: countryName(operator.country, locale) } : null;
}

function Links({ operator: { contact, legal, privacy }, words }: NonNullable<ReturnType<typeof useOperator>>) {
  return (
    <>
      <a href={contact.startsWith('https:') ? contact : `mailto:${contact}`}>{words.contact}</a> · <a href={legal}>{words.legal}</a> ·{' '}
      <a href={privacy}>{words.privacy}</a> · <a href="/release">{words.release}</a>
    </>
  );
}
