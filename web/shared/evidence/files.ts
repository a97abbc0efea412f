import { zipOf } from '#common/zip.ts';
import type { Evidence } from './report.ts';

/**
 * Returns the ZIP that is handed over: the report, the statement and its two signatures. The public key is not in it, because a reader
 * must take it from the service.
 */
export function evidenceZip({ report, statement, signature, ssh_signature }: Evidence): Promise<Blob> {
  return zipOf([
    { name: 'report.json', content: new Blob([report]) },
    { name: 'statement.txt', content: new Blob([statement]) },
    { name: 'statement.sig', content: new Blob([Uint8Array.from(atob(signature), (character) => character.charCodeAt(0))]) },
    { name: 'statement.txt.sig', content: new Blob([ssh_signature]) },
  ]);
}
