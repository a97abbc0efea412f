import { createInterface } from 'node:readline';

/** What is said to a person, and what they answer; `ask` gives an empty text when nobody answers any more. */
export interface Conversation {
  say(...lines: string[]): void;
  ask(question: string): Promise<string>;
  end(): void;
}

/** A conversation over the terminal, or with lines out of a file or another program. */
export function converse(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Conversation {
  const reader = createInterface({ input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (...said) => void output.write(`${said.join('\n')}\n`),
    async ask(question) {
      output.write(`${question} `);
      const { value, done } = await lines.next();
      return done ? '' : value.trim();
    },
    end: () => reader.close(),
  };
}
