import type { App } from '#app/app.ts';
import type { DeliveryRoute } from '#channels/rules/delivery.ts';
import { instant } from '#common/time.ts';
import { aboutSurvivor } from '#effects/audit.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { notifySurvivors } from '#effects/notify.ts';
import { type AlertPlace, alertPlacesOf, type Survivor, withoutPlace } from '#hosts/rules/survivor.ts';
import { letterheadTo } from '#messages/rules/letter.ts';
import { renderAlert } from '#messages/rules/render-letter.ts';
import { faultFacts } from '#net/log.ts';
import { survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { type SendPorts, sendMessage } from './send-message.ts';
import type { LoadedMessage } from './template.ts';
import { templateOf } from './templates.ts';

type AlertPorts = SendPorts & Pick<App, 'env'>;

/** A message that is tried again for days does not alert each time. The second attempt is for a first one that was interrupted. */
const ALERTED_ATTEMPTS = 2;

/**
 * Says at the places that a Survivor has added that a message for them is on its way. It never counts as the message: nothing of it is
 * in the alert, and a place that fails changes nothing else. `attempt`: of the message, from 1.
 */
export async function alertSurvivor(ports: AlertPorts, { host, effect }: LoadedMessage, id: string, attempt: number): Promise<void> {
  const { to } = effect;
  const survivor = 'survivor' in to && isAlerted(effect, attempt) ? host.survivors.find((one) => one.id === to.survivor) : undefined;
  if (!survivor) return;
  const content = renderAlert(ports.env.FRONTEND_URL, letterheadTo(ports, survivor));
  const message = { ...content, id, person: survivor.id, purpose: 'upkeep' as const };
  await Promise.all(alertPlacesOf(survivor).map((place) => alertAt(ports, host.id, place, message)));
}

/** Neither for housekeeping nor for what the Survivor has just asked for. The notice of replaced contacts is for those alone. */
function isAlerted(effect: MessageEffect, attempt: number): boolean {
  const isFor = effect.template === 'alerts-changed' || (!templateOf(effect).upkeep && effect.template !== 'where-to-start');
  return isFor && attempt <= ALERTED_ATTEMPTS && !('previous' in effect.to);
}

async function alertAt(ports: AlertPorts, hostId: string, place: AlertPlace, message: Parameters<typeof sendMessage>[3]): Promise<void> {
  try {
    const delivery = await sendMessage(ports, hostId, routeTo(place), message);
    if (!delivery.accepted && delivery.gone) await forgetPlace(ports, hostId, message.person, place);
  } catch (error) {
    ports.log.alarm('send_failed', { channel: place.kind, ...faultFacts(error) });
  }
}

/** A browser is reached like one of a Host: as a connector, with its subscription. */
function routeTo({ id, kind, to, addedAt }: AlertPlace): DeliveryRoute {
  if ('chat' in to) return { channel: kind, to: to.chat, connector: 'own' };
  const connector = { id, type: kind, name: '', config: to.browser, priority: 0, isVerified: true, hostDestination: null, createdAt: addedAt };
  return { channel: kind, to: 'device', connector };
}

/** Removes a browser or a chat that no longer takes alerts, and says so to the Survivor at their contacts. */
async function forgetPlace(ports: AlertPorts, hostId: string, survivorId: string, { id, kind }: AlertPlace): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await ports.store.hosts.load(hostId);
    const survivor = host?.survivors.find((one) => one.id === survivorId);
    const next: Survivor | undefined = survivor && withoutPlace(survivor, id);
    if (!host || !next || next === survivor) return;
    await ports.store.commit({
      hostId,
      at: instant(ports.now()),
      aggregates: [{ root: host.root, put: { [survivorRow(survivorId)]: next } }],
      effects: notifySurvivors([survivorId], 'alerts-changed', `alerts/${id}/gone`, { how: 'gone', where: kind }),
      audit: [{ event: 'survivor_alert_gone', facts: aboutSurvivor(next) }],
    });
  });
}
