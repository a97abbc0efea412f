import { PaperForm } from '#web/family/prove/paper-form.tsx';
import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { BackLink } from './back-link.tsx';
import { startWithPaper } from './start-with-paper.ts';

/** Starts a transfer with a backup code, or joins the running one. The same code authenticates its Survivor. */
export function StartByPaper({ willId }: { willId: string | null }) {
  const { start, prove } = useWords();
  return (
    <>
      <Heading>{start.byPaper}</Heading>
      <p>{prove.byPaperText}</p>
      <PaperForm willId={willId} survivorId={null} submit={start.start} onSubmit={startWithPaper} />
      <BackLink />
    </>
  );
}
