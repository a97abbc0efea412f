import { useState } from 'preact/hooks';
import type { paths } from '#api';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { saveFile } from '#web/shared/save-file.ts';
import { useCall } from '#web/shared/use-call.ts';
import type { PastTransfer } from './entries.ts';

type Evidence = paths['/api/host/evidence/{id}']['get']['responses'][200]['content']['application/json'];

/** Makes a signed report of each transfer, and saves its files. */
export function TransferEvidence({ transfers }: { transfers: readonly PastTransfer[] }) {
  const { history: words } = useWords();
  if (transfers.length === 0) return null;
  return (
    <section class="screen">
      <h2>{words.evidenceTitle}</h2>
      <p>{words.evidenceIntro}</p>
      {transfers.map((transfer) => (
        <OneTransfer key={`${transfer.id} ${transfer.at}`} transfer={transfer} />
      ))}
    </section>
  );
}

function OneTransfer({ transfer }: { transfer: PastTransfer }) {
  const { history: words } = useWords();
  const { locale } = useLanguage();
  const [evidence, setEvidence] = useState<Evidence | null>(null);
  const making = useCall(async () => {
    setEvidence(await hostCall((api, headers) => api.GET('/api/host/evidence/{id}', { headers, params: { path: { id: transfer.id } } })));
  });
  const day = formatMoment(new Date(transfer.at), locale);
  return (
    <div class="card">
      <h3>{words.transferOf(day)}</h3>
      {transfer.person !== null && <p>{words.startedBy(transfer.person)}</p>}
      {!evidence && (
        <button type="button" class="second" aria-disabled={making.isRunning} onClick={() => making.run()}>
          {making.isRunning ? words.making : words.make}
        </button>
      )}
      <FailureNotice failure={making.failure} />
      <div role="status">{evidence && <Files evidence={evidence} />}</div>
    </div>
  );
}

function Files({ evidence }: { evidence: Evidence }) {
  const { history: words } = useWords();
  return (
    <Notice kind="success" title={words.made}>
      <p>{words.saveAll}</p>
      <ul>
        {filesOf(evidence).map(({ name, content }) => (
          <li key={name}>
            <button type="button" class="link" onClick={() => saveFile(new Blob([content]), name)}>
              {words.files[name]}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function filesOf({ report, statement, signature, ssh_signature, key }: Evidence) {
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0));
  return [
    { name: 'report.json', content: report },
    { name: 'statement.txt', content: statement },
    { name: 'statement.sig', content: bytes },
    { name: 'statement.txt.sig', content: ssh_signature },
    { name: 'key.pem', content: key.pem },
    { name: 'allowed_signers', content: key.allowed_signers },
  ] as const;
}
