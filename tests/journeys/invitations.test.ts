import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, type Host, mailed, nameSurvivors, newcomer, openAccount, said, signIn, subjects } from '#tests/support/story.ts';

const stack = sharedStack();
const LINK = /confirm#token=(\S+)/;
const ASKED = 'You have been named as a trusted person for a will';

const survivors = async ({ ask }: Host): Promise<Body[]> => (await answered(200, ask, 'GET', '/api/survivors')).survivors;
const question = (token: string) => answered(200, newcomer(stack), 'POST', '/api/survivor-auth/confirmation', { json: { token } });
const answer = (token: string, json: object) => newcomer(stack)('POST', '/api/survivor-auth/confirm', { json: { token, ...json } });
const invite = (host: Host, { id }: { id: string }) => host.ask('POST', `/api/survivors/${id}/invite`);

/** A Host without a will, and their Survivors. */
async function invitingHost(count = 2) {
  const host = await openAccount(stack);
  await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { timezone: 'Europe/Vienna' } });
  return { host, people: await nameSurvivors(host, count) };
}

describe('a Survivor who is invited', () => {
  let host: Host;
  let ben: Body;
  let clara: Body;
  let token: string;
  beforeAll(async () => {
    const invited = await invitingHost();
    host = invited.host;
    [ben, clara] = invited.people;
  });
  const ofBen = async () => (await survivors(host)).find(({ name }) => name === 'Ben');

  it('gets one mail, with a link that holds no id of theirs, and no one else gets any', async () => {
    const sent = await answered(200, host.ask, 'POST', `/api/survivors/${ben.id}/invite`);
    expect(sent).toMatchObject({ invited_at: (await stack.now()).toISOString(), sent_to: ben.email });
    expect([await subjects(stack, ben.email), await subjects(stack, clara.email)]).toEqual([[ASKED], []]);
    token = await mailed(stack, ben.email, LINK);
    const [mail] = await stack.messages({ to: ben.email });
    const { will_id } = await answered(200, host.ask, 'POST', `/api/survivors/${clara.id}/regenerate-codes`);
    for (const id of [ben.id, will_id]) expect(mail?.text).not.toContain(id);
    expect(await ofBen()).toMatchObject({ invited_at: sent.invited_at, confirmed_at: null });
  });

  it('is not asked again by a second press, nor within 30 days, nor if they are removed and named again', async () => {
    const again = await invite(host, ben);
    expect([said(again), Number(again.headers['retry-after']) > 29 * DAY]).toEqual(['429 invited_recently', true]);
    const json = { name: 'Ben', relationship: 'friend', contact_methods: [{ type: 'email', value: ben.email.toUpperCase() }] };
    const twin = await answered(201, host.ask, 'POST', '/api/survivors', { json });
    expect(said(await invite(host, twin))).toBe('429 invited_recently');
    await answered(204, host.ask, 'DELETE', `/api/survivors/${twin.id}`);
    expect(await subjects(stack, ben.email)).toHaveLength(1);
  });

  it('sees who asks, and looking changes nothing', async () => {
    expect(await question(token)).toMatchObject({ host_name: host.name, survivor_name: 'Ben', locale: 'en', answer: null });
    expect(await ofBen()).toMatchObject({ confirmed_at: null });
  });

  it('confirms, chooses their language and time zone, and a second press records nothing new', async () => {
    const first = (await answer(token, { answer: 'confirmed', locale: 'de', timezone: 'Asia/Tokyo' })).body;
    await stack.advance(60);
    expect((await answer(token, { answer: 'confirmed', locale: 'de', timezone: 'Asia/Tokyo' })).body).toEqual(first);
    expect(await ofBen()).toMatchObject({ confirmed_at: first.answered_at, locale: 'de' });
    const { entries } = await answered(200, host.ask, 'GET', '/api/host/audit');
    expect(entries.filter(({ event }: Body) => event === 'survivor_confirmed')).toHaveLength(1);
    expect((await answered(200, host.ask, 'GET', '/api/host/overview')).quorum).toMatchObject({ survivors: 2, confirmed: 1 });
  });

  it('reports a wrong contact: the Host is notified once, sees the proposal, and nothing changes', async () => {
    const proposed_contact = { type: 'email', value: 'ben@elsewhere.example' };
    expect((await answer(token, { answer: 'wrong_contact', proposed_contact })).body).toMatchObject({ answer: 'wrong_contact' });
    await answer(token, { answer: 'wrong_contact', proposed_contact });
    await answer(token, { answer: 'wrong_contact' });
    const contact_methods = [{ type: 'email', value: ben.email }];
    expect(await ofBen()).toMatchObject({ contact_methods, confirmed_at: null, proposed_contact: null, wrong_contact_at: expect.any(String) });
    await answer(token, { answer: 'wrong_contact', proposed_contact });
    expect(await ofBen()).toMatchObject({ contact_methods, proposed_contact });
    const notices = (await subjects(stack, host.email)).filter((subject) => /may have another address/.test(subject));
    expect([notices.length, await subjects(stack, proposed_contact.value)]).toEqual([1, []]);

    await answered(200, host.ask, 'PUT', `/api/survivors/${ben.id}`, { json: { contact_methods } });
    expect(await ofBen()).toMatchObject({ proposed_contact: null, wrong_contact_at: null });
  });

  it('is asked again a year later, and the confirmation of a replaced contact does not count', async () => {
    await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/confirm', { json: { token, answer: 'confirmed' } });
    await stack.advance(365 * DAY);
    expect(await subjects(stack, ben.email)).toEqual([ASKED, 'Sind Sie noch Vertrauensperson für ein Testament?']);
    const zones = (await stack.messages({ to: ben.email })).map(({ text }) => /\d{1,2}:\d{2} (?:\(([^)]+)\)|UTC)/.exec(text)?.[1]);
    expect(zones).toEqual(['Central European Time', 'Japanische Normalzeit']);
    expect(said(await answer(token, { answer: 'not_me' }))).toBe('410 link_expired');
    await signIn(host);
    expect((await ofBen()).confirmed_at).not.toBeNull();

    const next = await mailed(stack, ben.email, LINK);
    await answered(200, host.ask, 'PUT', `/api/survivors/${ben.id}`, { json: { contact_methods: [{ type: 'email', value: 'b@new.example' }] } });
    expect([(await ofBen()).confirmed_at, said(await answer(next, { answer: 'confirmed' }))]).toEqual([null, '410 invitation_withdrawn']);
  });
});

describe('an invitation', () => {
  it('is stopped by a reader who does not know the Host, and no copy of an earlier answer starts it again', async () => {
    const { host, people } = await invitingHost();
    const [ben] = people;
    await invite(host, ben as Body);
    const token = await mailed(stack, ben?.email ?? '', LINK);
    await answer(token, { answer: 'confirmed' });
    expect((await answer(token, { answer: 'not_me' })).body).toMatchObject({ answer: 'not_me' });
    expect((await answer(token, { answer: 'not_me' })).body).toMatchObject({ answer: 'not_me' });
    expect(await question(token)).toMatchObject({ answer: 'not_me' });
    expect(said(await answer(token, { answer: 'confirmed' }))).toBe('410 link_expired');
    const shown = (await survivors(host)).find(({ name }) => name === 'Ben');
    expect(shown).toMatchObject({ confirmed_at: null, notices_stopped: [ben?.email] });
    expect((await subjects(stack, host.email)).filter((one) => /does not want our messages/.test(one))).toHaveLength(1);
    expect(said(await invite(host, ben as Body))).toBe('409 no_email_to_invite');
    await stack.advance(366 * DAY);
    expect(await subjects(stack, ben?.email ?? '')).toEqual([ASKED]);
  });

  it('of a person who was removed says so, and its link names no one any longer', async () => {
    const { host, people } = await invitingHost(3);
    const [ben] = people;
    await invite(host, ben as Body);
    const token = await mailed(stack, ben?.email ?? '', LINK);
    await answered(204, host.ask, 'DELETE', `/api/survivors/${ben?.id}`);
    expect(said(await newcomer(stack)('POST', '/api/survivor-auth/confirmation', { json: { token } }))).toBe('410 invitation_withdrawn');
    expect(said(await answer(`${token.slice(0, -4)}AAAA`, { answer: 'confirmed' }))).toBe('400 invalid_link');
  });

  it('reaches one address at most five times in 30 days, from all Hosts together', async () => {
    const value = 'wanted@by-many.example';
    const inviteFromAnother = async () => {
      const host = await openAccount(stack);
      const json = { name: 'Wanted', relationship: 'friend', contact_methods: [{ type: 'email', value }] };
      return said(await invite(host, await answered(201, host.ask, 'POST', '/api/survivors', { json })));
    };
    const seen: string[] = [];
    for (let n = 0; n < 6; n += 1) seen.push(await inviteFromAnother());
    expect(seen).toEqual([...Array(5).fill('200'), '429 invited_recently']);
    expect(await subjects(stack, value)).toHaveLength(5);
  });
});
