import { useState } from 'preact/hooks';
import { Done } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { serviceTime } from '#web/shared/clock.ts';
import { formatDay } from '#web/shared/format.ts';
import { LoadState } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { AddFactor } from './add-factor.tsx';
import { type Factor, readFactors } from './factor.ts';
import { RemoveFactor, RenameFactor } from './factor-dialogs.tsx';
import { LostFactors } from './lost-factors.tsx';
import { NewRecoveryCodes, RenewCodes } from './recovery-codes.tsx';

/** The Host's passkeys, authenticator apps and recovery codes. */
export function Factors() {
  const { factors: words } = useWords();
  const list = useLoad('factors', readFactors);
  const [done, setDone] = useState('');
  const changed = (sentence: string) => {
    setDone(sentence);
    list.reload();
  };
  const [fresh, setFresh] = useState<FreshCodes | null>(null);
  const added = (name: string, codes: readonly string[] | null) => (codes ? setFresh({ codes, done: words.done(name) }) : changed(words.done(name)));
  const saved = () => {
    setFresh(null);
    changed(fresh?.done ?? '');
  };
  const factors = list.value?.factors ?? [];
  // Nothing else is on the page, so that they are also printed alone.
  if (fresh) return <NewRecoveryCodes codes={fresh.codes} onSaved={saved} />;
  return (
    <section aria-labelledby="factors">
      <h2 id="factors">{words.title}</h2>
      <p>{words.lead}</p>
      <p>{words.free}</p>
      <Done sentence={done} />
      <LoadState of={list} />
      {list.value && factors.length === 0 && <p>{words.none}</p>}
      {factors.length > 0 && (
        <ul class="cards">
          {factors.map((factor) => (
            <Card key={factor.id} factor={factor} isLast={factors.length === 1} onChanged={changed} />
          ))}
        </ul>
      )}
      {list.value && <AddFactor key={factors.length} isFirst={factors.length === 0} onAdded={added} />}
      {list.value && factors.length > 0 && (
        <RenewCodes left={list.value.recovery_codes_left} onMade={(codes) => setFresh({ codes, done: words.renewed })} />
      )}
      {factors.length > 0 && <LostFactors onDone={changed} />}
    </section>
  );
}

/** Recovery codes that were just made, and what to say when they are saved. */
interface FreshCodes {
  codes: readonly string[];
  done: string;
}

function Card({ factor, isLast, onChanged }: { factor: Factor; isLast: boolean; onChanged(sentence: string): void }) {
  const { factors: words } = useWords();
  const { actions } = useWords().console;
  const { locale } = useLanguage();
  const moment = useMoment();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const protectsFrom = new Date(factor.protects_from);
  return (
    <li>
      <h3>{factor.name}</h3>
      <p>
        {words.kinds[factor.kind]}
        {factor.synced && <span class="hint"> {words.synced}</span>}
      </p>
      <dl>
        <dt>{words.added}</dt>
        <dd>{moment(factor.created_at)}</dd>
        <dt>{words.lastUsed}</dt>
        <dd>{factor.last_used_at ? moment(factor.last_used_at) : words.never}</dd>
      </dl>
      {protectsFrom > serviceTime() && <p class="hint">{words.isNew(formatDay(protectsFrom, locale))}</p>}
      <div class="actions">
        <Button onClick={() => setAsked('rename')}>
          {words.rename} <span class="hidden">{factor.name}</span>
        </Button>
        <Button onClick={() => setAsked('remove')}>
          {actions.remove} <span class="hidden">{factor.name}</span>
        </Button>
      </div>
      {asked === 'rename' && (
        <RenameFactor
          factor={factor}
          onClose={close}
          onRenamed={(name) => {
            close();
            onChanged(words.renamed(factor.name, name));
          }}
        />
      )}
      {asked === 'remove' && <RemoveFactor factor={factor} isLast={isLast} onClose={close} onRemoved={() => onChanged(words.removed(factor.name))} />}
    </li>
  );
}
