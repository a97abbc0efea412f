import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListFacts, OpenedContent, PassedShare, Progress } from '#own-device/work.ts';
import { OfferedDocuments } from '#web/family/documents/document-list.tsx';
import { headersOf, type DocumentsProps } from '#web/family/documents/documents.tsx';
import { type DocumentAccess, nothingArrived, type OpenedWill } from '#web/family/documents/load-document.ts';
import { loadPatiently } from '#web/family/documents/load-patiently.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { type Cipher, startCipher } from '#web/shared/own-device/cipher.ts';
import { useCall } from '#web/shared/use-call.ts';
import { PaperKey } from './paper-key.tsx';

/** How often the page looks for parts of others while it is visible. */
const LOOK_MS = 15_000;

interface Props extends DocumentsProps {
  will: OpenedWill;
  hostName: string;
}

/** Opens documents that the Host's own device has sealed. The paper and what it opens stay in a worker of this page, and end with it. */
export function OpenHere(props: Props) {
  const { openHere: words } = useWords();
  const cipher = useCipher();
  const [list, setList] = useState<ListFacts | null>(null);
  const [mine, setMine] = useState<PassedShare | null>(null);
  const loading = useCall(async () => setList(await readList(cipher, props.will)));
  useEffect(() => loading.run(), [loading.run]);
  if (!list) return loading.failure ? <FailureNotice failure={loading.failure} onRetry={loading.run} /> : <Waiting>{words.loading}</Waiting>;
  return (
    <>
      <p>{words.lead(props.hostName)}</p>
      {mine ? <Together {...props} cipher={cipher} list={list} mine={mine} /> : <PaperKey cipher={cipher} list={list} onUsed={setMine} />}
    </>
  );
}
