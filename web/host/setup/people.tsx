import { useState } from 'preact/hooks';
import { MAX_SURVIVORS, MIN_THRESHOLD } from '#common/limits.ts';
import { Done } from '#web/host/parts/states.tsx';
import { AddressLines } from '#web/host/survivors/addresses.tsx';
import type { Survivor } from '#web/host/survivors/survivor.ts';
import { RemoveDialog } from '#web/host/survivors/survivor-dialogs.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { Notice } from '#web/shared/frame.tsx';
import { go, usePlace } from '#web/shared/router.ts';
import { PersonForm } from './person.tsx';
import { Continue, OnlyHere, StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** With three, one may be missing. */
const SUGGESTED = 3;

/** Who may open the will: the form for the first person, then the list with everyone so far, and the form for the next one until there are three. */
export function People({ wizard }: { wizard: Wizard }) {
  const { setup, survivors: survivorWords } = useWords();
  const words = setup.people;
  const isSaved = usePlace().values.has('saved');
  const { count, survivors } = wizard.list;
  if (count === 0) return <FirstPerson wizard={wizard} />;
  return (
    <StepPage task="people" title={words.listTitle(count)}>
      <Done sentence={isSaved && survivorWords.done.saved} />
      <ul class="people">
        {survivors.map((survivor) => (
          <PersonLine key={survivor.id} survivor={survivor} wizard={wizard} />
        ))}
      </ul>
      <p>{count < MIN_THRESHOLD ? words.noteOne : count === MIN_THRESHOLD ? words.noteTwo : words.note}</p>
      {count >= MAX_SURVIVORS && <p>{words.full}</p>}
      <div class="actions">
        {count >= MIN_THRESHOLD && <Continue wizard={wizard} to="threshold" kind={count < SUGGESTED ? 'second' : 'main'} />}
        {count >= SUGGESTED && count < MAX_SURVIVORS && <Continue wizard={wizard} to="person" label={words.another} kind="second" />}
      </div>
      <p class="hint">{setup.saved}</p>
      <OnlyHere wizard={wizard} />
      {count < SUGGESTED && (
        <section aria-labelledby="another">
          <h2 id="another">{words.another}</h2>
          <PersonForm key={count} survivor={null} wizard={wizard} />
        </section>
      )}
    </StepPage>
  );
}

function FirstPerson({ wizard }: { wizard: Wizard }) {
  const { people: words } = useWords().setup;
  return (
    <StepPage task="people" title={words.firstTitle}>
      <p>{words.first}</p>
      <PersonForm survivor={null} wizard={wizard} />
    </StepPage>
  );
}

function PersonLine({ survivor, wizard }: { survivor: Survivor; wizard: Wizard }) {
  const { people: words } = useWords().setup;
  const { actions } = useWords().console;
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, relationship, reachable_by, contact_methods } = survivor;
  const { count: people, threshold } = wizard.list;
  return (
    <li>
      <h2>{name}</h2>
      <p class="hint">{relationship}</p>
      <AddressLines of={contact_methods} />
      {reachable_by.length === 0 && <Notice kind="warning" text={words.unreachable} />}
      <div class="actions">
        <Button onClick={() => go('/setup', { ...wizard.onward('person'), id })}>
          {actions.change}
          <span class="hidden"> ({name})</span>
        </Button>
        <Button kind="link" onClick={() => setRemoving(true)}>
          {actions.remove}
          <span class="hidden"> ({name})</span>
        </Button>
      </div>
      {isRemoving && (
        <RemoveDialog
          survivor={survivor}
          numbers={{ threshold, people }}
          isSealed={false}
          isLocked={false}
          show={() => go('/setup', wizard.onward('person'))}
          showChanged={wizard.reload}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
