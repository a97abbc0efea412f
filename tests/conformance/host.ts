import { beforeAll, describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { type Host, nameSurvivors, setUp } from '#tests/support/story.ts';
import { endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import { cannotSignIn, freshEmail, isRemote, type Service } from './service.ts';
import { resource } from './shapes.ts';

/** Sentences about the Host's profile and settings. */
export function hostSentences(service: Service): void {
  describe.skipIf(cannotSignIn)('Host profile and settings', () => {
    let ada: Host;
    beforeAll(async () => {
      ada = await service.host();
    });
    const by = () => ada.ask;
    const put = (status: number, sentence: string, json: object, answer: Sentence[3]): Sentence => [status, sentence, () => ({ json }), answer];
    const takes = (json: object): Sentence => put(200, `takes ${JSON.stringify(json)}`, json, has(json));
    const refuses = (json: object): Sentence => put(400, `validation: not ${JSON.stringify(json)}`, json, 'validation_failed');

    endpoint('GET /api/host/profile', { by }, [[200, 'Response: Host object', () => ({}), resource('Host')]]);
    endpoint('PUT /api/host/profile', { by }, [
      put(200, 'Response: Host object', { display_name: 'Ada Byron' }, resource('Host')),
      put(200, 'all optional: an empty object changes nothing', {}, has({ display_name: 'Ada Byron' })),
      put(200, 'read-only fields may be put back and are ignored', { id: NOBODY, status: 'pending_verification', setup_complete: true }, has(OWN)),
      put(200, 'display_name: 1 character', { display_name: 'A' }, has({ display_name: 'A' })),
      put(200, 'display_name: 100 characters', { display_name: 'a'.repeat(100) }, has({ display_name: 'a'.repeat(100) })),
      put(400, 'display_name: not 0 characters', { display_name: ' ' }, 'validation_failed'),
      put(400, 'display_name: not 101 characters', { display_name: 'a'.repeat(101) }, 'validation_failed'),
      put(400, 'email: valid', { email: 'nobody' }, 'validation_failed'),
      put(200, 'timezone: a name of the IANA', { timezone: 'Europe/Vienna' }, has({ timezone: 'Europe/Vienna' })),
      put(400, 'timezone: not a name that there is not', { timezone: 'Europe/Nowhere' }, 'validation_failed'),
      put(400, 'timezone is a string', { timezone: 1 }, 'validation_failed'),
    ]);

    endpoint('GET /api/host/settings', { by }, [[200, 'Response: Host settings object', () => ({}), resource('Host settings')]]);
    endpoint('PUT /api/host/settings', { by }, [
      put(200, 'Response: Host settings object', { hcit_days: 14 }, resource('Host settings')),
      put(200, 'all optional: an empty object changes nothing', {}, has({ hcit_days: 14 })),
      ...[7, 14, 30, 60, 90].map((hcit_days) => takes({ hcit_days })),
      ...[24, 48, 72].map((hcrt_hours) => takes({ hcrt_hours })),
      ...[1, 2, 3, 4, 5].map((hcrac) => takes({ hcrac })),
      ...[0, 8, 91, 7.5, '7'].map((hcit_days) => refuses({ hcit_days })),
      ...[0, 23, 96, '24'].map((hcrt_hours) => refuses({ hcrt_hours })),
      ...[0, 6, 1.5, '1'].map((hcrac) => refuses({ hcrac })),
      ...[1, 0, -2, 2.5, '2'].map((survivor_threshold) => refuses({ survivor_threshold })),
      ...['not a uuid', NOBODY, 7].map((preferred_connector_id) => refuses({ preferred_connector_id })),
      ...[true, false].map((start_requires_proof) => takes({ start_requires_proof })),
      ...['true', 1].map((start_requires_proof) => refuses({ start_requires_proof })),
      put(200, 'calculated_activation_days is read-only', { calculated_activation_days: 1, warnings: ['x'] }, notKept),
      ...warnings(put),
    ]);

    endpoint('GET /api/host/overview', { by }, [
      [200, 'added: everything that the first page shows, of an account without a will', () => ({}), has(EMPTY)],
      [200, 'added: the steps of setting up', () => ({}), hasSteps],
    ]);
    const leaving = async (packages: string) => {
      const { ask, password } = await service.host();
      return { by: ask, json: { password, packages } };
    };
    endpoint('DELETE /api/host', { by }, [
      [202, 'added: the account is deleted in 7 days', () => leaving('delete'), has({ of: 'account', packages: 'delete' })],
      [401, 'a wrong password', () => ({ json: { password: 'not the password', packages: 'keep' } }), 'invalid_credentials'],
      [400, 'packages: keep or delete', () => leaving('sell'), 'validation_failed'],
      [400, 'password: required', () => ({ json: { packages: 'keep' } }), 'validation_failed'],
    ]);
    endpoint('DELETE /api/will', { by }, [
      [409, 'added: without a sealed will', () => leaving('keep'), 'no_sealed_will'],
      [400, 'packages: keep or delete', () => leaving('sell'), 'validation_failed'],
    ]);
    endpoint('POST /api/host/keep', { by }, [[409, 'added: if nothing will be deleted', () => ({}), 'no_deletion']]);
    endpoint('GET /api/host/export', { by }, [
      [200, 'added: everything that the Host gave us', () => ({}), has({ survivors: [], will: null, documents: [], checks_total: 0, transfers: [] })],
    ]);
    endpoint('GET /api/host/audit', { by }, [
      [200, 'added: what happened, the newest first', () => ({}), beginsTrail],
      [200, 'added: only earlier entries', () => ({ query: { before: '1', limit: '5' } }), has({ entries: [], next: null })],
      ...[{ before: '0' }, { before: 'x' }, { limit: '0' }].map(
        (query): Sentence => [400, `added: not ${JSON.stringify(query)}`, () => ({ query }), 'validation_failed'],
      ),
    ]);
    endpoint('GET /api/host/forecast', { by }, [
      [200, 'added: the dates if the Host fell silent now', () => ({ query: { hcit_days: '30', hcrt_hours: '72', hcrac: '3' } }), forecastOf(3, 99)],
      [200, 'added: what is not sent is as the Host has set it', () => ({ query: { hcrac: '1' } }), forecastOf(1, 91)],
      ...[{ hcit_days: '8' }, { hcrt_hours: '25' }, { hcrac: '0' }, { hcrac: '6' }, { hcrac: 'x' }].map(
        (query): Sentence => [400, `added: not ${JSON.stringify(query)}`, () => ({ query }), 'validation_failed'],
      ),
    ]);
  });

  withConnectorAndSurvivors(service);
}

const OWN = { id: expect.not.stringContaining(NOBODY), status: 'active' };
const EMPTY = { state: 'setting_up', will: null, liveness: null, transfer: null, protection: null, problems: [] };

const hasSteps = ({ body }: Reply) => {
  const steps = body.steps.map(({ step, done }: { step: string; done: boolean }) => `${step}: ${done}`);
  expect(steps).toEqual(['people: false', 'papers: false', 'place: false', 'documents: false', 'checks: true']);
};

const beginsTrail = (reply: Reply) => {
  expect(reply.body.entries.at(-1)).toMatchObject({ event: 'registered', by: 'host', person: null, transfer_id: null });
};

/** A forecast with this many checks, whose activation is this many days after its beginning. */
const forecastOf = (checks: number, days: number) => (reply: Reply) => {
  const { from, activation_at, earliest_opening_at } = reply.body;
  expect(reply.body.checks).toHaveLength(checks);
  expect([Date.parse(activation_at) - Date.parse(from), Date.parse(earliest_opening_at) - Date.parse(activation_at)]).toEqual([days * DAY, 2 * DAY]);
};

const DAY = 86_400_000;

/** The pure rule is tested at 13, 14, 180 and 181 days. These are the nearest that settings can reach. */
function warnings(put: (status: number, sentence: string, json: object, answer: Sentence[3]) => Sentence): Sentence[] {
  const rows = [
    [10, 'under 14 days: `Settings are too aggressive`', { hcit_days: 7, hcrt_hours: 72, hcrac: 1 }, ['Settings are too aggressive']],
    [15, 'otherwise warnings is an empty array', { hcit_days: 14, hcrt_hours: 24, hcrac: 1 }, []],
    [165, 'otherwise warnings is an empty array', { hcit_days: 30, hcrt_hours: 72, hcrac: 5 }, []],
    [182, 'over 180 days: `Settings are too lenient`', { hcit_days: 90, hcrt_hours: 24, hcrac: 2 }, ['Settings are too lenient']],
  ] as const;
  return rows.map(([calculated_activation_days, sentence, json, texts]) =>
    put(200, `${calculated_activation_days} days, ${sentence}`, json, has({ calculated_activation_days, warnings: texts })),
  );
}

const notKept = (reply: Reply): void => {
  expect(reply.body.calculated_activation_days).not.toBe(1);
  expect(reply.body.warnings).not.toContain('x');
};

function withConnectorAndSurvivors(service: Service): void {
  describe.skipIf(isRemote)('with Survivors and a connector', () => {
    let ada: Host;
    let other: Host;
    let connectorId: string;
    beforeAll(async () => {
      [ada, other] = [await service.host(), await service.host()];
      ({ connectorId } = await setUp(ada));
      await nameSurvivors(ada, 3);
    });
    const by = () => ada.ask;
    const prefersIt = ({ body }: Reply) => expect(body.preferred_connector_id).toBe(connectorId);
    const changeLater = async () => {
      await ada.stack.advance(60);
      return { json: { display_name: 'Ada again' } };
    };
    const isUpdatedNow = async ({ body }: Reply) => expect(body.updated_at).toBe((await ada.stack.now()).toISOString());

    endpoint('PUT /api/host/settings', { by }, [
      [200, 'survivor_threshold: 2 up to the current Survivor count', () => ({ json: { survivor_threshold: 3 } }), has({ survivor_threshold: 3 })],
      [409, 'threshold exceeds Survivor count', () => ({ json: { survivor_threshold: 4 } }), 'threshold_exceeds_survivors'],
      [200, 'a refused change has changed nothing', () => ({ json: {} }), has({ survivor_threshold: 3 })],
      [200, 'preferred_connector_id: id of an existing connector', () => ({ json: { preferred_connector_id: connectorId } }), prefersIt],
      [200, 'added: null takes the choice back', () => ({ json: { preferred_connector_id: null } }), has({ preferred_connector_id: null })],
    ]);
    endpoint('PUT /api/host/profile', { by }, [
      [200, 'email: changed', () => ({ json: { email: freshEmail() } }), resource('Host')],
      [409, 'email: unique', () => ({ json: { email: other.email } }), 'email_taken'],
      [409, 'email: unique, whatever its case', () => ({ json: { email: other.email.toUpperCase() } }), 'email_taken'],
      [200, 'updated_at: last profile update', changeLater, isUpdatedNow],
    ]);
  });
}
