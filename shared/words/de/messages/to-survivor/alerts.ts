import type * as english from '#words/en/messages/to-survivor/alerts.ts';
export const alerts: typeof english.alerts = {
  'alerts-changed': {
    subject: (host: string) => `Wo wir Sie auf Nachrichten zum Testament von ${host} hinweisen`,
    added: {
      push: 'Ein Gerät wurde hinzugefügt: Ab jetzt zeigt auch dieses Gerät, wenn eine Nachricht für Sie unterwegs ist.',
      telegram: 'Ein Chat bei Telegram wurde hinzugefügt: Ab jetzt schreiben wir auch dort, wenn eine Nachricht für Sie unterwegs ist.',
    },
    removed: {
      push: 'Ein Gerät wurde entfernt: Es zeigt nicht mehr, wenn eine Nachricht für Sie unterwegs ist.',
      telegram: 'Ein Chat bei Telegram wurde entfernt: Dort schreiben wir nicht mehr.',
    },
    gone: {
      push: 'Eines Ihrer Geräte nimmt keine Benachrichtigungen mehr von uns an, darum haben wir es entfernt.',
      telegram: 'Ihr Chat mit unserem Bot bei Telegram wurde geschlossen, darum haben wir ihn entfernt.',
    },
    here: 'Die Nachrichten selbst, Links und Codes kommen weiterhin nur an diese Adresse.',
    notYou: (host: string) =>
      `Wenn Sie das nicht waren, öffnen Sie bitte den Link und entfernen Sie, was Sie nicht kennen. Bitte sagen Sie es auch ${host}.`,
    again: 'Mit dem Link können Sie das Gerät oder den Chat wieder hinzufügen.',
    step: 'Meine Geräte und Chats ansehen',
    short: 'Wo wir Sie auf Nachrichten zu einem Testament hinweisen, in dem Sie genannt sind, wurde geändert.',
  },
};
