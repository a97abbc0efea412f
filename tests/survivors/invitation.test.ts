import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactMethod, canonicalContacts } from '#common/contact.ts';
import { markBounced, markComplained } from '#common/mailbox.ts';
import { NO_OFFERS } from '#common/offers.ts';
import { after, between, DAY, HOUR, type Instant, MINUTE } from '#common/time.ts';
import {
  answerAt,
  chooseInvited,
  confirmContact,
  confirmedAt,
  contactsToInvite,
  isFirstReport,
  markAsked,
  markSilenced,
  rememberInvitation,
  reportWrongContact,
  type SentInvitation,
  unansweredSince,
  withoutProposal,
} from '#hosts/rules/invitation.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { later, survivor } from '#tests/hosts/profile.ts';
import { BEGIN as now } from '#tests/wills/story.ts';

const email = (value: string): ContactMethod => ({ type: 'email', value });
const [home, work, phone] = [email('ben@home.example'), email('ben@work.example'), { type: 'sms', value: '+436641234567' } as const];
const ben = survivor('Ben', { contacts: canonicalContacts([phone, home, work]) });
const invited = markAsked(ben, now);
const nobody = () => false;
const contact = (hash: string) => ({ contact: home, hash });

describe('who can be asked', () => {
  it('are the e-mail contacts, because only what we send ourselves holds a personal link', () =>
    expect(contactsToInvite(ben, NO_OFFERS, nobody)).toEqual([home, work]));

  it.each<[string, Survivor, (one: ContactMethod) => boolean]>([
    ['does not exist', markBounced(ben, home.value, now), nobody],
    ['wants no mail from us', markComplained(ben, home.value, now), nobody],
    ['does not know the Host', ben, ({ value }) => value === home.value],
  ])('is no mailbox that %s', (_, survivor, isSilenced) => expect(contactsToInvite(survivor, NO_OFFERS, isSilenced)).toEqual([work]));
});

describe('the limits of invitations', () => {
  const sent = (contact: string, at: Instant) => [{ contact, at }];
  const choose = (list: SentInvitation[], at: Instant, askedAt: Instant | undefined = undefined) =>
    chooseInvited([contact('home'), contact('work')], { sent: list, askedAt }, at);

  it('choose the first contact, and after a day the next one', () => {
    expect(choose([], now)).toEqual({ invited: contact('home') });
    expect(choose(sent('home', now), later(DAY), now)).toEqual({ invited: contact('work') });
  });

  it('send one mail if the button is pressed twice', () => {
    expect(choose(sent('home', now), later(MINUTE), now)).toEqual({ limit: 'contact', again: later(DAY) });
  });

  it('admit ten in a day', () => {
    const ten = Array.from({ length: 10 }, (_, n) => ({ contact: `other${n}`, at: later(n * HOUR) }));
    expect(choose(ten.slice(1), later(12 * HOUR))).toEqual({ invited: contact('home') });
    expect(choose(ten, later(DAY - 1))).toEqual({ limit: 'day', again: later(DAY) });
    expect(choose(ten, later(DAY))).toEqual({ invited: contact('home') });
  });

  it('hold for any requests: ten in 24 hours, one to a contact in 30 days, and the named time admits', () => {
    const request = fc.record({ wait: fc.integer({ min: 0, max: 4 * DAY }), who: fc.integer({ min: 0, max: 14 }) });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 60 }), (requests) => {
        let at = now;
        let list: SentInvitation[] = [];
        const all: SentInvitation[] = [];
        for (const { wait, who } of requests) {
          at = after(at, wait % (who % 2 ? HOUR : 4 * DAY));
          const choose = (when: Instant) => chooseInvited([contact(`c${who}`)], { sent: list, askedAt: undefined }, when);
          const chosen = choose(at);
          if ('invited' in chosen) {
            list = rememberInvitation(list, chosen.invited.hash, at);
            all.push({ contact: chosen.invited.hash, at });
          } else {
            const next = choose(chosen.again);
            expect(chosen.again > at && ('invited' in next || next.again > chosen.again)).toBe(true);
          }
        }
        all.forEach((one, n) => {
          const before = all.slice(0, n);
          expect(before.filter((other) => between(other.at, one.at) < DAY).length).toBeLessThan(10);
          expect(before.some((other) => other.contact === one.contact && between(other.at, one.at) < 30 * DAY)).toBe(false);
        });
        expect(list.length).toBeLessThanOrEqual(300);
      }),
      { seed: 1 },
    );
  });
});

describe('a confirmation', () => {
  const confirmed = confirmContact(invited, home, later(HOUR));

  it('counts from the answer', () => expect([confirmedAt(invited, now), confirmedAt(confirmed, now)]).toEqual([undefined, later(HOUR)]));

  it('given twice is recorded once', () => expect(confirmContact(confirmed, home, later(DAY))).toBe(confirmed));

  it('counts only for a contact that the Survivor still has', () => {
    const contacts = (...list: ContactMethod[]) => confirmedAt({ ...confirmed, contacts: canonicalContacts(list) }, now);
    expect([contacts(work), contacts(work, email('Ben@HOME.example'))]).toEqual([undefined, later(HOUR)]);
  });

  it('counts until the question of the next year had its time', () => {
    const asked = markAsked(confirmed, later(365 * DAY));
    const at = (days: number) => confirmedAt(asked, later(HOUR + days * DAY)) !== undefined;
    expect([at(366), at(424), at(425)]).toEqual([true, true, false]);
    expect(confirmedAt(confirmContact(asked, home, later(366 * DAY)), later(425 * DAY))).toBe(later(366 * DAY));
  });

  it('ends when the reader does not know the Host', () => {
    const stopped = markSilenced(confirmed, home, 'id');
    expect([confirmedAt(stopped, now), stopped.silenced]).toEqual([undefined, ['id']]);
    expect(confirmedAt(markSilenced(confirmed, work, 'id'), now)).toBe(later(HOUR));
  });

  it('is nothing without an invitation', () => {
    expect([confirmContact(ben, home, now), reportWrongContact(ben, home, work, now)]).toEqual([ben, ben]);
  });
});

describe('a wrong contact', () => {
  const eve = email('ben@new.example');
  const reported = reportWrongContact(confirmContact(invited, home, now), home, eve, later(HOUR));

  it('is shown with what was proposed, and nothing else changes', () => {
    expect(reported.invitation?.wrongContact).toEqual({ contact: home, at: later(HOUR), proposed: eve });
    expect([reported.contacts, answerAt(reported, home)?.answer, answerAt(reported, work)]).toEqual([ben.contacts, 'wrong_contact', undefined]);
  });

  it('is not confirmed', () => expect(confirmedAt(reported, now)).toBeUndefined());

  it('reported twice is recorded once, and another proposal replaces it', () => {
    expect(reportWrongContact(reported, home, email('Ben@new.example'), later(DAY))).toBe(reported);
    expect(reportWrongContact(reported, home, undefined, later(DAY)).invitation?.wrongContact).toEqual({ contact: home, at: later(DAY) });
  });

  it('leads to one notice for each question, however often the answer changes', () => {
    const again = confirmContact(reported, home, later(2 * HOUR));
    expect([isFirstReport(invited), isFirstReport(reported), isFirstReport(again)]).toEqual([true, false, false]);
    expect(isFirstReport(markAsked(again, later(365 * DAY)))).toBe(true);
  });

  it('is withdrawn by a confirmation at the same contact only', () => {
    expect(confirmContact(reported, home, later(DAY)).invitation?.wrongContact).toBeUndefined();
    expect(confirmContact(reported, work, later(DAY)).invitation?.wrongContact).toBeDefined();
  });

  it('is settled when the Host saves the contacts again', () => {
    expect(withoutProposal(reported).invitation).toEqual({ askedAt: now, notifiedOf: now });
    expect([withoutProposal(invited), withoutProposal(ben)]).toEqual([{}, {}]);
  });
});

describe('an unanswered invitation', () => {
  const since = (survivor: Survivor, days: number) => unansweredSince(survivor, later(days * DAY));

  it('is named after two weeks', () => expect([since(invited, 13), since(invited, 14), since(ben, 14)]).toEqual([undefined, now, undefined]));

  it.each([
    ['it was confirmed', confirmContact(invited, home, now)],
    ['the reader reported a wrong contact', reportWrongContact(invited, home, undefined, now)],
    ['the reader does not know the Host', markSilenced(invited, home, 'id')],
  ])('is not named if %s', (_, survivor) => expect(since(survivor, 30)).toBeUndefined());

  it('of a later year is named although the earlier one was answered', () => {
    const asked = markAsked(confirmContact(invited, home, now), later(365 * DAY));
    expect([since(asked, 366), since(asked, 380)]).toEqual([undefined, later(365 * DAY)]);
  });
});
