import type { AlertsWords } from '#words/en/pages/alerts.ts';

export const alerts: AlertsWords = {
  title: 'Damit Sie unsere Nachrichten bemerken',
  text: 'E-Mails übersieht man leicht. Wenn Sie möchten, sagen wir Ihnen auch auf diesem Gerät oder in Telegram, dass eine Nachricht für Sie unterwegs ist. Der Hinweis nennt niemanden und sagt nichts über das Testament.',
  here: {
    push: (at) => `Ein Gerät, seit ${at}`,
    telegram: (at) => `Telegram, seit ${at}`,
  },
  remove: {
    push: 'Dieses Gerät entfernen',
    telegram: 'Telegram entfernen',
  },
  turnOn: 'Auf diesem Gerät benachrichtigen',
  willAsk: 'Ihr Browser fragt dann, ob Sie das erlauben.',
  turnedOn: 'Dieses Gerät zeigt nun, wenn eine Nachricht für Sie unterwegs ist. Einen ersten Hinweis bekommen Sie gleich.',
  denied:
    'Ihr Browser erlaubt keine Mitteilungen dieser Seite. Bitte erlauben Sie sie in seinen Einstellungen für diese Seite und drücken Sie dann noch einmal auf den Knopf.',
  failed:
    'Ihr Browser konnte Mitteilungen nicht einschalten. Bitte prüfen Sie Ihre Internetverbindung und drücken Sie noch einmal auf den Knopf. In einem privaten Fenster geht es nicht.',
  connectChat: 'In Telegram benachrichtigen',
  openChat: 'Telegram öffnen',
  pressStart: 'Drücken Sie dort auf „Start“. Diese Seite zeigt dann, dass es geklappt hat.',
  connected: 'Wir schreiben Ihnen nun auch in Telegram, wenn eine Nachricht für Sie unterwegs ist.',
  removed: 'Es wurde entfernt.',
  none: 'Dieser Browser kann keine Mitteilungen dieser Seite zeigen. Es fehlt Ihnen nichts: Unsere Nachrichten kommen wie bisher.',
  failures: {
    alert_limit_reached: 'Sie haben schon fünf Geräte und Chats. Bitte entfernen Sie zuerst einen davon.',
    delivery_failed: 'Telegram antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  },
};
