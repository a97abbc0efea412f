import { DEFAULT_READER, formatMoment, type Reader } from '#common/moment.ts';
import type { Context } from '#hosts/rules/context.ts';
import { type OpeningForecast, upcomingOpening } from '#wills/rules/opening.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import { opening as english } from '#words/en/messages/to-survivor/opening.ts';

/** The sentences for a Survivor about the future opening. Without one, the documents only wait for more Survivors to authenticate. */
export function describeOpening(opening: OpeningForecast | undefined, reader: Reader, words = english): string {
  if (!opening) return words.asSoonAsEnough;
  const from = words.notBefore(formatMoment(opening.from, reader));
  return opening.isKnown ? from : `${from} ${words.canBeLater}`;
}

/** The sentence for a Survivor who joins a running transfer in any status. */
export function describeTransfer(transfer: Transfer, context: Pick<Context, 'now' | 'outages'>): string {
  const { status } = transfer.state;
  if (status === 'accessible') return 'The documents can be read now.';
  if (status === 'failed') return 'The documents cannot be read at the moment. We try again every day.';
  return describeOpening(upcomingOpening(transfer, context), DEFAULT_READER);
}
