import type { App } from '#app/app.ts';
import { languageOf } from '#common/language.ts';
import { startLink } from '#messages/links.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, RECOVER_SHA256 } from '#recovery/sha256.ts';
import { type Operator, priceIn } from '#web/edge/config.ts';
import * as english from '#words/en/paper.ts';
import { wordsIn } from '#words/in-language.ts';
import { CHECK_SCRIPT, COMBINE_SCRIPT, COMMANDS } from './recovery-by-hand.ts';

/** `recoveryKey`: undefined if the Host's own device has made the key on the paper. */
type GivenFacts = Omit<english.PaperFacts, 'recoveryKey'> & { recoveryKey: string | undefined };

/** The address of the service, who runs it, and what it costs. */
function serviceOf({ env: { FRONTEND_URL, OPERATOR, OPERATOR_PRICE } }: App, locale: string): string {
  if (!OPERATOR) return FRONTEND_URL;
  // infra/cloud/environment.ts has written it.
  const price = OPERATOR_PRICE && `, ${priceIn(JSON.parse(OPERATOR_PRICE) as Operator['price'], locale)}`;
  return `${FRONTEND_URL} (${OPERATOR}${price})`;
}

/** The text for the sealed envelope, in the language of its Survivor: it must be enough where nothing else is left. */
export function writePaperText(app: App, { recoveryKey, ...given }: GivenFacts, locale?: string): string {
  const { paper } = wordsIn(languageOf(locale), 'paper', english);
  const facts: english.PaperFacts = { ...given, recoveryKey: recoveryKey ?? paper.keyOfDevice };
  return [
    paper.secrets(facts),
    paper.withTheService(facts, serviceOf(app, languageOf(locale)), startLink(app, facts.willId)),
    paper.withoutTheService(facts),
    paper.byHand(COMBINE_SCRIPT, CHECK_SCRIPT, Object.values(COMMANDS).join('\n')),
    paper.byPage(pageName(PAGE_SHA256), `${app.env.FRONTEND_URL}/${pageName(PAGE_SHA256)}`, PAGE_SHA256),
    paper.byProgram(RECOVER_SHA256),
  ].join('\n');
}
