import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: 'Ist das alles von Ihnen?',

  reset: (at: string) => `Ihr Passwort wurde am ${at} per E-Mail zurückgesetzt.`,

  resets: (first: string, last: string) =>
    `Ihr Passwort wurde am ${first} per E-Mail zurückgesetzt. Danach wurde es noch einmal zurückgesetzt, oder ein Zurücksetzen wurde abgelehnt, zuletzt am ${last}.`,
  why: 'Das kann jeder tun, der Ihre E-Mails lesen kann. Bitte prüfen Sie deshalb, ob alles von Ihnen ist, was seitdem in Ihrem Konto eingetragen wurde.',
  nothing: 'Es gibt jetzt nichts zu prüfen',

  asideTitle: 'Was wir beiseitegelegt haben',
  aside: [
    'Ihr Konto ist wieder so, wie es vor dem ersten Zurücksetzen war. Was seitdem eingetragen wurde, ist hier aufbewahrt und hat keine Wirkung.',
    'Bitte holen Sie nur zurück, was Sie selbst eingetragen haben. Gibt es in Ihrem Konto schon so einen Eintrag, wird er ersetzt.',
    'Um den Rest müssen Sie sich nicht kümmern. Wir löschen ihn, wenn die Zeit vorbei ist.',
  ],
  until: (moment: string) => `Sie können es bis zum ${moment} zurückholen.`,
  bringBack: 'Das ist von mir: zurückholen',

  broughtBack: (name: string) => `Zurückgeholt: ${name}`,

  listTitle: 'Was seit dem Zurücksetzen eingetragen wurde',
  empty: 'Seitdem wurde nichts eingetragen. Sie können Ihr Testament wie gewohnt versiegeln.',
  kinds: {
    survivor: 'Vertrauensperson',
    connector: 'Kanal',
    storage: 'Speicherort',
    settings: 'Einstellungen',
    factors: 'Zweiter Faktor',
    stop_card: 'Stoppkarte',
    account: 'Ihr Konto',
    document: 'Dokument',
  },
  changes: {
    survivor: {
      added: 'Diese Person wurde hinzugefügt.',
      changed: 'Die Angaben zu dieser Person wurden geändert.',
      removed: 'Diese Person wurde entfernt.',
    },
    connector: { added: 'Dieser Kanal wurde hinzugefügt.', changed: 'Dieser Kanal wurde geändert.', removed: 'Dieser Kanal wurde entfernt.' },
    storage: {
      added: 'Dieser Speicherort wurde hinzugefügt.',
      changed: 'Dieser Speicherort wurde geändert.',
      removed: 'Dieser Speicherort wurde entfernt.',
    },
    settings: 'Ihre Einstellungen wurden geändert.',
    factors: 'Ein Passkey, eine Authenticator-App oder die Wiederherstellungscodes wurden geändert.',
    stop_card: 'Eine neue Stoppkarte wurde erstellt.',
    account: 'Die Angaben Ihres Kontos wurden geändert.',
    document: 'Dieses Dokument wurde vor dem letzten Zurücksetzen hochgeladen.',
  },

  changed: (what: string) => `Das ist anders: ${what}.`,
  fields: {
    name: 'der Name',
    contacts: 'die Kontaktdaten',
    paper: 'das Blatt',
    message: 'die persönliche Nachricht',
    channel: 'die Zugangsdaten, oder wo er Sie erreicht',
    place: 'der Ort, oder die Zugangsdaten',
    display_name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    details: 'die übrigen Angaben',
  },
  correct: 'Das ist nicht von mir: richtigstellen',
  notMine:
    'Wenn etwas nicht von Ihnen ist, kann jemand anderes Ihre E-Mails lesen. Bitte stellen Sie es über den Link bei diesem Eintrag richtig, und ändern Sie das Passwort Ihres Postfachs.',
  confirm: 'Alles auf dieser Liste ist von mir',
  notNeeded: 'Sie müssen diese Liste jetzt nicht bestätigen.',
  confirmed: 'Vielen Dank. Sie können Ihr Testament jetzt versiegeln.',
  toSealing: 'Weiter zum Versiegeln',

  unprovenTitle: 'Wie lange wir vorsichtig bleiben',
  unproven:
    'Nichts auf dieser Liste beweist uns schon, dass Sie es sind. Ein Kanal, der darauf steht, kann zum Beispiel kein Zurücksetzen Ihres Passworts bestätigen.',
  ends: {
    on: (moment: string) => `Das gilt bis zum ${moment}.`,
    afterSealing: 'Das gilt, bis 30 Tage vergangen sind, seit Sie Ihr Testament versiegelt haben.',
    earlier:
      'Es endet früher, wenn Sie das Zurücksetzen mit etwas bestätigen, das Sie schon vorher hatten: mit einem Kanal, einem zweiten Faktor oder Codes von den Blättern Ihrer Vertrauenspersonen.',
    proof:
      'Das endet, wenn Sie das Zurücksetzen mit etwas bestätigen, das Sie schon vorher hatten: mit einem Kanal, einem zweiten Faktor oder Codes von den Blättern Ihrer Vertrauenspersonen.',
  },

  done: {
    title: 'Wir haben etwas für Sie beiseitegelegt',
    text: 'Ihr Passwort wurde schon vorher zurückgesetzt, und wir wissen nicht, ob Sie das waren. Deshalb ist Ihr Konto wieder so, wie es vor dem ersten Zurücksetzen war. Das wurde seitdem eingetragen:',
    next: 'Nichts ist verloren. Bitte melden Sie sich an und sagen Sie uns, was davon von Ihnen ist. Sie haben dafür 30 Tage Zeit.',
    open: 'Anmelden und entscheiden',
  },

  failures: {
    review_needed: 'Die Liste wurde inzwischen geändert, deshalb wurde nichts bestätigt. Bitte sehen Sie sie noch einmal durch.',
  } as Record<string, string>,
};
