import { useWords } from '#web/host/words.ts';
import { channelsOf } from '#web/shared/evidence/attempts.ts';
import { writeList } from '#web/shared/format.ts';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import type { HistoryWords } from '#words/en/pages/history.ts';
import type { Locale } from '#words/locales.ts';
import type { Entry } from './entries.ts';

/** The entries with their time, what happened, and who did it. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { history: words } = useWords();
  const { pages } = useWords().console;
  const { locale } = useLanguage();
  const moment = useMoment();
  return (
    <ol class="history" aria-label={pages['/history']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <div>
            {words.events[entry.event]}
            <Details text={detailsOf(entry, words, locale)} />
          </div>
          <div class="hint">
            <span class="hidden">{words.who}: </span>
            {actorOf(entry, words)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Details({ text }: { text: string }) {
  return text === '' ? null : <span class="hint">{text}</span>;
}

function actorOf({ by, person }: Entry, words: HistoryWords): string {
  return by === 'survivor' && person !== null ? person : words.actors[by];
}

function detailsOf(entry: Entry, words: HistoryWords, locale: Locale): string {
  const { event, facts, person, by } = entry;
  const parts: string[] = [];
  if (event === 'message' || event === 'message_given_up') parts.push(messageDetails(entry, words, locale));
  else if (person !== null && by !== 'survivor') parts.push(words.about(person));
  const to = words.states[String(facts['to'])];
  if ((event === 'will_status' || event === 'transfer_status') && to) parts.push(to);
  if (event === 'transfer_started') parts.push(facts['proven'] === true ? words.withProof : words.withoutProof);
  if (event === 'survivor_authenticated') parts.push(facts['with'] === 'code' ? words.withCode : words.withPaper);
  const message = words.personalMessage[String(facts['message'])];
  if (event === 'survivors_changed' && message) parts.push(message);
  if (event === 'signed_in' && Number(facts['refused']) > 0) parts.push(words.refused(Number(facts['refused'])));
  if (event === 'package_audited') parts.push(facts['damaged'] === 0 && facts['unread'] === 0 ? words.sound : words.damaged);
  return parts.join(' ');
}

function messageDetails(entry: Entry, words: HistoryWords, locale: Locale): string {
  const { channels, isAccepted } = channelsOf(entry);
  const to = words.messageTo(entry.facts['to'] === 'host' ? null : (entry.person ?? words.actors.survivor));
  if (channels.length === 0) return `${to} ${words.noChannel}`;
  const names = writeList(
    [...new Set(channels)].map((channel) => words.channels[channel] ?? channel),
    locale,
  );
  return `${to} ${isAccepted ? words.accepted(names) : words.failed(names)}`;
}
