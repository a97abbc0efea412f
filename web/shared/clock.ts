/** How far the service's clock is ahead of this device's clock, in milliseconds. Clocks of phones can be wrong by hours. */
let aheadMs = 0;

/** Sets the clock by the `Date` header of a reply, which has full seconds. Ignores a reply without one. */
export function setClock(date: string | null): void {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (Number.isFinite(time)) aheadMs = time - Date.now();
}

/** Returns the service's time. It is this device's time until the first reply. */
export function serviceTime(): Date {
  return new Date(Date.now() + aheadMs);
}
