import { COMMANDS } from './commands.ts';

/** What an expert does to check a report, with the commands. */
export function Steps({ steps, end }: { steps: readonly string[]; end: string }) {
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <pre>
        <code>{COMMANDS.join('\n')}</code>
      </pre>
      <p>{end}</p>
    </>
  );
}
