import { useWords } from '#web/family/words.ts';
import { LoadingState } from './loading-state.tsx';
import type { Saving } from './use-saver.ts';

/** Shows how far a saving is. `isOfSeveral`: a failure names its document. */
export function SavingState({ saving, isOfSeveral = false }: { saving: Saving; isOfSeveral?: boolean }) {
  const { documents } = useWords();
  if (saving.step === 'idle') return null;
  if (saving.step === 'loading') return <LoadingState percent={saving.percent} />;
  if (saving.step === 'saved')
    return (
      <p class="screen" role="status">
        {documents.saved}
      </p>
    );
  const sentences = { broken: documents.broken, different: documents.different, refused: documents.notSaved };
  return (
    <p class="error screen" role="alert">
      {isOfSeveral && <bdi>{saving.filename}: </bdi>}
      {sentences[saving.why]}
    </p>
  );
}
