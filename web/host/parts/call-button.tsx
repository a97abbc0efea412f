import { Button, type ButtonKind } from '#web/shared/button.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Call } from '#web/shared/use-call.ts';

/** What a button needs of its call. */
export type Press = Pick<Call<void>, 'isRunning' | 'run'>;

/** A button that makes a call. While the call runs, it says so and does nothing. */
export function CallButton({ call, kind, children }: { call: Press; kind?: ButtonKind; children: string }) {
  const { frame } = useLanguage().words;
  return (
    <Button kind={kind} isBusy={call.isRunning} onClick={() => call.run()}>
      {call.isRunning ? frame.sending : children}
    </Button>
  );
}
