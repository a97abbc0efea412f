import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListFacts, PassedShare } from '#own-device/work.ts';
import { useWords } from '#web/family/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { isOwner, isOwnerForm, keyIn } from '#web/shared/own-device/typed.ts';
import { useCall } from '#web/shared/use-call.ts';

interface Props {
  cipher: Cipher;
  list: ListFacts;
  onUsed(share: PassedShare): void;
}

type Problem = 'shareDamaged' | 'noCode' | 'failed';

/** A key that does not fit, and why. */
interface RefusedKey {
  identity: string;
  why: 'keyMistyped' | 'keyOther';
}

/**
 * Asks for the key on the paper. First the letters of the Host's own key: someone who has made the list could otherwise name keys of
 * theirs in it, to which this page would pass the share on.
 */
export function PaperKey(props: Props) {
  const { openHere: words } = useWords();
  const { cipher, list } = props;
  const [problem, setProblem] = useState<Problem | null>(null);
  const { key, refuse } = useKey();
  const owner = useField('owner', (typed) =>
    isOwnerForm(typed) ? (isOwner(list.fingerprint, typed) ? null : words.ownerDiffers) : words.ownerMissing,
  );
  const using = useCall(async () => {
    setProblem(null);
    const identity = keyIn(key.value) ?? '';
    const why = await use(props, identity);
    if (why === 'keyMistyped' || why === 'keyOther') refuse({ identity, why });
    else setProblem(why);
  });
  const moment = useMoment();
  return (
    <>
      <p>{words.sealedOn(moment(new Date(list.sealedAt)))}</p>
      <Photo
        cipher={cipher}
        onText={(text) => {
          setProblem(text === null ? 'noCode' : null);
          // Nothing else of it: what a code on a paper says, the service has chosen.
          const identity = text === null ? null : keyIn(text);
          if (identity === null) return;
          key.set(identity);
          focusOn(key.id);
        }}
      />
      <Form
        fields={[owner, key]}
        call={using}
        problem={problem ? <Notice kind="problem" text={words[problem]} /> : undefined}
        submit={words.use}
        onSubmit={using.run}
      >
        <TextField field={owner} label={words.owner} hint={words.ownerHint} kind="code" />
        <TextField field={key} label={words.key} hint={words.keyHint} kind="code" />
      </Form>
    </>
  );
}

/** The field for the key. A key that was refused is wrong until another one is typed, and the field gets the focus. */
function useKey() {
  const { openHere: words } = useWords();
  const [refused, refuse] = useState<RefusedKey | null>(null);
  const key = useField('key', (typed) => {
    const identity = keyIn(typed);
    if (identity === null) return words.keyMissing;
    return refused?.identity === identity ? words[refused.why] : null;
  });
  useEffect(() => {
    if (refused) focusOn('key');
  }, [refused]);
  return { key, refuse };
}

/** Opens the share of the paper. Returns why it cannot be opened, or null. */
async function use({ cipher, onUsed }: Props, identity: string): Promise<Problem | RefusedKey['why'] | null> {
  try {
    // Refused if a letter is wrong. `usePaper` cannot tell this from the key of another will.
    const isKey = await cipher.ask('readSheet', identity).then(() => true, isMistyped);
    if (!isKey) return 'keyMistyped';
    onUsed(await cipher.ask('usePaper', identity));
    return null;
  } catch (error) {
    if (!(error instanceof CipherRefused)) throw error;
    if (error.code === 'wrong_key') return 'keyOther';
    return error.code === 'share_altered' ? 'shareDamaged' : 'failed';
  }
}

function isMistyped(error: unknown): false {
  if (error instanceof CipherRefused && error.code === 'wrong_key') return false;
  throw error;
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

/** A photo of the paper. It stays on this device. */
function Photo({ cipher, onText }: { cipher: Cipher; onText(text: string | null): void }) {
  const { openHere: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const read = async (photo: File | undefined) => {
    if (photo) onText(await cipher.ask('readPhoto', photo).catch(() => null));
  };
  return (
    <div class="actions">
      <Button onClick={() => input.current?.click()}>{words.photo}</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={words.photo}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
