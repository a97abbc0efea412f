/** The service's clock in the local stack: real time plus an offset, or standing still until it is moved. */
export interface ServiceClock {
  now(): Date;
  /** Moves the clock forward to `to`; a moment that is past already changes nothing, since time never runs backwards. */
  moveTo(to: Date): void;
  /** What another process needs to show the same time. */
  setting(): ClockSetting;
}

/** `standsAt` (epoch milliseconds) for a clock that stands still, else `aheadMs` of real time. */
export interface ClockSetting {
  standsAt?: number;
  aheadMs: number;
}

/**
 * A clock that begins at real time, or where an earlier one was; a frozen one begins at a whole second, since schedules know
 * no smaller unit. `save` is told where it begins and whenever it was moved.
 */
export function createServiceClock(
  frozen: boolean,
  earlier: ClockSetting = { aheadMs: 0 },
  save: (setting: ClockSetting) => void = () => {},
): ServiceClock {
  const begin = timeOf(earlier).getTime();
  const setting: ClockSetting = { aheadMs: Math.max(begin - Date.now(), 0) };
  if (frozen) setting.standsAt = Math.floor(begin / 1000) * 1000;
  save(setting);

  return {
    now: () => timeOf(setting),
    setting: () => ({ ...setting }),
    moveTo(to) {
      const step = to.getTime() - timeOf(setting).getTime();
      if (step <= 0) return;
      if (setting.standsAt === undefined) setting.aheadMs += step;
      else setting.standsAt = to.getTime();
      save(setting);
    },
  };
}

/** The time that a clock with this setting shows right now. */
export function timeOf(setting: ClockSetting): Date {
  return new Date(setting.standsAt ?? Date.now() + setting.aheadMs);
}
