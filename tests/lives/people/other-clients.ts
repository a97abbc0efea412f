import { type Action, type Host, type Life, oneOf, type Person, type Survivor } from '#tests/lives/life.ts';
import { linkIn } from '#tests/lives/mailbox.ts';
import type { Asking, Part } from '#tests/support/client.ts';
import { letter } from '#tests/support/story.ts';

/** Clients that are not our pages: they write forms and text in their own way. */
export const otherClientActions: readonly Action[] = [
  {
    ...{ name: 'host sends a form of another client', role: 'host', weight: 1 },
    can: (_, person) => (person as Host).accessToken !== undefined && !(person as Host).isDead,
    async perform(life, person, chance) {
      const name = oneOf(chance, ['files', 'file', 'document', 'files[0]']);
      const parts: Part[] = [letter('first.txt', 'The first of two.\n'), { ...letter('second.txt', 'The second of two.\n'), name }];
      const { status } = await life.ask(person, 'POST', '/api/will/upload', { token: (person as Host).accessToken ?? '', parts });
      life.tell(`${person.name} uploads two documents, the second one in the field ${name} (${status}).`);
    },
  },
  {
    ...{ name: 'host has an unsteady connection', role: 'host', weight: 0.3 },
    can: (_, person) => !(person as Host).unsteady,
    async perform(life, person, chance) {
      (person as Host).unsteady = oneOf(chance, [1, 3, 10]);
      life.tell(`The connection of ${person.name} breaks before the next answers.`);
    },
  },
  {
    ...{ name: 'survivor opens an account', role: 'survivor', weight: 0.3 },
    can: () => true,
    async perform(life, person, chance) {
      const { email } = person as Survivor;
      const [what, first, other] = oneOf(chance, PASSWORDS);
      const registered = await send(life, person, '/api/auth/register', what, { email, password: first, display_name: person.name });
      const token = linkIn(life, email, 'verify-email');
      if (token) await life.ask(person, 'POST', '/api/auth/verify-email', { json: { token } });
      const signedIn = await send(life, person, '/api/auth/login', what, { email, password: other });
      life.tell(`${person.name} opens an account, and signs in with ${what} (${registered}, ${signedIn}).`);
    },
  },
];

/** Two passwords: the same one for all keyboards, or two that look equal to a service that replaces what it cannot read. */
const PASSWORDS: readonly [what: string, first: string, other: string][] = [
  ['another keyboard', 'Größe zählt nicht'.normalize('NFC'), 'Größe zählt nicht'.normalize('NFD')],
  ['halves of characters', '\ud800'.repeat(12), '\udbff'.repeat(12)],
  ['bytes that are not UTF-8', 'öööööööööööö', 'üüüüüüüüüüüü'],
];

async function send(life: Life, person: Person, path: string, what: string, json: object): Promise<number> {
  const raw = Buffer.from(JSON.stringify(json), 'latin1');
  const asking: Asking = what.startsWith('bytes') ? { raw, headers: { 'content-type': 'application/json' } } : { json };
  return (await life.ask(person, 'POST', path, asking)).status;
}
