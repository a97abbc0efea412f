import { readId } from '#common/printed-id.ts';
import { keepWillOf } from '#web/family/survivor/will-of.ts';
import { Ways } from '#web/family/ways.tsx';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { type Failure, isRefused } from '#web/shared/failure.ts';
import { Form, TextField, useField, useKeptField } from '#web/shared/field.tsx';
import { FailureNotice, Heading, Notice } from '#web/shared/frame.tsx';
import { addressOf, go } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';
import { BackLink } from './back-link.tsx';

/** Starts a transfer with the name of a Survivor. It proves nothing, and the Survivor gets their personal link by message. */
export function StartByName({ willId }: { willId: string | null }) {
  const { start, prove } = useWords();
  const will = useKeptField('will-id', (value) => (readId(value) ? null : prove.idMissing), willId ?? '');
  const name = useField('name', (value) => (value.trim() ? null : start.nameMissing));
  const sending = useCall(async () => {
    const body = { will_id: readId(will.value) ?? '', survivor_name: name.value.trim() };
    const { transfer_id } = await call((api) => api.POST('/api/transfer/initiate', { body }));
    keepWillOf(transfer_id, body.will_id);
    go('/survivor', { transfer_id });
  });
  const id = readId(will.value) ?? '';
  if (isRefused(sending.failure, 'transfer_running')) return <OtherWays title={start.running} text={start.runningText} willId={id} />;
  if (isRefused(sending.failure, 'proof_required')) return <OtherWays title={start.needsProof} text={start.needsProofText} willId={id} />;
  return (
    <>
      <Heading>{start.byName}</Heading>
      <Form
        fields={willId === null ? [will, name] : [name]}
        call={sending}
        problem={<NameProblem failure={sending.failure} />}
        submit={start.start}
        onSubmit={sending.run}
      >
        {willId === null && <TextField field={will} label={prove.willId} hint={prove.idHint} kind="code" />}
        <TextField field={name} label={start.name} hint={start.nameHint} kind="name" />
      </Form>
      <BackLink />
    </>
  );
}

function NameProblem({ failure }: { failure: Failure | null }) {
  const { start } = useWords();
  if (!isRefused(failure, 'will_or_survivor_not_found')) return <FailureNotice failure={failure} failures={{ recently_stopped: start.tooSoon }} />;
  return <Notice kind="problem" text={start.notFound} />;
}

function OtherWays({ title, text, willId }: { title: string; text: string; willId: string }) {
  const { start } = useWords();
  const ways = [
    { to: addressOf('/paper', { will_id: willId }), label: start.howByPaper },
    { to: addressOf('/start', { with: 'code', will_id: willId }), label: start.howByCode },
  ];
  return (
    <>
      <Heading>{title}</Heading>
      <p class="lead">{text}</p>
      <Ways of={ways} />
    </>
  );
}
