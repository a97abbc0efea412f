import { useEffect, useRef, useState } from 'preact/hooks';
import type { TypedKey } from '#own-device/work.ts';
import { useWords } from '#web/family/words.ts';
import { afterPress } from '#web/shared/after-press.ts';
import { Button } from '#web/shared/button.tsx';
import { type FieldState, Labelled, useField } from '#web/shared/field.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { keyIn, keyLetters, lettersAround } from '#web/shared/own-device/typed.ts';
import { useCall } from '#web/shared/use-call.ts';

/** The key that a person types from their paper. */
interface KeyField extends FieldState {
  cipher: Cipher;
  /** As the worker takes it. Empty until the whole key is typed. */
  identity: string;
  /** Compares the key with the papers of these public keys. After a typing mistake, the field says where it is, and gets the focus. */
  compare(recipients: readonly string[]): Promise<TypedKey['is']>;
}

export function useKeyField(cipher: Cipher): KeyField {
  const { paperKey: words } = useWords();
  const { locale } = useLanguage();
  const [mistyped, setMistyped] = useState<{ identity: string; letters: readonly string[] } | null>(null);
  const field = useField('key', (typed) => {
    const identity = keyIn(typed);
    if (identity === null) return isKeyBeginning(typed) ? words.length(String(keyLetters(typed).length)) : words.missing;
    if (identity !== mistyped?.identity) return null;
    const list = new Intl.ListFormat(locale, { type: 'unit' }).format(mistyped.letters);
    return list === '' ? words.mistyped : words.mistypedAt(list);
  });
  const identity = keyIn(field.value) ?? '';
  const compare = async (recipients: readonly string[]) => {
    const found = await cipher.ask('checkKey', identity, recipients);
    setMistyped(found.is === 'mistyped' ? { identity, letters: lettersAround(identity, found.at) } : null);
    return found.is;
  };
  useEffect(() => {
    if (mistyped) document.getElementById('key')?.focus();
  }, [mistyped]);
  return { ...field, cipher, identity, compare };
}

const isKeyBeginning = (typed: string): boolean => keyLetters(typed).startsWith('AGE-SECRET-KEY-1');

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
