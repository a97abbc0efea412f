import { useState } from 'preact/hooks';
import { Dialog } from '#web/host/parts/dialog.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Connector, moveUp } from './connector.ts';
import { ConnectorForm } from './connector-form.tsx';
import { TestConnector } from './test-connector.tsx';

interface Props {
  connector: Connector;
  all: readonly Connector[];
  isPreferred: boolean;
  canMove: boolean;
  isNew: boolean;
  onChanged(sentence: string): void;
}

/** What the Host has opened below a channel. */
type Opened = 'test' | 'change' | 'remove' | null;

/** One channel: whether it works, whom it reaches, and what the Host can do with it. */
export function ConnectorCard({ connector, all, isPreferred, canMove, isNew, onChanged }: Props) {
  const { connectors: words } = useWords();
  const [opened, setOpened] = useState<Opened>(isNew ? 'test' : null);
  const close = () => setOpened(null);
  const saved = (name: string) => {
    onChanged(words.saved(name));
    setOpened('test');
  };
  return (
    <li>
      <h3>{connector.name}</h3>
      <p>{words.kinds[connector.type]}</p>
      <State connector={connector} isPreferred={isPreferred} />
      <Buttons connector={connector} all={all} isPreferred={isPreferred} canMove={canMove} opened={opened} onOpen={setOpened} onChanged={onChanged} />
      {opened === 'test' && <TestConnector connector={connector} onTested={() => onChanged('')} />}
      {opened === 'change' && <ConnectorForm kind={connector.type} existing={connector} onSaved={({ name }) => saved(name)} />}
      {opened === 'remove' && <RemoveConnector connector={connector} onClose={close} onRemoved={() => onChanged(words.removed(connector.name))} />}
    </li>
  );
}

function State({ connector, isPreferred }: Pick<Props, 'connector' | 'isPreferred'>) {
  const { connectors: words } = useWords();
  return (
    <>
      <p class="states">
        <strong class={connector.is_verified ? 'good' : 'bad'}>
          <span aria-hidden="true">{connector.is_verified ? '✓' : '✗'}</span> {connector.is_verified ? words.works : words.untested}
        </strong>
        {isPreferred && <strong>{words.first}</strong>}
      </p>
      {connector.host_destination && <p>{words.reaches(connector.host_destination)}</p>}
    </>
  );
}

interface ButtonsProps extends Omit<Props, 'isNew'> {
  opened: Opened;
  onOpen(opened: Opened): void;
}

function Buttons({ connector, all, isPreferred, canMove, opened, onOpen, onChanged }: ButtonsProps) {
  const { connectors: words } = useWords();
  const moving = useCall(async () => {
    for (const { id, priority } of moveUp(all, connector.id))
      await hostCall((api, headers) => api.PUT('/api/connectors/{id}', { headers, params: { path: { id } }, body: { priority } }));
    onChanged(words.moved(connector.name));
  });
  const preferring = useCall(async () => {
    const body = { preferred_connector_id: connector.id };
    await hostCall((api, headers) => api.PUT('/api/host/settings', { headers, body }));
    onChanged(words.isFirst(connector.name));
  });
  const toggle = (name: 'test' | 'change', text: string) => (
    <button type="button" class="second" aria-expanded={opened === name} onClick={() => onOpen(opened === name ? null : name)}>
      {text}
    </button>
  );
  return (
    <>
      <FailureNotice failure={moving.failure ?? preferring.failure} />
      <div class="actions">
        {toggle('test', words.test)}
        {toggle('change', words.change)}
        {canMove && (
          <button type="button" class="second" aria-disabled={moving.isRunning} onClick={() => moving.run()}>
            {words.up}
          </button>
        )}
        {!isPreferred && connector.is_verified && (
          <button type="button" class="second" aria-disabled={preferring.isRunning} onClick={() => preferring.run()}>
            {words.useFirst}
          </button>
        )}
        <button type="button" class="second danger" onClick={() => onOpen('remove')}>
          {words.remove}
        </button>
      </div>
    </>
  );
}

function RemoveConnector({ connector, onClose, onRemoved }: { connector: Connector; onClose(): void; onRemoved(): void }) {
  const { frame, connectors: words } = useWords();
  const removing = useCall(async () => {
    await hostCall((api, headers) => api.DELETE('/api/connectors/{id}', { headers, params: { path: { id: connector.id } } }));
    onRemoved();
  });
  return (
    <Dialog title={words.removeTitle(connector.name)} onClose={onClose}>
      <p>{words.removeText}</p>
      <FailureNotice failure={removing.failure} />
      <div class="actions">
        <button type="button" class="main danger" aria-disabled={removing.isRunning} onClick={() => removing.run()}>
          {removing.isRunning ? frame.sending : words.removeButton}
        </button>
        <button type="button" class="second" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
