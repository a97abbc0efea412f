import { useWords } from '#web/host/words.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import type { Wizard } from './wizard.ts';

/** The will is sealed: what happens next, and what would make it safer. */
export function DonePage({ wizard }: { wizard: Wizard }) {
  const {
    console: { actions },
    hostDocuments,
    setup: { done: words },
  } = useWords();
  return (
    <>
      <Heading>{hostDocuments.sealed}</Heading>
      <Notice kind="success" text={words.lead} />
      <h2>{hostDocuments.nextSteps}</h2>
      <ul>
        <FirstCheck at={wizard.overview.liveness?.next_check_at ?? null} />
        <li>{words.silent}</li>
        <li>{words.envelopes}</li>
        <CopyStep wizard={wizard} />
      </ul>
      <Improve wizard={wizard} />
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
function Improve({ wizard }: { wizard: Wizard }) {
  const { fragile, toSurvivors, warnings } = useWords().hostDocuments;
  const sentences = wizard.overview.problems.flatMap(({ code, subject }) =>
    code === 'survivor_unreachable' || code === 'no_margin' || code === 'paper_unconfirmed' ? [warnings[code](subject ?? '')] : [],
  );
  if (sentences.length === 0) return null;
  return (
    <Notice kind="warning" title={fragile}>
      <Sentences of={sentences} />
      <p>
        <a href="/survivors">{toSurvivors}</a>
      </p>
    </Notice>
  );
}
