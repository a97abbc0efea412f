import { useState } from 'preact/hooks';
import { CallButton } from '#web/host/parts/call-button.tsx';
import { useRequestKey } from '#web/host/request-key.ts';
import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { Sentences } from '#web/shared/sentences.tsx';
import { useCall } from '#web/shared/use-call.ts';
import type { Storage } from './kinds.ts';

/** Says what the storage with this service means, and adds it with one press. One that does not work yet is tested again by the next press. */
export function ServicePanel({ onSaved }: { onSaved(storage: Storage): void }) {
  const { storages: words } = useWords();
  const [saved, setSaved] = useState<Storage | null>(null);
  const requestKey = useRequestKey();
  const adding = useCall(async () => {
    const body = { type: 'service', name: words.kinds.service.usual } as const;
    const storage = saved ? await testAgain(saved.id) : await add(body, requestKey(body));
    setSaved(storage);
    onSaved(storage);
  });
  return (
    <>
      <Sentences of={words.serviceMeaning} />
      <details>
        <summary>{words.serviceMoreTitle}</summary>
        <Sentences of={words.serviceMore} />
      </details>
      {saved && !saved.is_connected && (
        <Notice kind="problem" title={words.problemTitle(saved.name)}>
          <p>{words.problems[saved.connection_error_code ?? 'unknown']}</p>
        </Notice>
      )}
      <FailureNotice failure={adding.failure} />
      <CallButton call={adding} kind="main">
        {saved ? words.serviceAgain : words.serviceButton}
      </CallButton>
    </>
  );
}

function add(body: { type: 'service'; name: string }, key: { 'idempotency-key': string }): Promise<Storage> {
  return hostCall((api, headers) => api.POST('/api/storages', { headers: { ...headers, ...key }, body }));
}

function testAgain(id: string): Promise<Storage> {
  return hostCall((api, headers) => api.POST('/api/storages/{id}/test', { headers, params: { path: { id } } }));
}
