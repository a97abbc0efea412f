import { DEFAULT_READER, formatMoment, type Reader } from '#common/moment.ts';
import type { Context } from '#hosts/rules/context.ts';
import { type OpeningForecast, upcomingOpening } from './opening.ts';
import type { Transfer } from './transfer.ts';

/** The sentences for a Survivor about the future opening. Without one, the documents only wait for more Survivors to authenticate. */
export function describeOpening(opening: OpeningForecast | undefined, reader: Reader): string {
  if (!opening) return 'The documents open as soon as enough people have confirmed their identity.';
  const from = `Nothing can be read before ${formatMoment(opening.from, reader)}.`;
  return opening.isKnown ? from : `${from} It can be later: that depends on when our notice reaches the person whose will this is.`;
}

/** The sentence for a Survivor who joins a running transfer in any status. */
export function describeTransfer(transfer: Transfer, context: Pick<Context, 'now' | 'outages'>): string {
  const { status } = transfer.state;
  if (status === 'accessible') return 'The documents can be read now.';
  if (status === 'failed') return 'The documents cannot be read at the moment. We try again every day.';
  return describeOpening(upcomingOpening(transfer, context), DEFAULT_READER);
}
