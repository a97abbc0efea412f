import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import written from '#deployment';

/** Reads the settings in the order in which the app of the CDK finds them: the context of the CDK first. */
export function readContexts(): Readonly<Record<string, unknown>>[] {
  return [read('cdk.json')['context'] ?? {}, read('cdk.context.json'), { ...written }];
}

function read(name: string): Record<string, Record<string, unknown>> {
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
