import { useState } from 'preact/hooks';
import { createPasskey, hasPasskeys } from '#web/host/passkeys.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Choice, Form, TextField, useField } from '#web/shared/field.tsx';
import { useCall } from '#web/shared/use-call.ts';
import { type AppSetup, ConnectApp } from './connect-app.tsx';
import { type FactorKind, useNameField } from './factor.ts';

/** `codes`: the recovery codes that come with the first factor. */
type OnAdded = (name: string, codes: readonly string[] | null) => void;

/** Adds a passkey or an authenticator app. */
export function AddFactor({ isFirst, onAdded }: { isFirst: boolean; onAdded: OnAdded }) {
  const { factors: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [setup, setSetup] = useState<AppSetup | null>(null);
  const close = () => {
    setOpen(false);
    setSetup(null);
  };
  if (setup) return <ConnectApp setup={setup} onAdded={(codes) => onAdded(setup.name, codes)} onCancel={close} />;
  if (isOpen) return <ChooseFactor onApp={setSetup} onAdded={onAdded} onCancel={close} />;
  return (
    <>
      {!isFirst && <p class="hint">{words.addHint}</p>}
      <Button kind={isFirst ? 'main' : 'second'} onClick={() => setOpen(true)}>
        {isFirst ? words.add : words.addAnother}
      </Button>
    </>
  );
}

interface Choosing {
  onApp(setup: AppSetup): void;
  onAdded: OnAdded;
  onCancel(): void;
}

function ChooseFactor({ onApp, onAdded, onCancel }: Choosing) {
  const { factors: words } = useWords();
  const { signIn } = useWords();
  const { actions } = useWords().console;
  const canPasskey = hasPasskeys();
  const kind = useField('factor-kind', null, canPasskey ? 'passkey' : 'totp');
  const chosen: FactorKind = kind.value === 'passkey' ? 'passkey' : 'totp';
  const name = useNameField('factor-name');
  const password = useField('factor-password', (value) => (value ? null : signIn.passwordMissing));
  const beginning = useCall(async () => {
    const given = name.value.trim();
    const begun = await hostCall((api, headers) =>
      api.POST('/api/auth/factors/begin', { headers, body: { kind: chosen, password: password.value } }),
    );
    if (begun.totp) return onApp({ ...begun.totp, enrolment: begun.enrolment, name: given });
    if (!begun.passkey) return;
    const body = { enrolment: begun.enrolment, name: given, credential: await createPasskey(begun.passkey) };
    const made = await hostCall((api, headers) => api.POST('/api/auth/factors', { headers, body }));
    onAdded(given, made.recovery_codes);
  });
  return (
    <>
      <h3>{words.add}</h3>
      <Form fields={[name, password]} call={beginning} failures={words.failures} submit={actions.continue} onSubmit={beginning.run}>
        {canPasskey ? (
          <Choice
            field={kind}
            label={words.which}
            options={[
              { value: 'passkey', label: words.kinds.passkey, hint: words.passkeyHint },
              { value: 'totp', label: words.kinds.totp, hint: words.appHint },
            ]}
          />
        ) : (
          <p>
            {words.passkeyImpossible} {words.appHint}
          </p>
        )}
        <TextField field={name} label={words.name} hint={words.nameHint} />
        <TextField field={password} label={words.password} kind="password" />
      </Form>
      <Button onClick={onCancel}>{actions.cancel}</Button>
    </>
  );
}
