import { findLanguage, type Language } from '#common/language.ts';
import { formatMoment } from '#common/moment.ts';
import type { Instant } from '#common/time.ts';
import { safeName } from '#messages/rules/letter.ts';
import type { AnswerWords } from '#words/en/answers.ts';
import { type AnswerVerdict, removableStarterOf } from './check-answer.ts';
import { type Button, describeReset, describeResetOutcome, resetButtons } from './describe-reset.ts';
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
