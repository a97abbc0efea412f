import type { Account, NamedSurvivor } from './steps.ts';

/** A sample Host with a sealed will, and everything that a person needs to play them. */
export interface Family {
  id: string;
  host: Account;
  will_id: string;
  survivors: NamedSurvivor[];
  documents: string[];
}

/** A move that is not possible now. Its message is a sentence for a person. */
export class StepRefused extends Error {}
