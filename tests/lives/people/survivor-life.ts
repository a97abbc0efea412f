import type { Action } from '#tests/lives/life.ts';
import { survivorDoes } from './doing.ts';

/** What happens to trusted persons. */
export const survivorLifeActions: readonly Action[] = [
  survivorDoes(
    'loses their mailbox',
    ({ hasMail }) => hasMail,
    async (life, by) => {
      by.hasMail = false;
      life.tell(`${by.name} can no longer read their mail.`);
    },
    0.03,
  ),
  survivorDoes(
    'gets back into their mailbox',
    ({ hasMail }) => !hasMail,
    async (life, by) => {
      by.hasMail = true;
      life.tell(`${by.name} can read their mail again.`);
    },
    0.5,
  ),
  survivorDoes(
    'loses their paper',
    ({ paper }) => paper !== undefined,
    async (life, by) => {
      if (by.paper) by.earlierPapers.push(by.paper);
      delete by.paper;
      life.tell(`${by.name} loses their paper.`);
    },
    0.05,
  ),
  survivorDoes(
    'dies',
    ({ id }, { state }) => id !== undefined && state.host.isSealed && alive(state.survivors) > state.host.options.threshold + 1,
    async (life, by) => {
      by.isDead = true;
      life.tell(`${by.name} dies.`);
    },
    0.03,
  ),
];

const alive = (survivors: readonly { isDead: boolean; id?: string }[]): number =>
  survivors.filter(({ isDead, id }) => !isDead && id !== undefined).length;
