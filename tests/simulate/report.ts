import { DAY, MINUTE } from '#common/time.ts';
import { type Cell, formatFigure, renderTable } from '#infra/figures/table.ts';
import { percentile } from '#tests/bench/findings.ts';
import type { Death } from './evaluate-life.ts';
import { CAME_BACK } from './service.ts';
import type { Simulated } from './simulation.ts';
import { DAILY_REPAIR, SWEEP, UNITS } from './units.ts';
import { SWEEP_EVERY } from './world.ts';

/** The findings, and whether every goal was met. */
export interface Report {
  text: string;
  isMet: boolean;
}

/** Returns the tables of one simulation. */
export function reportOf(simulated: Simulated): Report {
  const goals = goalsOf(simulated);
  const rows = goals.map(([what, found]): Cell[] => [what, found, 0, found === 0 ? 'met' : 'missed']);
  const tables = [
    { columns: ['Goal', 'Found', 'At most', 'Result'], rows },
    { columns: ['After a death', 'Hosts', 'Median, days', 'p99, days', 'Worst case: median', 'p99'], rows: delays(simulated) },
    { columns: ['A Host in a year', 'Mean'], rows: costs(simulated) },
    { columns: ['What no goal covers', 'Found'], rows: others(simulated) },
  ];
  return { text: tables.map(renderTable).join('\n\n'), isMet: goals.every(([, found]) => found === 0) };
}

function goalsOf({ lives }: Simulated): [string, number][] {
  const verdicts = lives.map(({ verdict }) => verdict);
  const deaths = deathsOf({ lives });
  return [
    ['Activations of Hosts who answer within their response time', sum(verdicts.map((one) => one.falseActivations))],
    ['Checks that count as missed although all their mail came back', sum(verdicts.map((one) => one.missedByBounces))],
    ['Checks and activations while the Host had paused the checks', sum(verdicts.map((one) => one.paused))],
    ['Openings of wills of living Hosts who were notified and react within 40 hours', sum(verdicts.map((one) => one.falseOpenings))],
    ['Wills of the dead that did not become pending or readable when they had to', deaths.filter(({ outcome }) => outcome === 'missed').length],
    ['Activations later than the worst case', deaths.filter((one) => one.outcome === 'opened' && one.isActivationLate).length],
    ['Openings later than the worst case', deaths.filter((one) => one.outcome === 'opened' && one.isLate).length],
    ['Storages unreachable for more than 34 days whose Hosts were not notified', sum(verdicts.map((one) => one.unreportedStorages))],
    ['Openings whose documents were not read within a day of being readable', sum(verdicts.map((one) => one.unreadOpenings))],
    ['Wills whose storage was unused for 90 days, after which a drive ends our access', verdicts.filter((one) => one.hasLostConsent).length],
  ];
}

function delays(simulated: Simulated): Cell[][] {
  const opened = deathsOf(simulated).filter((one) => one.outcome === 'opened');
  const row = (what: string, some: typeof opened): Cell[] => {
    const [delay, worst] = [some.map((one) => one.delay / DAY), some.map((one) => one.worst / DAY)];
    return [what, some.length, percentile(delay, 0.5), percentile(delay, 0.99), percentile(worst, 0.5), percentile(worst, 0.99)];
  };
  return [
    row(
      'noticed by silence',
      opened.filter((one) => one.bySilence),
    ),
    row(
      'started by the family',
      opened.filter((one) => !one.bySilence),
    ),
    row('all', opened),
  ];
}

function costs({ hosts, years, messages, operations, world }: Simulated): string[][] {
  const each = (figure: number) => formatFigure(figure / hosts / years);
  const units = (kind: 'read' | 'write') => sum([...operations].map(([name, times]) => times * (UNITS[name]?.[kind] ?? 0)));
  const sweeps = (world.end - world.begin) / SWEEP_EVERY;
  const looks = (hosts * (world.end - world.begin)) / DAY;
  const accepted = [...messages].filter(([name]) => name !== CAME_BACK);
  const byWay = accepted.sort(([, a], [, b]) => b - a).map(([name, times]) => `${name} ${each(times)}`);
  return [
    ['messages accepted', `${each(sum(accepted.map(([, times]) => times)))} (${byWay.join(', ')})`],
    ['read units', each(units('read'))],
    ['write units', each(units('write'))],
    ['its share of the sweeps, read and write units', `${each(sweeps * SWEEP.read + looks * DAILY_REPAIR.read)}, ${each(sweeps * SWEEP.write)}`],
  ];
}

function others(simulated: Simulated): string[][] {
  const { lives, world } = simulated;
  const verdicts = lives.map(({ verdict }) => verdict);
  const deaths = deathsOf(simulated);
  const all = lives.flatMap(({ chronicle }) => chronicle.questions);
  return [
    [
      'outages of the service or only of its pages; hours in total',
      `${world.out.length}, ${formatFigure(sum(world.out.map(([from, to]) => to - from)) / 3_600_000)}`,
    ],
    [
      'checks sent; missed; undelivered',
      [all, ...['missed', 'undelivered'].map((s) => all.filter(({ status }) => status === s))].map((some) => some.length).join('; '),
    ],
    ['mailboxes of Hosts that died; mails that came back; checks that did, at least in part', bouncesOf(simulated)],
    ['pauses of the checks; days in total', pausesOf(simulated)],
    ['times that Survivors said that a silent Host is alive; although the Host was dead; most often for one silence', vouchesOf(simulated)],
    ['rehearsals; everyone came through; ended because something real began', rehearsalsOf(simulated)],
    ['stop cards used; by another person after the death', cardsOf(simulated)],
    ['transfers started; while the Host was alive', `${startsOf(simulated).length}; ${startsOf(simulated).filter(({ isAlive }) => isAlive).length}`],
    ['activations of living Hosts who missed checks, were away or got no message', String(sum(verdicts.map((one) => one.otherActivations)))],
    ['openings for them, or of starts that they did not see', String(sum(verdicts.map((one) => one.otherOpenings)))],
    ['expired links for Hosts who react within 40 hours; they signed in instead', String(sum(lives.map(({ chronicle }) => chronicle.linksOver)))],
    ['deaths; readable; simulation ended first; too few people', countsOf(deaths)],
    ['storages unreachable; Host notified; replaced by another one', storagesOf(simulated)],
    ['wills whose storages can never be read again: of those in one; of those in two', lostOf(simulated)],
    ['openings at an unreachable storage; read later', openingsOutOfReach(simulated)],
    [
      'Hosts whom nothing reached; their Survivors were notified',
      String(lives.filter(({ chronicle }) => chronicle.unreachableTold.length > 0).length),
    ],
  ];
}

function bouncesOf({ lives, messages }: Pick<Simulated, 'lives' | 'messages'>): string {
  const checks = lives.flatMap(({ chronicle }) => chronicle.questions.filter(({ bounced }) => bounced.size > 0));
  return `${lives.filter(({ host }) => host.deadMailbox).length}; ${messages.get(CAME_BACK) ?? 0}; ${checks.length}`;
}

function vouchesOf({ lives }: Pick<Simulated, 'lives'>): string {
  const all = lives.flatMap(({ host, chronicle }) => chronicle.vouches.map(({ at }) => at >= host.diesAt));
  const ofDead = lives.map(({ host, chronicle }) => chronicle.vouches.filter(({ at }) => at >= host.diesAt).length);
  return `${all.length}; ${all.filter((isLate) => isLate).length}; ${Math.max(...ofDead)}`;
}

function rehearsalsOf({ lives }: Pick<Simulated, 'lives'>): string {
  const all = lives.flatMap(({ chronicle }) => chronicle.rehearsals);
  const of = (...ends: string[]) => all.filter(({ why }) => ends.includes(why)).length;
  return `${all.length}; ${of('complete')}; ${of('started', 'silent')}`;
}

function cardsOf({ lives }: Pick<Simulated, 'lives'>): string {
  const used = lives.flatMap(({ host, chronicle }) => chronicle.cards.map((at) => at >= host.diesAt));
  return `${used.length}; ${used.filter((isLate) => isLate).length}`;
}

function pausesOf({ lives }: Pick<Simulated, 'lives'>): string {
  const pauses = lives.flatMap(({ chronicle }) => chronicle.pauses);
  return `${pauses.length}; ${formatFigure(sum(pauses.map(([from, to]) => to - from)) / DAY)}`;
}

function lostOf({ lives }: Simulated): string {
  const lost = (isMirrored: boolean) => {
    const all = lives.filter(({ host }) => host.hasMirror === isMirrored);
    return `${all.filter(({ host }) => host.unreadable.some(([, to]) => to === Number.POSITIVE_INFINITY)).length} of ${all.length}`;
  };
  return `${lost(false)}; ${lost(true)}`;
}

function storagesOf({ lives }: Pick<Simulated, 'lives'>): string {
  const figures = [
    lives.map(({ host }) => host.unreadable.length),
    lives.map(({ chronicle }) => chronicle.storageTold.length),
    lives.map(({ chronicle }) => chronicle.moves.length),
  ];
  return figures.map(sum).join('; ');
}

/** Returns the openings with more than a quarter of an hour until the first reading. */
function openingsOutOfReach({ lives }: Pick<Simulated, 'lives'>): string {
  const firstReadings = lives.flatMap(({ chronicle }) =>
    chronicle.openings.map(({ at, transfer }) => ({ at, read: chronicle.readings.find((one) => one.transfer === transfer && one.at >= at)?.at })),
  );
  const late = firstReadings.filter(({ at, read }) => read === undefined || read - at > 15 * MINUTE);
  return `${late.length}; ${late.filter(({ read }) => read !== undefined).length}`;
}

function startsOf({ lives }: Pick<Simulated, 'lives'>): { isAlive: boolean }[] {
  return lives.flatMap(({ host, chronicle }) => chronicle.starts.map(({ at }) => ({ isAlive: at < host.diesAt })));
}

function countsOf(deaths: readonly Death[]): string {
  const of = (name: Death['outcome']) => deaths.filter(({ outcome }) => outcome === name).length;
  return `${deaths.length}; ${of('opened')}; ${of('not yet')}; ${of('too few people')}`;
}

function deathsOf({ lives }: Pick<Simulated, 'lives'>): Death[] {
  return lives.flatMap(({ verdict }) => (verdict.death ? [verdict.death] : []));
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
