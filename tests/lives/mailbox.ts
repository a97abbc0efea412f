import type { Life } from './life.ts';

/** Returns the token of the newest link of this kind in the messages to an address. */
export function linkIn(life: Life, to: string, page: string): string | undefined {
  const pattern = new RegExp(`${page}#token=(\\S+)`);
  return life
    .messagesTo(to)
    .map(({ text }) => pattern.exec(text)?.[1])
    .findLast((found) => found !== undefined);
}

/** Returns the newest one-time code in the messages to an address. */
export const codeIn = (life: Life, to: string): string | undefined =>
  life
    .messagesTo(to)
    .map(({ text }) => /Your code is (\d{6})/.exec(text)?.[1])
    .findLast((found) => found !== undefined);
