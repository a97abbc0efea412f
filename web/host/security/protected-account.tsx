import type { Overview } from '#web/host/overview-reply.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { writeList } from '#web/shared/format.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage, useMoment } from '#web/shared/language.tsx';
import { Sentences } from '#web/shared/sentences.tsx';

type Protection = NonNullable<Overview['protection']>;

/** Why nothing can be changed after a reset by e-mail, which message and which button end that, and what to do without a second channel. */
export function ProtectedAccount({ protection, threshold, onLook }: { protection: Protection; threshold: number; onLook(): void }) {
  const words = useWords().security.protection;
  const { locale } = useLanguage();
  const moment = useMoment();
  const { reason, since, channels } = protection;
  const byChannels = writeList(
    channels.map((channel) => words.channels[channel]),
    locale,
  );
  return (
    <Notice kind="warning" title={words.title}>
      <p>{words.reasons[reason](moment(since))}</p>
      <p>{words.still}</p>
      {channels.length > 0 ? <Confirm reason={reason} steps={words.steps[reason](byChannels)} onLook={onLook} /> : <Wait protection={protection} />}
      <h3>{words.papersTitle}</h3>
      <p>{words.papers(threshold)}</p>
      <p>
        <a href="/reset-password">{words.newPassword}</a>
      </p>
    </Notice>
  );
}

function Confirm({ reason, steps, onLook }: { reason: Protection['reason']; steps: readonly string[]; onLook(): void }) {
  const words = useWords().security.protection;
  return (
    <>
      <h3>{words.confirmTitle}</h3>
      <Sentences of={steps} ordered />
      {reason !== 'reset_denied' && <p>{words.notMine}</p>}
      <Button onClick={onLook}>{words.look}</Button>
    </>
  );
}

/** A link by e-mail confirms nothing, because the mailbox is in doubt. */
function Wait({ protection: { reason, ends_at: endsAt } }: { protection: Protection }) {
  const words = useWords().security.protection;
  const moment = useMoment();
  if (endsAt === null) return <p>{words.noChannel}</p>;
  return (
    <>
      <h3>{words.waitTitle}</h3>
      <p>
        {words.onlyEmail} <strong>{words.ends(moment(endsAt))}</strong> {reason !== 'change_rejected' && words.survivorsKnow}
      </p>
      <p>
        {words.oneCode} {reason !== 'password_reset' && words.again}
      </p>
      {reason === 'password_reset' && <p>{words.notMineByMail}</p>}
    </>
  );
}
