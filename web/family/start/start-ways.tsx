import { Alive } from '#web/family/alive/alive.tsx';
import { PaperForm } from '#web/family/prove/paper-form.tsx';
import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { BackLink } from './back-link.tsx';
import { StartByCode } from './start-by-code.tsx';
import { StartByName } from './start-by-name.tsx';
import { startWithPaper } from './start-with-paper.ts';

/** What a Survivor starts a transfer with, or that they say that the Host is alive. */
export type Way = 'paper' | 'code' | 'name' | 'alive';

/** Shows the form of the chosen way. `by`: how they confirm that the Host is alive. `willId`: null if the link did not name the will. */
export function StartWith({ way, by, willId }: { way: Way; by: string | null; willId: string | null }) {
  switch (way) {
    case 'paper':
      return <StartByPaper willId={willId} />;
    case 'code':
      return <StartByCode willId={willId} />;
    case 'name':
      return <StartByName willId={willId} />;
    case 'alive':
      return <Alive key={by} by={by} willId={willId} />;
  }
}

/** Starts a transfer with a backup code, or joins the running one. The same code authenticates its Survivor. */
function StartByPaper({ willId }: { willId: string | null }) {
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
