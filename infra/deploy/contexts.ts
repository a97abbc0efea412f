import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads the settings in cdk.json and cdk.context.json, in the order of `SETTING_FILES`. */
export function readContexts(): Readonly<Record<string, unknown>>[] {
  return [read('cdk.json')['context'] ?? {}, read('cdk.context.json')];
}

function read(name: string): Record<string, Record<string, unknown>> {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
