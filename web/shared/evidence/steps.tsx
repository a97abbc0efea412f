import { Sentences } from '#web/shared/sentences.tsx';
import { COMMANDS } from './commands.ts';

/** What an expert does to check a report, with the commands. */
export function Steps({ steps, end }: { steps: readonly string[]; end: string }) {
  return (
    <>
      <Sentences of={steps} ordered />
      <pre dir="ltr">
        <code>{COMMANDS.join('\n')}</code>
      </pre>
      <p>{end}</p>
    </>
  );
}
