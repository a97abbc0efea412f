/** The service's clock in the local stack: real time plus an offset, or frozen until it is moved. */
export interface ServiceClock {
  now(): Date;
  /** Moves the clock forward to `to`. A time in the past changes nothing, because the clock never moves backwards. */
  moveTo(to: Date): void;
  /** Sets a frozen clock back to an earlier time. */
  returnTo(earlier: Date): void;
  /** Returns the setting with which another process shows the same time. */
  setting(): ClockSetting;
}

/** `stoppedAt` is the time of a frozen clock in epoch milliseconds. `aheadMs` is the offset from real time. */
export interface ClockSetting {
  stoppedAt?: number;
  aheadMs: number;
}

/**
 * Creates a clock that starts at real time, or where an earlier clock was. A frozen clock starts at a whole second, because
 * schedules have no smaller unit. `save` is called at the start and after each move.
 */
export function createServiceClock(
  frozen: boolean,
  earlier: ClockSetting = { aheadMs: 0 },
  save: (setting: ClockSetting) => void = () => {},
): ServiceClock {
  const begin = timeOf(earlier).getTime();
  const setting: ClockSetting = { aheadMs: Math.max(begin - Date.now(), 0) };
  if (frozen) setting.stoppedAt = Math.floor(begin / 1000) * 1000;
  save(setting);

  return {
    now: () => timeOf(setting),
    setting: () => ({ ...setting }),
    moveTo(to) {
      const step = to.getTime() - timeOf(setting).getTime();
      if (step <= 0) return;
      if (setting.stoppedAt === undefined) setting.aheadMs += step;
      else setting.stoppedAt = to.getTime();
      save(setting);
    },
    returnTo(earlier) {
      if (setting.stoppedAt === undefined) throw new Error('Only a frozen clock can return to an earlier time.');
      setting.stoppedAt = earlier.getTime();
      save(setting);
    },
  };
}

/** Returns the current time of a clock with this setting. */
export function timeOf(setting: ClockSetting): Date {
  return new Date(setting.stoppedAt ?? Date.now() + setting.aheadMs);
}
