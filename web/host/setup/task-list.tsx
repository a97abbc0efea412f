import { Tag } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { Heading } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { Continue, OnlyHere } from './step-page.tsx';
import { type Done, isDone, missingTasks, nextPage, statusOf, TASKS, type TaskStatus } from './steps.ts';
import type { Wizard } from './wizard.ts';

/** `/setup`: all steps, which of them are done, and one button that continues where the Host left. */
export function TaskList({ wizard }: { wizard: Wizard }) {
  const { setup: words } = useWords();
  const { locale } = useLanguage();
  const { actions, steps } = useWords().console;
  const done = wizard.overview;
  const unchecked = wizard.list.survivors.filter(({ paper_confirmed_at }) => paper_confirmed_at === null).map(({ name }) => name);
  const hints = unchecked.length > 0 ? { ...words.hints, papers: words.review.papersOpen(writeList(unchecked, locale)) } : words.hints;
  const count = TASKS.filter((task) => isDone(done, task)).length;
  return (
    <>
      <Heading>{words.title}</Heading>
      {words.lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{words.progress(count)}</p>
      <OnlyHere wizard={wizard} />
      <p>
        <Continue wizard={wizard} to={nextPage(done)} label={count === 0 ? words.start : actions.continue} />
      </p>
      <ol class="tasks">
        {TASKS.map((task) => (
          <TaskLine key={task} to={task} name={steps[task]} hint={hints[task]} status={statusOf(done, task)} waitsFor={words.waitsForPeople} />
        ))}
        <TaskLine to="review" name={steps.seal} hint={hints.seal} status={sealStatus(done)} waitsFor={words.waitsForAll} />
      </ol>
      {count < TASKS.length && <Needs />}
      <p>
        <a href="/dashboard">{actions.toOverview}</a>
      </p>
    </>
  );
}

function sealStatus(done: Done): TaskStatus {
  if (missingTasks(done).length > 0) return 'waits';
  return nextPage(done) === 'review' ? 'next' : 'open';
}

interface TaskProps {
  to: ReturnType<typeof nextPage>;
  name: string;
  hint: string;
  status: TaskStatus;
  /** What comes first, for a step that cannot start yet. */
  waitsFor: string;
}

function TaskLine({ to, name, hint, status, waitsFor }: TaskProps) {
  const { setup: words } = useWords();
  return (
    <li>
      <div>
        {status === 'waits' ? <strong>{name}</strong> : <a href={`/setup#step=${to}`}>{name}</a>}
        <span class="hint">{status === 'waits' ? waitsFor : hint}</span>
      </div>
      <Tag isDone={status === 'done'}>{words.status[status]}</Tag>
    </li>
  );
}

/** What to have at hand, so that no one has to stop in the middle. */
function Needs() {
  const { setup: words } = useWords();
  return (
    <>
      <h2>{words.needsTitle}</h2>
      <Sentences of={words.needs} />
    </>
  );
}
