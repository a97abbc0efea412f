import { useEffect, useRef } from 'preact/hooks';
import { ConfirmPaper } from '#web/host/paper/confirm-paper.tsx';
import { makePaper } from '#web/host/paper/own-key.ts';
import { PaperPrint, RecoveryProgram } from '#web/host/paper/paper-print.tsx';
import type { Survivor } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Choice, type FieldState, Form, useField } from '#web/shared/field.tsx';
import { formatDay, writeList } from '#web/shared/format.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { go, usePlace } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { Continue, StepPage } from './step-page.tsx';
import { onward } from './steps.ts';
import { type MadePaper, unprinted } from './unprinted.ts';
import type { Wizard } from './wizard.ts';

/** Prints all papers that this window has, and checks each. The others were printed before, or are made again. */
export function Papers({ wizard }: { wizard: Wizard }) {
  const { papers: words } = useWords().setup;
  const { locale } = useLanguage();
  const { here, missing } = unprinted(wizard.papers, wizard.list);
  const isChange = usePlace().values.get('to') === 'review';
  useReloadWhenSeen(wizard.reload);
  const next = () => {
    wizard.dropPapers(here);
    wizard.reload();
    if (missing.length === 0) go('/setup', onward('place', { isChange, hasPapers: false }));
  };
  // Before anything else, because they would be lost.
  if (here.length > 0) {
    return (
      <StepPage task="papers" title={words.title}>
        <p>{words.text}</p>
        {missing.length > 0 && <Notice kind="warning" text={words.notAmong(writeList(namesOf(missing), locale))} />}
        <PaperPrint papers={here} onDone={next} />
      </StepPage>
    );
  }
  return missing.length === 0 ? <AllChecked wizard={wizard} /> : <Missing missing={missing} wizard={wizard} />;
}

const namesOf = (survivors: readonly Survivor[]): string[] => survivors.map(({ name }) => name);

/** Another window may have made a paper again, or removed its person. */
function useReloadWhenSeen(reload: () => void): void {
  const newest = useRef(reload);
  newest.current = reload;
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && newest.current();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

function AllChecked({ wizard }: { wizard: Wizard }) {
  const { setup, paperPrint } = useWords();
  const { papers: words } = setup;
  return (
    <StepPage task="papers" title={words.doneTitle}>
      <p>{words.done}</p>
      <Sentences of={paperPrint.handover} ordered />
      <RecoveryProgram />
      <Continue wizard={wizard} to="place" />
    </StepPage>
  );
}

/** Papers that this window does not have. Those that are printed are checked. The Host says which of the others are made again. */
function Missing({ missing, wizard }: { missing: readonly Survivor[]; wizard: Wizard }) {
  const { papers: words } = useWords().setup;
  const { locale } = useLanguage();
  return (
    <StepPage task="papers" title={words.missingTitle}>
      <p>{words.missing(writeList(namesOf(missing), locale))}</p>
      <h2>{words.notPrinted}</h2>
      <p>{words.notPrintedText}</p>
      <MakeAgain missing={missing} wizard={wizard} />
      <h2>{words.inHands}</h2>
      <p>{words.inHandsText}</p>
      {missing.map(({ id, name }) => (
        <ConfirmPaper key={id} id={id} name={name} onConfirmed={wizard.reload} />
      ))}
      <Notice>
        <p>
          {words.laterText} <a href="/survivors">{words.laterLink}</a>
        </p>
        <Continue wizard={wizard} to="place" label={words.later} kind="second" />
      </Notice>
    </StepPage>
  );
}

/** No one is chosen at first: a paper that was handed over already must not become worthless by one press. */
function MakeAgain({ missing, wizard }: { missing: readonly Survivor[]; wizard: Wizard }) {
  const { papers: words, failures } = useWords().setup;
  const field = useField('new-papers', (ids) => (ids === '' ? words.chooseMissing : null));
  const chosen = missing.filter(({ id }) => field.value.includes(id));
  const making = useCall(async () => {
    const made: MadePaper[] = [];
    try {
      for (const { id, paper_recipient = null } of chosen) made.push({ paper: await makePaper(id), replaced: paper_recipient });
    } finally {
      // Those that were made before a refusal are printed first. Only a few can be made in an hour.
      for (const one of made) wizard.keepPaper(one);
      wizard.reload();
    }
  });
  return (
    <Form fields={[field]} call={making} failures={failures} submit={words.make} onSubmit={making.run}>
      <Choice field={field} label={words.choose} options={[]}>
        {missing.map((survivor, index) => (
          <Person key={survivor.id} survivor={survivor} field={field} id={index === 0 ? field.id : `${field.id}-${survivor.id}`} />
        ))}
      </Choice>
    </Form>
  );
}

/** One person who can be chosen. The value of the field has the ids of all who are. */
function Person({ survivor: { id: chosen, name, paper_made_at }, field, id }: { survivor: Survivor; field: FieldState; id: string }) {
  const { facts } = useWords().survivors;
  const { locale } = useLanguage();
  const others = field.value.split(' ').filter((one) => one !== '' && one !== chosen);
  const set = (isChosen: boolean) => field.set([...others, ...(isChosen ? [chosen] : [])].join(' '));
  return (
    <label class="option">
      <input type="checkbox" id={id} name={id} checked={field.value.includes(chosen)} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {name}
        <span class="hint">{facts.paperUnconfirmed(paper_made_at && formatDay(new Date(paper_made_at), locale))}</span>
      </span>
    </label>
  );
}
