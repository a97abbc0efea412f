import type { Overview } from '#web/host/overview-reply.ts';
import { Tag } from '#web/host/parts/states.tsx';
import { ALL_STEPS, nextPage } from '#web/host/setup/steps.ts';
import { useWords } from '#web/host/words.ts';

/** The steps of setting up, and the link that continues with the first open one. The last one is open as long as this is shown. */
export function SetupSteps({ steps }: { steps: Overview['steps'] }) {
  const { dashboard: words } = useWords();
  const { actions, steps: names } = useWords().console;
  const rows = [...steps, { step: 'seal' as const, done: false }];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{words.stepsTitle}</h2>
      <p>{words.stepsDone(steps.filter(({ done }) => done).length, ALL_STEPS)}</p>
      <ol class="tasks">
        {rows.map(({ step, done }) => (
          <li key={step}>
            <span>{names[step]}</span>
            <Tag isDone={done}>{done ? words.done : words.open}</Tag>
          </li>
        ))}
      </ol>
      <p>
        <a class="main" href={`/setup#step=${nextPage({ steps })}`}>
          {actions.continue}
        </a>
      </p>
    </section>
  );
}
