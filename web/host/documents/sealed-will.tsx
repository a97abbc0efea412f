import { repairsOf } from '#web/host/dashboard/repairs.ts';
import { useOverview } from '#web/host/overview.tsx';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import type { Sealed } from './sealing.ts';

/** Says that the will is sealed, what makes it fragile, and what happens next. */
export function SealedWill({ sealed, storageName }: { sealed: Sealed | null; storageName: string }) {
  const { hostDocuments: words } = useWords();
  const overview = useOverview();
  const will = overview.value?.will;
  const documents = sealed?.documents_encrypted ?? will?.documents_count ?? 0;
  const survivors = sealed?.shares_distributed ?? will?.sss_total ?? 0;
  const threshold = sealed?.threshold ?? will?.sss_threshold ?? 0;
  return (
    <>
      <Notice kind="success" title={words.sealed}>
        <p>{words.sealedFacts(documents, storageName)}</p>
        <p>{words.sealedShares(survivors, threshold)}</p>
      </Notice>
      <Warnings warnings={sealed?.warnings ?? []} />
      <NextSteps nextCheck={overview.value?.liveness?.next_check_at ?? null} />
    </>
  );
}

function Warnings({ warnings }: { warnings: Sealed['warnings'] }) {
  const { hostDocuments: words } = useWords();
  const { locale } = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title={words.fragile}>
      <ul>
        {repairsOf(warnings).map(({ code, subjects }) => (
          <li key={code}>{words.warnings[code](writeList(subjects, locale))}</li>
        ))}
      </ul>
      <p>
        <a href="/survivors">{words.toSurvivors}</a>
      </p>
    </Notice>
  );
}

function NextSteps({ nextCheck }: { nextCheck: string | null }) {
  const moment = useMoment();
  const { hostDocuments: words } = useWords();
  const { actions } = useWords().console;
  return (
    <>
      <h3>{words.nextSteps}</h3>
      <ul>
        <li>{nextCheck ? words.asked(moment(nextCheck)) : words.askedSoon}</li>
        <li>{words.silent}</li>
        <li>{words.papers}</li>
      </ul>
      <p>
        <a href="/dashboard">{actions.toOverview}</a>
      </p>
    </>
  );
}
