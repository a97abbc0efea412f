import { useState } from 'preact/hooks';
import { type Survivor, withoutOwnKey } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { writeList } from '#web/shared/format.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { plainLetters } from '#web/shared/own-device/typed.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';

/** A paper whose public key the Host has compared with the printed one. */
export interface ComparedPaper {
  name: string;
  recipient: string;
  check: string;
}

interface Props {
  cipher: Cipher;
  survivors: readonly Survivor[];
  threshold: number;
  isDone: boolean;
  /** Gets what was compared, and nothing that the service says later. */
  onDone(papers: readonly ComparedPaper[], threshold: number): void;
}

/** The Host compares the public key of each paper with the paper, so that the service cannot name another one. */
export function ComparePapers({ cipher, survivors, threshold, isDone, onDone }: Props) {
  const { sealHere: words } = useWords();
  const { locale } = useLanguage();
  const without = withoutOwnKey(survivors);
  const papers = useLoad('papers to compare', () => Promise.all(survivors.map((survivor) => paperOf(cipher, survivor))));
  return (
    <section>
      <h2>{words.peopleTitle}</h2>
      {isDone && <Notice kind="success" title={words.checkDone} />}
      {!isDone && without.length > 0 && (
        <Notice kind="warning">
          <p>{words.newPaper(writeList(without, locale))}</p>
          <a href="/survivors">{words.toSurvivors}</a>
        </Notice>
      )}
      {!isDone && without.length === 0 && papers.value && areDifferent(papers.value) && (
        <Letters papers={papers.value} threshold={threshold} onDone={onDone} />
      )}
    </section>
  );
}

async function paperOf(cipher: Cipher, { name, paper_recipient }: Survivor): Promise<ComparedPaper> {
  const recipient = paper_recipient ?? '';
  return { name, recipient, check: await cipher.ask('checkOf', recipient) };
}

const areDifferent = (papers: readonly ComparedPaper[]): boolean => new Set(papers.map(({ recipient }) => recipient)).size === papers.length;

function Letters({ papers, threshold, onDone }: { papers: readonly ComparedPaper[] } & Pick<Props, 'threshold' | 'onDone'>) {
  const { sealHere: words } = useWords();
  // As they were when the Host began to compare.
  const [asked] = useState({ papers, threshold });
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  const add = (recipient: string) => {
    const all = new Set([...right, recipient]);
    setRight(all);
    if (asked.papers.every((paper) => all.has(paper.recipient))) onDone(asked.papers, asked.threshold);
  };
  return (
    <>
      <p>{words.people}</p>
      <p>
        <strong>{words.quorum(asked.threshold, asked.papers.length)}</strong>
      </p>
      {asked.papers.map((paper) => (
        <OnePaper key={paper.recipient} paper={paper} isRight={right.has(paper.recipient)} onRight={() => add(paper.recipient)} />
      ))}
    </>
  );
}

function OnePaper({ paper: { name, recipient, check }, isRight, onRight }: { paper: ComparedPaper; isRight: boolean; onRight(): void }) {
  const { sealHere: words } = useWords();
  const letters = useField(`check-${recipient}`, (typed) => (plainLetters(typed) === plainLetters(check) ? null : words.checkWrong(name)));
  const going = useCall(async () => onRight());
  if (isRight) return <p role="status">✓ {words.check(name)}</p>;
  return (
    <Form fields={[letters]} call={going} submit={words.compare(name)} onSubmit={going.run}>
      <TextField field={letters} label={words.check(name)} hint={words.checkHint} kind="code" />
    </Form>
  );
}
