import type { Survivor } from '#web/host/survivors/survivor.ts';
import { type Saved, SurvivorForm } from '#web/host/survivors/survivor-form.tsx';
import { useWords } from '#web/host/words.ts';
import { addressOf, go, usePlace } from '#web/shared/router.ts';
import { StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** One more person, or one whom the Host changes (`#step=person&id=`). */
export function PersonPage({ wizard }: { wizard: Wizard }) {
  const { setup, survivors } = useWords();
  const id = usePlace().values.get('id');
  const survivor = wizard.list.survivors.find((one) => one.id === id) ?? null;
  return (
    <StepPage task="people" title={survivor ? survivors.changeTitle(survivor.name) : setup.people.anotherTitle}>
      <PersonForm key={id} survivor={survivor} wizard={wizard} />
      <p>
        <a href={addressOf('/setup', wizard.onward('people'))}>{survivors.back}</a>
      </p>
    </StepPage>
  );
}

/** The form for one person. It leads back to the list. */
export function PersonForm({ survivor, wizard }: { survivor: Survivor | null; wizard: Wizard }) {
  const onSaved = (saved: Saved) => {
    // A paper that was lost on the way is made again in the next step.
    if (saved.change === 'added' && saved.paper) wizard.keepPaper({ paper: saved.paper });
    wizard.reload();
    go('/setup', { ...wizard.onward('people'), ...(saved.change === 'saved' && { saved: 'yes' }) });
  };
  return <SurvivorForm survivor={survivor} all={wizard.list.survivors} isSealed={false} onSaved={onSaved} />;
}
