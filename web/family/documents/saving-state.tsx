import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { isUnderWay, type Saving } from './saving.ts';
import type { Saver } from './use-saver.ts';

interface Props {
  saving: Saving;
  /** All bytes that it loads. */
  size: number;
  /** A failure names its document. */
  isOfSeveral?: boolean;
  /** This device has compared what is saved with what was sealed. */
  isCompared: boolean;
}

/** Shows how far a saving is. */
export function SavingState({ saving, size, isOfSeveral = false, isCompared }: Props) {
  const { documents } = useWords();
  const percent = (bytes: number) => Math.floor((100 * bytes) / Math.max(size, 1));
  const saved = isCompared ? documents.savedAsSealed : documents.saved;
  if (saving.step === 'idle') return null;
  if (saving.step === 'loading' || saving.step === 'opening')
    return <LoadingState percent={saving.bytes === undefined ? undefined : percent(saving.bytes)} />;
  if (saving.step !== 'failed')
    return (
      <p class="screen" role="status">
        {saving.step === 'saved' ? saved : documents[saving.step](percent(saving.bytes))}
      </p>
    );
  const sentences = { broken: documents.broken, different: documents.different, refused: documents.notSaved, failed: documents.failed };
  return (
    <p class="error screen" role="alert">
      {isOfSeveral && saving.filename !== '' && <bdi>{saving.filename}: </bdi>}
      {sentences[saving.why]}
    </p>
  );
}

/** Shows how much of a file has arrived, or that it waits for its turn. */
export function LoadingState({ percent }: { percent: number | undefined }) {
  const { documents } = useWords();
  const text = percent === undefined ? documents.waiting : documents.saving(percent);
  return (
    <p class="screen">
      <progress max={100} {...(percent !== undefined && { value: percent })} aria-label={text} />
      {text}
    </p>
  );
}

/** Pauses a saving and continues it. `of`: what is saved, for screen readers. */
export function PauseButton({ saver: { saving, pause, proceed }, of }: { saver: Saver; of: string }) {
  const { documents } = useWords();
  if (!isUnderWay(saving) || saving.step === 'opening') return null;
  const isLoading = saving.step === 'loading';
  return (
    <Button onClick={isLoading ? pause : proceed}>
      {isLoading ? documents.pause : documents.proceed}
      <span class="hidden"> {of}</span>
    </Button>
  );
}
