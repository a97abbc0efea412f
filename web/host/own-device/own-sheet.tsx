import '#web/styles/paper.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SheetFacts } from '#own-device/work.ts';
import { usePrintedPage } from '#web/host/paper/printed-page.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Choice, Form, TextField, useField } from '#web/shared/field.tsx';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { keyIn } from '#web/shared/own-device/typed.ts';
import { useCall, useLoad } from '#web/shared/use-call.ts';
import type { ComparedPaper } from './compare-papers.tsx';
import { PrintedSheet, type Sheet, Slips } from './printed-sheet.tsx';

interface Props {
  cipher: Cipher;
  papers: readonly ComparedPaper[];
  isDone: boolean;
  onDone(sheet: string): Promise<void>;
}

/** The Host's own sheet: a new one, which is printed and typed back, or the one that they have. */
export function OwnSheet(props: Props) {
  const { sealHere: words } = useWords();
  const which = useField('which', null);
  const [typed, setTyped] = useState<SheetFacts | null>(null);
  if (props.isDone)
    return (
      <Section>
        <Notice kind="success" title={words.sheetDone} />
        {typed && <SlipsAgain fingerprint={typed.fingerprint} papers={props.papers} />}
      </Section>
    );
  const options = [
    { value: 'new', label: words.sheetNew },
    { value: 'known', label: words.sheetKnown },
  ];
  return (
    <Section>
      <p>{words.sheet}</p>
      <Choice field={which} label={words.hasSheet} options={options} />
      {which.value === 'new' && <NewSheet {...props} />}
      {which.value === 'known' && <KnownSheet {...props} onKnown={setTyped} />}
    </Section>
  );
}

function Section({ children }: { children: ComponentChildren }) {
  const { sealHere: words } = useWords();
  return (
    <section>
      <h2>{words.sheetTitle}</h2>
      {children}
    </section>
  );
}

/** Slips were printed with the sheet, but perhaps for other papers than these. */
function SlipsAgain({ fingerprint, papers }: Pick<Sheet, 'fingerprint' | 'papers'>) {
  const { sealHere: words } = useWords();
  const printed = useMemo(
    () => (
      <div class="sheets">
        <Slips sheet={{ fingerprint, papers }} words={words.ownSheet} />
      </div>
    ),
    [fingerprint, papers, words],
  );
  usePrintedPage(printed);
  return (
    <>
      <p>{words.slipsAgain}</p>
      <div class="actions">
        <Button onClick={() => print()}>{words.printSlips}</Button>
      </div>
    </>
  );
}

function KnownSheet({ cipher, papers, onDone, onKnown }: Props & { onKnown(sheet: SheetFacts): void }) {
  const { sealHere: words } = useWords();
  const [wrong, setWrong] = useState<{ identity: string } | null>(null);
  const key = useField('sheet', (typed) => ([null, wrong?.identity].includes(keyIn(typed)) ? words.sheetKeyWrong : null));
  useEffect(() => {
    if (wrong) document.getElementById('sheet')?.focus();
  }, [wrong]);
  const reading = useCall(async () => {
    const identity = keyIn(key.value) ?? '';
    const facts = await cipher.ask('readSheet', identity).catch(() => null);
    const isSheet = facts !== null && papers.every(({ recipient }) => recipient !== facts.recipient);
    if (!isSheet) return setWrong({ identity });
    onKnown(facts);
    await onDone(identity);
  });
  return (
    <Form fields={[key]} call={reading} submit={words.continue} onSubmit={reading.run}>
      <TextField field={key} label={words.sheetKey} hint={words.sheetKeyHint} kind="code" />
    </Form>
  );
}

async function makeSheet(cipher: Cipher, papers: readonly ComparedPaper[]): Promise<Sheet> {
  const { identity } = await cipher.ask('makeKey');
  return { ...(await cipher.ask('readSheet', identity)), identity, papers };
}

function NewSheet({ cipher, papers, onDone }: Props) {
  const made = useLoad('sheet', () => makeSheet(cipher, papers));
  if (!made.value) return made.failure ? <FailureNotice failure={made.failure} /> : <Waiting />;
  return <Print sheet={made.value} onDone={onDone} />;
}

const END = 8;

function Print({ sheet, onDone }: { sheet: Sheet; onDone(identity: string): Promise<void> }) {
  const { sealHere: words } = useWords();
  const [isShown, setShown] = useState(false);
  const { identity } = sheet;
  const end = useField('end', (typed) => (typed.replace(/\s/g, '').toUpperCase() === identity.slice(-END) ? null : words.typeEndWrong));
  const going = useCall(() => onDone(identity));
  const printed = useMemo(() => <PrintedSheet sheet={sheet} words={words.ownSheet} />, [sheet, words]);
  usePrintedPage(printed);
  return (
    <>
      <p>{words.printText}</p>
      <Button kind="main" onClick={() => print()}>
        {words.print}
      </Button>
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{words.show}</summary>
        {isShown && printed}
      </details>
      <Form fields={[end]} call={going} submit={words.continue} onSubmit={going.run}>
        <TextField field={end} label={words.typeEnd} kind="code" />
      </Form>
    </>
  );
}
