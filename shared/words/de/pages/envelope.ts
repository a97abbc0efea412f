import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'Das Blatt aus Ihrem Umschlag benutzen',
  lead: 'Mit dem Blatt bestätigen Sie ohne eine Nachricht von uns, wer Sie sind. Damit startet noch keine Übergabe.',
  privacy: 'Geben Sie hier nie den Wiederherstellungsschlüssel (recovery key) ein. Diese Seite braucht ihn nicht.',
  notRunning: 'Für dieses Testament läuft keine Übergabe',
  notRunningText:
    'Ihr Ersatzcode wurde nicht benutzt. Wenn die Person gestorben ist, die Sie benannt hat, können Sie jetzt damit die Übergabe starten.',
};
