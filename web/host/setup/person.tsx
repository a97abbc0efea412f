import { useWords } from '#web/host/words.ts';
import { usePlace } from '#web/shared/router.ts';
import { PersonForm } from './person-form.tsx';
import { StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** One more person, or one whom the Host changes (`#step=person&id=`). */
export function PersonPage({ wizard }: { wizard: Wizard }) {
  const { people: words } = useWords().setup;
  const id = usePlace().values.get('id');
  const survivor = wizard.list.survivors.find((one) => one.id === id) ?? null;
  return (
    <StepPage task="people" title={survivor ? words.changeTitle(survivor.name) : words.anotherTitle}>
      <PersonForm key={id} survivor={survivor} wizard={wizard} />
      <p>
        <a href="/setup#step=people">{words.back}</a>
      </p>
    </StepPage>
  );
}
