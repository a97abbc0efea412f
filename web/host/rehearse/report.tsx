import type { components } from '#api';
import { Term } from '#web/host/parts/states.tsx';
import { useWords } from '#web/host/words.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';

type Rehearsal = components['schemas']['Rehearsal'];
type Person = Rehearsal['survivors'][number];

/** Who came through in a rehearsal, how, and who has not. */
export function Report({ rehearsal }: { rehearsal: Rehearsal }) {
  const { rehearse: words } = useWords();
  const { survivors, ended_by: why, started_at: startedAt, confirmed, would_open: wouldOpen, threshold } = rehearsal;
  const moment = useMoment();
  const asked = survivors.length;
  const isMissing = confirmed < asked;
  return (
    <>
      <Heading>{why === 'complete' ? words.worked : why ? words.ended(confirmed, asked) : words.running(confirmed, asked)}</Heading>
      {why === 'complete' && <Notice kind="success" title={words.bestNews} text={words.bestNewsText} />}
      {why && why !== 'complete' && <p class="lead">{words.why[why]}</p>}
      {why !== 'complete' && <p>{wouldOpen ? words.enough(threshold) : words.notEnough(threshold)}</p>}
      <p class="hint">{words.startedAt(moment(startedAt))}</p>
      <dl class="summary">
        {survivors.map((person) => (
          <Term key={person.survivor_id ?? person.name} name={person.name}>
            <Result person={person} isOver={why !== null} />
          </Term>
        ))}
      </dl>
      {why && isMissing && <Repair />}
    </>
  );
}

function Result({ person, isOver }: { person: Person; isOver: boolean }) {
  const { rehearse: words } = useWords();
  const moment = useMoment();
  const { confirmed_at: at, by, channel, survivor_id: id } = person;
  if (at) return <>{by === 'code' && channel ? words.byCode(words.channels[channel], moment(at)) : words.byPaper(moment(at))}</>;
  if (id === null) return <>{words.removed}</>;
  return <>{isOver ? words.missing : words.waiting}</>;
}

function Repair() {
  const { rehearse: words } = useWords();
  return (
    <>
      <p>{words.repair}</p>
      <p>
        <a href="/survivors">{words.toSurvivors}</a>
      </p>
    </>
  );
}
