import type { paths } from '#api';
import { AGGRESSIVE_BELOW_DAYS, LENIENT_ABOVE_DAYS } from '#common/limits.ts';
import type { CalendarEntry } from '#web/shared/calendar.ts';

/** All dates if the Host falls silent now, as the service forecasts them. */
export type Forecast = paths['/api/host/forecast']['get']['responses'][200]['content']['application/json'];

const DAY_MS = 86_400_000;

/** Returns the days from now until the Survivors are informed, rounded up as the service does. */
export function daysUntilInformed({ from, activation_at }: Pick<Forecast, 'from' | 'activation_at'>): number {
  return Math.ceil((Date.parse(activation_at) - Date.parse(from)) / DAY_MS);
}

/** Whether this many days are so few or so many that the service warns. */
export function paceOf(days: number): 'short' | 'long' | 'fine' {
  if (days < AGGRESSIVE_BELOW_DAYS) return 'short';
  return days > LENIENT_ABOVE_DAYS ? 'long' : 'fine';
}

/** The texts of the calendar file. */
export interface CalendarTexts {
  check: string;
  checkText(answerBy: Date): string;
  informed: string;
  informedText: string;
}

/** Returns the dates that the Host may want in their calendar: each check, and the day on which the Survivors are informed. */
export function calendarEntries(forecast: Pick<Forecast, 'checks' | 'activation_at'>, texts: CalendarTexts): CalendarEntry[] {
  return [
    ...forecast.checks.map(({ sent_at, answer_by }) => ({
      name: 'check',
      at: new Date(sent_at),
      title: texts.check,
      text: texts.checkText(new Date(answer_by)),
    })),
    { name: 'informed', at: new Date(forecast.activation_at), title: texts.informed, text: texts.informedText },
  ];
}
