import { useCallback, useState } from 'preact/hooks';
import type { ListFacts, OpenedContent, OpenedDocument } from '#own-device/work.ts';
import { OfferedDocuments } from '#web/family/documents/document-list.tsx';
import type { DocumentAccess } from '#web/family/documents/load-document.ts';
import type { OpenedProps } from '#web/family/documents/reading.ts';
import { encryptedSize, SaveTogether } from '#web/family/documents/save-together.tsx';
import type { Offered, Saving } from '#web/family/documents/saving.ts';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { LoadState, Notice } from '#web/shared/frame.tsx';
import { useGuard } from '#web/shared/guard-leaving.ts';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { formatSize } from '#web/shared/size.ts';
import { useLoad } from '#web/shared/use-call.ts';
import { compareDelivered, type Delivered } from './delivered.ts';
import { NewHeading } from './new-heading.tsx';
import { openDocument } from './open-document.ts';
import { shownName } from './shown-name.ts';

interface Props extends OpenedProps {
  cipher: Cipher;
  list: ListFacts;
  content: OpenedContent;
}

/** The messages and the documents of an opened inner envelope. */
export function Content({ readAgain, cipher, list, content }: Props) {
  const { openHere: words } = useWords();
  // The first links may have expired while the page waited for the others.
  const will = useLoad('documents to open here', readAgain);
  const [looks, setLooks] = useState(0);
  const delivered = will.value && compareDelivered(will.value.documents, list, content);
  // After another load of the page, each Survivor types the key on their paper again.
  useGuard(!delivered);
  const look = () => {
    setLooks(looks + 1);
    will.reload();
  };
  return (
    <>
      <NewHeading key={looks}>{words.openedTitle}</NewHeading>
      <p>{words.opened}</p>
      {content.messages.map((text) => (
        <section key={text}>
          <h2>{words.messages}</h2>
          <div class="letter" dir="auto">
            {text}
          </div>
        </section>
      ))}
      <LoadState of={will} />
      <div role="status">
        {delivered && delivered.missing.length > 0 && <NotDelivered missing={delivered.missing} onLook={look} />}
        {delivered && delivered.unlisted.length > 0 && <Unlisted files={delivered.unlisted} />}
      </div>
      {delivered && <Found {...delivered} cipher={cipher} onChanged={will.reload} />}
    </>
  );
}

/** The documents that can be saved, and how much of them all has arrived. All of them together only if none is missing. */
function Found({ found, missing, cipher, onChanged }: Delivered & { cipher: Cipher; onChanged(): void }) {
  const [savings, setSavings] = useState<Record<string, Saving>>({});
  const [together, setTogether] = useState<Saving>({ step: 'idle' });
  const [saved, setSaved] = useState<readonly string[]>([]);
  const onSaving = useCallback((access: DocumentAccess, saving: Saving) => {
    setSavings((all) => ({ ...all, [access.download_url]: saving }));
    if (saving.step === 'saved') setSaved((all) => [...all, access.filename]);
  }, []);
  const offered = found.map(({ document, access }): Offered => {
    const { filename, mime_type: mimeType, size_bytes: sizeBytes } = document;
    const open = (parts: readonly Uint8Array<ArrayBuffer>[]) => openDocument(cipher, document, parts);
    return { access, filename, mimeType, sizeBytes, open };
  });
  useGuard(together.step !== 'saved' && found.some(({ access }) => !saved.includes(access.filename)));
  if (offered.length === 0) return null;
  const total = encryptedSize(offered);
  const oneByOne = offered.reduce((sum, { access }) => sum + bytesIn(savings[access.download_url], access.size_bytes), 0);
  return (
    <>
      <Total loaded={Math.max(oneByOne, bytesIn(together, total))} total={total} />
      <OfferedDocuments {...{ offered, onChanged, onSaving }}>
        {missing.length === 0 && <SaveTogether offered={offered} onRefused={onChanged} onSaving={setTogether} />}
      </OfferedDocuments>
    </>
  );
}

function Total({ loaded, total }: { loaded: number; total: number }) {
  const { openHere: words } = useWords();
  const { locale } = useLanguage();
  return (
    <label class="screen">
      {words.loadedOf(formatSize(loaded, locale), formatSize(total, locale))}
      <progress max={Math.max(total, 1)} value={loaded} />
    </label>
  );
}

function bytesIn(saving: Saving | undefined, size: number): number {
  if (saving?.step === 'saved') return size;
  return saving && 'bytes' in saving ? (saving.bytes ?? 0) : 0;
}

/** Documents that the Host has sealed and the service did not deliver. */
function NotDelivered({ missing, onLook }: { missing: readonly OpenedDocument[]; onLook(): void }) {
  const { openHere: words } = useWords();
  return (
    <Notice kind="warning" title={words.notDelivered(missing.length)} text={words.notDeliveredText}>
      <Names names={missing.map(({ filename }) => filename)} />
      <Button onClick={onLook}>{words.look}</Button>
    </Notice>
  );
}

/** Files that came with the documents, and that nothing shows to be the Host's. They are only named. */
function Unlisted({ files }: { files: readonly DocumentAccess[] }) {
  const { openHere: words } = useWords();
  return (
    <Notice kind="warning" title={words.unlisted(files.length)} text={words.unlistedText}>
      <Names names={files.map(({ filename }) => shownName(filename))} />
    </Notice>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
