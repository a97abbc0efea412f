import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Mit einem Konto verwahren Sie Ihr Testament bei diesem Dienst. Es bleibt versiegelt, bis die Menschen, die Sie auswählen, es gemeinsam öffnen.',
    'Zuerst brauchen wir einige Angaben zu Ihnen. Danach richten Sie Ihr Testament ein. Sie können jederzeit aufhören und später weitermachen.',
  ],
  name: 'Ihr Name',
  nameHint: 'So, wie Ihre Familie und Ihre Freunde Sie kennen. Er steht in unseren Nachrichten an sie.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  nameLong: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
  emailHint: 'Wir fragen Sie hier von Zeit zu Zeit, ob es Ihnen gut geht. Nehmen Sie eine Adresse, die Sie regelmäßig lesen.',
  password: 'Wählen Sie ein Passwort',
  reader: (language: string, zone: string) => `Sprache: ${language}. Zeiten gelten für ${zone}.`,
  languageHint: 'Die Sprache dieser Seiten und unserer Nachrichten an Sie.',
  timezone: 'Zeitzone',
  timezoneHint: 'Wir schreiben alle Tage und Uhrzeiten in unseren Nachrichten für diesen Ort.',
  button: 'Mein Konto eröffnen',
  haveAccount: 'Haben Sie schon ein Konto?',
  takenUnconfirmed: 'Ich habe meine E-Mail-Adresse noch nicht bestätigt: einen neuen Link senden',
  sentTo: 'Wir haben eine E-Mail an diese Adresse gesendet:',
  next: [
    'Öffnen Sie die E-Mail.',
    'Drücken Sie den Knopf darin: „Meine E-Mail-Adresse bestätigen“.',
    'Machen Sie dann auf der Seite weiter, die sich öffnet.',
  ],
  validity: 'Der Link in der E-Mail gilt einen Tag.',
  stayHere: 'Lassen Sie diese Seite offen: Dann müssen Sie Ihr Passwort nicht noch einmal eingeben.',
  nothingTitle: 'Wenn keine E-Mail kommt',
  nothing: (isTyped: boolean) => [
    'Es kann einige Minuten dauern. Bitte sehen Sie auch im Ordner für unerwünschte E-Mails nach (Spam oder Junk).',
    `Prüfen Sie die Adresse oben Buchstabe für Buchstabe. Wenn sie einen Fehler hat, ändern Sie sie.${isTyped ? ' Was Sie eingegeben haben, ist noch da.' : ''}`,
  ],
  resend: 'Die E-Mail noch einmal senden',
  resent: 'Wir haben die E-Mail noch einmal gesendet. Bitte benutzen Sie den Link in der neuesten.',
  change: 'Die Adresse ändern',
  failures: {
    email_taken: 'Diese E-Mail-Adresse hat schon ein Konto. Es wurde nichts geändert. Wenn es Ihres ist, geht es hier weiter:',
  } as Record<string, string>,
};
