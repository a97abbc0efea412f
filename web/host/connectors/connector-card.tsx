import { useState } from 'preact/hooks';
import { ConfirmDialog } from '#web/host/parts/dialog.tsx';
import { Works } from '#web/host/parts/states.tsx';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice } from '#web/shared/frame.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type Connector, moveUp, type Offered } from './connector.ts';
import { ConnectorForm } from './kind-forms.tsx';
import { NumberCode } from './our-number.tsx';
import { TestConnector } from './test-connector.tsx';
import { TestDevice } from './test-device.tsx';

interface Props {
  connector: Connector;
  all: readonly Connector[];
  offered: Offered;
  isPreferred: boolean;
  canMove: boolean;
  isNew: boolean;
  onChanged(sentence: string): void;
}

/** What the Host has opened below a channel. */
type Opened = 'test' | 'change' | 'remove' | null;

/** One channel: whether it works, whom it reaches, and what the Host can do with it. */
export function ConnectorCard({ connector, all, offered, isPreferred, canMove, isNew, onChanged }: Props) {
  const { connectors: words } = useWords();
  const { removeTitle } = useWords().console;
  const [opened, setOpened] = useState<Opened>(isNew ? 'test' : null);
  const close = () => setOpened(null);
  const saved = ({ name, provided_by: ours }: Connector) => {
    onChanged(ours ? words.ours.codeSent : words.saved(name));
    setOpened('test');
  };
  const remove = async () => {
    await hostCall((api, headers) => api.DELETE('/api/connectors/{id}', { headers, params: { path: { id: connector.id } } }));
    onChanged(words.removed(connector.name));
  };
  return (
    <li>
      <h3>{connector.name}</h3>
      <p>{words.kinds[connector.type]}</p>
      <State connector={connector} isPreferred={isPreferred} />
      <Buttons connector={connector} all={all} isPreferred={isPreferred} canMove={canMove} opened={opened} onOpen={setOpened} onChanged={onChanged} />
      {opened === 'test' && <Test connector={connector} onTested={() => onChanged('')} />}
      {opened === 'change' && <ConnectorForm kind={connector.type} offered={offered} existing={connector} onSaved={saved} />}
      {opened === 'remove' && (
        <ConfirmDialog title={removeTitle(connector.name)} confirm={words.removeButton} perform={remove} onClose={close}>
          <p>{connector.provided_by ? words.ours.removeText : words.removeText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Test({ connector, onTested }: { connector: Connector; onTested(): void }) {
  const { type, provided_by: ours, code_sent_to: code } = connector;
  if (ours && code) return <NumberCode connector={connector} onProven={onTested} />;
  return type === 'push' || ours ? (
    <TestDevice connector={connector} onTested={onTested} />
  ) : (
    <TestConnector connector={{ ...connector, type }} onTested={onTested} />
  );
}

function State({ connector, isPreferred }: Pick<Props, 'connector' | 'isPreferred'>) {
  const { connectors: words } = useWords();
  return (
    <>
      <Works isGood={connector.is_verified} text={connector.is_verified ? words.works : connector.provided_by ? words.ours.unproven : words.untested}>
        {isPreferred && <strong>{words.first}</strong>}
      </Works>
      {connector.host_destination && connector.type !== 'push' && <p>{words.reaches(connector.host_destination)}</p>}
    </>
  );
}

interface ButtonsProps extends Omit<Props, 'isNew' | 'offered'> {
  opened: Opened;
  onOpen(opened: Opened): void;
}

function Buttons({ connector, all, isPreferred, canMove, opened, onOpen, onChanged }: ButtonsProps) {
  const { connectors: words } = useWords();
  const { actions } = useWords().console;
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
    <Button aria-expanded={opened === name} onClick={() => onOpen(opened === name ? null : name)}>
      {text}
    </Button>
  );
  return (
    <>
      <FailureNotice failure={moving.failure ?? preferring.failure} />
      <div class="actions">
        {(connector.is_verified || connector.code_sent_to || !connector.provided_by) &&
          toggle('test', connector.code_sent_to ? words.ours.enterCode : words.test)}
        {connector.type !== 'push' &&
          toggle('change', connector.provided_by ? words.ours.change[connector.type === 'sms' ? 'sms' : 'telegram'] : words.change)}
        {canMove && (
          <Button isBusy={moving.isRunning} onClick={() => moving.run()}>
            {words.up}
          </Button>
        )}
        {!isPreferred && connector.is_verified && (
          <Button isBusy={preferring.isRunning} onClick={() => preferring.run()}>
            {words.useFirst}
          </Button>
        )}
        <Button kind="second danger" onClick={() => onOpen('remove')}>
          {actions.remove}
        </Button>
      </div>
    </>
  );
}
