import type { paths } from '#api';
import type { Overview } from '#web/host/overview-reply.ts';
import type { Paper } from '#web/host/survivors/survivor.ts';
import type { MadePaper } from './unprinted.ts';

export type SurvivorList = paths['/api/survivors']['get']['responses'][200]['content']['application/json'];

/** What all pages of the setup know and change. */
export interface Wizard {
  overview: Overview;
  list: SurvivorList;
  /** The papers that were made since the page was opened. The service shows each only once. */
  papers: readonly MadePaper[];
  keepPaper(made: MadePaper): void;
  /** The Host has printed these papers. */
  dropPapers(papers: readonly Paper[]): void;
  /** Reads everything again after a change. */
  reload(): void;
}
