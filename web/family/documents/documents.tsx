import { useWords, withWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { Button } from '#web/shared/button.tsx';
import { serviceTime } from '#web/shared/clock.ts';
import { failureOf, isRefused } from '#web/shared/failure.ts';
import { Heading, LoadState } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { DocumentList } from './document-list.tsx';
import { type DocumentsProps, headersOf, LIST_NAME, type OpenedProps } from './reading.ts';

// Only few wills need it.
const OpenHere = lazily(withWords(['openHere', 'paperKey'], async () => (await import('#web/family/own-device/open-here.tsx')).OpenHere));

/** The personal message and the documents, while the access window is open. `isBehind`: another page is shown, with its own heading. */
export function Documents({ isBehind, ...props }: DocumentsProps & { isBehind: boolean }) {
  const { transferId, survivorId, session, onChanged } = props;
  const { documents } = useWords();
  const query = { transfer_id: transferId, survivor_id: survivorId };
  const read = async () => {
    return call((api) => api.GET('/api/survivor-auth/will-access', { params: { query }, headers: headersOf(session) })).catch((error: unknown) => {
      if (isRefused(failureOf(error), 'session_required', 'not_authenticated')) session.end();
      else if (isRefused(failureOf(error), 'transfer_cancelled', 'access_window_expired')) onChanged();
      throw error;
    });
  };
  const loaded = useLoad(`will ${transferId} ${session.token}`, read);
  return (
    <>
      {!isBehind && <Heading>{documents.title}</Heading>}
      <LoadState of={loaded}>{documents.opening}</LoadState>
      {loaded.value && <Opened {...props} will={loaded.value} readAgain={read} />}
    </>
  );
}

function Opened(props: OpenedProps) {
  const { will, readAgain } = props;
  const { documents } = useWords();
  const isSealedOnDevice = will.documents.some(({ filename }) => filename === LIST_NAME);
  const moment = useMoment();
  const until = new Date(will.access_expires_at);
  return (
    <>
      <p class="lead">
        {documents.until(moment(until))} <strong>{useDaysLeft(until)}</strong>
      </p>
      {will.personal_message && !isSealedOnDevice && <Message text={will.personal_message} />}
      {!will.personal_message && !isSealedOnDevice && <p>{documents.noMessage}</p>}
      {isSealedOnDevice ? <OpenHere {...props} /> : <DocumentList will={will} readAgain={readAgain} onChanged={props.onChanged} />}
      <div class="actions">
        <Button onClick={() => print()}>{documents.printMessage}</Button>
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
