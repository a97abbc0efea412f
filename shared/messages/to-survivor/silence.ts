import { formatMoment } from '#common/moment.ts';
import { type Instant, later } from '#common/time.ts';
import type { SurvivorMessage } from '#effects/message-effect.ts';
import { type StartPage, startPage, survivorLink } from '#messages/links.ts';
import { safeName } from '#messages/rules/letter.ts';
import { type MessageState, survivorNameOf, toSurvivor } from '#messages/template.ts';
import { vouchedUntil } from '#messages/to-host/checks.ts';
import { isRunning } from '#wills/rules/transfer.ts';

interface WhereToStart extends StartPage {
  /** Of the running transfer. */
  link?: string;
}

/** The messages that a Host does not answer, cannot be reached, or has answered again. */
export const silenceMessages = {
  'pending-transfer-survivor': toSurvivor('pending-transfer-survivor', {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'pending_transfer',
    data: startPage,
    letter: ({ host, willNumber, startLink }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host), words.unknown(host), words.startNeeds(willNumber)],
      step: { label: words.startTransfer, link: startLink },
      after: [words.harmless(host)],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelopeIfDied(page())}`,
  }),

  'vouched-survivor': toSurvivor('vouched-survivor', {
    upkeep: false,
    stillValid: vouchedUntil,
    data: (about) => ({
      ...startPage(about),
      voucher: survivorNameOf(about.host, about.transfer, about.effect.survivor) ?? '',
      isRunning: about.transfer !== undefined,
      until: about.subject,
    }),
    letter: ({ host, voucher, isRunning: runs, until, willNumber, startLink, reader }, words) => ({
      subject: words.subject(host),
      body: [
        words.opening(host, safeName(voucher, words.unnamedVoucher)),
        (runs ? words.opensLater : words.asksLater)(formatMoment(until, reader)),
        words.ifYouKnow(host),
        words.startNeeds(willNumber),
      ],
      step: { label: words.startTransfer, link: startLink },
      after: [words.nothingElse],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelopeIfDied(page())}`,
  }),

  'unreachable-host': toSurvivor('unreachable-host', {
    upkeep: false,
    stillValid: (_, { will, liveness }) => will?.status === 'active' && (liveness?.unheard ?? liveness?.cutOffNotifiedAt) !== undefined,
    data: (about) => ({ ...startPage(about), isCutOff: about.effect.isCutOff }),
    letter: ({ host, willNumber, startLink, isCutOff }, words) => ({
      subject: words.subject(host),
      body: [
        `${isCutOff ? words.openingCutOff(host) : words.opening(host)}`,
        isCutOff ? words.notSilence(host) : words.simpleReason,
        words.ifDied(host),
        words.startNeeds(willNumber),
      ],
      step: { label: words.startTransfer, link: startLink },
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelopeIfDied(page())}`,
  }),

  'password-reset-survivor': toSurvivor('password-reset-survivor', {
    upkeep: false,
    stillValid: unconfirmedReset,
    data: (about) => ({
      ...startPage(about),
      ...about.subject,
      // The person who reset it may have chosen another name since: the Survivors know the one from before.
      hostName: about.subject.before?.displayName ?? about.host.profile.displayName,
    }),
    letter: ({ host, willNumber, startLink, until, sealedAfter, reader }, words) => ({
      subject: words.subject(host),
      body: [
        words.opening(host),
        words.likelyHost(host),
        sealedAfter === undefined ? words.frozenUntil(formatMoment(until, reader)) : words.sealedAfter(host, formatMoment(sealedAfter, reader)),
        words.startNeeds(willNumber),
      ],
      step: { label: words.startTransfer, link: startLink },
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelopeIfDied(page())}`,
  }),

  'where-to-start': toSurvivor('where-to-start', {
    upkeep: false,
    stillValid: () => true,
    data: async (about): Promise<WhereToStart> => {
      const { ports, transfer, effect } = about;
      const link = transfer && isRunning(transfer) ? { link: await survivorLink(ports, transfer.facts.id, effect.to.survivor) } : {};
      return { ...startPage(about), ...link };
    },
    letter: ({ host, willNumber, startLink, link }, words) => ({
      subject: words.subject,
      body: [words.opening, link ? words.running : words.notRunning(host), link ? words.number(willNumber) : words.startNeeds(willNumber)],
      step: link ? { label: words.confirmIdentity, link } : { label: words.startTransfer, link: startLink },
      after: [...(link ? [words.personalLink] : []), words.unexpected],
    }),
    short: ({ page }, words) => `${words.short} ${words.ask.envelope(page())}`,
  }),

  'host-is-back': toSurvivor('host-is-back', {
    upkeep: false,
    stillValid: (_, { will }) => will?.status === 'active',
    data: ({ effect: { how } }) => ({ how }),
    letter: ({ host, how }, words) => ({
      subject: words.subject(host),
      body: [words.opening(host), `${words.answeredBy[how]} ${words.nothingToDo}`, words.stillStart],
    }),
    short: (_, words) => `${words.short} ${words.ask.nothing}`,
  }),
};

/** `sealedAfter`: when the password was reset, if the will was sealed after that. */
interface UnconfirmedReset {
  until: Instant;
  before?: { displayName: string } | undefined;
  sealedAfter?: string;
}

/** A wait that began later, or a reset that was confirmed, has another message or none. */
function unconfirmedReset(
  { epoch }: SurvivorMessage<'password-reset-survivor'>,
  { profile: { recovered }, will, series: { current } }: MessageState,
): UnconfirmedReset | undefined {
  if (will && recovered?.until && recovered.wait === epoch) return { until: recovered.until, before: recovered.before };
  // A wait of the sealed will has its own notices, unless a rejected change began it. Then what ends last counts.
  const hasOwn = recovered && (recovered.until === null || recovered.noticesAt !== undefined);
  if (!will || hasOwn || !current?.until || current.number !== epoch) return undefined;
  return { until: later(current.until, recovered?.until ?? current.until), before: current.before.profile, sealedAfter: current.begunAt };
}
