import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS, MAX_MESSAGE_CHARACTERS, tooMuch } from '#own-device/limits.ts';
import type { SealedFor } from '#own-device/work.ts';
import { UploadItem } from '#web/host/documents/upload-item.tsx';
import { addUploads, type Item, removeDoneUploads, useUploads } from '#web/host/documents/uploads.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { CallFailed, isRefused } from '#web/shared/failure.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { formatSize } from '#web/shared/size.ts';
import { useCall } from '#web/shared/use-call.ts';
import type { ComparedPaper } from './compare-papers.tsx';

interface Props {
  cipher: Cipher;
  papers: readonly ComparedPaper[];
  sheet: string;
  threshold: number;
  onDone(): void;
}

/** The Host chooses documents and writes messages, and this device encrypts and uploads them, one after the other. */
export function ChooseAndEncrypt(props: Props) {
  const { sealHere: words } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [messages, setMessages] = useState<readonly string[]>(props.papers.map(() => ''));
  const [part, setPart] = useState(0);
  const problem = useProblem(files);
  const sealing = useSealing(props, setPart);
  const start = () => {
    const people = props.papers.map(({ recipient }, n): SealedFor => ({ recipient, message: messages[n] ?? '' }));
    sealing.start(files, people);
  };
  if (sealing.isRunning) return <Progress part={part} items={sealing.items} />;
  return (
    <section>
      <h2>{words.documentsTitle}</h2>
      <p>{words.documents}</p>
      <ChooseFiles files={files} onFiles={setFiles} />
      {files.length > 0 && problem && <Notice kind="problem" text={problem} />}
      {props.papers.map(({ name, recipient }, n) => (
        <Message key={recipient} name={name} n={n} onText={(text) => setMessages((all) => all.map((one, at) => (at === n ? text : one)))} />
      ))}
      <h2>{words.sealTitle}</h2>
      <FailureNotice failure={sealing.failure} />
      {sealing.hasFailed && <Notice kind="problem" text={words.failed} />}
      <Button kind="main" disabled={problem !== null} onClick={start}>
        {words.seal}
      </Button>
    </section>
  );
}

function Progress({ part, items }: { part: number; items: readonly Item[] }) {
  const { sealHere: words } = useWords();
  const percent = Math.floor(part * 100);
  return (
    <section>
      <h2>{words.sealTitle}</h2>
      <p role="status">{words.encrypting}</p>
      <label>
        {words.encryptedPart(percent)}
        <progress max={100} value={percent} />
      </label>
      <ul class="rows">
        {items.map((item) => (
          <UploadItem key={item.id} item={item} isKept />
        ))}
      </ul>
    </section>
  );
}

function useProblem(files: readonly File[]): string | null {
  const { sealHere: words, hostDocuments } = useWords();
  const { locale } = useLanguage();
  if (files.length === 0) return words.noDocuments;
  const problem = tooMuch(files);
  if (problem === undefined) return null;
  if (problem.is === 'too_many') return words.tooMany(hostDocuments.count(MAX_DOCUMENTS));
  return words.tooLarge(problem.name, formatSize(MAX_DOCUMENT_BYTES, locale));
}

function ChooseFiles({ files, onFiles }: { files: readonly File[]; onFiles(files: readonly File[]): void }) {
  const { sealHere: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="drop">
      <Button onClick={() => input.current?.click()}>{words.choose}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
      {files.length > 0 && <p role="status">{words.chosen(files.length)}</p>}
      <ul>
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function Message({ name, n, onText }: { name: string; n: number; onText(text: string): void }) {
  const { sealHere: words } = useWords();
  return (
    <div class="field">
      <label for={`message-${n}`}>{words.message(name)}</label>
      {n === 0 && <p class="hint">{words.messageHint}</p>}
      <textarea
        id={`message-${n}`}
        rows={4}
        autocomplete="off"
        spellcheck={false}
        maxLength={MAX_MESSAGE_CHARACTERS}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
    </div>
  );
}

/** Encrypts a file only when the one before it has arrived, so that one file is in memory. */
function useSealing({ cipher, sheet, threshold, onDone }: Props, onPart: (part: number) => void) {
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const uploads = useUploads();
  const waiting = uploads.some(({ phase }) => phase !== 'done');
  const next = useCall(async () => {
    removeDoneUploads();
    const sealed = await cipher.ask('nextSealed').catch(failed);
    if (sealed === undefined) return stop();
    if (sealed) return addUploads([{ file: new File([sealed.content], sealed.name), type: typeOf(sealed.name), sha256: sealed.sha256 }]);
    onDone();
  });
  const starting = useCall(async (given: { files: readonly File[]; people: readonly SealedFor[] }) => {
    setFailed(false);
    cipher.onProgress(onPart);
    // The time of this device: a service could otherwise choose which of two sealings is the newest.
    const sealedAt = new Date().toISOString();
    const begun = await cipher
      .ask('startSealing', { documents: given.files, people: given.people, sheet, threshold, sealedAt })
      .then(() => true, failed);
    if (!begun) return setFailed(true);
    // What is sealed stays sealed until the next sealing.
    const { documents } = await hostCall((api, headers) => api.GET('/api/will/documents', { headers }));
    for (const { id } of documents) await removeDocument(id);
    setRunning(true);
  });
  const stop = () => {
    setFailed(true);
    setRunning(false);
  };
  useEffect(() => {
    if (isRunning && !waiting && !next.isRunning && !next.failure) next.run();
  }, [isRunning, waiting, next.isRunning, next.failure, next.run]);
  const start = (files: readonly File[], people: readonly SealedFor[]) => starting.run({ files, people });
  return { isRunning: isRunning && !next.failure, hasFailed, failure: starting.failure ?? next.failure, items: uploads, start };
}

function failed(error: unknown): undefined {
  if (error instanceof CipherRefused) return undefined;
  throw error;
}

const typeOf = (name: string): string => (name.endsWith('.age') ? 'application/vnd.age' : 'application/vnd.will-inner');

async function removeDocument(id: string): Promise<void> {
  try {
    await hostCall((api, headers) => api.DELETE('/api/will/documents/{id}', { headers, params: { path: { id } } }));
  } catch (error) {
    // Another tab has removed it.
    if (!(error instanceof CallFailed && isRefused(error.failure, 'document_not_found'))) throw error;
  }
}
