import type { OpenReset } from '#answers/rules/reset-answer.ts';
import { findLanguage, type Language } from '#common/language.ts';
import { formatMoment, type Reader } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import type { SetAside } from '#hosts/rules/series.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { Will } from '#wills/rules/will.ts';
import type { AnswerWords } from '#words/en/answers.ts';
import { type AnswerVerdict, removableStarterOf } from './check-answer.ts';
import type { AnswerOutcome } from './perform-answer.ts';
import { answerWords, type LinkKind, type OfferText, type PageText, usedText } from './words.ts';

/** Returns the language of the page: that of the reader of the link if we know it, otherwise the first of `accepted` that we have. */
export function languageOfPage(verdict: AnswerVerdict, accepted: readonly string[]): Language {
  return findLanguage([...localesOf(verdict), ...accepted]) ?? 'en';
}

/** The locale of the Host, or of the Survivor for a link that was sent to a Survivor. */
function localesOf(verdict: AnswerVerdict): string[] {
  if (verdict.does === 'silence') return [verdict.found.survivor.locale].filter((locale) => locale !== undefined);
  if (verdict.does === 'nothing') return verdict.stale ? [verdict.stale.host.profile.locale] : [];
  return verdict.answer.link.kind === 'opt-out' ? [] : [verdict.answer.host.profile.locale];
}

/** What the page of a link says before a button is pressed, and its buttons. The first of several is that of the link itself. */
export function describeOffer(verdict: Exclude<AnswerVerdict, { does: 'nothing' }>, language: Language): OfferText & { buttons: Button[] } {
  const words = answerWords(language);
  const { reset, host, link } = verdict.answer;
  const sentences = reset ? describeReset(reset, host.profile, language, words.reset) : [];
  const buttons = reset ? resetButtons(reset, words.reset) : [];
  if (verdict.does === 'answer-reset') {
    const stops = verdict.loaded || !host.will?.transferId ? [] : [words.reset.stopsNothing];
    return { title: words.reset.title, sentences: [...sentences, ...stops], buttons };
  }
  if (verdict.does === 'used') {
    const used = usedText(words, link.kind);
    return { title: used.title, sentences: [...used.sentences, ...sentences], buttons };
  }
  const offer = words.offers[link.kind];
  const starter = removableStarterOf(verdict);
  const removal = starter === undefined ? undefined : safeName(starter, words.removal.unnamed);
  // Where the link can confirm and reject the reset, both answers to it are a sign of life as well.
  const own = reset?.canConfirm && reset.canDeny ? [] : [{ label: offer.button }];
  return {
    title: offer.title,
    sentences: [...offer.sentences, ...(removal === undefined ? [] : [words.removal.sentence(removal)]), ...sentences],
    ...('elsewhere' in offer && { elsewhere: offer.elsewhere }),
    buttons: [...own, ...(removal === undefined ? [] : [removeButton(words.removal.button(removal))]), ...buttons],
  };
}

function removeButton(label: string): Button {
  return { label, fields: { remove_starter: 'yes' } };
}

/** What happened, or why nothing happened. `next`: when the Host is asked next, for a page that shows it. */
export function describeOutcome(
  verdict: AnswerVerdict,
  language: Language,
  done: Partial<AnswerOutcome> = {},
  next: Instant | null = null,
): PageText {
  const words = answerWords(language);
  if (verdict.does === 'nothing') return refused(verdict, words);
  if (done.held) return words.held;
  const { link, host } = verdict.answer;
  if (done.askedToRemove !== undefined) return words.removal.asked(safeName(done.askedToRemove, words.removal.unnamed));
  const usual = usualOutcome(verdict.does, link.kind, words);
  if (!done.reset)
    return verdict.does === 'sign-of-life' && next
      ? { ...usual, sentences: [...usual.sentences, words.nextAsk(formatMoment(next, host.profile, language))] }
      : usual;
  const answered = describeResetOutcome(done.reset, host.will, language, words.reset);
  return { title: answered.title, sentences: [...(verdict.does === 'sign-of-life' ? usual.sentences : []), ...answered.sentences] };
}

function refused({ why, stale }: Extract<AnswerVerdict, { does: 'nothing' }>, words: AnswerWords): PageText {
  const { title, sentences } = words.refused[why];
  return { title, sentences: stale ? [...sentences, words.freshLink.sentence] : sentences };
}

function usualOutcome(does: Exclude<AnswerVerdict, { does: 'nothing' }>['does'], kind: LinkKind, words: AnswerWords): PageText {
  if (does === 'used') return usedText(words, kind);
  return does === 'answer-reset' ? words.done.check : words.done[kind];
}

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
