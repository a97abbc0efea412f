import type { Config } from '#web/edge/config.ts';

let config: Promise<Config> | undefined;
let read: Config | undefined;

/** What was read. A page shows nothing before it was tried. */
export const knownConfig = (): Partial<Config> => read ?? {};

/** Reads `config.json`, which is served next to the pages, once. Rejects if it cannot be read. The next call then reads it again. */
export function loadConfig(): Promise<Config> {
  config ??= readConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

async function readConfig(): Promise<Config> {
  const reply = await fetch('/config.json');
  if (!reply.ok) throw new Error(`config.json: ${reply.status}`);
  const given: Config = await reply.json();
  read = { ...given, api: given.api.replace(/\/$/, '') };
  return read;
}
