import { useState } from 'preact/hooks';
import type { ListFacts, PassedShare } from '#own-device/work.ts';
import { useWords } from '#web/family/words.ts';
import { Form, TextField, useField } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';
import { isOwner, isOwnerForm } from '#web/shared/own-device/typed.ts';
import { useCall } from '#web/shared/use-call.ts';
import { KeyInput, useKeyField } from './key-field.tsx';

interface Props {
  cipher: Cipher;
  list: ListFacts;
  onUsed(share: PassedShare): void;
  /** Continues with a new worker. */
  onRetry(): void;
}

type Problem = 'shareDamaged' | 'failed';

/**
 * Asks for the key on the paper. First the letters of the Host's own key: someone who has made the list could otherwise name keys of
 * theirs in it, to which this page would pass the share on.
 */
export function PaperKey({ cipher, list, onUsed, onRetry }: Props) {
  const { openHere: words } = useWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  const owner = useField('owner', (typed) =>
    isOwnerForm(typed) ? (isOwner(list.fingerprint, typed) ? null : words.ownerDiffers) : words.ownerMissing,
  );
  const key = useKeyField(cipher, words.keyOther);
  const using = useCall(async () => {
    setProblem(null);
    try {
      const is = await key.compare(list.papers.map(({ recipient }) => recipient));
      if (is === 'right') onUsed(await cipher.ask('usePaper', key.identity));
    } catch (error) {
      setProblem(problemOf(error));
    }
  });
  const retry = () => {
    setProblem(null);
    onRetry();
  };
  const shown = problem && <Notice kind="problem" text={words[problem]} onRetry={problem === 'failed' ? retry : undefined} />;
  const moment = useMoment();
  return (
    <>
      <p>{words.sealedOn(moment(new Date(list.sealedAt)))}</p>
      <Form fields={[owner, key]} call={using} problem={shown ?? undefined} submit={words.use} onSubmit={using.run}>
        <TextField field={owner} label={words.owner} hint={words.ownerHint} kind="code" />
        <KeyInput field={key} />
      </Form>
    </>
  );
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof CipherRefused)) throw error;
  return error.code === 'share_altered' ? 'shareDamaged' : 'failed';
}
