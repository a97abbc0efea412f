import { describe, expect, it } from 'vitest';
import { readPaper } from '#recovery/papers.ts';
import { inGroups, paperLocale, programAddress, quorumOn, recoveryQr, siteAddress } from '#web/host/paper/layout.ts';
import {
  channelsOf,
  type NamedContacts,
  priorityOf,
  problemOfAddress,
  sharedAddresses,
  typedContacts,
  withProposed,
} from '#web/host/survivors/contacts.ts';
import { factsOf } from '#web/host/survivors/facts.ts';
import { marginOf, removalNeeds } from '#web/host/survivors/margin.ts';
import { languagesFor, newSurvivor, survivorUpdate, type TypedPerson } from '#web/host/survivors/person.ts';
import type { Survivor } from '#web/host/survivors/survivor.ts';
import { LOCALES } from '#words/locales.ts';

const BEN: Survivor = {
  id: '5f0c1f4e-0000-8000-8000-000000000001',
  name: 'Ben Miller',
  relationship: 'son',
  contact_methods: [
    { type: 'email', value: 'ben@example.net' },
    { type: 'sms', value: '+436601234567' },
  ],
  connector_priority: ['sms', 'email'],
  has_personal_message: true,
  personal_message_restorable_until: null,
  backup_codes_remaining: 5,
  created_at: '2026-11-23T08:00:00.000Z',
  locale: 'de-AT',
  reachable_by: ['email'],
  paper_made_at: '2026-11-23T08:00:00.000Z',
  paper_confirmed_at: null,
  in_sealed_package: false,
  bounced: [],
  invited_at: null,
  confirmed_at: null,
  wrong_contact_at: null,
  proposed_contact: null,
};

const TYPED: TypedPerson = {
  name: ' Ben Miller ',
  relationship: 'son',
  contacts: BEN.contact_methods,
  first: 'sms',
  locale: 'de-AT',
  message: '',
  messageChoice: 'keep',
  areAddressesChecked: false,
};

describe('an address that a Host types', () => {
  it.each([
    ['sms', '+43 660 / 123 45 67', null],
    ['sms', '0660 1234567', 'countryCode'],
    ['sms', '0043 660 1234567', 'doubleZero'],
    ['sms', '+43 0660 1234567', 'zeroAfterCode'],
    // Italian numbers keep their zero.
    ['sms', '+39 06 1234567', null],
    ['sms', '+43', 'phone'],
    ['email', 'ben@example', 'email'],
    ['email', 'ben @example.net', 'space'],
    ['telegram', 'ben', 'telegram'],
  ] as const)('%s %j: %s', (type, value, problem) => expect(problemOfAddress({ type, value })).toBe(problem));

  it('needs no country code if it is a number of the country of the browser', () => {
    const read = (typed: string) => (typed === '0660 1234567' ? '+436601234567' : undefined);
    expect(problemOfAddress({ type: 'sms', value: ' 0660 1234567' }, read)).toBeNull();
    expect(problemOfAddress({ type: 'sms', value: '0661 1234567' }, read)).toBe('countryCode');
    expect(typedContacts([{ type: 'sms', value: '0660 1234567' }], read)).toEqual([{ type: 'sms', value: '+436601234567' }]);
  });
});

describe('the addresses of a person', () => {
  const typed = [
    { type: 'sms', value: ' +43 660 1234567 ' },
    { type: 'email', value: '' },
    { type: 'email', value: 'ben@example.net' },
  ] as const;

  it('leave out empty fields', () => expect(typedContacts(typed).map(({ value }) => value)).toEqual(['+43 660 1234567', 'ben@example.net']));
  it('have each channel once', () => expect(channelsOf([...typed, ...typed])).toEqual(['email', 'sms']));

  it('are tried in the chosen order, and then as before', () => {
    const contacts = [...typed, { type: 'telegram', value: '@ben' } as const];
    expect(priorityOf(contacts, 'telegram', ['sms', 'email'])).toEqual(['telegram', 'sms', 'email']);
  });
});

describe('an address that stands for more than one person', () => {
  const person = (name: string, ...contacts: [NamedContacts['contact_methods'][number]['type'], string][]): NamedContacts => ({
    name,
    contact_methods: contacts.map(([type, value]) => ({ type, value })),
  });
  const found = (people: NamedContacts[], own: string | null = null) =>
    sharedAddresses(people, own).map(({ address, people: owners, isHost }) => ({ address, names: owners.map(({ name }) => name), isHost }));

  it('is found in other letters, and over SMS and WhatsApp', () => {
    const people = [
      person('Ann', ['email', 'home@example.net'], ['sms', '+43 660 1234567']),
      person('Ben', ['email', 'Home@Example.net']),
      person('Cid', ['whatsapp', '+436601234567']),
    ];
    expect(found(people)).toEqual([
      { address: 'home@example.net', names: ['Ann', 'Ben'], isHost: false },
      { address: '+43 660 1234567', names: ['Ann', 'Cid'], isHost: false },
    ]);
  });

  it('is the address of the Host', () => {
    expect(found([person('Ann', ['email', 'Host@example.net'])], 'host@example.net')).toEqual([
      { address: 'Host@example.net', names: ['Ann'], isHost: true },
    ]);
  });

  it('is none of one person alone', () => {
    expect(found([person('Ann', ['sms', '+436601234567'], ['whatsapp', '+436601234567']), person('Ben')], 'host@example.net')).toEqual([]);
  });
});

describe('a proposed address', () => {
  const [email, sms] = [
    { type: 'email', value: 'ben@example.net' },
    { type: 'sms', value: '+436601234567' },
  ] as const;
  const proposed = { type: 'email', value: 'ben@home.example' } as const;
  it.each([
    ['replaces the only one of its channel', [email, sms], [proposed, sms]],
    ['is one more next to several', [email, { ...email, value: 'b@example.net' }], [email, { ...email, value: 'b@example.net' }, proposed]],
    ['is one more if there is none of its channel', [sms], [sms, proposed]],
  ])('%s', (_, known, expected) => expect(withProposed(known, proposed)).toEqual(expected));
});

describe('what is sent for a person', () => {
  it('has the message of a new person only if one was typed', () => {
    expect(newSurvivor(TYPED)).toEqual({
      name: 'Ben Miller',
      relationship: 'son',
      contact_methods: BEN.contact_methods,
      connector_priority: ['sms', 'email'],
      locale: 'de-AT',
    });
    expect(newSurvivor({ ...TYPED, message: 'Dear Ben' }).personal_message).toBe('Dear Ben');
  });

  it('leaves the addresses and the message of a known person as they are, because saving them has effects', () => {
    const body = { name: 'Ben Miller', relationship: 'son', connector_priority: ['sms', 'email'], locale: 'de-AT' };
    expect(survivorUpdate({ ...TYPED, message: 'not chosen' }, BEN)).toEqual(body);
    expect(survivorUpdate({ ...TYPED, areAddressesChecked: true }, BEN)).toEqual({ ...body, contact_methods: BEN.contact_methods });
    const [email] = BEN.contact_methods;
    const other = email ? [email] : [];
    expect(survivorUpdate({ ...TYPED, contacts: other }, BEN).contact_methods).toEqual(other);
  });

  it.each([
    ['remove', { remove_personal_message: true }],
    ['restore', { restore_personal_message: true }],
    ['replace', { personal_message: 'Dear Ben' }],
  ])('%s: the message', (messageChoice, part) => {
    expect(survivorUpdate({ ...TYPED, messageChoice, message: 'Dear Ben' }, BEN)).toMatchObject(part);
  });
});

describe('the languages to choose from', () => {
  it('keep the kind of German that is stored', () => {
    const ours = LOCALES.map(({ locale }) => (locale === 'de' ? 'de-AT' : locale));
    expect(languagesFor('de-AT', 'en').map(({ value }) => value)).toEqual(ours);
  });
  it('include a language that the pages do not have', () => expect(languagesFor('ja', 'en').at(-1)).toEqual({ value: 'ja', label: 'Japanese' }));
});

describe('how many people may be missing', () => {
  it.each([
    [0, 2, { is: 'none' }],
    [1, 2, { is: 'tooFew', missing: 1 }],
    [2, 2, { is: 'all' }],
    [3, 2, { is: 'spare', spare: 1 }],
  ])('%i people if %i must come together', (people, threshold, margin) => expect(marginOf({ people, threshold })).toEqual(margin));

  it.each([
    [3, 2, null],
    [3, 3, 'addOrLower'],
    [2, 2, 'add'],
  ])('with %i people and a threshold of %i, a removal needs: %s', (people, threshold, needs) =>
    expect(removalNeeds({ people, threshold })).toBe(needs),
  );
});

describe('what a Host sees of a Survivor', () => {
  const short = (survivor: Survivor, isSealed = false) => factsOf(survivor, isSealed).map(({ tone, is }) => `${tone} ${is}`);

  it('is what to do, as long as the paper is not checked', () => {
    expect(short(BEN)).toEqual(['plain reachable', 'plain idle', 'plain notInvited', 'warning paperUnconfirmed', 'plain codes', 'plain message']);
  });

  it('is that all is well', () => {
    const ready: Survivor = {
      ...BEN,
      reachable_by: ['sms', 'email'],
      paper_confirmed_at: BEN.created_at,
      confirmed_at: BEN.created_at,
      in_sealed_package: true,
    };
    expect(short(ready, true)).toEqual(['good reachable', 'good confirmed', 'good paperConfirmed', 'plain codes', 'plain message', 'good sealed']);
  });

  it('is each address that is used, in its order, and none that bounces', () => {
    const contact_methods = [...BEN.contact_methods, { type: 'email' as const, value: 'old@example.net' }];
    const [reachable] = factsOf({ ...BEN, contact_methods, reachable_by: ['sms', 'email'], bounced: ['old@example.net'] }, false);
    expect(reachable).toEqual({ tone: 'plain', is: 'reachable', addresses: ['+436601234567', 'ben@example.net'] });
  });

  it('is the age of the paper, also after it was checked', () => {
    const paper = factsOf({ ...BEN, paper_confirmed_at: '2026-11-24T08:00:00.000Z' }, false).find(({ is }) => is === 'paperConfirmed');
    expect(paper).toEqual({ tone: 'good', is: 'paperConfirmed', at: '2026-11-24T08:00:00.000Z', madeAt: BEN.paper_made_at });
  });

  it('is each address that does not work, and the one that someone proposed', () => {
    const lost: Survivor = {
      ...BEN,
      reachable_by: [],
      bounced: ['ben@example.net'],
      complained: ['b@example.net'],
      notices_stopped: ['+436601234567'],
      wrong_contact_at: BEN.created_at,
      proposed_contact: { type: 'email', value: 'new@example.net' },
      backup_codes_remaining: 0,
    };
    expect(short(lost, true)).toEqual([
      ...[
        'warning unreachable',
        'plain idle',
        'warning bounced',
        'warning complained',
        'warning stopped',
        'warning wrongContact',
        'warning proposed',
      ],
      ...['warning paperUnconfirmed', 'warning codes', 'plain message', 'warning unsealed'],
    ]);
  });
});

describe('the paper', () => {
  const paper = {
    start_url: 'https://will.example/start#will_id=e4a9d3b7-0c58-4f6a-9d27-31b8c5f0a6e2',
    recovery_key: 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ',
    package_fingerprint: Array.from({ length: 16 }, () => '7f3a').join(' '),
  };

  it('has a QR code from which the recovery program reads the key and the fingerprint', () => {
    expect(readPaper(recoveryQr(paper))).toEqual({ keys: [paper.recovery_key], fingerprints: ['7f3a'.repeat(16)], hostFingerprints: [] });
  });

  it('names addresses that a person can type', () => {
    expect([siteAddress(paper), programAddress(paper, 'recover-0123456789abcdef.html')]).toEqual([
      'https://will.example/',
      'https://will.example/recover-0123456789abcdef.html',
    ]);
    expect(inGroups('ab'.repeat(32))).toBe(Array(8).fill('abababab').join(' '));
  });

  it.each([
    ['de-AT', 'de'],
    ['ja', 'en'],
  ])('for %s is in %s', (locale, printed) => expect(paperLocale({ locale })).toBe(printed));

  it('names numbers only if there are enough people, and those of the newest paper', () => {
    const made = [1, 2, 3].map((survivors_total) => ({ threshold: 2, survivors_total }));
    expect(quorumOn(made)).toEqual({ threshold: 2, total: 3 });
    expect(quorumOn(made.slice(0, 1))).toBeNull();
  });
});
