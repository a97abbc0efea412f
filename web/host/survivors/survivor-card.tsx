import { useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { formatDay, writeList } from '#web/shared/format.ts';
import { useLanguage } from '#web/shared/language.tsx';
import { type Fact, factsOf } from './facts.ts';
import { invitedOver, type Survivor } from './survivor.ts';
import { InviteDialog, NewPaperDialog, RemoveDialog } from './survivor-dialogs.tsx';
import type { CardProps, View } from './view.ts';

/** One Survivor: what the Host should know about them, and what they can change. */
export function SurvivorCard(props: CardProps) {
  const { survivor, isSealed, isLocked } = props;
  return (
    <li>
      <h2>{survivor.name}</h2>
      <p class="hint">{survivor.relationship}</p>
      <ul class="facts">
        {factsOf(survivor, isSealed).map((fact) => (
          <FactLine key={JSON.stringify(fact)} fact={fact} />
        ))}
      </ul>
      {!isLocked && <Actions {...props} />}
    </li>
  );
}

const SIGNS = { good: '✓', plain: '·', warning: '!' };

function FactLine({ fact }: { fact: Fact }) {
  const { survivors: words } = useWords();
  const sentence = useSentence();
  return (
    <li class={fact.tone}>
      <span class="sign" aria-hidden="true">
        {SIGNS[fact.tone]}
      </span>
      <span>
        <span class="hidden">{words.tones[fact.tone]}: </span>
        {sentence(fact)}
      </span>
    </li>
  );
}

/** Returns a function that writes a fact in the language of the page. */
function useSentence(): (fact: Fact) => string {
  const { facts, channel } = useWords().survivors;
  const { locale } = useLanguage();
  const day = (at: string) => formatDay(new Date(at), locale);
  return (fact) => {
    switch (fact.is) {
      case 'reachable':
        return facts.reachable(writeList(fact.addresses, locale));
      case 'idle':
        return facts.idle(writeList(fact.channels.map(channel), locale));
      case 'bounced':
      case 'complained':
      case 'stopped':
      case 'proposed':
        return facts[fact.is](fact.address);
      case 'confirmed':
      case 'invited':
        return facts[fact.is](day(fact.at));
      case 'paperConfirmed':
        return facts.paperConfirmed(day(fact.at), fact.madeAt && day(fact.madeAt));
      case 'paperUnconfirmed':
        return facts.paperUnconfirmed(fact.madeAt && day(fact.madeAt));
      case 'codes':
        return facts.codes(fact.left);
      default:
        return facts[fact.is];
    }
  };
}

type Asked = 'remove' | 'newPaper' | 'invite' | null;

/** What can be done with a Survivor. The rare things are behind one press, so that a list of ten stays readable. */
function Actions(props: CardProps) {
  const { survivors: words } = useWords();
  const { actions } = useWords().console;
  const [asked, setAsked] = useState<Asked>(null);
  const { survivor, show } = props;
  const close = () => setAsked(null);
  const dialog = {
    ...props,
    onClose: close,
    showChanged: (view: View) => {
      close();
      props.showChanged(view);
    },
  };
  const proposed = survivor.wrong_contact_at === null ? null : survivor.proposed_contact;
  return (
    <>
      <div class="actions">
        {proposed && <Button onClick={() => show({ is: 'change', survivor, proposed })}>{words.takeProposed(proposed.value)}</Button>}
        <Button onClick={() => show({ is: 'change', survivor })}>
          {actions.change}
          <span class="hidden"> ({survivor.name})</span>
        </Button>
        {survivor.paper_confirmed_at === null && <Button onClick={() => show({ is: 'confirm', survivor })}>{words.checkPaper}</Button>}
      </div>
      <details>
        <summary>
          {words.actions}
          <span class="hidden"> ({survivor.name})</span>
        </summary>
        <More survivor={survivor} onAsk={setAsked} />
      </details>
      {asked === 'invite' && <InviteDialog {...dialog} />}
      {asked === 'newPaper' && <NewPaperDialog {...dialog} />}
      {asked === 'remove' && <RemoveDialog {...dialog} />}
    </>
  );
}

function More({ survivor, onAsk }: { survivor: Survivor; onAsk(asked: Asked): void }) {
  const { survivors: words } = useWords();
  const canInvite = survivor.confirmed_at === null && invitedOver(survivor) !== undefined;
  return (
    <div class="actions">
      {canInvite && <Button onClick={() => onAsk('invite')}>{words.invite}</Button>}
      <Button onClick={() => onAsk('newPaper')}>{words.newPaper}</Button>
      <Button kind="second danger" onClick={() => onAsk('remove')}>
        {words.remove}
      </Button>
    </div>
  );
}
