import { useEffect, useState } from 'preact/hooks';
import { useOverview } from '#web/host/overview.tsx';
import { Works } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { AddConnector } from './add-connector.tsx';
import { type Connector, inOrder, type Offered } from './connector.ts';
import { ConnectorCard } from './connector-card.tsx';

/** `/connectors`: the channels over which we reach the Host and their Survivors get codes. The service's own mail needs none. */
export function Connectors() {
  const { connectors: words } = useWords();
  const { pages } = useWords().console;
  const overview = useOverview();
  const list = useLoad('connectors', readAll);
  const offered = overview.value?.offered ?? NONE;
  const [done, setDone] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const changed = (sentence: string) => {
    setDone(sentence);
    list.reload();
    overview.reload();
  };
  return (
    <>
      <Heading>{pages['/connectors']}</Heading>
      <p class="lead">{words.lead}</p>
      <Why />
      <div role="status">{done && <Done key={done} sentence={done} />}</div>
      <LoadState of={list} />
      {list.value && <List {...list.value} offered={offered} connectors={inOrder(list.value.connectors)} added={added} onChanged={changed} />}
      {list.value && (
        <AddConnector
          count={list.value.connectors.length}
          offered={offered}
          onAdded={({ id, name, provided_by: ours, is_verified: works }) => {
            setAdded(works ? null : id);
            changed(works ? words.connected(name) : ours ? words.ours.codeSent : words.saved(name));
          }}
        />
      )}
    </>
  );
}

const NONE: Offered = { sms: [], telegram: false };

async function readAll(): Promise<{ connectors: readonly Connector[]; preferred: string | null }> {
  const [{ connectors }, { preferred_connector_id: preferred }] = await Promise.all([
    hostCall((api, headers) => api.GET('/api/connectors', { headers })),
    hostCall((api, headers) => api.GET('/api/host/settings', { headers })),
  ]);
  return { connectors, preferred };
}

function Why() {
  const { connectors: words } = useWords();
  return (
    <details>
      <summary>{words.why}</summary>
      <Sentences of={words.whyText} />
    </details>
  );
}

/** What was done. The page shows it at its top, so it scrolls there. */
function Done({ sentence }: { sentence: string }) {
  useEffect(() => scrollTo(0, 0), []);
  return <Notice kind="success" title={sentence} />;
}

interface ListProps {
  connectors: readonly Connector[];
  offered: Offered;
  preferred: string | null;
  /** The channel that was just added: its test is open. */
  added: string | null;
  onChanged(sentence: string): void;
}

function List({ connectors, offered, preferred, added, onChanged }: ListProps) {
  const { connectors: words } = useWords();
  return (
    <>
      <h2>{words.listTitle}</h2>
      <p>{connectors.length > 0 ? words.listHint : words.none}</p>
      <ul class="cards">
        {connectors.map((connector, index) => (
          <ConnectorCard
            key={connector.id}
            connector={connector}
            all={connectors}
            offered={offered}
            isPreferred={connector.id === preferred}
            canMove={index > 0}
            isNew={connector.id === added}
            onChanged={onChanged}
          />
        ))}
        <li>
          <h3>{words.accountMail}</h3>
          <Works isGood text={words.works} />
          <p>{words.accountMailText}</p>
        </li>
      </ul>
    </>
  );
}
