import type { Overview } from '#web/host/overview-reply.ts';
import { Tag } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';

/** The steps of setting up, and the link that continues with the first open one. */
export function SetupSteps({ steps }: { steps: Overview['steps'] }) {
  const { dashboard: words } = useWords();
  const { actions } = useWords().console;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{words.stepsTitle}</h2>
      <p>{words.stepsDone(steps.filter(({ done }) => done).length, steps.length)}</p>
      <ol class="tasks">
        {steps.map(({ step, done }) => (
          <li key={step}>
            <span>{words.steps[step]}</span>
            <Tag isDone={done}>{done ? words.done : words.open}</Tag>
          </li>
        ))}
      </ol>
      <p>
        <a class="main" href="/setup">
          {actions.continue}
        </a>
      </p>
    </section>
  );
}
