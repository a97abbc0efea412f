import { type Opening, openingOf, type Transfer } from '#web/family/survivor/view.ts';
import { Progress } from '#web/family/waiting/progress.tsx';
import { useWords } from '#web/family/words.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { CodeProof } from './code-proof.tsx';
import { PaperProof } from './paper-proof.tsx';

interface Props {
  transfer: Transfer;
  /** Null if the Survivor came without a personal link. Only the paper then says who they are. */
  survivorId: string | null;
  /** Whether a session ended, so that the proof is a repeated one. */
  hasEnded: boolean;
  onProven(token: string, survivorId: string): void;
  /** The transfer is not as it was shown. */
  onChanged(): void;
}

/** Asks a Survivor to authenticate, with a code or with their paper. */
export function Prove({ transfer, survivorId, hasEnded, onProven, onChanged }: Props) {
  const { prove } = useWords();
  const isOpen = transfer.status === 'accessible';
  const isKnown = survivorId !== null;
  return (
    <>
      <Heading>{isKnown ? prove.title : prove.joined}</Heading>
      {hasEnded && <Notice kind="warning" text={prove.sessionEnded} />}
      {isOpen ? <p class="lead">{prove.open}</p> : <OpeningText opening={openingOf(transfer)} />}
      {isKnown ? <p>{prove.choose}</p> : <LinkSent />}
      <div class="choices">
        {isKnown && <CodeProof transfer={transfer} survivorId={survivorId} onProven={onProven} onChanged={onChanged} />}
        <PaperProof transferId={transfer.transfer_id} survivorId={survivorId} onProven={onProven} onChanged={onChanged} />
      </div>
      {!isOpen && !hasEnded && <p class="hint">{prove.before}</p>}
      {!isOpen && <Progress transfer={transfer} />}
    </>
  );
}

/** For a Survivor who came without a personal link, for example after a start by name. */
function LinkSent() {
  const { prove } = useWords();
  return (
    <>
      <Notice text={prove.linkSent} />
      <p>{prove.noLink}</p>
    </>
  );
}

/** Says before when nothing can be read, as long as that time has not come. */
function OpeningText({ opening }: { opening: Opening }) {
  const { progress } = useWords();
  const moment = useMoment();
  if (opening.from <= serviceTime()) return null;
  return (
    <p class="lead">
      {progress.notBeforeText(moment(opening.from))} {!opening.isKnown && progress.unknown}
    </p>
  );
}
