import type { DashboardWords } from '#web/words/en/dashboard.ts';

export const dashboard: DashboardWords = {
  signInTitle: 'Anmelden',
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  signIn: 'Anmelden',
  forgotten: 'Ich habe mein Passwort vergessen',
  unconfirmed: 'Den Link zur Bestätigung meiner E-Mail-Adresse noch einmal senden',
  drive: {
    success: 'Ihr Cloud-Speicher ist verbunden.',
    error: 'Ihr Cloud-Speicher wurde nicht verbunden. Es wurde nichts geändert.',
    reason: (reason) => `Grund: ${reason}`,
  },
  title: 'Geht es Ihnen gut?',
  stopTitle: 'Die Übergabe Ihres Testaments läuft',
  draftTitle: 'Ihr Testament ist noch nicht versiegelt',
  draft: 'Wir fragen erst nach Ihrem Befinden, wenn Ihr Testament versiegelt ist. Ihre Vertrauenspersonen können nichts öffnen.',
  active: 'Ihr Testament ist versiegelt. Wir fragen Sie von Zeit zu Zeit, ob es Ihnen gut geht. Sie können es uns auch jetzt mitteilen.',
  pending_transfer:
    'Wir haben nichts von Ihnen gehört. Deshalb wurden Ihre Vertrauenspersonen informiert und können Ihr Testament öffnen. Wenn es Ihnen gut geht, drücken Sie den Knopf. Das beendet den Vorgang.',
  running:
    'Ihre Vertrauenspersonen können Ihr Testament bald lesen. Wenn es Ihnen gut geht, drücken Sie den Knopf. Das stoppt die Übergabe, und wir informieren Ihre Vertrauenspersonen.',
  accessible:
    'Ihre Vertrauenspersonen können Ihre Dokumente jetzt lesen. Wenn es Ihnen gut geht, drücken Sie den Knopf. Das schließt die Dokumente wieder, und wir informieren Ihre Vertrauenspersonen.',
  well: 'Mir geht es gut',
  stop: 'Mir geht es gut: Übergabe stoppen',
  nextCheck: 'Wir fragen Sie das nächste Mal am',
  thanks: 'Schön, von Ihnen zu hören',
  wellDone: 'Wir haben vermerkt, dass es Ihnen gut geht.',
  stopped: 'Die Übergabe wurde gestoppt. Wir informieren die betroffenen Personen.',
  changePassword: 'Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  change: 'Passwort ändern',
  changed: 'Ihr Passwort ist geändert. Alle anderen Geräte wurden abgemeldet.',
  signOut: 'Abmelden',
  failures: {
    no_sealed_will: 'In diesem Konto ist kein Testament versiegelt.',
    invalid_refresh_token: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
    invalid_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
    email_not_verified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link, den wir Ihnen gesendet haben.',
    recently_recovered:
      'Ihr Passwort wurde per E-Mail zurückgesetzt, deshalb können Sie es noch nicht ändern. Bitte bestätigen Sie zuerst das Zurücksetzen, mit dem Link, den wir Ihnen auf einem anderen Weg gesendet haben.',
    transfer_not_running: 'Zurzeit läuft keine Übergabe. Bitte laden Sie diese Seite neu, um den aktuellen Stand zu sehen.',
  },
  wrongPassword: 'Das aktuelle Passwort ist falsch. Es wurde nichts geändert.',
};
