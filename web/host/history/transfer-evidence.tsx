import { useWords } from '#web/host/words.ts';
import { useMoment } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import type { PastTransfer } from './entries.ts';

/** Leads to the signed report of each transfer. */
export function TransferEvidence({ transfers }: { transfers: readonly PastTransfer[] }) {
  const { history: words } = useWords();
  const moment = useMoment();
  if (transfers.length === 0) return null;
  return (
    <section class="screen">
      <h2>{words.evidenceTitle}</h2>
      <p>{words.evidenceIntro}</p>
      {transfers.map(({ id, at, person }) => {
        const day = moment(at);
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
