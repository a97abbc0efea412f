import type { PaperInput } from '#web/family/prove/paper-form.tsx';
import { startWithPaper } from '#web/family/start/start-with-paper.ts';
import { WhatHappens } from '#web/family/start/what-happens.tsx';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Heading } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';

/** No transfer runs: what a start means, and the button that starts one with the same code. */
export function NotRunning({ input, onWrong }: { input: PaperInput; onWrong(attemptsLeft: number): void }) {
  const { envelope, start } = useWords();
  const starting = useCall(async () => {
    const left = await startWithPaper(input);
    if (left !== null) onWrong(left);
  });
  return (
    <>
      <Heading>{envelope.notRunning}</Heading>
      <p class="lead">{envelope.notRunningText}</p>
      <WhatHappens />
      <FailureNotice failure={starting.failure} />
      <Button kind="main" isBusy={starting.isRunning} onClick={() => starting.run()}>
        {start.start}
      </Button>
    </>
  );
}
