import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import type { PastTransfer } from './entries.ts';

/** Leads to the signed report of each transfer. */
export function TransferEvidence({ transfers }: { transfers: readonly PastTransfer[] }) {
  const { history: words } = useWords();
  const { locale } = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <section class="screen">
      <h2>{words.evidenceTitle}</h2>
      <p>{words.evidenceIntro}</p>
      {transfers.map(({ id, at, person }) => {
        const day = formatMoment(new Date(at), locale);
        return (
          <div class="card" key={`${id} ${at}`}>
            <h3>{words.transferOf(day)}</h3>
            {person !== null && <p>{words.startedBy(person)}</p>}
            <a class="second" href={addressOf('/history', { evidence: id })}>
              {words.make}
              <span class="hidden"> {day}</span>
            </a>
          </div>
        );
      })}
    </section>
  );
}
