import type { Emulators } from '#infra/local/emulators/process.ts';

const USERNAME = /"\s*(@[A-Za-z][A-Za-z0-9_]{2,31})\s*"/g;

/**
 * Lets the people whose @username is in a request press Start with the local bot, again after Telegram has deleted them. Names that
 * begin with `@nobody` have not pressed Start.
 */
export function telegramUsers({ ask }: Pick<Emulators, 'ask'>): (body: string) => Promise<void> {
  const met = new Set<string>();
  return async (body) => {
    const named = [...body.matchAll(USERNAME)].map(([, username = '']) => username);
    const fresh = named.filter((username) => !/^@nobody/i.test(username) && !met.has(username.toLowerCase()));
    for (const username of fresh) {
      met.add(username.toLowerCase());
      await ask('/telegram/start', { username, again: true });
    }
  };
}
