import { createInterface } from 'node:readline';

/** The program's output to a person, and that person's input. */
export interface Terminal {
  /** Writes each text on its own line. */
  say(...lines: string[]): void;
  /** Asks, and returns one typed line without the spaces around it. Returns an empty text when the input has ended. */
  ask(question: string): Promise<string>;
  /** Stops reading the input, so that the program can exit. */
  end(): void;
}

/** Returns a conversation over the terminal. The input may also be a file or another program. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
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
