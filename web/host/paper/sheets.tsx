import type { ComponentChildren } from 'preact';
import { directionOf } from '#common/language.ts';
import { printedId } from '#common/printed-id.ts';
import { type OperatorWords, PrintedOperator, PrintedTerms } from '#web/host/paper/printed-operator.tsx';
import type { Paper } from '#web/host/survivors/survivor.ts';
import { knownConfig } from '#web/shared/config.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import type { PaperWords } from '#words/en/pages/paper.ts';
import { inGroups, needsSmallType, paperLocale, programAddress, recoveryQr, siteAddress } from './layout.ts';
import { printedRecovery } from './printed-recovery.ts';
import { QrCode } from './qr-code.tsx';

interface SheetProps {
  paper: Paper;
  words: PaperWords;
  /** Undefined if the operator does not say who runs the service. */
  operatorWords: OperatorWords | undefined;
  quorum: { threshold: number; total: number } | null;
}

/** The two sheets for one Survivor, in their language: what to do with the service, and what to do without it. */
export function Sheets(props: SheetProps) {
  const locale = paperLocale(props.paper);
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <EnvelopeSheet {...props} />
      <RecoverySheet {...props} />
    </div>
  );
}

function Sheet({ paper, words, number, children }: Pick<SheetProps, 'paper' | 'words'> & { number: number; children: ComponentChildren }) {
  return (
    <article class={needsSmallType(paper, knownConfig().operator !== undefined) ? 'sheet small' : 'sheet'}>
      <header>
        <img src="/mark.svg" alt="" />
        <p class="sheet-name">{words.forName(paper.survivor_name)}</p>
        <p>
          {words.fromName(paper.host_name)} · {words.sheet(number)}
        </p>
        <PrintedOperator locale={paperLocale(paper)} />
      </header>
      {children}
    </article>
  );
}

/** The first sheet: how to begin, and the codes. */
function EnvelopeSheet({ paper, words, operatorWords, quorum }: SheetProps) {
  const { open } = words;
  return (
    <Sheet paper={paper} words={words} number={1}>
      <p class="sheet-box">
        <strong>{words.keep}</strong> {words.secret}
      </p>
      <p>
        {words.what(paper.host_name)} {quorum && words.quorum(quorum.threshold, quorum.total)}
      </p>
      <h3>{words.openTitle(paper.host_name)}</h3>
      <div class="sheet-row">
        <ol>
          <li>
            {open.address}{' '}
            <strong class="sheet-address" dir="ltr">
              {siteAddress(paper)}
            </strong>
          </li>
          <li>{open.paper}</li>
          <li>{open.others(paper.host_name)}</li>
          <li>{open.read}</li>
        </ol>
        <QrCode text={paper.start_url} label={words.startQr} />
      </div>
      <dl>
        <dt>{words.will}</dt>
        <dd class="code">{printedId(paper.will_id)}</dd>
        <dt>{words.survivor}</dt>
        <dd class="code">{printedId(paper.survivor_id)}</dd>
      </dl>
      <h3>{words.codes}</h3>
      <p>{words.codesHint}</p>
      <ul class="sheet-codes">
        {paper.backup_codes.map((code) => (
          <li key={code} class="code">
            {code}
          </li>
        ))}
      </ul>
      {operatorWords && <PrintedTerms locale={paperLocale(paper)} words={operatorWords} />}
    </Sheet>
  );
}

/** The second sheet: the key, and how to open the will when nothing else is left. */
function RecoverySheet({ paper, words }: SheetProps) {
  const { steps } = words;
  const { file, sha256 } = printedRecovery();
  return (
    <Sheet paper={paper} words={words} number={2}>
      <h3>{words.recoveryTitle}</h3>
      <p>{words.recoveryLead}</p>
      <div class="sheet-key">
        <p>
          <strong>{words.key}</strong>
          <br />
          <span class="code sheet-line">{paper.recovery_key}</span>
        </p>
        <div class="sheet-row">
          <p>
            <strong>{words.fingerprint}</strong>
            <br />
            <span class="code">{paper.package_fingerprint}</span>
            <br />
            {words.fingerprintHint}
            <br />
            <strong>{words.check}</strong> <span class="code">{paper.check}</span>
          </p>
          <QrCode text={recoveryQr(paper)} label={words.keyQr} />
        </div>
      </div>
      <ol>
        <li>
          {steps.find(paper.host_name)}
          <span class="sheet-place">{steps.place}</span>
        </li>
        <li>{steps.meet}</li>
        <li>
          {steps.program} <span class="code">{file}</span> (<bdi dir="ltr">{programAddress(paper, file)}</bdi>)
        </li>
        <li>
          {steps.compare} <span class="code">{inGroups(sha256)}</span>
        </li>
        <li>{steps.disconnect}</li>
        <li>{steps.open}</li>
      </ol>
      <ByHand words={words} />
    </Sheet>
  );
}

/** Small type: it is for a person with the skills, when all else has failed. */
function ByHand({ words }: { words: PaperWords }) {
  const { combineScript, checkScript } = printedRecovery();
  return (
    <section class="sheet-hand">
      <h3>{words.byHandTitle}</h3>
      <p>
        {words.byHand} {words.byHandWarning}
      </p>
      <div class="sheet-row">
        <pre dir="ltr">{combineScript}</pre>
        <div>
          <pre dir="ltr">{checkScript}</pre>
          <Sentences of={words.byHandSteps} ordered />
        </div>
      </div>
    </section>
  );
}
