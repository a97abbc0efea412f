import { DAY } from '#common/time.ts';
import { type Cell, formatFigure, renderTable } from '#infra/figures/table.ts';
import { percentile } from '#tests/bench/findings.ts';
import type { Lived } from './account.ts';
import { common } from './calendar.ts';
import { activations, openings, startsOf, type Verdict } from './evaluate.ts';
import type { Death } from './evaluate-death.ts';

export interface Judged {
  life: Lived;
  verdict: Verdict;
}

/** What there is to count, and how often it was found. There must be none. */
export const GOALS: readonly [keyof Goals, string][] = [
  ['activated', 'Activations of Hosts who answer within their response time'],
  ['undelivered', 'Activations after fewer delivered checks than the Host allows to miss'],
  ['paused', 'Checks and activations while the Host had paused the checks'],
  ['opened', 'Openings of wills of living Hosts who were notified and react within 40 hours'],
  ['missed', 'Wills of the dead that did not become pending or readable when they had to'],
  ['lateActivations', 'Activations later than the worst case'],
  ['lateOpenings', 'Openings later than the worst case'],
  ['unreported', 'Storages unreachable for more than 34 days whose Hosts were not notified'],
  ['unread', 'Openings whose documents were not read within two days of being readable'],
  ['unused', 'Wills whose storage was unused for 90 days, after which a drive ends our access'],
];

export type Goals = Record<
  'activated' | 'undelivered' | 'paused' | 'opened' | 'missed' | 'lateActivations' | 'lateOpenings' | 'unreported' | 'unread' | 'unused',
  number
>;

/** How often each goal was missed. */
export function goalsOf(all: readonly Judged[]): Goals {
  const count = (of: (verdict: Verdict) => number): number => sum(all.map(({ verdict }) => of(verdict)));
  const death = (is: (death: Death) => boolean) => count((one) => (one.death && is(one.death) ? 1 : 0));
  return {
    activated: count((one) => one.falseActivations.length),
    undelivered: count((one) => one.undelivered.length),
    paused: count((one) => one.inPause.length),
    opened: count((one) => one.falseOpenings.length),
    missed: death(({ outcome }) => outcome === 'missed'),
    lateActivations: death((one) => one.outcome === 'opened' && one.isActivationLate),
    lateOpenings: death((one) => one.outcome === 'opened' && one.isLate),
    unreported: count((one) => one.unreportedStorages.length),
    unread: count((one) => one.unreadOpenings.length),
    unused: count((one) => Math.min(1, one.unusedStorages.length)),
  };
}

/** The tables of a report. */
export function tablesOf(all: readonly Judged[], years: number): string {
  const found = goalsOf(all);
  const times = occasions(all);
  const goals = GOALS.map(([goal, what]): Cell[] => [what, times[goal], found[goal], found[goal] === 0 ? rarerThan(times[goal]) : 'missed']);
  return [
    { columns: ['Goal: none of these', 'Occasions', 'Found', 'Rarer than'], rows: goals },
    { columns: ['After a death', 'Hosts', 'Median, days', 'Longest', 'Worst case: median', 'Longest'], rows: delays(all) },
    { columns: ['A Host in a year', 'Mean'], rows: [['messages accepted', messagesOf(all, years)]] },
    { columns: ['What no goal covers', 'Found'], rows: others(all) },
  ]
    .map(renderTable)
    .join('\n\n');
}

/** The rule of three: what never happened on so many occasions is rarer than this, with a certainty of nineteen in twenty. Fewer than three occasions show nothing. */
const rarerThan = (occasions: number): string => (occasions < 3 ? '-' : `1 in ${formatFigure(Math.floor(occasions / 3))}`);

/** How often each goal could have been missed. */
function occasions(all: readonly Judged[]): Goals {
  const count = (of: (life: Lived) => number): number => sum(all.map(({ life }) => of(life)));
  const deaths = deathsOf(all);
  const opened = deaths.filter(({ outcome }) => outcome === 'opened').length;
  const prompt = (of: (life: Lived) => number) => count((life) => (life.host.habit === 'prompt' ? of(life) : 0));
  return {
    activated: prompt(({ chronicle }) => [...chronicle.checks.values()].filter(({ seen }) => seen).length),
    undelivered: count(({ chronicle }) => activations(chronicle).length),
    paused: count(({ chronicle }) => chronicle.pauses.length),
    opened: prompt(({ chronicle }) => [...chronicle.starts.values()].filter(({ seen }) => seen).length),
    missed: deaths.length,
    lateActivations: opened,
    lateOpenings: opened,
    unreported: count(
      ({ host, years }) => common(host.unreachable).filter(([from, to]) => Math.min(to, years.calendar.end) - from > 34 * DAY).length,
    ),
    unread: count(({ chronicle }) => openings(chronicle).length),
    unused: all.length,
  };
}

const deathsOf = (all: readonly Judged[]): Death[] => all.flatMap(({ verdict }) => verdict.death ?? []);

function delays(all: readonly Judged[]): Cell[][] {
  const opened = deathsOf(all).filter((one) => one.outcome === 'opened');
  const row = (what: string, some: typeof opened): Cell[] => {
    const [delay, worst] = [some.map((one) => one.delay / DAY), some.map((one) => one.worst / DAY)];
    return [what, some.length, ...[delay, worst].flatMap((days) => [percentile(days, 0.5), Math.max(0, ...days)])];
  };
  const by = (silence: boolean) => opened.filter(({ bySilence }) => bySilence === silence);
  return [row('noticed by silence', by(true)), row('started by the family', by(false)), row('all', opened)];
}

function messagesOf(all: readonly Judged[], years: number): string {
  const tally = new Map<string, number>();
  for (const { life } of all) for (const [name, times] of life.chronicle.messages) tally.set(name, (tally.get(name) ?? 0) + times);
  const each = (figure: number) => formatFigure(figure / all.length / years);
  const byWay = [...tally].sort(([, one], [, other]) => other - one).map(([name, times]) => `${name} ${each(times)}`);
  return `${each(sum([...tally.values()]))} (${byWay.join(', ')})`;
}

function others(all: readonly Judged[]): string[][] {
  const count = (of: (life: Lived) => number): string => formatFigure(sum(all.map(({ life }) => of(life))));
  const found = (of: (verdict: Verdict) => number): string => formatFigure(sum(all.map(({ verdict }) => of(verdict))));
  const calendars = [...new Set(all.map(({ life }) => life.years.calendar))];
  const out = calendars.flatMap((one) => one.out);
  const ended = (what: Death['outcome']) => deathsOf(all).filter(({ outcome }) => outcome === what).length;
  const alive = ({ host, chronicle }: Lived) => startsOf(chronicle).filter(({ at }) => at < host.diesAt).length;
  return [
    [
      'outages of the service or only of its pages; hours in total',
      `${out.length}; ${formatFigure(sum(out.map(([from, to]) => to - from)) / 3_600_000)}`,
    ],
    ['checks that reached a provider', count(({ chronicle }) => chronicle.checks.size)],
    [
      'mailboxes of Hosts that died; mails that came back',
      `${count(({ host }) => (host.deadMailbox ? 1 : 0))}; ${count(({ chronicle }) => chronicle.cameBack)}`,
    ],
    [
      'pauses of the checks; times that Survivors said that a silent Host is alive',
      `${count(({ chronicle }) => chronicle.pauses.length)}; ${count(({ chronicle }) => chronicle.vouches.length)}`,
    ],
    ['rehearsals; Survivors who came through', `${count(({ chronicle }) => chronicle.rehearsals)}; ${count(({ chronicle }) => chronicle.rehearsed)}`],
    ['stop cards used', count(({ chronicle }) => chronicle.cards.length)],
    ['transfers started; while the Host was alive', `${count(({ chronicle }) => startsOf(chronicle).length)}; ${count(alive)}`],
    ['activations of living Hosts who missed checks or were away', found((one) => one.otherActivations.length)],
    ['openings for them, or of starts that they did not see', found((one) => one.otherOpenings.length)],
    ['expired links for prompt Hosts; they signed in instead', count(({ chronicle }) => chronicle.linksOver)],
    [
      'deaths; readable; simulation ended first; too few people',
      [deathsOf(all).length, ended('opened'), ended('not yet'), ended('too few people')].join('; '),
    ],
    [
      'storages unreachable; notices of it; replaced by another one',
      [
        count(({ host }) => host.unreachable.flat().length),
        count(({ chronicle }) => chronicle.storageTold.length),
        count(({ chronicle }) => chronicle.moves.length),
      ].join('; '),
    ],
    ['wills sealed again', count(({ chronicle }) => chronicle.seals.length)],
    ['Hosts whom nothing reached; their Survivors were notified', count(({ chronicle }) => Math.min(1, chronicle.cutOffTold.length))],
  ];
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** What an operator needs to look at a Host for whom a goal was missed. */
export function missedGoals({ life, verdict }: Judged): string[] {
  const { host, chronicle } = life;
  const missed = Object.entries(goalsOf([{ life, verdict }])).flatMap(([goal, times]) => (times > 0 ? [goal] : []));
  if (missed.length === 0) return [];
  const trail = chronicle.trail.map(({ at, of, to }) => `${new Date(at).toISOString()} ${of} ${to}`);
  return [
    `Host ${host.number}, ${missed.join(', ')}: ${JSON.stringify({ host, verdict, signs: chronicle.signs, checks: [...chronicle.checks.values()], trail })}`,
  ];
}
