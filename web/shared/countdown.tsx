import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { serviceTime } from './clock.ts';
import { SECOND, writeDuration } from './duration.ts';
import { useLanguage, useMoment } from './language.tsx';

/** Shows how long it is until a moment, together with its date. `label` says what happens then. Calls `onEnd` once when the moment is reached. */
export function Countdown({ label, until, onEnd }: { label: string; until: Date; onEnd?: (() => void) | undefined }) {
  const moment = useMoment();
  const left = useTimeLeft(until, onEnd);
  const { words, locale } = useLanguage();
  const { durations } = words.frame;
  const labelId = useId();
  return (
    <p class="countdown">
      <span class="countdown-label" id={labelId}>
        {label}
      </span>
      <span role="timer" aria-labelledby={labelId} class="countdown-left">
        {left > 0 ? writeDuration(left, durations, locale) : durations.now}
      </span>
      <time class="countdown-date" dateTime={until.toISOString()}>
        {moment(until)}
      </time>
    </p>
  );
}

/** Returns the milliseconds until a moment, by the service's clock, again each second. 0 when it is reached, and then calls `onEnd` once. */
export function useTimeLeft(until: Date, onEnd?: (() => void) | undefined): number {
  const end = until.getTime();
  const [, setTick] = useState(0);
  const atEnd = useRef(onEnd);
  atEnd.current = onEnd;
  useEffect(() => {
    if (timeLeft(end) === 0) return;
    const timer = setInterval(() => {
      setTick((tick) => tick + 1);
      if (timeLeft(end) > 0) return;
      clearInterval(timer);
      atEnd.current?.();
    }, SECOND);
    return () => clearInterval(timer);
  }, [end]);
  return timeLeft(end);
}

function timeLeft(end: number): number {
  return Math.max(end - serviceTime().getTime(), 0);
}
