import { CheckSettings } from '#web/host/settings/check-settings.tsx';
import { useWords } from '#web/host/words.ts';
import { go } from '#web/shared/router.ts';
import { StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** How often the service asks, with every date if the Host fell silent. What is proposed can be kept with one press. */
export function Checks({ wizard }: { wizard: Wizard }) {
  const { checks: words } = useWords().setup;
  const next = () => {
    wizard.reload();
    go('/setup', { step: 'review' });
  };
  return (
    <StepPage task="checks" title={words.title}>
      <p>{words.text}</p>
      <CheckSettings submit={words.button} onSaved={next} />
    </StepPage>
  );
}
