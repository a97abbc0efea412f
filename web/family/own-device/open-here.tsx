import { useEffect, useRef, useState } from 'preact/hooks';
import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import type { ListFacts, PassedShare } from '#own-device/work.ts';
import { nothingArrived, type OpenedWill } from '#web/family/documents/load-document.ts';
import { loadPatiently } from '#web/family/documents/load-patiently.ts';
import { LIST_NAME, type OpenedProps } from '#web/family/documents/reading.ts';
import { useWords } from '#web/family/words.ts';
import { unreachable } from '#web/shared/api.ts';
import { CallFailed } from '#web/shared/failure.ts';
import { FailureNotice, Waiting } from '#web/shared/frame.tsx';
import { useCipher } from '#web/shared/own-device/use-cipher.ts';
import { useCall } from '#web/shared/use-call.ts';
import { ListNotice, type ListProblem, listProblemOf } from './list-notice.tsx';
import { PaperKey } from './paper-key.tsx';
import { Together } from './together.tsx';

/** Opens documents that the Host's own device has sealed. The paper and what it opens stay in a worker of this page, and end with it. */
export function OpenHere(props: OpenedProps) {
  const { openHere: words } = useWords();
  const [cipher, restart] = useCipher();
  const file = useRef<Blob | null>(null);
  const [list, setList] = useState<ListFacts | null>(null);
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const [mine, setMine] = useState<PassedShare | null>(null);
  const loading = useCall(async () => {
    const loaded = file.current ?? (await loadList(props.will));
    if (typeof loaded === 'string') return setProblem(loaded);
    file.current = loaded;
    try {
      setList(await cipher.ask('openList', loaded));
    } catch (error) {
      setProblem(listProblemOf(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new worker does not know the list
  useEffect(() => loading.run(), [loading.run, cipher]);
  const retry = () => {
    setProblem(null);
    setMine(null);
    restart();
  };
  if (problem) return <ListNotice problem={problem} onRetry={retry} />;
  if (!list) return loading.failure ? <FailureNotice failure={loading.failure} onRetry={loading.run} /> : <Waiting>{words.loading}</Waiting>;
  const opening = { cipher, list, onRetry: retry };
  return (
    <>
      <p role="status">{words.lead}</p>
      {mine ? <Together {...props} {...opening} mine={mine} /> : <PaperKey {...opening} onUsed={setMine} />}
    </>
  );
}

/** Loads the list, or returns why it cannot be used. */
async function loadList({ documents }: OpenedWill): Promise<Blob | ListProblem> {
  const access = documents.find(({ filename }) => filename === LIST_NAME);
  if (!access) throw unreachable();
  if (access.size_bytes > INNER_LIST_MOST_BYTES) return 'tooLong';
  const loaded = await loadPatiently(access, nothingArrived(), { onBytes: () => {}, onWait: () => {} });
  if (loaded.end === 'complete') return new Blob(loaded.parts);
  if (loaded.end === 'different') return 'listProblem';
  throw loaded.end === 'refused' ? new CallFailed(loaded.failure) : unreachable();
}
