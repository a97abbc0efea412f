import { lazily } from '#web/shared/lazily.tsx';
import { useOpenQuestion } from './asked.ts';

const StepUpDialog = lazily(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

/** Asks for the second factor over any page, when a call was refused without it. */
export function StepUp() {
  const answer = useOpenQuestion();
  return answer && <StepUpDialog onAnswer={answer} />;
}
