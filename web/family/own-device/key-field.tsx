import { useEffect, useRef, useState } from 'preact/hooks';
import type { TypedKey } from '#own-device/work.ts';
import { useWords } from '#web/family/words.ts';
import { afterPress } from '#web/shared/after-press.ts';
import { Button } from '#web/shared/button.tsx';
import { type FieldState, Labelled, useField } from '#web/shared/field.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { keyIn, keyLength, lettersAround } from '#web/shared/own-device/typed.ts';
import { useCall } from '#web/shared/use-call.ts';

/** The key that a person types from their paper. */
interface KeyField extends FieldState {
  cipher: Cipher;
  /** As the worker takes it. Empty until the whole key is typed. */
  identity: string;
  /** Compares the key with the papers of these public keys. If the field can say what is wrong, it does so and gets the focus. */
  compare(recipients: readonly string[]): Promise<TypedKey['is']>;
}

/** `other`: the error for a key of another paper. Without it, the page says so. */
export function useKeyField(cipher: Cipher, other?: string): KeyField {
  const { paperKey: words } = useWords();
  const { locale } = useLanguage();
  const [wrong, setWrong] = useState<{ identity: string; found: TypedKey } | null>(null);
  const field = useField('key', (typed) => {
    const identity = keyIn(typed);
    const length = keyLength(typed);
    if (identity === null) return length === null ? words.missing : words.length(String(length));
    if (identity !== wrong?.identity) return null;
    if (wrong.found.is !== 'mistyped') return other ?? null;
    const list = new Intl.ListFormat(locale, { type: 'unit' }).format(lettersAround(identity, wrong.found.at));
    return list === '' ? words.mistyped : words.mistypedAt(list);
  });
  const identity = keyIn(field.value) ?? '';
  const compare = async (recipients: readonly string[]) => {
    const found = await cipher.ask('checkKey', identity, recipients);
    setWrong(found.is === 'right' ? null : { identity, found });
    return found.is;
  };
  useEffect(() => {
    if (wrong?.found.is === 'mistyped' || (wrong && other)) document.getElementById('key')?.focus();
  }, [wrong, other]);
  return { ...field, cipher, identity, compare };
}

/** Asks for the key on a paper, which has several lines on a phone, or for a photo of its square code. Neither leaves this device. */
export function KeyInput({ field }: { field: KeyField }) {
  const { paperKey: words } = useWords();
  return (
    <>
      <Labelled field={field} label={words.label} hint={words.hint}>
        {(control) => (
          <textarea
            {...control}
            class="code"
            rows={4}
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            // A browser could send what it checks.
            spellcheck={false}
            value={field.value}
            onInput={(event) => field.set(event.currentTarget.value)}
            onBlur={() => field.value !== '' && afterPress(field.touch)}
          />
        )}
      </Labelled>
      <Photo field={field} />
    </>
  );
}

function Photo({ field: { cipher, set } }: { field: KeyField }) {
  const { paperKey: words } = useWords();
  const { words: common } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isRead, setRead] = useState<boolean | null>(null);
  const reading = useCall(async (photo: File) => {
    setRead(null);
    const text = await cipher.ask('readPhoto', photo).catch(() => null);
    // Nothing else of it: what a code on a paper says, the service has chosen.
    const identity = text === null ? null : keyIn(text);
    if (identity !== null) set(identity);
    setRead(identity !== null);
  });
  const found = isRead === null ? '' : isRead ? words.photoRead : words.noCode;
  return (
    <div class="field">
      <p class="hint" id="photo-hint">
        {words.photoHint}
      </p>
      <Button isBusy={reading.isRunning} aria-describedby="photo-hint" onClick={() => input.current?.click()}>
        {words.photo}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? [];
          if (photo) reading.run(photo);
          currentTarget.value = '';
        }}
      />
      <p class={isRead === false ? 'error' : undefined} role="status">
        {reading.isRunning ? common.frame.loading : found}
      </p>
    </div>
  );
}
