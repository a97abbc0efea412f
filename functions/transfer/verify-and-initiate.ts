import * as z from 'zod';
import { contactsHash } from '#custody/contacts.ts';
import { sameCode } from '#custody/one-time-code.ts';
import { openingState } from '#domain/opening.ts';
import type { OtpSession } from '#domain/otp.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { CodeForm, ProofBody, readForm, WillPaperForm } from '#http/proof-forms.ts';
import type { ReplyOf } from '#http/replies/reply-shapes.ts';
import { provenStart } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { clientSubject } from '#http/throttle.ts';
import { startObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { Row } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { codeOf } from '#workflows/opening/code-of-session.ts';
import { countAttempt } from '#workflows/opening/count-attempt.ts';
import type { Proof } from '#workflows/opening/release-share.ts';
import { wasStartCodeSent } from '#workflows/opening/send-code.ts';
import { startProven } from '#workflows/opening/start-proven.ts';
import type { StartAnswer } from '#workflows/paper/backup-code-proof.ts';
import { untilCommittedFrom } from '#workflows/retry.ts';
import { commitStep, type LoadedWill, loadWillState } from '#workflows/will-state.ts';

type Started = ReplyOf<typeof provenStart>;

const FORMS = 'Send otp_session_id and code, or will_id, survivor_id and backup_code.';

/**
 * POST /api/transfer/verify-and-initiate: starts a transfer with a proof, or joins the one that runs. A one-time code proves the
 * start and authenticates nobody; a backup code also authenticates its Survivor, by the one worker that can open a share.
 */
export const handler = endpoint(
  routes['transfer/verify-and-initiate'],
  {
    body: ProofBody,
    forms: z.union([CodeForm, WillPaperForm]),
    reply: provenStart,
    load: async ({ app, body }) => {
      if (body.backup_code !== undefined) return { paper: readForm(WillPaperForm, body, FORMS) };
      const form = readForm(CodeForm, body, FORMS);
      return { form, session: await app.store.otpSessions.get(form.otp_session_id) };
    },
  },
  async ({ app, event, form, session, paper, requestId }) => {
    if (paper) {
      const client = clientSubject(event.requestContext.identity.sourceIp);
      // What the worker answers to a proof that may start a transfer.
      return ok((await app.workers.call('release-share', paperProof(paper, client, requestId))) as StartAnswer);
    }
    if (session?.data.purpose !== 'start') throw new Refusal('otp_session_not_found');
    return byCode(app, session, form.code, requestId);
  },
);

function paperProof({ will_id, survivor_id, backup_code }: z.infer<typeof WillPaperForm>, client: string, requestId: string): Proof {
  return { by: 'backup-code', in: { willId: will_id, starts: true }, survivorId: survivor_id, backupCode: backup_code, client, requestId };
}

async function byCode(app: App, session: Row<OtpSession>, code: string, requestId: string): Promise<Started> {
  const reading = Promise.all([provenHost(app, session.data), wasStartCodeSent(app, session.data.id)]);
  const {
    verdict,
    read: [read, wasSent],
  } = await countAttempt(app, session, reading);
  if (!verdict.allowed) return wrong(0, 'This code is no longer valid. Please ask for a new one.');
  if (!sameCode(await codeOf(app, session.data), code) || !wasSent) return wrong(verdict.remaining, NOT_RIGHT);
  const used: SingleChange = { ...app.store.otpSessions.ending(session), otherwise: 'otp_session_not_found' };
  return untilCommittedFrom(
    read,
    () => provenHost(app, session.data),
    async (host) => {
      const loaded = host && (await loadWillState(app, host));
      return loaded ? startOrJoin(app, loaded, session.data.survivor, used, requestId) : wrong(verdict.remaining, NOT_RIGHT);
    },
  );
}

const NOT_RIGHT = 'This code is wrong.';

/** The Host, if the session's Survivor is still who the code was sent to. */
async function provenHost(app: App, session: OtpSession): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.loadWithCustody(session.hostId);
  const survivor = host?.survivors.find(({ id }) => id === session.survivor);
  const key = host?.custody.keys.get(session.survivor);
  return survivor && key && contactsHash(Buffer.from(key.salt, 'base64'), survivor.contacts) === session.contactsHash ? host : undefined;
}

async function startOrJoin(app: App, loaded: LoadedWill, survivor: string, used: SingleChange, requestId: string): Promise<Started> {
  const { step, extra, wireId, transfer, isJoined } = await startProven(app, loaded, survivor, requestId);
  const [outages] = await Promise.all([
    isJoined ? app.store.serviceClock.outages(app.now()) : [],
    commitStep(app, loaded, step, { ...extra, singles: [used, ...extra.singles] }),
  ]);
  const { host } = loaded;
  return ok({
    verified: true,
    will_id: host.profile.willId,
    survivor_name: host.survivors.find(({ id }) => id === survivor)?.name ?? '',
    ...startObject(transfer, wireId, outages),
    message: `The transfer is running. We are sending you a message with your personal link. ${openingState(transfer, outages, instant(app.now()))}`,
  });
}

function wrong(attemptsRemaining: number, message: string): Started {
  return ok({ verified: false, attempts_remaining: attemptsRemaining, message });
}
