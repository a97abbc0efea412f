import { CheckSettings } from '#web/host/settings/check-settings.tsx';
import { useWords } from '#web/host/words.ts';
import { go } from '#web/shared/router.ts';
import { StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** How often the service asks, with every date if the Host fell silent. What is proposed can be kept with one press. */
export function Checks({ wizard }: { wizard: Wizard }) {
  const {
    setup,
    checks,
    console: { actions },
  } = useWords();
  const next = () => {
    wizard.reload();
    go('/setup', wizard.onward('review'));
  };
  return (
    <StepPage task="checks" title={checks.interval}>
      <p>{setup.checks.text}</p>
      <CheckSettings submit={actions.continue} onSaved={next} isFirst />
    </StepPage>
  );
}
