import { useEffect, useRef, useState } from 'preact/hooks';
import { useLinkIds } from '#web/family/link-ids.ts';
import type { BySentCode } from '#web/family/prove/by-sent-code.tsx';
import type { PaperForm, PaperInput } from '#web/family/prove/paper-form.tsx';
import type { CodePurpose } from '#web/family/prove/sent-code.ts';
import { useWords, withWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { loadWords } from '#web/shared/words.ts';
import type { RehearsalWords } from '#words/en/pages/rehearsal.ts';

// Only those who want to check the key on their paper need it.
const CheckKey = lazily(withWords(['paperKey'], async () => (await import('./check-key.tsx')).CheckKey));

// Only where a code was sent.
const NothingArrived = lazily(withWords(['nothingArrived'], async () => (await import('#web/family/prove/nothing-arrived.tsx')).NothingArrived));

const TOKEN = ['token'] as const;
const readToken = (value: string) => value || null;

/** Why a rehearsal no longer takes a proof. `real`: something real has begun. */
type Ending = 'done' | 'over' | 'real';

/** How it ended. `paperRecipient`: the public key of the paper, if the Host's own device has made its key. */
interface Ended {
  as: Ending;
  paperRecipient?: string | undefined;
}

/** The two ways to authenticate. */
interface Ways {
  code: typeof BySentCode;
  paper: typeof PaperForm;
}

/** A Survivor confirms their identity once, as in a transfer. Nothing opens. */
export function Rehearsal(ways: Ways) {
  const { locale } = useLanguage();
  const loaded = useLoad(`rehearsal ${locale}`, () => loadWords(locale, 'rehearsal'));
  const { token } = useLinkIds('/rehearsal', TOKEN, readToken);
  const [ended, setEnded] = useState<Ended | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is opened in the same tab begins again
  useEffect(() => setEnded(null), [token]);
  // Until the words of another language are there, those of before stay, and with them what was typed.
  const newest = useRef(loaded.value);
  newest.current = loaded.value ?? newest.current;
  const words = newest.current;
  if (!words) return <LoadState of={loaded} />;
  const taking = { ...ways, words, token, onEnd: setEnded };
  return ended ? <End {...ended} {...taking} /> : <TakePart {...taking} />;
}

interface Taking extends Ways {
  words: RehearsalWords;
  /** Of the link. Null for a Survivor who has only the paper. */
  token: string | null;
  onEnd(ended: Ended): void;
}

function TakePart(taking: Taking) {
  const { words, token } = taking;
  return (
    <>
      <Heading>{words.title}</Heading>
      <Notice text={words.notice} />
      <p class="lead">{words.lead}</p>
      <p>{words.choose}</p>
      <div class="choices">
        {token !== null && <WithCode {...taking} token={token} />}
        <WithPaper {...taking} />
      </div>
      <h2>{words.goodToKnow}</h2>
      <Sentences of={words.facts} />
      <h2>{words.ifReal}</h2>
      <p>
        {words.ifRealText} <a href="/start">{words.start}</a>
      </p>
    </>
  );
}

type Proof =
  | { otp_session_id: string; code: string }
  | { token: string; backup_code: string }
  | { will_id: string; survivor_id: string; backup_code: string };

/** Sends a proof. Returns the attempts that are left after a wrong one, or null. */
async function verify(body: Proof, onEnd: (ended: Ended) => void): Promise<number | null> {
  const reply = await call((api) => api.POST('/api/rehearsals/verify', { body }));
  if (!reply.verified) return reply.attempts_remaining;
  onEnd({ as: 'done', paperRecipient: reply.paper_recipient });
  return null;
}

function noteEnding(failure: Failure, onEnd: (ended: Ended) => void): void {
  if (isRefused(failure, 'no_rehearsal')) onEnd({ as: 'over' });
  if (isRefused(failure, 'not_a_rehearsal')) onEnd({ as: 'real' });
}

function WithCode({ code: BySentCode, token, onEnd }: Taking & { token: string }) {
  const purpose: CodePurpose = {
    name: `rehearsal ${token}`,
    send: (channel) => {
      const body = { token, ...(channel && { channel }) };
      return call((api) => api.POST('/api/rehearsals/select', { body }));
    },
    check: (otp_session_id, code) => verify({ otp_session_id, code }, onEnd),
    onFailure: (failure) => noteEnding(failure, onEnd),
  };
  return (
    <BySentCode purpose={purpose}>
      <NothingArrived />
    </BySentCode>
  );
}

function WithPaper({ paper: PaperForm, words, token, onEnd }: Taking) {
  const { prove } = useWords();
  const send = ({ willId: will_id, survivorId: survivor_id, backupCode: backup_code }: PaperInput) =>
    verify(token === null ? { will_id, survivor_id, backup_code } : { token, backup_code }, onEnd);
  // The link says who they are. Without it, the paper does.
  const ids = token === null ? { willId: null, survivorId: null } : { survivorId: '' };
  return (
    <section class="choice">
      <h2>{prove.byPaper}</h2>
      <p>{words.byPaperText}</p>
      <PaperForm {...ids} submit={prove.confirm} onSubmit={send} onFailure={(failure) => noteEnding(failure, onEnd)} />
    </section>
  );
}

function End({ as, paperRecipient, words }: Taking & Ended) {
  const { title, text, next } = words.endings[as];
  return (
    <>
      <Heading>{title}</Heading>
      <Notice kind={as === 'done' ? 'success' : 'warning'} text={text} />
      <p>{next}</p>
      {as === 'real' && (
        <p class="actions">
          <a href="/start">{words.start}</a>
        </p>
      )}
      {paperRecipient && <KeyOfPaper words={words.key} recipient={paperRecipient} />}
    </>
  );
}

/** Offers to check the key on the paper. Nothing depends on it. */
function KeyOfPaper({ words, recipient }: { words: RehearsalWords['key']; recipient: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section class="choice">
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <p>{words.address}</p>
      {isAsked ? <CheckKey words={words} recipient={recipient} /> : <Button onClick={() => setAsked(true)}>{words.open}</Button>}
    </section>
  );
}
