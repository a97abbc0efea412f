import type { Locator, Page } from '@playwright/test';
import { expectHeading } from './family-steps.ts';

/** What a person had to do: pages they saw, presses, and fields that they filled. */
export interface Effort {
  pages: number;
  presses: number;
  fields: number;
}

/** A person at a page, whose effort is counted. */
export interface Person {
  page: Page;
  effort: Effort;
  /** Expects the next page, by its heading. */
  sees(heading: string | RegExp): Promise<void>;
  presses(target: Locator): Promise<void>;
  /** Fills a field, or corrects it. */
  types(label: string | RegExp, text: string): Promise<void>;
}

export function personAt(page: Page): Person {
  const effort = { pages: 0, presses: 0, fields: 0 };
  return {
    page,
    effort,
    sees: async (heading) => {
      await expectHeading(page, heading);
      effort.pages += 1;
    },
    presses: async (target) => {
      await target.click();
      effort.presses += 1;
    },
    types: async (label, text) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      effort.fields += 1;
    },
  };
}
