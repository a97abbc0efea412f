import type { Config } from '#web/edge/config.ts';

let config: Promise<Config> | undefined;

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
  const read: Config = await reply.json();
  return { ...read, api: read.api.replace(/\/$/, '') };
}
