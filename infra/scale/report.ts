import { type Cell, formatFigure, renderTable, type Table } from '#infra/figures/table.ts';
import { DUE_INDEX } from '#store/keys.ts';
import { LATEST_SECONDS, OF_A_TIMER, OUTAGE_HOURS, PEAK, PROVIDER, SHARE } from './demand.ts';
import { NOW } from './design.ts';
import { ANSWERS } from './evening.ts';
import { LIMITS } from './limits.ts';
import { grow, hostsAt, shareOf } from './model.ts';

export const SIZES = [1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as const;
const LARGEST = SIZES[5];
const SHOWN = 1_000_000;

/** Returns what docs/costs.md says about the number of Hosts: the load, the limit that breaks first at each size, and what lifts it. */
export function scaleReport(): string {
  return [
    'What the model assumes, next to the costs above:',
    renderTable(assumptions()),
    `The load of ${formatFigure(SHOWN)} Hosts, in one account, and the number of Hosts for which each limit is enough. Nothing is changed and no quota is raised. A mean is over a month:`,
    renderTable(loads()),
    'The limit that breaks first at each size, and what it takes until none breaks:',
    renderTable(firstLimits()),
    'The limits in the order in which they break while the service grows, each with the change that lifts it. Make each change before the service has more Hosts than the first column says. A limit can break again:',
    renderTable(steps()),
  ].join('\n\n');
}

function assumptions(): Table {
  const rows: Cell[][] = [
    ["largest part of a day's timers in one minute, in percent", percent(SHARE.minute)],
    [`largest part of a day's timers in ${OUTAGE_HOURS} hours, in percent`, percent(SHARE.outage)],
    ['soonest answer to a check, in minutes', ANSWERS.soonest],
    ['latest answer to a check, in minutes', ANSWERS.latest],
    ['seconds that a timer may be late', LATEST_SECONDS],
    ['write units of a timer and its effects', significant(OF_A_TIMER.writes)],
    [`writes of the index \`${DUE_INDEX}\` for a timer and its messages`, significant(OF_A_TIMER.indexWrites)],
    ['mails for a timer', significant(OF_A_TIMER.mails)],
    ['requests in the busiest minute, compared with the mean', PEAK],
    ['mailboxes at the provider that bounces, in percent', percent(PROVIDER)],
  ];
  return { columns: ['Assumption', 'Value'], rows };
}

function loads(): Table {
  const inOrder = LIMITS.toSorted((one, other) => hostsAt(one, NOW) - hostsAt(other, NOW));
  const rows = inOrder.map((limit): Cell[] => {
    const { what, when, mean, peak, most } = limit;
    return [what, when, mean && significant(mean(SHOWN, NOW)), significant(peak(SHOWN, NOW)), significant(most(NOW)), hostsAt(limit, NOW)];
  });
  return { columns: ['Load', 'Highest', 'Mean', 'Peak', 'Limit', 'Enough for'], rows };
}

function firstLimits(): Table {
  const rows = SIZES.map((hosts): Cell[] => {
    const { steps, design } = grow(hosts);
    const [first] = steps;
    if (!first) return [hosts, 'none', undefined, 0, design.cells, hosts];
    return [hosts, first.limit.what, percent(shareOf(first.limit, hosts, NOW)), steps.length, design.cells, significant(hosts / design.cells)];
  });
  return { columns: ['Hosts', 'First limit that breaks', 'Use in percent', 'Changes', 'Cells', 'Hosts of a cell'], rows };
}

function steps(): Table {
  const rows = grow(LARGEST).steps.map(({ limit, hosts, change }): Cell[] => [hosts, limit.what, change.what, change.kind]);
  return { columns: ['Enough for', 'Limit', 'Change', 'Kind'], rows };
}

const percent = (share: number): number => significant(100 * share);

/** Returns a number to two significant digits. */
function significant(figure: number): number {
  return Number(figure.toPrecision(2));
}
