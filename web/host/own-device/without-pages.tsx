import { saveFile } from '#common/save-file.ts';
import { inGroups } from '#web/host/paper/layout.ts';
import { type Survivor, withoutOwnKey } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { paperList, sealPage } from './seal-page.ts';

interface Props {
  survivors: readonly Survivor[];
  threshold: number;
}

/** Gives the Host what they need to seal without our pages: the page as a file, its SHA-256, and the list of papers. */
export function WithoutPages(props: Props) {
  const { withoutPages: words } = useWords().sealHere;
  const { file, sha256 } = sealPage();
  return (
    <details>
      <summary>{words.title}</summary>
      <div>
        <p>{words.lead}</p>
        <ol>
          <li>
            <a href={`/${file}`} download={file}>
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
            <SaveList {...props} />
          </li>
          <li>{words.seal}</li>
          <li>{words.upload}</li>
        </ol>
      </div>
    </details>
  );
}

/** Saves papers.txt, if each paper has a key that seal.html can encrypt to. */
function SaveList({ survivors, threshold }: Props) {
  const { withoutPages: words, newPaper, quorum } = useWords().sealHere;
  const { locale } = useLanguage();
  const without = withoutOwnKey(survivors);
  const save = () => saveFile(new Blob([paperList(survivors, threshold)], { type: 'text/plain' }), 'papers.txt');
  return (
    <>
      <p>{words.list}</p>
      <p>{quorum(threshold, survivors.length)}</p>
      {without.length === 0 ? <Button onClick={save}>{words.saveList}</Button> : <p>{newPaper(writeList(without, locale))}</p>}
    </>
  );
}
