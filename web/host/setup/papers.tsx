import { writeList } from '#common/language.ts';
import { ConfirmPaper } from '#web/host/paper/confirm-paper.tsx';
import { makePaper } from '#web/host/paper/own-key.ts';
import { PaperPrint } from '#web/host/paper/paper-print.tsx';
import { CallButton } from '#web/host/parts/call-button.tsx';
import type { Paper, Survivor } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { go } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';
import { Continue, StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** Prints all papers together and checks each. Papers that were not printed before the page was loaded again are made again. */
export function Papers({ wizard }: { wizard: Wizard }) {
  const { papers: words } = useWords().setup;
  const { survivors, count, threshold } = wizard.list;
  const unchecked = survivors.filter(({ paper_confirmed_at }) => paper_confirmed_at === null);
  const isUnchecked = (paper: Paper) => unchecked.some(({ id }) => id === paper.survivor_id);
  // The papers were made one after the other, with the numbers of that moment.
  const printable = wizard.papers.filter(isUnchecked).map((paper) => ({ ...paper, threshold, survivors_total: count }));
  const missing = unchecked.filter(({ id }) => !printable.some(({ survivor_id }) => survivor_id === id));
  const next = () => {
    wizard.reload();
    go('/setup', { step: missing.length > 0 ? 'papers' : 'place' });
  };
  if (unchecked.length === 0 && count > 0) return <AllChecked />;
  // Before anything else, because they would be lost.
  if (printable.length === 0) return <Missing missing={missing} wizard={wizard} />;
  return (
    <StepPage task="papers" title={words.title}>
      <p>{words.text}</p>
      <PaperPrint papers={printable} onDone={next} />
    </StepPage>
  );
}

function AllChecked() {
  const { papers: words } = useWords().setup;
  return (
    <StepPage task="papers" title={words.doneTitle}>
      <p>{words.done}</p>
      <Continue to="place" />
    </StepPage>
  );
}

/** Papers whose codes this page does not have. Either they are printed already, or they are made again. */
function Missing({ missing, wizard }: { missing: readonly Survivor[]; wizard: Wizard }) {
  const { papers: words, failures } = useWords().setup;
  const { locale } = useLanguage();
  const names = missing.map(({ name }) => name);
  const making = useCall(async () => {
    const made: Paper[] = [];
    try {
      for (const { id } of missing) made.push(await makePaper(id));
    } finally {
      // Those that were made before a refusal are printed first. Only a few can be made in an hour.
      for (const paper of made) wizard.keepPaper(paper);
    }
  });
  return (
    <StepPage task="papers" title={words.missingTitle}>
      <p>{words.missing(writeList(names, locale))}</p>
      <h2>{words.notPrinted}</h2>
      <p>{words.notPrintedText}</p>
      <FailureNotice failure={making.failure} failures={failures} />
      <CallButton call={making} kind="main">
        {words.make}
      </CallButton>
      <h2>{words.inHands}</h2>
      <p>{words.inHandsText}</p>
      {missing.map(({ id, name }) => (
        <ConfirmPaper key={id} id={id} name={name} onConfirmed={wizard.reload} />
      ))}
      <Notice>
        <p>
          {words.laterText} <a href="/survivors">{words.laterLink}</a>
        </p>
        <Continue to="place" label={words.later} kind="second" />
      </Notice>
    </StepPage>
  );
}
