import { useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Choice, useField } from '#web/shared/field.tsx';
import { currentPlace } from '#web/shared/router.ts';
import { canNotify, deviceAbility } from '#web/shared/this-device.ts';
import type { ConnectorsWords } from '#words/en/pages/connectors.ts';
import type { Connector, ConnectorKind, Offered } from './connector.ts';
import { ConnectorForm } from './kind-forms.tsx';

/** The easiest one first. */
const KINDS = ['push', 'telegram', 'sms', 'email', 'whatsapp'] as const satisfies readonly ConnectorKind[];

/** Those that this browser can set up, or says how. */
const usableKinds = () => KINDS.filter((kind) => kind !== 'push' || deviceAbility() !== 'unable');

/** Asks for the kind of a new channel, and then for its values. `count`: the channels that there are. The first one that is ready is suggested: it needs the least. A link can choose another (`#add=`). */
export function AddConnector({ count, offered, onAdded }: { count: number; offered: Offered; onAdded(connector: Connector): void }) {
  const { connectors: words } = useWords();
  const kinds = usableKinds();
  const ready = kinds.find((one) => one !== 'push' || canNotify());
  const asked = kinds.find((one) => one === currentPlace().values.get('add')) ?? (count === 0 ? ready : undefined);
  const kind = useField('kind', null, asked ?? '');
  const [isOpen, setOpen] = useState(asked !== undefined);
  const chosen = KINDS.find((one) => one === kind.value);
  const added = (connector: Connector) => {
    setOpen(false);
    kind.set('');
    onAdded(connector);
  };
  if (!isOpen)
    return (
      <div class="actions">
        <Button kind="main" onClick={() => setOpen(true)}>
          {words.add}
        </Button>
      </div>
    );
  return (
    <section aria-labelledby="add">
      <h2 id="add">{words.add}</h2>
      <Choice
        field={kind}
        label={words.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value], hint: hintOf(value, words, offered) }))}
      />
      {chosen && <ConnectorForm key={chosen} kind={chosen} offered={offered} priority={count} onSaved={added} />}
    </section>
  );
}

/** What a kind needs: less, where the service has its own. */
function hintOf(kind: ConnectorKind, { kindHints, ours }: ConnectorsWords, { sms, telegram }: Offered): string {
  if (kind === 'sms' && sms.length > 0) return ours.kindHints.sms;
  return kind === 'telegram' && telegram ? ours.kindHints.telegram : kindHints[kind];
}
