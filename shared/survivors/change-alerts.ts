import type { App } from '#app/app.ts';
import { expectStart } from '#channels/service-connector.ts';
import { type Started, startUrlOf } from '#channels/telegram-start.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { PushConfig } from '#connectors/index.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import { notifySurvivors } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type AlertPlace, alertPlacesOf, type Survivor, withoutPlace, withPlace } from '#hosts/rules/survivor.ts';
import { survivorRow } from '#store/keys.ts';
import { type Question, recordedAnswer } from './answer-invitation.ts';

/** What is committed with a change of places. */
interface PlaceChange {
  next: Survivor;
  effects?: Effect[];
  requestId: string;
}

/** What a Survivor changes: adds a browser, is about to start a chat, or removes a place by its id. */
export type AlertsChange = { add: PushConfig } | { expectChat: true } | { remove: string };

export interface ChangedAlerts {
  survivor: Survivor;
  /** The link with which they start the chat with the service's bot. */
  startUrl?: string;
}

/** Makes one change. Throws Refusal `alert_limit_reached`, or `channel_not_offered` if the service has no bot. */
export async function changeAlerts(app: App, question: Question, change: AlertsChange, requestId: string): Promise<ChangedAlerts> {
  if ('add' in change) return { survivor: await addDevice(app, question, change.add, requestId) };
  if ('remove' in change) return { survivor: await removePlace(app, question, change.remove, requestId) };
  return { survivor: question.found.survivor, startUrl: await expectChat(app, question, requestId) };
}

/** Adds a browser. The Survivor is notified at their contacts, and with a first alert there. */
async function addDevice(app: App, { host, found }: Question, config: PushConfig, requestId: string): Promise<Survivor> {
  const id = app.newId();
  const browser = await app.envelope.encrypt('connector-config', { host: host.id, connector: id }, JSON.stringify(config));
  const place: AlertPlace = { id, kind: 'push', to: { browser }, contact: found.contact, addedAt: instant(app.now()) };
  return addPlace(app, host, found.survivor, place, requestId);
}

/** Adds a place. Throws Refusal `alert_limit_reached`. */
async function addPlace(app: App, host: HostRecord, survivor: Survivor, place: AlertPlace, requestId: string): Promise<Survivor> {
  const next = withPlace(survivor, place);
  if (!next) throw new Refusal('alert_limit_reached');
  // The contact was replaced since.
  if (!alertPlacesOf(next).includes(place)) throw new Refusal('link_expired');
  const effects = notifySurvivors([survivor.id], 'alerts-changed', `alerts/${place.id}/added`, { how: 'added', where: place.kind });
  return commitPlaces(app, host, { next, effects, requestId });
}

/** Returns the link with which the Survivor starts the chat with the service's bot. It works once, for an hour. */
async function expectChat(app: App, { host, found }: Question, requestId: string): Promise<string> {
  if (host.offers.telegram === '') throw new Refusal('channel_not_offered');
  const { session, until } = await expectStart(app);
  const expectedChat = { session, contact: found.contact, until };
  const put = { [survivorRow(found.survivor.id)]: { ...found.survivor, expectedChat } };
  await app.store.commit({ hostId: host.id, at: instant(app.now()), requestId, aggregates: [{ root: host.root, put }] });
  return startUrlOf(app, host.id, found.survivor.id, expectedChat.session);
}

/** Adds the chat that a Survivor has started. Throws Refusal `link_expired` or `alert_limit_reached`. */
export async function addChat(app: App, host: HostRecord, { expectedChat, ...survivor }: Survivor, { chat, requestId }: Started): Promise<void> {
  const at = instant(app.now());
  if (!expectedChat || at >= expectedChat.until) throw new Refusal('link_expired');
  const place: AlertPlace = { id: app.newId(), kind: 'telegram', to: { chat }, contact: expectedChat.contact, addedAt: at };
  await addPlace(app, host, survivor, place, requestId);
}

/** Removes a place. One that is not there changes nothing. */
async function removePlace(app: App, { host, found: { survivor } }: Question, id: string, requestId: string): Promise<Survivor> {
  const place = alertPlacesOf(survivor).find((one) => one.id === id);
  if (!place) return survivor;
  const effects = notifySurvivors([survivor.id], 'alerts-changed', `alerts/${id}/removed`, { how: 'removed', where: place.kind });
  return commitPlaces(app, host, { next: withoutPlace(survivor, id), effects, requestId });
}

async function commitPlaces(app: App, host: HostRecord, { next, effects = [], requestId }: PlaceChange): Promise<Survivor> {
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [survivorRow(next.id)]: next } }],
    effects,
    audit: [{ event: 'survivor_alerts_changed', facts: aboutSurvivor(next) }],
  });
  return next;
}

/** Only a reader who has confirmed that they are this Survivor has places. Throws Refusal `invitation_not_confirmed`. */
export function assertConfirmed(question: Question): void {
  if (recordedAnswer(question).answer !== 'confirmed') throw new Refusal('invitation_not_confirmed');
}
