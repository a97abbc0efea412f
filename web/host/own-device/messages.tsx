import { useState } from 'preact/hooks';
import { MAX_MESSAGE_CHARACTERS } from '#common/limits.ts';
import type { SealedFor } from '#own-device/work.ts';
import { useWords } from '#web/host/words.ts';
import type { ComparedPaper } from './compare-papers.tsx';

/** The messages of a Host, by the recipient of each paper. */
interface Messages {
  texts: ReadonlyMap<string, string>;
  write(recipient: string, text: string): void;
}

export function useMessages(): Messages {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  return { texts, write: (recipient, text) => setTexts((all) => new Map(all).set(recipient, text)) };
}

/** Puts each message to its paper. */
export const peopleWith = ({ texts }: Messages, papers: readonly ComparedPaper[]): SealedFor[] =>
  papers.map(({ recipient }) => ({ recipient, message: texts.get(recipient) ?? '' }));

/** A field for a message to each of these people. */
export function MessageFields({ papers, messages }: { papers: readonly ComparedPaper[]; messages: Messages }) {
  const { sealHere: words } = useWords();
  return (
    <>
      {papers.map(({ name, recipient }, n) => (
        <div key={recipient} class="field">
          <label for={`message-${n}`}>{words.message(name)}</label>
          {n === 0 && <p class="hint">{words.messageHint}</p>}
          <textarea
            id={`message-${n}`}
            rows={4}
            autocomplete="off"
            spellcheck={false}
            maxLength={MAX_MESSAGE_CHARACTERS}
            onInput={({ currentTarget }) => messages.write(recipient, currentTarget.value)}
          />
        </div>
      ))}
    </>
  );
}
