import type { ComponentChildren } from 'preact';
import { type DocumentList, useDocuments } from '#web/host/documents/document-list.ts';
import { hasOriginalLine } from '#web/host/documents/original.tsx';
import { SealWill } from '#web/host/documents/seal.tsx';
import { UnfinishedUploads } from '#web/host/documents/unfinished-uploads.tsx';
import { useOverview } from '#web/host/overview.tsx';
import { hostCall } from '#web/host/session.ts';
import { AddressDoubts, AddressLines } from '#web/host/survivors/addresses.tsx';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { LoadState, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { formatSize } from '#web/shared/size.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { StepPage } from './step-page.tsx';
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
    <StepPage task="seal" title={words.title}>
      <Answers wizard={wizard} documents={documents.value} />
      <AddressDoubts survivors={wizard.list.survivors} />
      <UnfinishedUploads onAdded={added} />
      {missing.length === 0 ? <Seal documents={documents} /> : isRunning ? <Waiting /> : <MissingSteps wizard={wizard} />}
    </StepPage>
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
  const { review: words } = useWords().setup;
  const { steps } = useWords().console;
  return (
    <Notice kind="warning" title={words.missingTitle}>
      <p>{words.missing}</p>
      <ul>
        {missingTasks(wizard.overview).map((task) => (
          <li key={task}>
            <a href={`/setup#step=${task}`}>{steps[task]}</a>
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
  const { review: words } = setup;
  const { steps } = useWords().console;
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
      <Answer name={steps.people} to="people">
        <PeopleAnswer wizard={wizard} />
      </Answer>
      <Answer name={words.threshold} to="threshold">
        {words.thresholdValue(list.threshold, list.count)}
      </Answer>
      <Answer name={steps.papers} to="papers">
        <PaperAnswer wizard={wizard} />
      </Answer>
      <Answer name={steps.place} to="place">
        {writeList(storages, locale) || '–'}
      </Answer>
      <Answer name={steps.documents} to="documents">
        {words.documentsValue(overview.will?.documents_count ?? 0, size)}
      </Answer>
      {documents && <Original list={documents} />}
      <Answer name={steps.checks} to="checks">
        {checks.value(hcit_days, hcrt_hours / 24, hcrac)} {words.silence(calculated_activation_days)}
      </Answer>
    </dl>
  );
}

/** Each person with the addresses, because a mistake in one of them is seen only here. */
function PeopleAnswer({ wizard: { list } }: { wizard: Wizard }) {
  const { review: words } = useWords().setup;
  if (list.count === 0) return <>–</>;
  return (
    <ul>
      {list.survivors.map(({ id, name, contact_methods, has_personal_message }) => (
        <li key={id}>
          {name} <AddressLines of={contact_methods} />
          {has_personal_message && <span class="hint">{words.hasMessage}</span>}
        </li>
      ))}
    </ul>
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
        <a href={addressOf('/setup', { step: to, to: 'review' })}>
          {actions.change}
          <span class="hidden"> ({name})</span>
        </a>
      </dd>
    </div>
  );
}
