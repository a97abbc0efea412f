import type { ComponentChildren } from 'preact';
import { writeList } from '#common/language.ts';
import { type DocumentList, useDocuments } from '#web/host/documents/document-list.ts';
import { hasOriginalLine } from '#web/host/documents/original.tsx';
import { SealWill } from '#web/host/documents/seal.tsx';
import { UnfinishedUploads } from '#web/host/documents/unfinished-uploads.tsx';
import { useOverview } from '#web/host/overview.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { formatSize } from '#web/shared/size.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { AllSteps } from './step-page.tsx';
import { missingTasks, type SetupPage } from './steps.ts';
import type { Wizard } from './wizard.ts';

/** Everything that the Host has entered, each with a link that changes it, and the button that seals. */
export function Review({ wizard }: { wizard: Wizard }) {
  const { review: words } = useWords().setup;
  const documents = useDocuments();
  const missing = missingTasks(wizard.overview);
  // The last step has just changed what is missing.
  const { isRunning } = useOverview();
  const added = () => {
    documents.reload();
    wizard.reload();
  };
  return (
    <>
      <AllSteps />
      <Heading>{words.title}</Heading>
      <Answers wizard={wizard} documents={documents.value} />
      <UnfinishedUploads onAdded={added} />
      {missing.length === 0 ? <Seal documents={documents} /> : isRunning ? <Waiting /> : <MissingSteps wizard={wizard} />}
    </>
  );
}

function Seal({ documents }: { documents: ReturnType<typeof useDocuments> }) {
  const { review: words } = useWords().setup;
  return (
    <>
      <h2>{words.nextTitle}</h2>
      <Sentences of={words.next} />
      <SealWill documents={documents} />
    </>
  );
}

function MissingSteps({ wizard }: { wizard: Wizard }) {
  const { review: words, tasks } = useWords().setup;
  return (
    <Notice kind="warning" title={words.missingTitle}>
      <p>{words.missing}</p>
      <ul>
        {missingTasks(wizard.overview).map((task) => (
          <li key={task}>
            <a href={`/setup#step=${task}`}>{tasks[task].name}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const readBoth = async () => {
  const [{ storages }, settings] = await Promise.all([
    hostCall((api, headers) => api.GET('/api/storages', { headers })),
    hostCall((api, headers) => api.GET('/api/host/settings', { headers })),
  ]);
  return { storages, settings };
};

function Answers({ wizard, documents }: { wizard: Wizard; documents: DocumentList | null }) {
  const { checks, setup } = useWords();
  const { review: words, tasks } = setup;
  const { locale } = useLanguage();
  const answers = useLoad('answers', readBoth);
  if (!answers.value) return <LoadState of={answers} />;
  const { value } = answers;
  const { list, overview } = wizard;
  const { hcit_days, hcrt_hours, hcrac, calculated_activation_days } = value.settings;
  const storages = value.storages.filter(({ is_connected }) => is_connected).map(({ name }) => name);
  const size = formatSize(overview.will?.total_size_bytes ?? 0, locale);
  return (
    <dl class="answers">
      <Answer name={tasks.people.name} to="people">
        {writeList(
          list.survivors.map(({ name }) => name),
          locale,
        ) || '–'}
      </Answer>
      <Answer name={words.threshold} to="threshold">
        {words.thresholdValue(list.threshold, list.count)}
      </Answer>
      <Answer name={tasks.papers.name} to="papers">
        <PaperAnswer wizard={wizard} />
      </Answer>
      <Answer name={tasks.place.name} to="place">
        {writeList(storages, locale) || '–'}
      </Answer>
      <Answer name={tasks.documents.name} to="documents">
        {words.documentsValue(overview.will?.documents_count ?? 0, size)}
      </Answer>
      {documents && <Original list={documents} />}
      <Answer name={tasks.checks.name} to="checks">
        {checks.value(hcit_days, hcrt_hours / 24, hcrac)} {words.silence(calculated_activation_days)}
      </Answer>
    </dl>
  );
}

function PaperAnswer({ wizard }: { wizard: Wizard }) {
  const { review: words } = useWords().setup;
  const { locale } = useLanguage();
  const open = wizard.list.survivors.filter(({ paper_confirmed_at }) => paper_confirmed_at === null).map(({ name }) => name);
  if (open.length === 0) return <>{words.papersDone}</>;
  return (
    <>
      {words.papersOpen(writeList(open, locale))}
      <span class="hint">{words.papersAdvice}</span>
    </>
  );
}

/** A scan among the documents may not be a valid will. */
function Original({ list }: { list: DocumentList }) {
  const { original: words } = useWords().hostDocuments;
  return (
    <Answer name={words.title} to="documents">
      {hasOriginalLine(list, words.file) ? words.inList(words.file) : words.scan}
    </Answer>
  );
}

function Answer({ name, to, children }: { name: string; to: SetupPage; children: ComponentChildren }) {
  const { actions } = useWords().console;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <a href={`/setup#step=${to}`}>
          {actions.change}
          <span class="hidden"> ({name})</span>
        </a>
      </dd>
    </div>
  );
}
