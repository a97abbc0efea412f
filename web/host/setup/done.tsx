import { type Repair, repairsOf } from '#web/host/dashboard/repairs.ts';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import type { Wizard } from './wizard.ts';

type Fragile = 'survivor_unreachable' | 'no_margin' | 'paper_unconfirmed';

const isFragile = (code: string): code is Fragile => code === 'survivor_unreachable' || code === 'no_margin' || code === 'paper_unconfirmed';

/** The will is sealed: what happens next, and what would make it safer. */
export function DonePage({ wizard }: { wizard: Wizard }) {
  const {
    console: { actions },
    hostDocuments,
    setup: { done: words },
  } = useWords();
  const warnings = repairsOf(wizard.overview.problems.flatMap(({ code, subject }) => (isFragile(code) ? [{ code, subject }] : [])));
  return (
    <>
      <Heading>{hostDocuments.sealed}</Heading>
      {warnings.length === 0 && <Notice kind="success" text={words.lead} />}
      <h2>{hostDocuments.nextSteps}</h2>
      <ul>
        <FirstCheck at={wizard.overview.liveness?.next_check_at ?? null} />
        <li>{words.silent}</li>
        <li>{words.envelopes}</li>
        <CopyStep wizard={wizard} />
      </ul>
      <Improve warnings={warnings} />
      <p>
        <a class="main" href="/dashboard">
          {actions.toOverview}
        </a>
      </p>
    </>
  );
}

function FirstCheck({ at }: { at: string | null }) {
  const { done: words } = useWords().setup;
  const moment = useMoment();
  if (at === null) return null;
  return (
    <li>
      {words.firstCheck} <time dateTime={at}>{moment(at)}</time>. {words.answer}
    </li>
  );
}

/** Only where nothing but the service has the sealed will. */
function CopyStep({ wizard }: { wizard: Wizard }) {
  const { copy } = useWords().hostDocuments;
  if (!wizard.overview.problems.some(({ code }) => code === 'no_copy')) return null;
  return (
    <li>
      {copy.afterSealing} <a href="/documents#copy">{copy.take}</a>
    </li>
  );
}

/** What the service has found that makes this will fragile. The overview says more. */
function Improve({ warnings }: { warnings: readonly Repair<Fragile>[] }) {
  const { fragile, toSurvivors, warnings: words } = useWords().hostDocuments;
  const { locale } = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <Notice kind="warning" title={fragile}>
      <Sentences of={warnings.map(({ code, subjects }) => words[code](writeList(subjects, locale)))} />
      <p>
        <a href="/survivors">{toSurvivors}</a>
      </p>
    </Notice>
  );
}
