import { useEffect, useState } from 'preact/hooks';
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
  const cipher = useCipher();
  const [list, setList] = useState<ListFacts | null>(null);
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const [mine, setMine] = useState<PassedShare | null>(null);
  const loading = useCall(async () => {
    const file = await loadList(props.will);
    try {
      setList(await cipher.ask('openList', file));
    } catch (error) {
      setProblem(listProblemOf(error));
    }
  });
  useEffect(() => loading.run(), [loading.run]);
  if (problem) return <ListNotice problem={problem} />;
  if (!list) return loading.failure ? <FailureNotice failure={loading.failure} onRetry={loading.run} /> : <Waiting>{words.loading}</Waiting>;
  return (
    <>
      <p role="status">{words.lead}</p>
      {mine ? <Together {...props} cipher={cipher} list={list} mine={mine} /> : <PaperKey cipher={cipher} list={list} onUsed={setMine} />}
    </>
  );
}

async function loadList({ documents }: OpenedWill): Promise<Blob> {
  const access = documents.find(({ filename }) => filename === LIST_NAME);
  if (!access) throw unreachable();
  const loaded = await loadPatiently(access, nothingArrived(), { onBytes: () => {}, onWait: () => {} });
  if (loaded.end === 'complete') return new Blob(loaded.parts);
  throw loaded.end === 'refused' ? new CallFailed(loaded.failure) : unreachable();
}
