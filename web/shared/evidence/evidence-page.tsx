import '#web/styles/evidence.css';
import type { ComponentChildren } from 'preact';
import { FailureNotice, Heading, Notice, Waiting } from '#web/shared/frame.tsx';
import { saveFile } from '#web/shared/save-file.ts';
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
  const { value, failure, reload } = useLoad('evidence', async () => {
    const evidence = await read();
    return { evidence, hash: await sha256Of(evidence.report), fits: await isAbout(evidence) };
  });
  if (!value)
    return (
      <>
        <Heading>{title}</Heading>
        {failure ? <FailureNotice failure={failure} onRetry={reload} /> : <Waiting>{words.loading}</Waiting>}
        <p>{children}</p>
      </>
    );
  const { evidence, hash, fits } = value;
  const report = readReport(evidence.report);
  if (!fits)
    return (
      <>
        <Heading>{title}</Heading>
        <Notice kind="problem" title={words.differs}>
          <p>{words.differsText}</p>
        </Notice>
        <p>{children}</p>
      </>
    );
  const save = () =>
    saveFile(new Blob([evidenceZip(evidence)], { type: 'application/zip' }), `evidence-${report?.made_at.slice(0, 10) ?? 'new'}.zip`);
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
        <button type="button" class="main" onClick={save}>
          {words.save}
        </button>
        <button type="button" class="second" onClick={() => print()}>
          {words.print}
        </button>
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
      <button type="button" class="main" onClick={save}>
        {words.save}
      </button>
    </>
  );
}
