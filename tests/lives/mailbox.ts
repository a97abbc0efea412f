import type { Message } from '#infra/local/entry.ts';
import type { Life } from './life.ts';

/** Returns the token of the newest link of this kind in the messages to an address. */
export function linkIn(life: Life, to: string, page: string): string | undefined {
  return linksIn(life, to, page).at(-1);
}

/** Returns the tokens of all links of this kind in the messages to an address, oldest first. */
export function linksIn(life: Life, to: string, page: string): string[] {
  const pattern = new RegExp(`${page}#token=(\\S+)`);
  return life.messagesTo(to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
}

/** Returns the newest one-time code in the messages to an address. */
export const codeIn = (life: Life, to: string): string | undefined => newest(life, to, /Your code is (\d{6})/);

/** Returns the first group of the pattern in the newest message that has it. */
export const newest = (life: Life, to: string, pattern: RegExp): string | undefined =>
  life
    .messagesTo(to)
    .map(({ text }) => pattern.exec(text)?.[1])
    .findLast((found) => found !== undefined);

/** A link that is answered without a login. `about`: the subject of its mail, or the text of a short message. */
export interface AnswerLink {
  token: string;
  about: string;
  /** Epoch milliseconds. */
  at: number;
  to: string;
}

const ANSWER = /api\/liveness\/respond\?token=(\S+)/;

/** Returns the links in the messages to these addresses, oldest first. */
export const answerLinks = (life: Life, addresses: readonly string[]): AnswerLink[] =>
  addresses.flatMap((to) => life.messagesTo(to).flatMap((message) => answerLink(message, to))).sort((one, other) => one.at - other.at);

function answerLink({ text, subject, sent_at }: Message, to: string): AnswerLink[] {
  const token = ANSWER.exec(text)?.[1];
  return token === undefined ? [] : [{ token, about: subject || text, at: Date.parse(sent_at), to }];
}
