import type { ComponentChildren } from 'preact';
import { useWords } from '#web/host/words.ts';
import { writeList } from '#web/shared/format.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { addressOf } from '#web/shared/router.ts';
import { ALL_STEPS, type SetupPage, TASKS, type Task } from './steps.ts';
import { unprinted } from './unprinted.ts';
import type { Wizard } from './wizard.ts';

/** One question of the setup: where the reader is, what is asked, and the way back to all steps. */
export function StepPage({ task, title, children }: { task: Task | 'seal'; title: string; children: ComponentChildren }) {
  const { setup: words } = useWords();
  return (
    <>
      <p>
        <a href="/setup">{words.allSteps}</a>
      </p>
      <p class="hint">{words.stepOf(task === 'seal' ? ALL_STEPS : TASKS.indexOf(task) + 1)}</p>
      <Heading>{title}</Heading>
      {children}
    </>
  );
}

/** Says which papers are lost if the Host stops now. */
export function OnlyHere({ wizard: { papers, list } }: { wizard: Wizard }) {
  const { papers: words } = useWords().setup;
  const { locale } = useLanguage();
  const names = unprinted(papers, list).here.map(({ survivor_name }) => survivor_name);
  return names.length === 0 ? null : <Notice text={words.onlyHere(writeList(names, locale))} />;
}

interface ContinueProps {
  wizard: Pick<Wizard, 'onward'>;
  to: SetupPage;
  label?: string;
  kind?: 'main' | 'second';
}

/** The link to another page of the setup, as its main button. */
export function Continue({ wizard, to, label, kind = 'main' }: ContinueProps) {
  const { actions } = useWords().console;
  return (
    <a class={kind} href={addressOf('/setup', wizard.onward(to))}>
      {label ?? actions.continue}
    </a>
  );
}
