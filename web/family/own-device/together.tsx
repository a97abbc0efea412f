import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ListFacts, OpenedContent, PassedShare, Progress } from '#own-device/work.ts';
import { OfferedDocuments } from '#web/family/documents/document-list.tsx';
import type { OpenedWill } from '#web/family/documents/load-document.ts';
import { headersOf, type OpenedProps } from '#web/family/documents/reading.ts';
import type { Offered, Saving } from '#web/family/documents/use-saver.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { formatSize } from '#web/shared/size.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';

/** How often the page looks for parts of others while it is visible. */
const LOOK_MS = 30_000;

interface Props extends OpenedProps {
  cipher: Cipher;
  list: ListFacts;
  mine: PassedShare;
}

/** Passes the own part on, collects those of others, and shows the documents when there are enough. */
export function Together(props: Props) {
  const { openHere: words } = useWords();
  const { cipher, list, mine } = props;
  const [progress, setProgress] = useState<Progress>({ known: [mine.recipient], wrong: [] });
  const [content, setContent] = useState<OpenedContent | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isPassedOn = useRef(false);
  const looking = useCall(async () => {
    // Once, because each file is another one.
    if (!isPassedOn.current) await passOn(props);
    isPassedOn.current = true;
    const shares = await sharesOf(props);
    try {
      const found = await cipher.ask('addShares', shares);
      setProgress(found);
      if (found.known.length >= list.threshold) setContent(await cipher.ask('open'));
    } catch (error) {
      if (!(error instanceof CipherRefused)) throw error;
      setFailed(true);
    }
  });
  useRepeated(looking.run, content === null && !hasFailed);
  if (content) return <Content {...props} content={content} />;
  return (
    <>
      <Notice kind="success" title={words.passedTitle} text={words.passed} />
      <FailureNotice failure={looking.failure} />
      {hasFailed && <Notice kind="problem" text={words.failed} />}
      <p role="status">
        <Known progress={progress} list={list} />
      </p>
      {progress.wrong.length > 0 && <Notice kind="warning" text={words.wrong(progress.wrong.length)} />}
      <Button isBusy={looking.isRunning} onClick={() => looking.run()}>
        {words.look}
      </Button>
    </>
  );
}

function Known({ progress, list }: { progress: Progress; list: ListFacts }) {
  const { openHere: words } = useWords();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  return <>{words.known(number.format(progress.known.length), number.format(list.threshold))}</>;
}

/** Calls immediately, and again while the page is visible. */
function useRepeated(run: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    run();
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), LOOK_MS);
    return () => clearInterval(timer);
  }, [run, isActive]);
}

async function passOn({ transferId, survivorId, session, mine }: Props): Promise<void> {
  const body = { transfer_id: transferId, survivor_id: survivorId, share: mine.file };
  await call((api) => api.POST('/api/survivor-auth/inner-shares', { headers: headersOf(session), body }));
}

async function sharesOf({ transferId, survivorId, session }: Props): Promise<PassedShare[]> {
  const query = { transfer_id: transferId, survivor_id: survivorId };
  const { shares } = await call((api) => api.GET('/api/survivor-auth/inner-shares', { headers: headersOf(session), params: { query } }));
  return shares.flatMap(({ paper_recipient: recipient, share: file }) => (recipient && file ? [{ recipient, file }] : []));
}

function Content({ readAgain, cipher, content }: Props & { content: OpenedContent }) {
  const { openHere: words } = useWords();
  // The first links may have expired while the page waited for the others.
  const will = useLoad('documents to open here', readAgain);
  return (
    <>
      {content.messages.map((text) => (
        <section key={text}>
          <h2>{words.messages}</h2>
          <div class="letter">{text}</div>
        </section>
      ))}
      <p>{words.opened}</p>
      <LoadState of={will} />
      {will.value && <Saved offered={offeredBy(will.value, content, cipher)} onChanged={will.reload} />}
    </>
  );
}

/** The documents, and how much of them all has arrived. */
function Saved({ offered, onChanged }: { offered: readonly Offered[]; onChanged: () => void }) {
  const { openHere: words } = useWords();
  const { locale } = useLanguage();
  const [savings, setSavings] = useState<Record<string, Saving>>({});
  const onSaving = useCallback((url: string, saving: Saving) => setSavings((all) => ({ ...all, [url]: saving })), []);
  const total = offered.reduce((sum, { access }) => sum + access.size_bytes, 0);
  const loaded = offered.reduce((sum, { access }) => sum + bytesIn(savings[access.download_url], access.size_bytes), 0);
  return (
    <>
      <label class="screen">
        {words.loadedOf(formatSize(loaded, locale), formatSize(total, locale))}
        <progress max={Math.max(total, 1)} value={loaded} />
      </label>
      <OfferedDocuments {...{ offered, onChanged, onSaving }} />
    </>
  );
}

function bytesIn(saving: Saving | undefined, size: number): number {
  if (saving?.step === 'saved') return size;
  return saving && 'bytes' in saving ? (saving.bytes ?? 0) : 0;
}

function offeredBy({ documents }: OpenedWill, content: OpenedContent, cipher: Cipher): Offered[] {
  return content.documents.flatMap(({ path, filename, mime_type: mimeType, size_bytes: sizeBytes }) => {
    const access = documents.find((one) => one.filename === path);
    const open = (parts: readonly Uint8Array<ArrayBuffer>[]) => cipher.ask('decrypt', path, parts);
    return access ? [{ access, filename, mimeType, sizeBytes, open }] : [];
  });
}
