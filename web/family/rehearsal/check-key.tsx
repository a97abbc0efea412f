import { useEffect, useState } from 'preact/hooks';
import { KeyInput, useKeyField } from '#web/family/own-device/key-field.tsx';
import { Form } from '#web/shared/field.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { useCipher } from '#web/shared/own-device/use-cipher.ts';
import { useCall } from '#web/shared/use-call.ts';
import type { RehearsalWords } from '#words/en/pages/rehearsal.ts';

interface Props {
  words: RehearsalWords['key'];
  /** The public key that the service has for the paper. */
  recipient: string;
}

/** A Survivor compares the key on their paper with its public key. The key stays in a worker of this page, and ends with it. */
export function CheckKey({ words, recipient }: Props) {
  const [isRight, setRight] = useState(false);
  return (
    <>
      <div role="status">{isRight && <Notice kind="success" title={words.right} text={words.rightText} />}</div>
      {!isRight && <KeyForm words={words} recipient={recipient} onRight={() => setRight(true)} />}
    </>
  );
}

function KeyForm({ words, recipient, onRight }: Props & { onRight(): void }) {
  const [cipher, restart] = useCipher();
  const key = useKeyField(cipher);
  const [problem, setProblem] = useState<'other' | 'failed' | null>(null);
  const checking = useCall(async () => {
    setProblem(null);
    const is = await key.compare([recipient]).catch(() => 'failed' as const);
    if (is === 'right') onRight();
    else if (is !== 'mistyped') setProblem(is);
  });
  const retry = () => {
    setProblem(null);
    restart();
  };
  useEffect(() => document.getElementById(key.id)?.focus(), [key.id]);
  return (
    <Form
      fields={[key]}
      call={checking}
      problem={problem && <KeyProblem of={problem} words={words} onRetry={retry} />}
      submit={words.check}
      onSubmit={checking.run}
    >
      <KeyInput field={key} />
    </Form>
  );
}

function KeyProblem({ of, words, onRetry }: { of: 'other' | 'failed'; onRetry(): void } & Pick<Props, 'words'>) {
  if (of === 'failed') return <Notice kind="problem" text={words.failed} onRetry={onRetry} />;
  return <Notice kind="problem" title={words.other} text={words.otherText} />;
}
