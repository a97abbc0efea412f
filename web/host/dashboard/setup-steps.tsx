import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';

/** The steps of setting up, and the link that continues with the first open one. */
export function SetupSteps({ steps }: { steps: Overview['steps'] }) {
  const { dashboard: words } = useWords();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{words.stepsTitle}</h2>
      <p>{words.stepsDone(steps.filter(({ done }) => done).length, steps.length)}</p>
      <ol class="tasks">
        {steps.map(({ step, done }) => (
          <li key={step}>
            <span>{words.steps[step]}</span>
            <span class={done ? 'tag good' : 'tag'}>
              {done && <span aria-hidden="true">✓ </span>}
              {done ? words.done : words.open}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <a class="main" href="/setup">
          {words.continueSetup}
        </a>
      </p>
    </section>
  );
}
