import { writeList } from '#common/language.ts';
import { hasComeThrough, type Rehearsal, type RehearsalEnd, wouldOpen } from '#hosts/rules/rehearsal.ts';
import { dashboardLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type HostNames, type HostWords, toHost } from '#messages/template.ts';

interface Report {
  why: RehearsalEnd;
  rehearsal: Pick<Rehearsal, 'asked' | 'came' | 'threshold'>;
  link: string;
}

/** The report of a rehearsal. */
export const rehearsalMessages = {
  'rehearsal-ended': toHost('rehearsal-ended', {
    upkeep: true,
    stillValid: ({ rehearsal }, { rehearsals = [] }) => rehearsals.find(({ id }) => id === rehearsal),
    data: ({ ports, effect, subject }): Report => ({ why: effect.why, rehearsal: subject, link: dashboardLink(ports) }),
    letter: (data, words) => ({
      subject: data.why === 'time' ? words.subject.time(...counts(data)) : words.subject[data.why],
      body: [data.why === 'time' ? words.opening.time(data.rehearsal.came.length) : words.opening[data.why], ...results(data, words)],
      step: { label: words.step, link: data.link },
    }),
    short: (data, words) => (data.why === 'time' ? words.short.time(...counts(data)) : words.short[data.why]),
  }),
};

const counts = ({ rehearsal: { came, asked } }: Report): [number, number] => [came.length, asked.length];

/** Who came through, and who did not. */
function results({ why, rehearsal, reader }: HostNames & Report, words: HostWords<'rehearsal-ended'>): string[] {
  const named = (hasCome: boolean) => {
    const people = rehearsal.asked.filter(({ survivor }) => hasComeThrough(rehearsal, survivor) === hasCome);
    const names = people.map(({ name }) => safeName(name, words.unnamed.survivor));
    return writeList(names, reader.locale);
  };
  const [came, missing] = [named(true), named(false)];
  return [
    ...(why !== 'time' ? [] : [wouldOpen(rehearsal) ? words.enough : words.notEnough(rehearsal.threshold)]),
    ...(came ? [words.came(came)] : []),
    ...(missing ? [words.missing(missing)] : []),
    ...(why === 'time' && missing ? [words.repair] : []),
  ];
}
