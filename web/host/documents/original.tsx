import { useFieldsGuard } from '#web/host/parts/leave-guard.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { TextField, useField } from '#web/shared/field.tsx';
import type { DocumentList } from './document-list.ts';
import { addUploads } from './uploads.ts';

/**
 * Says that a scan may not be a valid will, and takes one line that says where the signed original is. The line becomes a text file
 * among the documents, so that it is sealed with them and no one reads it before.
 */
export function WhereOriginal({ list }: { list: DocumentList }) {
  const { original: words } = useWords().hostDocuments;
  const isAdded = hasOriginalLine(list, words.file);
  return (
    <>
      <p>{words.scan}</p>
      <details>
        <summary>{words.title}</summary>
        <p>{words.text}</p>
        {isAdded ? <p>{words.added(words.file)}</p> : <OriginalLine />}
      </details>
    </>
  );
}

/** Whether the line is among the documents, under the name that the words give it. */
export function hasOriginalLine({ documents }: DocumentList, file: string): boolean {
  return documents.some(({ filename }) => filename === file);
}

function OriginalLine() {
  const { original: words } = useWords().hostDocuments;
  const line = useField('original', (value) => (value.trim() === '' ? words.missing : null));
  const keep = useFieldsGuard([line]);
  const add = (event: Event) => {
    event.preventDefault();
    line.touch();
    if (!line.isValid) return;
    addUploads([{ file: new File([`${line.value.trim()}\n`], words.file, { type: 'text/plain' }), type: 'text/plain' }]);
    keep();
  };
  return (
    <form noValidate onSubmit={add}>
      <TextField field={line} label={words.label} hint={words.hint} />
      <Button type="submit">{words.add}</Button>
    </form>
  );
}
