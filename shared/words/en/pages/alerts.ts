/** Where a trusted person also learns that a message for them is on its way. */
export const alerts = {
  title: 'So that you notice our messages',
  text: 'Mail is easily overlooked. If you like, we also say on this device or in Telegram that a message for you is on its way. It names no one, and says nothing about the will.',
  /** `at`: when it was added. */
  here: {
    push: (at: string) => `A device, since ${at}`,
    telegram: (at: string) => `Telegram, since ${at}`,
  },
  remove: {
    push: 'Remove this device',
    telegram: 'Remove Telegram',
  },
  turnOn: 'Notify me on this device',
  willAsk: 'Your browser then asks whether you allow it.',
  turnedOn: 'This device now shows when a message for you is on its way. You get a first one in a moment.',
  denied: 'Your browser does not allow notifications of this page. Please allow them in its settings for this page, and press the button again.',
  failed:
    'Your browser could not turn on notifications. Please check your internet connection, and press the button again. In a private window it does not work.',
  connectChat: 'Notify me in Telegram',
  openChat: 'Open Telegram',
  pressStart: 'Press “Start” there. This page then shows that it worked.',
  connected: 'We now also write to you in Telegram when a message for you is on its way.',
  removed: 'It was removed.',
  none: 'This browser cannot show notifications of this page. Nothing is missing: our messages come as before.',
  failures: {
    alert_limit_reached: 'You already have five devices and chats. Please remove one first.',
    delivery_failed: 'Telegram does not answer at the moment. Please try again later.',
  },
};

export type AlertsWords = typeof alerts;
