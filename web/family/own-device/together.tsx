import { useEffect, useState } from 'preact/hooks';
import type { ListFacts, OpenedContent, PassedShare, Progress } from '#own-device/work.ts';
import { headersOf, type OpenedProps } from '#web/family/documents/reading.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import type { Failure } from '#web/shared/failure.ts';
import { FailureNotice, Notice, Waiting } from '#web/shared/frame.tsx';
import { useGuard } from '#web/shared/guard-leaving.ts';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { useCall } from '#web/shared/use-call.ts';
import { Content } from './content.tsx';
import { ListNotice, type ListProblem, listProblemOf, useNumber } from './list-notice.tsx';
import { NewHeading } from './new-heading.tsx';
import { type NamedShare, type Who, whomToAsk } from './shares.ts';

/** How often the page looks for parts of others while it is visible. */
const LOOK_MS = 30_000;

interface Props extends OpenedProps {
  cipher: Cipher;
  list: ListFacts;
  mine: PassedShare;
  /** Begins again with a new worker. */
  onRetry(): void;
}

/** What the others have passed on, and what the worker knows by it. */
interface Collected {
  shares: readonly NamedShare[];
  progress: Progress;
}

/** Passes the own part on, collects those of others, and shows the documents when there are enough. */
export function Together(props: Props) {
  const { openHere: words } = useWords();
  const { cipher, list, mine, onRetry } = props;
  const [collected, setCollected] = useState<Collected>({ shares: [], progress: { known: [mine.recipient], wrong: [] } });
  const [content, setContent] = useState<OpenedContent | null>(null);
  const [problem, setProblem] = useState<ListProblem | null>(null);
  const [isPassedOn, setPassedOn] = useState(false);
  // Stays while the page looks again, so that the reader does not get it again and again.
  const [failure, setFailure] = useState<Failure | null>(null);
  const looking = useCall(async () => {
    // Once, because each file is another one.
    if (!isPassedOn) await passOn(props);
    setPassedOn(true);
    const shares = await sharesOf(props);
    setFailure(null);
    try {
      const progress = await cipher.ask('addShares', shares);
      setCollected({ shares, progress });
      if (progress.known.length >= list.threshold) setContent(await cipher.ask('open'));
    } catch (error) {
      setProblem(listProblemOf(error));
    }
  }, setFailure);
  useGuard(!isPassedOn);
  useRepeated(looking.run, content === null && problem === null);
  if (content) return <Content {...props} content={content} />;
  if (!isPassedOn) return <NotPassedOn failure={failure} onRetry={looking.run} />;
  return (
    <>
      <section class="notice success">
        <NewHeading>{words.passedTitle}</NewHeading>
        <p>{words.passed}</p>
      </section>
      <FailureNotice failure={failure} />
      {problem && <ListNotice problem={problem} onRetry={onRetry} />}
      <div role="status">
        <Known collected={collected} list={list} />
      </div>
      <Button isBusy={looking.isRunning} onClick={() => looking.run()}>
        {words.look}
      </Button>
    </>
  );
}

/** Until the service has the part, it exists only in this page. */
function NotPassedOn({ failure, onRetry }: { failure: Failure | null; onRetry(): void }) {
  const { openHere: words } = useWords();
  return (
    <>
      <FailureNotice failure={failure} onRetry={onRetry} />
      <Waiting>{failure ? words.notPassed : words.passing}</Waiting>
    </>
  );
}

/** How many papers were used, whose share is not genuine, and whose papers can still be used. */
function Known({ collected: { shares, progress }, list }: { collected: Collected; list: ListFacts }) {
  const { openHere: words } = useWords();
  const number = useNumber();
  const { wrong, unused, missing } = whomToAsk(list, shares, progress);
  return (
    <>
      <p>{words.known(number(progress.known.length), number(list.threshold))}</p>
      {wrong.length > 0 && (
        <Notice kind="warning" text={words.wrong(wrong.length)}>
          <People all={wrong} />
        </Notice>
      )}
      {missing > 0 && unused.length > 0 && (
        <details>
          <summary>{words.missing(missing)}</summary>
          <People all={unused} />
        </details>
      )}
    </>
  );
}

function People({ all }: { all: readonly Who[] }) {
  const { openHere: words } = useWords();
  const textOf = (who: Who) => {
    if (who === 'unknown') return words.someone;
    return 'name' in who ? who.name : words.paper(who.check);
  };
  return (
    <ul>
      {all.map((who) => (
        <li key={textOf(who)} dir="auto">
          {textOf(who)}
        </li>
      ))}
    </ul>
  );
}

/** Calls immediately, and again while the page is visible. */
function useRepeated(run: () => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    run();
    const timer = setInterval(() => document.visibilityState === 'visible' && run(), LOOK_MS);
    return () => clearInterval(timer);
  }, [run, isActive]);
}

async function passOn({ transferId, survivorId, session, mine }: Props): Promise<void> {
  const body = { transfer_id: transferId, survivor_id: survivorId, share: mine.file };
  await call((api) => api.POST('/api/survivor-auth/inner-shares', { headers: headersOf(session), body }));
}

/** Returns what the others have passed on. A paper whose key the service has made since has no recipient here. */
async function sharesOf({ transferId, survivorId, session }: Props): Promise<NamedShare[]> {
  const query = { transfer_id: transferId, survivor_id: survivorId };
  const { shares } = await call((api) => api.GET('/api/survivor-auth/inner-shares', { headers: headersOf(session), params: { query } }));
  return shares.flatMap(({ paper_recipient, survivor_name: name, is_own, share: file }) =>
    is_own || file === null ? [] : [{ recipient: paper_recipient ?? '', name, file }],
  );
}
