import type { Evidence } from './report.ts';
import { zipOf } from './zip.ts';

/**
 * Returns the ZIP that is handed over: the report, the statement and its two signatures. The public key is not in it, because a reader
 * must take it from the service.
 */
export function evidenceZip({ report, statement, signature, ssh_signature }: Evidence): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  return zipOf([
    { name: 'report.json', content: text.encode(report) },
    { name: 'statement.txt', content: text.encode(statement) },
    { name: 'statement.sig', content: Uint8Array.from(atob(signature), (character) => character.charCodeAt(0)) },
    { name: 'statement.txt.sig', content: text.encode(ssh_signature) },
  ]);
}
