import { useState } from 'preact/hooks';
import { writeList } from '#common/language.ts';
import type { Survivor } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';

interface Props {
  cipher: Cipher;
  survivors: readonly Survivor[];
  isDone: boolean;
  onDone(): void;
}

/** The Host compares the public key of each paper with the paper, so that the service cannot name another one. */
export function ComparePapers({ cipher, survivors, isDone, onDone }: Props) {
  const { sealHere: words } = useWords();
  const { locale } = useLanguage();
  const without = survivors.filter(({ paper_recipient }) => !paper_recipient).map(({ name }) => name);
  const checks = useLoad('checks', () => Promise.all(survivors.map(({ paper_recipient }) => cipher.ask('checkOf', paper_recipient ?? ''))));
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
      {!isDone && without.length === 0 && checks.value && <Letters survivors={survivors} checks={checks.value} onDone={onDone} />}
    </section>
  );
}

function Letters({ survivors, checks, onDone }: { survivors: readonly Survivor[]; checks: readonly string[]; onDone(): void }) {
  const { sealHere: words } = useWords();
  const [right, setRight] = useState<readonly string[]>([]);
  const add = (id: string) => {
    const all = [...right, id];
    setRight(all);
    if (survivors.every((survivor) => all.includes(survivor.id))) onDone();
  };
  return (
    <>
      <p>{words.people}</p>
      {survivors.map(({ id, name }, n) => (
        <OnePaper key={id} name={name} expected={checks[n] ?? ''} id={id} isRight={right.includes(id)} onRight={() => add(id)} />
      ))}
    </>
  );
}

const plain = (letters: string): string => letters.replace(/[\s\u2010-\u2015\u2212-]/g, '').toUpperCase();

interface OneProps {
  id: string;
  name: string;
  expected: string;
  isRight: boolean;
  onRight(): void;
}

function OnePaper({ id, name, expected, isRight, onRight }: OneProps) {
  const { sealHere: words } = useWords();
  const letters = useField(`check-${id}`, (typed) => (plain(typed) === plain(expected) ? null : words.checkWrong(name)));
  const going = useCall(async () => onRight());
  if (isRight) return <p>✓ {words.check(name)}</p>;
  return (
    <Form fields={[letters]} call={going} submit={words.continue} onSubmit={going.run}>
      <TextField field={letters} label={words.check(name)} hint={words.checkHint} kind="code" />
    </Form>
  );
}
