import type { Survivor } from '#web/host/survivors/survivor.ts';

declare const SEAL_PAGE: { file: string; sha256: string };

/** The version of seal.html on this site: its name, and its SHA-256 in hex. The build sets it. */
export const sealPage = (): { file: string; sha256: string } => SEAL_PAGE;

/**
 * Returns papers.txt as seal.html reads it: a line for each paper, with the name of its person and its public key, and one with the
 * number of papers that are needed.
 */
export function paperList(survivors: readonly Pick<Survivor, 'name' | 'paper_recipient'>[], threshold: number): string {
  const papers = survivors.map(({ name, paper_recipient: recipient = '' }) => `${name.replace(/\s+/g, ' ')}\t${recipient}\n`);
  return `${papers.join('')}threshold\t${threshold}\n`;
}
