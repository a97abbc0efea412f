import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import type { MailTags } from '#platform/mailer.ts';
import { auditTrail, tableRows } from '#tests/journeys/table-rows.ts';
import { noting, sharedStage } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import {
  answered,
  askForCode,
  authenticate,
  type Body,
  DAY,
  HOUR,
  mailed,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stage = beginAfresh(sharedStage());

/** A mail that SES has accepted. */
interface Mail {
  to: string;
  subject: string;
  tags: MailTags;
  messageId: string;
}

const mails: Mail[] = [];

beforeAll(() => {
  const { mailer } = currentApp();
  const { send } = mailer;
  mailer.send = async (message, tags = {}) => {
    const delivery = await send(message, tags);
    if (delivery.accepted) mails.push({ to: message.to, subject: message.subject, tags, messageId: delivery.messageId ?? '' });
    return delivery;
  };
});
beforeEach(() => void mails.splice(0));

/** Reports an event about a mail as SES does, with these changes. */
async function report({ to, tags, messageId }: Mail, type: string, changes: object = {}): Promise<void> {
  const named = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]]));
  const at = (await stage.now()).toISOString();
  await stage.run('streams/mail-events', { type, at, messageId, tags: named, recipients: [{ emailAddress: to }], ...changes });
}

const PERMANENT = { bounceType: 'Permanent', bounceSubType: 'General' };
const bounce = (mail: Mail, changes: object = {}) => report(mail, 'Bounce', { ...PERMANENT, ...changes });

/** Returns the newest mail to this address with this subject. Performs what is pending first. */
async function mailTo(to: string, subject: RegExp): Promise<Mail> {
  await stage.messages();
  const found = mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
  if (found) return found;
  throw new Error(`No mail to ${to} has the subject ${subject}; there are: ${mails.map((mail) => mail.subject).join(' | ')}`);
}

const ASKED = /Are you well/;
const PHONE = '+436641234567';

/** A sealed will whose Host is asked over the own mailer alone: their mail server is down. */
async function asked(): Promise<SealedWill> {
  const will = await sealWill(stage);
  await stage.fault('smtp', 'refuse');
  await stage.advance(30 * DAY);
  return will;
}

async function addPhone({ host }: SealedWill): Promise<void> {
  const { sms } = await stage.endpoints();
  const made = await answered(201, host.ask, 'POST', '/api/connectors', { json: { type: 'sms', name: 'Telephone', config: sms, priority: 1 } });
  await answered(200, host.ask, 'POST', `/api/connectors/${made.id}/test`, { json: { test_destination: PHONE } });
}

async function ofHost({ host }: SealedWill, path: string): Promise<Body> {
  await signIn(host);
  return answered(200, host.ask, 'GET', path);
}
const trailOf = async ({ host }: SealedWill) => auditTrail(await tableRows(stage), host.id).filter(({ event }) => event === 'mail_event');
const newestCheck = async (will: SealedWill) => (await ofHost(will, '/api/liveness/history')).checks[0];
const problem = async (will: SealedWill) => (await ofHost(will, '/api/host/profile')).email_problem;
const bouncedOf = async (will: SealedWill, name: string) =>
  (await ofHost(will, '/api/survivors')).survivors.find((survivor: Body) => survivor.name === name).bounced;

describe('a check whose mail comes back', () => {
  it('is not sent yet, and closes as undelivered if no channel is left; the next one uses the address again', async () => {
    const will = await sealWill(stage);
    await stage.fault('smtp', 'refuse');
    // Here SES itself reports, over the event bus.
    await stage.mailbox('bounce', will.host.email);
    await stage.advance(30 * DAY);
    expect(await newestCheck(will)).toMatchObject({ status: 'pending', channel: null, sent_at: null });
    expect(await problem(will)).toBe('bounced');
    await stage.advance(3 * DAY);
    expect(await newestCheck(will)).toMatchObject({ status: 'undelivered', channel: 'email' });
    expect(mails.filter(({ subject }) => ASKED.test(subject))).toHaveLength(1);
    await stage.mailbox('deliver', will.host.email);
    await stage.advance(DAY);
    expect(await newestCheck(will)).toMatchObject({ status: 'pending', channel: 'email', sent_at: expect.any(String) });
    expect(mails.filter(({ subject }) => ASKED.test(subject))).toHaveLength(2);
    expect(await problem(will)).toBeNull();
  });

  it('continues on the next channel, from which its response time counts', async () => {
    const will = await sealWill(stage);
    await addPhone(will);
    await stage.fault('smtp', 'refuse');
    await stage.fault('sms', 'error');
    await stage.advance(30 * DAY);
    const mail = await mailTo(will.host.email, ASKED);
    await stage.fault('sms', 'off');
    await stage.advance(6 * HOUR);
    await stage.clearMessages();
    await bounce(mail);
    const texts = (await stage.messages({ to: PHONE })).map(({ text }) => text);
    expect(texts.filter((text) => /are you well/i.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /come back to us/.test(text))).toHaveLength(1);
    const check = await newestCheck(will);
    expect(check).toMatchObject({ status: 'pending', channel: 'sms', sent_at: (await stage.now()).toISOString() });
    expect(mails.at(-1), 'no notice of a lost mailbox to that mailbox').toBe(mail);
    const trail = await trailOf(will);
    // Twice, late and in the wrong order: nothing changes.
    await bounce(mail);
    await report(mail, 'Delivery', { at: new Date(Date.parse(check.sent_at) - 7 * HOUR * 1000).toISOString() });
    expect(await newestCheck(will)).toEqual(check);
    expect(await trailOf(will)).toEqual(trail);
    expect(await problem(will)).toBe('bounced');
    expect(await stage.messages({ to: PHONE })).toHaveLength(2);
    await stage.advance(3 * DAY - 1);
    expect(await newestCheck(will)).toMatchObject({ status: 'pending' });
    await stage.advance(1);
    expect(await newestCheck(will)).toMatchObject({ status: 'missed' });
  });

  it('is not counted if the event is faster than the record of its acceptance', async () => {
    const will = await sealWill(stage);
    await stage.fault('smtp', 'refuse');
    const isFaster = stage.before(noting(will.host.id, 'message'), async () => bounce(mails.findLast(({ subject }) => ASKED.test(subject)) as Mail));
    await stage.advance(30 * DAY);
    await isFaster;
    expect(await trailOf(will)).toMatchObject([{ facts: { taken_back: false } }]);
    expect(await newestCheck(will)).toMatchObject({ status: 'pending', channel: null, sent_at: null });
    await stage.advance(3 * DAY + 5 * 60);
    expect(await newestCheck(will)).toMatchObject({ status: 'undelivered' });
  });

  it('changes only by an event about this mail, to this address, that says that it did not arrive', async () => {
    const will = await asked();
    const mail = await mailTo(will.host.email, ASKED);
    const isOut = async () => (await newestCheck(will)).sent_at !== null;
    const warnings = vi.spyOn(currentApp().log, 'warn');
    for (const name of ['host', 'person', 'message', 'address', 'proof']) await bounce({ ...mail, tags: { ...mail.tags, [name]: 'other' } });
    await bounce(mail, { tags: {} });
    await bounce(mail, { recipients: ['eve@example.com'] });
    expect(warnings.mock.calls).toEqual(Array(7).fill(['mail_event_unknown', { type: 'Bounce' }]));
    await bounce(mail, { messageId: 'another' });
    const trail = await trailOf(will);
    await report(mail, 'DeliveryDelay');
    await report(mail, 'Delivery');
    expect(await trailOf(will), 'nothing has changed').toEqual(trail);
    await report(mail, 'Bounce', { bounceType: 'Transient', bounceSubType: 'General' });
    expect([await isOut(), await problem(will)]).toEqual([true, null]);
    await stage.advance(14 * HOUR);
    await report(mail, 'Bounce', { bounceType: 'Transient', bounceSubType: 'General' });
    expect([await isOut(), await problem(will)]).toEqual([false, null]);
  });

  it('is taken back if SES itself rejects it, which names no recipient', async () => {
    const will = await asked();
    await report(await mailTo(will.host.email, ASKED), 'Reject', { recipients: undefined });
    expect((await newestCheck(will)).sent_at).toBeNull();
    expect(await problem(will)).toBeNull();
  });
});

describe('the notice of a start that comes back', () => {
  it('moves the opening to seven days, unless another channel has accepted it', async () => {
    const will = await sealWill(stage);
    const alone = await startTransfer(will);
    const notice = await mailTo(will.host.email, /transfer of your will was started/i);
    expect((await transferStatus(alone, survivorAt(will, 0).call)).opens_at).toBe(alone.cancelDeadline.toISOString());
    await bounce(notice);
    expect((await transferStatus(alone, survivorAt(will, 0).call)).opens_at).toBeNull();

    const reached = await sealWill(stage);
    await addPhone(reached);
    const both = await startTransfer(reached);
    await bounce(await mailTo(reached.host.email, /transfer of your will was started/i));
    expect((await transferStatus(both, survivorAt(reached, 0).call)).opens_at).toBe(both.cancelDeadline.toISOString());
  });
});

describe('a Survivor whose mail comes back', () => {
  const OTHER = '+436649876543';

  it('is shown, is announced to the Host once, and gets codes over another channel first', async () => {
    const will = await sealWill(stage, {
      contacts: ({ email }) => [
        { type: 'email', value: email },
        { type: 'sms', value: OTHER },
      ],
    });
    await addPhone(will);
    const transfer = await startTransfer(will);
    const ben = survivorAt(will, 0);
    const lost = await mailTo(ben.email, /./);
    const texts = async () => (await stage.messages({ to: OTHER })).length;
    const arrived = await texts();
    await bounce(lost);
    await bounce(lost);
    expect(await texts(), 'what has arrived is not sent there again').toBe(arrived);
    expect(await bouncedOf(will, ben.name)).toEqual([ben.email]);
    const isNotice = (subject: string) => subject.includes('no longer reach Ben');
    expect((await subjects(stage, will.host.email)).filter(isNotice)).toHaveLength(1);
    const json = { transfer_id: transfer.transferId, survivor_id: ben.id };
    expect(await answered(200, ben.call, 'POST', '/api/survivor-auth/select', { json })).toMatchObject({ channel: 'sms' });

    await report(lost, 'Delivery', { at: '2100-01-01T00:00:00Z' });
    expect(await bouncedOf(will, ben.name)).toEqual([ben.email]); // in our time, no mail has arrived since
    await stage.advance(1);
    await report(lost, 'Delivery');
    expect(await bouncedOf(will, ben.name)).toEqual([]);
  });

  it('is no longer shown once the contact is saved again, and is announced again if mail then comes back', async () => {
    const will = await sealWill(stage);
    const clara = survivorAt(will, 1);
    const transfer = await startTransfer(will);
    await askForCode(transfer, clara);
    await bounce(await mailTo(clara.email, /one-time code/));
    expect(await bouncedOf(will, clara.name)).toEqual([clara.email]);
    const trail = await trailOf(will);
    await stage.advance(1);
    await bounce(await mailTo(clara.email, /one-time code/));
    expect(await trailOf(will), 'this is known').toEqual(trail);
    const notices = async () => (await subjects(stage, will.host.email)).filter((subject) => subject.includes('no longer reach Clara')).length;
    expect(await notices()).toBe(1);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
    const saved = { contact_methods: [{ type: 'email', value: clara.email }] };
    expect(await answered(200, will.host.ask, 'PUT', `/api/survivors/${clara.id}`, { json: saved })).toMatchObject({ bounced: [] });
    const ended = await mailTo(clara.email, /stopped|cancelled/i);
    await bounce(ended);
    await bounce(ended);
    expect(await notices()).toBe(2);
  });
});

describe('a Survivor who has reported a mail as unwanted', () => {
  it('is shown, and still gets the link to start and a code there', async () => {
    const will = await sealWill(stage);
    const ben = survivorAt(will, 0);
    const complained = async () => (await ofHost(will, '/api/survivors')).survivors.flatMap((survivor: Body) => survivor.complained ?? []);
    const lookUp = () =>
      answered(200, ben.call, 'POST', '/api/transfer/lookup', {
        json: { host_email: will.host.email, contact: { type: 'email', value: ben.email } },
      });
    await lookUp();
    await report(await mailTo(ben.email, /how to open a will/), 'Complaint', { complaintFeedbackType: 'abuse' });
    expect(await complained()).toEqual([ben.email]);

    await stage.clearMessages();
    await lookUp();
    expect(await mailed(stage, ben.email, /start#will_id=(\S+)/)).toBe(will.willId);
    await authenticate(await startTransfer(will), ben);
    expect(await complained()).toEqual([ben.email]);
  });
});

describe('a Host who has reported a mail as unwanted', () => {
  it('is shown it, gets no housekeeping there, and is still asked', async () => {
    const will = await asked();
    const mail = await mailTo(will.host.email, ASKED);
    const complain = () => report(mail, 'Complaint', { complaintFeedbackType: 'abuse' });
    await complain();
    expect(await problem(will)).toBe('complained');
    const trail = await trailOf(will);
    await complain();
    expect(await trailOf(will)).toEqual(trail);
    const saved = (json: object) => answered(200, will.host.ask, 'PUT', '/api/host/profile', { json });
    expect(await saved({ display_name: 'Ann' })).toMatchObject({ email_problem: 'complained' });
    expect(await saved({ email: will.host.email })).toMatchObject({ email_problem: null });
    await complain();
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    mails.splice(0);
    // The monthly checks find the mail server down. Another Host would be notified of that after three days.
    await stage.advance(35 * DAY);
    await stage.messages();
    const sent = mails.filter(({ to }) => to === will.host.email).map(({ subject }) => subject);
    expect(sent.filter((subject) => ASKED.test(subject))).not.toEqual([]);
    expect(sent.filter((subject) => /no longer works/.test(subject))).toEqual([]);
    const rows = await tableRows(stage);
    expect(rows.filter(({ pk }) => pk.startsWith('OUTBOX#'))).toEqual([]);
    expect(auditTrail(rows, will.host.id).filter(({ facts }) => facts['attempts'] === 'no way to this person')).toEqual([]);
  });

  it('can say that the address is right in a session that may change nothing', async () => {
    const will = await asked();
    await report(await mailTo(will.host.email, ASKED), 'Complaint', { complaintFeedbackType: 'abuse' });
    const { email } = will.host;
    await answered(202, will.host.ask, 'POST', '/api/auth/forgot-password', { json: { email } });
    const json = { token: await mailed(stage, email, /reset-password#token=(\S+)/), password: 'another long password' };
    await answered(204, will.host.ask, 'POST', '/api/auth/reset-password', { json });
    will.host.password = json.password;
    expect(await problem(will)).toBe('complained');
    const saved = await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { email } });
    expect(saved.email_problem).toBeNull();
  });
});
