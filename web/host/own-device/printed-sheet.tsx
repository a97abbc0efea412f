import type { SheetFacts } from '#own-device/work.ts';
import { inGroups } from '#web/host/paper/layout.ts';
import { PrintedOperator } from '#web/host/paper/printed-operator.tsx';
import { QrCode } from '#web/host/paper/qr-code.tsx';
import type { HostWords } from '#web/host/words.ts';
import type { ComparedPaper } from './compare-papers.tsx';
import { sealPage } from './seal-page.ts';

/** A new sheet, with what is printed on it. */
export interface Sheet extends SheetFacts {
  identity: string;
  papers: readonly ComparedPaper[];
}

type Words = HostWords['sealHere']['ownSheet'];

/** Two pages: the Host's own sheet, and a slip for each paper. The words come along, because the printed page is outside of the others. */
export function PrintedSheet({ sheet, words }: { sheet: Sheet; words: Words }) {
  return (
    <div class="sheets">
      <Secret sheet={sheet} words={words} />
      <Slips sheet={sheet} words={words} />
    </div>
  );
}

function Secret({ sheet, words }: { sheet: Sheet; words: Words }) {
  return (
    <article class="sheet">
      <Header title={words.title} />
      <p class="sheet-box">
        <strong>{words.keep}</strong>
      </p>
      <div class="sheet-key">
        <p>
          <strong>{words.key}</strong>
          <br />
          <span class="code sheet-line">{sheet.identity}</span>
        </p>
        <div class="sheet-row">
          <Fingerprint sheet={sheet} words={words} />
          <QrCode text={sheet.identity} label={words.keyQr} />
        </div>
      </div>
      <h3>{words.papers}</h3>
      <dl>
        {sheet.papers.map(({ name, check }) => (
          <div key={check}>
            <dt>{name}</dt>
            <dd class="code">{check}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{words.program}</strong>
        <br />
        <span class="code">{inGroups(sealPage().sha256)}</span>
      </p>
    </article>
  );
}

/** A slip for each of these papers. */
export function Slips({ sheet, words }: { sheet: Pick<Sheet, 'fingerprint' | 'papers'>; words: Words }) {
  return (
    <article class="sheet">
      <Header title={words.slipsTitle} />
      <p>{words.slips}</p>
      {sheet.papers.map(({ name, recipient }) => (
        <section key={recipient} class="slip">
          <h3>{words.slip(name)}</h3>
          <Fingerprint sheet={sheet} words={words} />
          <p>{words.slipText}</p>
        </section>
      ))}
    </article>
  );
}

function Fingerprint({ sheet, words }: { sheet: Pick<Sheet, 'fingerprint'>; words: Words }) {
  return (
    <p>
      <strong>{words.fingerprint}</strong>
      <br />
      <span class="code">{sheet.fingerprint}</span>
    </p>
  );
}

function Header({ title }: { title: string }) {
  return (
    <header>
      <img src="/mark.svg" alt="" />
      <p class="sheet-name">{title}</p>
      <PrintedOperator locale={document.documentElement.lang} />
    </header>
  );
}
