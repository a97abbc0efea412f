import type { ComponentChildren } from 'preact';
import { timeZone, writeList } from '#web/shared/format.ts';
import { Heading } from '#web/shared/frame.tsx';
import { useLanguage, useMoment, useZone } from '#web/shared/language.tsx';
import { formatSize } from '#web/shared/size.ts';
import type { EvidenceWords } from '#words/en/pages/evidence.ts';
import { EventList } from './event-list.tsx';
import { personIn } from './people.ts';
import { eventsOf, proofOf, type Report } from './report.ts';
import { Steps } from './steps.tsx';
import { useEvidenceWords } from './words.ts';

/** A report as a person reads it. The printer gets this element alone. `hash`: of the report. `keyId`: of the key that signed. */
export function ReportSheet({ report, hash, keyId, actions }: { report: Report; hash: string; keyId: string; actions: ComponentChildren }) {
  const words = useEvidenceWords();
  const { service } = useLanguage();
  const moment = useMoment();
  return (
    <article class="report">
      <Heading>{words.title(report.person)}</Heading>
      <p>
        {words.madeAt(moment(report.made_at), service)} {words.madeFor[report.made_for]} {words.zone(`${useZone()} (${timeZone()})`)}
      </p>
      {actions}
      <p>{words.terms(report.person)}</p>
      <Summary report={report} />
      <Checks report={report} />
      <Proofs report={report} />
      <Documents report={report} />
      <section>
        <h2>{words.events}</h2>
        <EventList report={report} />
      </section>
      <HowToCheck report={report} hash={hash} keyId={keyId} />
    </article>
  );
}

function Summary({ report: { transfer, person } }: { report: Report }) {
  const words = useEvidenceWords();
  const { locale } = useLanguage();
  const moment = useMoment();
  const names = transfer.survivors.map((name) => personIn(name, words));
  const rows: [term: string, text: ComponentChildren][] = [
    [words.number, <code key="id">{transfer.id}</code>],
    [words.state, words.transferStates[transfer.status] ?? transfer.status],
    [words.before, transfer.host_was_silent ? words.wasSilent : words.wasNotSilent],
    [words.startedAt, words.started(moment(transfer.started_at), personIn(transfer.started_by, words))],
    [words.proof, transfer.proven ? words.proven : words.unproven],
    [words.notified(person), transfer.host_notified_at === null ? words.notNotified : moment(transfer.host_notified_at)],
    [words.deadline, moment(transfer.cancel_deadline)],
    [words.needed, words.neededOf(transfer.threshold, writeList(names, locale))],
    [words.opened, openedText(transfer, words, moment)],
  ];
  if (transfer.access_expires_at !== null) rows.push([words.readable, moment(transfer.access_expires_at)]);
  return (
    <section>
      <h2>{words.summary}</h2>
      <Terms rows={rows} />
    </section>
  );
}

function openedText({ opened_at, opens_at, status }: Report['transfer'], words: EvidenceWords, moment: (at: string) => string): string {
  if (opened_at !== null) return moment(opened_at);
  return opens_at === null || status === 'cancelled' || status === 'completed' ? words.notOpened : words.opensAt(moment(opens_at));
}

function Terms({ rows }: { rows: readonly [term: string, text: ComponentChildren][] }) {
  return (
    <dl class="facts">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({ report: { checks } }: { report: Report }) {
  const words = useEvidenceWords();
  const moment = useMoment();
  return (
    <section>
      <h2>{words.checks}</h2>
      {checks.length === 0 && <p>{words.noChecks}</p>}
      <ul>
        {checks.map(({ number, status, channel, sent_at, responded_at }) => (
          <li key={number}>
            {status === 'undelivered'
              ? words.checkNotSent(number, moment(sent_at))
              : words.checkSent(number, moment(sent_at), words.channels[channel ?? ''] ?? words.anyChannel)}{' '}
            {responded_at === null ? (words.checkStates[status] ?? status) : words.answered(moment(responded_at))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proofs({ report }: { report: Report }) {
  const words = useEvidenceWords();
  const moment = useMoment();
  const events = eventsOf(report);
  return (
    <section>
      <h2>{words.proofs}</h2>
      {report.proofs.length === 0 && <p>{words.noProofs}</p>}
      <ul>
        {report.proofs.map(({ by, at }) => {
          const how = proofOf(events, by, at);
          const text = words.proofAt(personIn(by, words), moment(at));
          return <li key={`${by} ${at}`}>{how === null ? `${text}.` : `${text}, ${how === 'code' ? words.withCode : words.withPaper}`}</li>;
        })}
      </ul>
    </section>
  );
}

function Documents({ report: { documents } }: { report: Report }) {
  const words = useEvidenceWords();
  const { locale } = useLanguage();
  return (
    <section>
      <h2>{words.documents}</h2>
      {documents?.some(({ filename }) => filename === 'inner.will') && <p>{words.encryptedDocuments}</p>}
      {documents === null ? (
        <p>{words.noDocuments}</p>
      ) : (
        <ul>
          {documents.map(({ filename, size_bytes, sha256 }) => (
            <li key={sha256 + filename}>
              <strong>{filename}</strong>, {formatSize(size_bytes, locale)}
              <span class="hint">
                {words.hash}: <Hash text={sha256} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A hash in groups, which can be compared by eye. Copied, it has no spaces. */
function Hash({ text }: { text: string }) {
  return (
    <code class="hash">
      {(text.match(/.{1,8}/g) ?? []).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a hash never move
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}

function HowToCheck({ report: { history, service }, hash, keyId }: { report: Report; hash: string; keyId: string }) {
  const words = useEvidenceWords();
  const rows: [string, ComponentChildren][] = [
    [words.fingerprint, <Hash key="hash" text={hash} />],
    [
      words.historyEnd,
      <>
        {words.historyAt(history.number)} <Hash text={history.hash} />
      </>,
    ],
    [words.key, <code key="key">{keyId}</code>],
    [
      words.keyFrom,
      <>
        <code>{location.origin}/evidence</code>
        <br />
        <code>{service}/api/transfer/evidence-keys</code>
      </>,
    ],
  ];
  return (
    <section>
      <h2>{words.check}</h2>
      <p>{words.checkText}</p>
      <Terms rows={rows} />
      <p>{words.keyWhy}</p>
      <Steps steps={words.steps} end={words.stepsEnd} />
    </section>
  );
}
