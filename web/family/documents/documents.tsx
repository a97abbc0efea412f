import type { SurvivorSession } from '#web/family/survivor/use-session.ts';
import { useWords } from '#web/family/words.ts';
import { call, withToken } from '#web/shared/api.ts';
import { serviceTime } from '#web/shared/clock.ts';
import { failureOf, isRefused } from '#web/shared/failure.ts';
import { formatMoment } from '#web/shared/format.ts';
import { FailureNotice, Heading, Waiting } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { DocumentList } from './document-list.tsx';
import type { OpenedWill } from './opened-will.ts';

/** Whose documents are shown. */
export interface DocumentsProps {
  transferId: string;
  survivorId: string;
  session: SurvivorSession;
  /** The transfer is not as it was shown. */
  onChanged(): void;
}

/** The personal message and the documents, while the access window is open. */
export function Documents({ transferId, survivorId, session, onChanged }: DocumentsProps) {
  const { documents } = useWords();
  const query = { transfer_id: transferId, survivor_id: survivorId };
  const read = async () => {
    const headers = session.token === null ? {} : withToken(session.token);
    return call((api) => api.GET('/api/survivor-auth/will-access', { params: { query }, headers })).catch((error: unknown) => {
      if (isRefused(failureOf(error), 'session_required', 'not_authenticated')) session.end();
      else if (isRefused(failureOf(error), 'transfer_cancelled', 'access_window_expired')) onChanged();
      throw error;
    });
  };
  const { value: will, failure, reload } = useLoad(`will ${transferId} ${session.token}`, read);
  return (
    <>
      <Heading>{documents.title}</Heading>
      <FailureNotice failure={failure} onRetry={reload} />
      {!will && !failure && <Waiting>{documents.opening}</Waiting>}
      {will && <Opened will={will} readAgain={read} onChanged={onChanged} />}
    </>
  );
}

function Opened({ will, readAgain, onChanged }: { will: OpenedWill; readAgain: () => Promise<OpenedWill>; onChanged: () => void }) {
  const { documents } = useWords();
  const { locale } = useLanguage();
  const until = new Date(will.access_expires_at);
  return (
    <>
      <p class="lead">
        {documents.until(formatMoment(until, locale))} <strong>{useDaysLeft(until)}</strong>
      </p>
      {will.personal_message ? <Message text={will.personal_message} /> : <p>{documents.noMessage}</p>}
      <DocumentList will={will} readAgain={readAgain} onChanged={onChanged} />
      <div class="actions">
        <button type="button" class="second" onClick={() => print()}>
          {documents.printMessage}
        </button>
      </div>
    </>
  );
}

function Message({ text }: { text: string }) {
  const { documents } = useWords();
  return (
    <section>
      <h2>{documents.message}</h2>
      <div class="letter">{text}</div>
    </section>
  );
}

const DAY_MS = 86_400_000;

function useDaysLeft(until: Date): string {
  const { documents } = useWords();
  const days = Math.floor((until.getTime() - serviceTime().getTime()) / DAY_MS);
  return days > 0 ? documents.daysLeft(days) : documents.lastDay;
}
