import type { Survivor } from '#web/host/survivors/survivor.ts';
import { type Saved, SurvivorForm } from '#web/host/survivors/survivor-form.tsx';
import { go } from '#web/shared/router.ts';
import type { Wizard } from './wizard.ts';

/** The form for one person. It leads back to the list. */
export function PersonForm({ survivor, wizard }: { survivor: Survivor | null; wizard: Wizard }) {
  const onSaved = (saved: Saved) => {
    // A paper that was lost on the way is made again in the next step.
    if (saved.change === 'added' && saved.paper) wizard.keepPaper(saved.paper);
    wizard.reload();
    go('/setup', { step: 'people' });
  };
  return <SurvivorForm survivor={survivor} isSealed={false} onSaved={onSaved} />;
}
