import type { Overview } from '#web/host/overview-reply.ts';
import type { Paper, SurvivorReply } from '#web/host/survivors/survivor.ts';
import type { SetupPage } from './steps.ts';
import type { MadePaper } from './unprinted.ts';

/** What all pages of the setup know and change. */
export interface Wizard {
  overview: Overview;
  list: SurvivorReply;
  /** The papers that were made since the page was opened. The service shows each only once. */
  papers: readonly MadePaper[];
  keepPaper(made: MadePaper): void;
  /** The Host has printed these papers. */
  dropPapers(papers: readonly Paper[]): void;
  /** Returns the place in the setup that comes after the Host has continued to this page: the page itself, or the review that they came from. */
  onward(page: SetupPage): Record<string, string>;
  /** Reads everything again after a change. */
  reload(): void;
}
