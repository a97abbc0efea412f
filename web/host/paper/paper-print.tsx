import { Button } from '#web/shared/button.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import '#web/styles/paper.css';
import { useMemo, useState } from 'preact/hooks';
import { Dialog } from '#web/host/parts/dialog.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import type { Paper } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { knownConfig } from '#web/shared/config.ts';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { loadWords } from '#web/shared/words.ts';
import type { PaperWords } from '#words/en/pages/paper.ts';
import { ConfirmPaper } from './confirm-paper.tsx';
import { paperLocale, quorumOn } from './layout.ts';
import type { OperatorWords } from './printed-operator.tsx';
import { usePrintedPage } from './printed-page.ts';
import { printedRecovery } from './printed-recovery.ts';
import { Sheets } from './sheets.tsx';

/** A paper with the words of its language. */
interface Printed {
  paper: Paper;
  words: PaperWords;
  operatorWords: OperatorWords | undefined;
}

/**
 * Prints the papers of one or more Survivors, and then asks for one code of each, so that a print that failed is noticed. The
 * papers are only here: until all codes were typed, leaving asks first. `onDone`: all were typed, or the Host does it later.
 */
export function PaperPrint({ papers, onDone }: { papers: readonly Paper[]; onDone(): void }) {
  const { paperPrint: words } = useWords();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const isDone = papers.every(({ survivor_id }) => confirmed.includes(survivor_id));
  const { value: printed, failure } = useLoad('words', () => Promise.all(papers.map(withWords)));
  useLeaveGuard(!isDone);
  if (!printed) return failure ? <FailureNotice failure={failure} /> : <Waiting />;
  return (
    <>
      {!isDone && <PrintStep printed={printed} />}
      {!isDone && (
        <>
          <h2>{words.typeTitle}</h2>
          <p>{words.typeText}</p>
        </>
      )}
      {papers.map((paper) => (
        <ConfirmPaper
          key={paper.survivor_id}
          id={paper.survivor_id}
          name={paper.survivor_name}
          onConfirmed={() => setConfirmed((all) => [...all, paper.survivor_id])}
        />
      ))}
      {isDone ? <Handover onDone={onDone} /> : <Later onLeave={onDone} />}
    </>
  );
}

async function withWords(paper: Paper): Promise<Printed> {
  const locale = paperLocale(paper);
  const [words, operatorWords] = await Promise.all([loadWords(locale, 'paper'), knownConfig().operator && loadWords(locale, 'operator')]);
  return { paper, words, operatorWords };
}

function PrintStep({ printed }: { printed: readonly Printed[] }) {
  const { paperPrint: words } = useWords();
  const [isShown, setShown] = useState(false);
  usePrintedPage(useMemo(() => <AllSheets printed={printed} />, [printed]));
  return (
    <>
      <Notice kind="warning" title={words.once} text={words.onceText} />
      <Sentences of={words.steps(printed.length)} ordered />
      <Button kind="main" onClick={() => print()}>
        {words.print(printed.length)}
      </Button>
      <details>
        <summary>{words.noPrinter}</summary>
        <p>{words.showText}</p>
      </details>
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{words.show}</summary>
        {isShown && <AllSheets printed={printed} />}
      </details>
    </>
  );
}

function AllSheets({ printed }: { printed: readonly Printed[] }) {
  const quorum = quorumOn(printed.map(({ paper }) => paper));
  return (
    <div class="sheets">
      {printed.map((one) => (
        <Sheets key={one.paper.survivor_id} {...one} quorum={quorum} />
      ))}
    </div>
  );
}

/** What to do with the sheets, when they are known to be right. */
function Handover({ onDone }: { onDone(): void }) {
  const { paperPrint: words } = useWords();
  return (
    <>
      <Notice kind="success" title={words.handoverTitle}>
        <Sentences of={words.handover} ordered />
      </Notice>
      <RecoveryProgram />
      <Button kind="main" onClick={onDone}>
        {words.done}
      </Button>
    </>
  );
}

/** The program that the second sheet names, to put it on a memory stick. */
export function RecoveryProgram() {
  const { paperPrint: words } = useWords();
  const { file } = printedRecovery();
  return (
    <p>
      <a href={`/${file}`} download={file}>
        {words.saveProgram}
      </a>
    </p>
  );
}

/** Leaves without a code. Asks first, because the sheets are never shown again. */
function Later({ onLeave }: { onLeave(): void }) {
  const { paperPrint: words } = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="link" onClick={() => setAsking(true)}>
        {words.later}
      </Button>
      {isAsking && (
        <Dialog title={words.laterTitle} onClose={() => setAsking(false)}>
          <p>{words.laterText}</p>
          <div class="actions">
            <Button kind="main" onClick={() => setAsking(false)}>
              {words.stay}
            </Button>
            <Button onClick={onLeave}>{words.leave}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
