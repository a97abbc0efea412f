import type * as z from 'zod';
import type { App } from '#app/app.ts';
import { maskDestination, parseContacts } from '#common/contact.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { SetAside } from '#hosts/rules/series.ts';
import { reviewOf } from '#sealing/review.ts';
import { restorableAt, type SeriesItem } from '#sealing/rules/series-items.ts';
import type { reviewReply, SetAsideItem } from './review-replies.ts';

/** What was set after a reset by e-mail, as the Host reviews it. */
export function reviewObject(app: App, host: HostRecord): z.infer<(typeof reviewReply)[200]> {
  const { current } = host.series;
  const { items, value, isNeeded } = reviewOf(host);
  return {
    series: current ? { begun_at: current.begunAt, reset_at: current.resetAt, ends_at: current.until } : null,
    needed: isNeeded,
    review: value,
    items: items.map((item) => itemObject(host, item)),
    set_aside: setAsideObjects(host, restorableAt(host, instant(app.now()))),
  };
}

function itemObject({ survivors, connectors }: HostRecord, { kind, change, name, fields, subject }: SeriesItem) {
  const isIt = ({ id }: { id: string }) => id === subject;
  const shown = { survivor: survivors.find(isIt), connector: connectors.find(isIt) };
  return { kind, change, name, fields: [...fields], destinations: destinationsOf(shown) };
}

/** What was set aside, with what the Host needs to recognise it. */
export function setAsideObjects({ setAside }: HostRecord, entries: readonly SetAside[]): z.infer<typeof SetAsideItem>[] {
  return entries.map(({ id, kind, name, at, until }) => {
    const { survivor, connector } = setAside.get(id) ?? {};
    return { id, kind, name, destinations: destinationsOf({ survivor, connector }), set_aside_at: at, restorable_until: until };
  });
}

interface Shown {
  survivor: HostRecord['survivors'][number] | undefined;
  connector: HostRecord['connectors'][number] | undefined;
}

function destinationsOf({ survivor, connector }: Shown): string[] {
  if (survivor) return parseContacts(survivor.contacts).map(({ value }) => value);
  return connector?.hostDestination ? [maskDestination(connector.type, connector.hostDestination)] : [];
}
