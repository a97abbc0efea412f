import { trustedWorker } from './trusted-worker.ts';

/** What this browser can do. `iphone`: only after its reader has put the page on the home screen. */
export type DeviceAbility = 'able' | 'iphone' | 'unable';

/** Why a browser did not turn on notifications. */
export class DeviceFailure extends Error {
  readonly why: 'denied' | 'failed';
  constructor(why: 'denied' | 'failed') {
    super(why);
    this.why = why;
  }
}

export function deviceAbility(): DeviceAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'able';
  // An iPad says that it is a Mac, and is the only one with several touch points.
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple ? 'iphone' : 'unable';
}

/** Whether a press turns on notifications: no step comes before, and the reader has not refused them. */
export const canNotify = (): boolean => deviceAbility() === 'able' && Notification.permission !== 'denied';

/** Whether this is a telephone or a tablet. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Turns on notifications in this browser. `findKey`: the public key of the service. Throws DeviceFailure if the browser refuses. */
export async function turnOnNotifications(findKey: () => Promise<string>): Promise<Subscription> {
  // Safari asks only in answer to a press, so it comes before everything that waits.
  if ((await Notification.requestPermission()) !== 'granted') throw new DeviceFailure('denied');
  return subscribe(await findKey());
}

/** How the push service of a browser is reached. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

async function subscribe(applicationServerKey: string): Promise<Subscription> {
  try {
    await navigator.serviceWorker.register(trustedWorker('/notify.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey };
    // One for another key, as of an earlier service at this address, cannot be changed. One for this key stays: it may be in use.
    const subscription = await pushManager.subscribe(options).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options);
    });
    // The browser gives both keys for a key of the sender.
    return subscription.toJSON() as Subscription;
  } catch {
    throw new DeviceFailure('failed');
  }
}
