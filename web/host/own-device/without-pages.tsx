import { inGroups } from '#web/host/paper/layout.ts';
import type { Survivor } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import { paperList, sealPage } from './seal-page.ts';

/** Gives the Host what they need to seal without our pages: the page as a file, its SHA-256, and the list of papers, if each has a key. */
export function WithoutPages({ survivors }: { survivors: readonly Survivor[] }) {
  const { withoutPages: words } = useWords().sealHere;
  const { file, sha256 } = sealPage();
  const hasAll = survivors.every(({ paper_recipient }) => paper_recipient !== undefined);
  const saveList = () => saveFile(new Blob([paperList(survivors)], { type: 'text/plain' }), 'papers.txt');
  return (
    <details>
      <summary>{words.title}</summary>
      <p>{words.lead}</p>
      <ol>
        <li>
          <a href={`/${file}`} download>
            {words.savePage}
          </a>
        </li>
        <li>
          {words.compare}{' '}
          <span class="code" dir="ltr">
            {inGroups(sha256)}
          </span>
        </li>
        <li>
          <p>{words.list}</p>
          <Button disabled={!hasAll} onClick={saveList}>
            {words.saveList}
          </Button>
        </li>
        <li>{words.seal}</li>
        <li>{words.upload}</li>
      </ol>
    </details>
  );
}
