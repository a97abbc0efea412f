import type { Language } from '#common/language.ts';
import { formatMoment, type Reader } from '#common/moment.ts';
import type { SetAside } from '#hosts/rules/series.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { Will } from '#wills/rules/will.ts';
import type { AnswerWords } from '#words/en/answers.ts';
import type { AnswerOutcome } from './perform-answer.ts';
import type { OpenReset } from './rules/reset-answer.ts';
import type { PageText } from './words.ts';

/** A button of the page of a link, and what it sends in addition to the link's token. */
export interface Button {
  label: string;
  fields?: Record<string, string>;
}

type ResetWords = AnswerWords['reset'];

/** What the page says about a reset that is not confirmed yet. */
export function describeReset(reset: OpenReset, reader: Reader, language: Language, words: ResetWords): string[] {
  const { at, until, canConfirm, canDeny } = reset;
  const end = until === null ? undefined : formatMoment(until, reader, language);
  if (reset.isUnsealed) return [words.happenedUnsealed(formatMoment(at, reader, language)), ...(canDeny ? [words.howToDenyUnsealed] : [])];
  if (reset.isDenied) return [words.happenedDenied(formatMoment(at, reader, language), end)];
  if (reset.isProtected)
    return [words.happenedProtected(formatMoment(at, reader, language)), words.nothingToDo, ...(canDeny ? [words.howToDeny] : [])];
  const wait = until === null ? words.confirmElsewhere : words.nothingToDo;
  return [words.happened(formatMoment(at, reader, language), end), ...(canConfirm ? [] : [wait]), canDeny ? words.howToDeny : words.cannotDeny];
}

/** The buttons for what the reader of a link can say about a reset. */
export function resetButtons({ at, isDenied, canConfirm, canDeny }: OpenReset, words: ResetWords): Button[] {
  const [label, reset] = isDenied ? [words.rejected, 'rejected'] : [words.mine, 'mine'];
  const mine = { label, fields: { reset, reset_at: at } };
  const notMine = { label: words.notMine, fields: { reset: 'not_mine' } };
  return [...(canConfirm ? [mine] : []), ...(canDeny ? [notMine] : [])];
}

/** The page after the Host has said something about a reset. */
export function describeResetOutcome(
  { outcome, profile, setAside }: NonNullable<AnswerOutcome['reset']>,
  will: Will | undefined,
  language: Language,
  words: ResetWords,
): PageText {
  if (outcome === 'confirmed' && !will) return { title: words.confirmed.title, sentences: [words.nothingToDo] };
  if (outcome !== 'denied') return words[outcome];
  if (!will) return { title: words.denied.title, sentences: words.denied.sentencesUnsealed(namesOf(setAside, words)) };
  const { resetsBlocked, recovered } = profile;
  const until = resetsBlocked ? formatMoment(resetsBlocked.until, profile, language) : '';
  const end = recovered?.until ? formatMoment(recovered.until, profile, language) : undefined;
  const closed = recovered?.denied ? [words.stillClosed(end)] : [];
  return { title: words.denied.title, sentences: [...words.denied.sentences(until, will?.sealed.threshold), ...closed] };
}

function namesOf(setAside: readonly SetAside[], { denied: { unnamed } }: ResetWords): string {
  const names = setAside.map(({ kind, name }) => (kind === 'settings' || kind === 'factors' ? unnamed[kind] : safeName(name, '')));
  return names.filter((name) => name !== '').join(', ');
}
