import { useEffect, useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import { Notice } from '#web/shared/frame.tsx';

/** Says how the sign-in at a cloud drive ended: `?storage=success`, or `error` with a reason. A reload does not say it again. */
export function DriveResult() {
  const { storages: words } = useWords();
  const [{ result, reason }] = useState(read);
  useEffect(() => {
    if (result !== null) history.replaceState(null, '', `${location.pathname}${location.hash}`);
  }, [result]);
  if (result === 'success') {
    return <Notice kind="success" title={words.returned.success} text={words.returned.successText} />;
  }
  if (result !== 'error') return null;
  return <Notice kind="warning" title={words.returned.error} text={words.reasons[reason] ?? words.reasons['other']} />;
}

function read(): { result: string | null; reason: string } {
  const query = new URLSearchParams(location.search);
  return { result: query.get('storage'), reason: query.get('reason') ?? '' };
}
