import { useState } from 'preact/hooks';
import type { paths } from '#api';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { formatDay } from '#web/shared/format.ts';
import { FailureNotice, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import type { Storage } from './kinds.ts';

type Page = paths['/api/storages/{id}/browse']['get']['responses'][200]['content']['application/json'];
type Item = Page['items'][number];

/** Shows what is in a storage, folder by folder. Files are encrypted, so that there is nothing to open. */
export function Browse({ storage }: { storage: Storage }) {
  const { storages: words } = useWords();
  const [path, setPath] = useState('/');
  const parent = path
    .replace(/\/+$/, '')
    .replace(/[^/]*$/, '')
    .replace(/(.)\/$/, '$1');
  return (
    <section aria-label={words.browsing(storage.name)}>
      <h3>{words.place(path)}</h3>
      {path !== '/' && (
        <Button kind="link" onClick={() => setPath(parent || '/')}>
          {words.up}
        </Button>
      )}
      <Folder key={path} storage={storage} path={path} onOpen={setPath} />
    </section>
  );
}

function Folder({ storage, path, onOpen }: { storage: Storage; path: string; onOpen(path: string): void }) {
  const { storages: words } = useWords();
  const read = (page_token?: string) =>
    hostCall((api, headers) =>
      api.GET('/api/storages/{id}/browse', { headers, params: { path: { id: storage.id }, query: { path, ...(page_token && { page_token }) } } }),
    );
  const first = useLoad(path, () => read());
  const [further, setFurther] = useState<Page[]>([]);
  const token = (further.at(-1) ?? first.value)?.next_page_token ?? null;
  const reading = useCall(async () => {
    if (token !== null) setFurther([...further, await read(token)]);
  });
  if (!first.value) return first.failure ? <FailureNotice failure={first.failure} failures={words.failures} onRetry={first.reload} /> : <Waiting />;
  const items = [first.value, ...further].flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 && <p>{words.empty}</p>}
      <ul class="documents">
        {items.map((item) => (
          <Entry key={item.path} item={item} onOpen={onOpen} />
        ))}
      </ul>
      <FailureNotice failure={reading.failure} failures={words.failures} />
      {token !== null && <CallButton call={reading}>{words.more}</CallButton>}
    </>
  );
}

function Entry({ item, onOpen }: { item: Item; onOpen(path: string): void }) {
  const { locale } = useLanguage();
  const { storages: words } = useWords();
  if (item.type === 'directory') {
    return (
      <li>
        <Button kind="link" aria-label={words.openFolder(item.name)} onClick={() => onOpen(item.path)}>
          {item.name}
        </Button>
        <span class="hint">{words.isFolder}</span>
      </li>
    );
  }
  const facts = [
    item.size_bytes === null ? '' : formatSize(item.size_bytes, locale),
    item.modified_at ? formatDay(new Date(item.modified_at), locale) : '',
  ];
  return (
    <li>
      {item.name}
      <span class="hint">{facts.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
