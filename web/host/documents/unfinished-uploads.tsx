import { UploadItem } from './upload-item.tsx';
import { isUnfinished, useArrivals, useUploads } from './uploads.ts';

/** The files that are not documents yet, on a page without the list: a sealing waits for them. `onAdded`: one of them is a document now. */
export function UnfinishedUploads({ onAdded }: { onAdded(): void }) {
  const unfinished = useUploads().filter(isUnfinished);
  useArrivals(onAdded);
  if (unfinished.length === 0) return null;
  return (
    <ul class="rows">
      {unfinished.map((item) => (
        <UploadItem key={item.id} item={item} />
      ))}
    </ul>
  );
}
