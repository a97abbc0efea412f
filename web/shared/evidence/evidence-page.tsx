import { Button } from '#web/shared/button.tsx';
import '#web/styles/evidence.css';
import type { ComponentChildren } from 'preact';
import { saveFile } from '#common/save-file.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { evidenceZip } from './files.ts';
import { type Evidence, isAbout, readReport, sha256Of } from './report.ts';
import { ReportSheet } from './report-sheet.tsx';
import { useEvidenceWords } from './words.ts';

/**
 * One report about a transfer, to read, print and save. The printer gets the report alone. `read` makes the report. `title` is shown
 * until it is there. `children` is the link back.
 */
export function EvidencePage({ read, title, children }: { read: () => Promise<Evidence>; title: string; children: ComponentChildren }) {
  const words = useEvidenceWords();
  const loaded = useLoad('evidence', async () => {
    const evidence = await read();
    return { evidence, hash: await sha256Of(evidence.report), fits: await isAbout(evidence) };
  });
  if (!loaded.value)
    return (
      <>
        <Heading>{title}</Heading>
        <LoadState of={loaded}>{words.loading}</LoadState>
        <p>{children}</p>
      </>
    );
  const { evidence, hash, fits } = loaded.value;
  const report = readReport(evidence.report);
  if (!fits)
    return (
      <>
        <Heading>{title}</Heading>
        <Notice kind="problem" title={words.differs} text={words.differsText} />
        <p>{children}</p>
      </>
    );
  const save = async () => saveFile(await evidenceZip(evidence), `evidence-${report?.made_at.slice(0, 10) ?? 'new'}.zip`);
  return (
    <div>
      {report ? (
        <ReportSheet report={report} hash={hash} keyId={evidence.key.id} actions={<Actions save={save} />} />
      ) : (
        <Unknown title={title} save={save} />
      )}
      <p class="screen">{children}</p>
    </div>
  );
}

function Actions({ save }: { save(): void }) {
  const words = useEvidenceWords();
  return (
    <div class="screen">
      <p class="actions">
        <Button kind="main" onClick={save}>
          {words.save}
        </Button>
        <Button onClick={() => print()}>{words.print}</Button>
      </p>
      <p class="hint">{words.saveHint}</p>
    </div>
  );
}

/** A report of a later release than this page. */
function Unknown({ title, save }: { title: string; save(): void }) {
  const words = useEvidenceWords();
  return (
    <>
      <Heading>{title}</Heading>
      <p>{words.unknown}</p>
      <Button kind="main" onClick={save}>
        {words.save}
      </Button>
    </>
  );
}
