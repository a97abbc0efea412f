import type { EvidenceWords } from '#words/en/pages/evidence.ts';
import { channelsOf } from './attempts.ts';
import { personIn } from './people.ts';
import type { ReportEvent } from './report.ts';

/** Writes names as a list in the reader's language. */
type InList = (names: readonly string[]) => string;

/** Returns who did an event. `person`: the name of the Host. */
export function whoDid({ by, about }: ReportEvent, person: string, words: EvidenceWords): string {
  if (by === 'host') return person;
  if (by === 'survivor' && about !== null) return personIn(about, words);
  return (words.actors as Record<string, string>)[by] ?? words.actors.unknown;
}

/** Says what happened, in the words of a reader who has no account. `person`: the name of the Host. */
export function sentenceOf(event: ReportEvent, person: string, words: EvidenceWords, inList: InList): string {
  if (event.event === 'message' || event.event === 'message_given_up') return noticeText(event, person, words, inList);
  const sentences = [`${(words.event as Record<string, string>)[event.event] ?? event.event}.`, ...details(event, words)];
  if (event.about !== null && event.by !== 'survivor') sentences.push(words.about(personIn(event.about, words)));
  return sentences.join(' ');
}

function noticeText(event: ReportEvent, person: string, words: EvidenceWords, inList: InList): string {
  const template = String(event.facts['template'] ?? '');
  const about = words.notices[template] ?? words.otherNotice(template);
  const to = event.about === null ? person : personIn(event.about, words);
  const isLast = event.event === 'message_given_up';
  return `${isLast ? words.noticeStopped(to, about) : words.notice(to, about)} ${acceptance(event, words, inList)}`;
}

/** The report of a Survivor says only whether a channel accepted a notice. */
function acceptance({ facts }: ReportEvent, words: EvidenceWords, inList: InList): string {
  if (typeof facts['accepted'] === 'boolean') return facts['accepted'] ? words.wasAccepted : words.wasRejected;
  const { channels, isAccepted } = channelsOf({ facts });
  if (channels.length === 0) return words.noAddress;
  const names = inList([...new Set(channels)].map((channel) => words.channels[channel] ?? channel));
  return isAccepted ? words.accepted(names) : words.rejected(names);
}

function details({ event, facts }: ReportEvent, words: EvidenceWords): string[] {
  const to = String(facts['to']);
  if (event === 'will_status') return state(words.willStates[to], words);
  if (event === 'transfer_status') return state(words.transferStates[to] && `${words.transferStates[to]}.`, words);
  if (event === 'transfer_started') return [`${words.proof}: ${facts['proven'] === true ? words.proven : words.unproven}.`];
  if (event === 'survivor_authenticated') return [sentence(facts['with'] === 'code' ? words.withCode : words.withPaper)];
  return [];
}

const state = (text: string | undefined, words: EvidenceWords) => (text === undefined ? [] : [`${words.statusIs} ${text}`]);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
