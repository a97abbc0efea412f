import { AGGRESSIVE_BELOW_DAYS, type CHECK_INTERVALS, LENIENT_ABOVE_DAYS, MIN_THRESHOLD, type RESPONSE_TIMES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';

/** How the Host is checked. The names follow the specification. */
export interface Settings {
  hcit_days: (typeof CHECK_INTERVALS)[number];
  hcrt_hours: (typeof RESPONSE_TIMES)[number];
  hcrac: number;
  survivor_threshold: number;
  preferred_connector_id: string | null;
  /** A Survivor starts a transfer only with a code or their paper. Their name alone is not enough. An addition to the specification. */
  start_requires_proof: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  hcit_days: 30,
  hcrt_hours: 72,
  hcrac: 3,
  survivor_threshold: MIN_THRESHOLD,
  preferred_connector_id: null,
  start_requires_proof: false,
};

/** How often a Host is checked, how long they have to answer, and how many consecutive missed checks activate the transfer. */
export type Intervals = Pick<Settings, 'hcit_days' | 'hcrt_hours' | 'hcrac'>;

export const intervalsOf = ({ hcit_days, hcrt_hours, hcrac }: Intervals): Intervals => ({ hcit_days, hcrt_hours, hcrac });

/** Whether a change says how the Host is asked, also if it names what is stored already. */
export function namesIntervals(change: { [Field in keyof Intervals]?: Intervals[Field] | undefined }): boolean {
  return change.hcit_days !== undefined || change.hcrt_hours !== undefined || change.hcrac !== undefined;
}

/** Whether a change of settings changes when the transfer is activated. */
export function haveIntervalsChanged(a: Intervals, b: Intervals): boolean {
  return a.hcit_days !== b.hcit_days || a.hcrt_hours !== b.hcrt_hours || a.hcrac !== b.hcrac;
}

/** The longest time in whole days from the last sign of life to the activation, if every message is accepted immediately. */
export function activationDays(settings: Intervals): number {
  return Math.ceil(settings.hcrac * (settings.hcit_days + settings.hcrt_hours / 24));
}

/** The specification's warnings on an activation time: under 14 days, over 180 days. */
export function activationWarnings(days: number): string[] {
  if (days < AGGRESSIVE_BELOW_DAYS) return ['Settings are too aggressive'];
  if (days > LENIENT_ABOVE_DAYS) return ['Settings are too lenient'];
  return [];
}

/** Applies a partial change. A value that equals the stored one is never refused. */
export function changeSettings(
  settings: Settings,
  change: { [Field in keyof Settings]?: Settings[Field] | undefined },
  known: { survivors: number; connectorIds: readonly string[] },
): Settings {
  const next = { ...settings, ...withoutUndefined(change) };
  if (next.survivor_threshold !== settings.survivor_threshold && next.survivor_threshold > known.survivors) {
    throw new Refusal(
      'threshold_exceeds_survivors',
      `The threshold cannot be ${next.survivor_threshold}: you have ${known.survivors} Survivors. Please add Survivors first, or choose a lower threshold.`,
    );
  }
  const preferred = next.preferred_connector_id;
  if (preferred !== settings.preferred_connector_id && preferred !== null && !known.connectorIds.includes(preferred)) {
    throw new Refusal(
      'validation_failed',
      'The preferred connector is not one of yours, so nothing was changed. Please choose one of your connectors, or null.',
      [{ path: 'preferred_connector_id', message: 'Choose one of your connectors, or null.' }],
    );
  }
  return next;
}

function withoutUndefined<T extends object>(change: { [Field in keyof T]?: T[Field] | undefined }): Partial<T> {
  // Object.fromEntries loses the key types. The entries are those of `change` without the undefined ones.
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** The settings after this connector was removed. Undefined if they stay: it was not the preferred one. */
export function withoutConnector(settings: Settings, id: string): Settings | undefined {
  return settings.preferred_connector_id === id ? { ...settings, preferred_connector_id: null } : undefined;
}
