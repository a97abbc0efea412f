import type * as english from '#words/en/pages/reset-password.ts';
export const resetPassword: typeof english.resetPassword = {
  noLinkTitle: 'Passwort zurücksetzen',
  noLink: 'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
  send: 'Link senden',
  sent: 'Wenn diese Adresse zu einem Konto gehört, haben wir einen Link gesendet. Bitte sehen Sie auch im Ordner für unerwünschte E-Mails nach. In der E-Mail steht, wie lange der Link gilt.',
  title: 'Neues Passwort wählen',
  text: 'Alle Geräte, auf denen Sie angemeldet sind, werden abgemeldet.',
  password: 'Neues Passwort',
  passwordHint: 'Mindestens 12 Zeichen. Einige Wörter, die Sie sich merken, sind ein gutes Passwort.',
  passwordGuessable: 'Ein Wort mit Ziffern dahinter ist leicht zu erraten. Mehrere Wörter sind sicherer.',
  passwordShort: 'Geben Sie ein Passwort mit mindestens 12 Zeichen ein.',
  papersSummary: 'Ich habe Blätter meiner Vertrauenspersonen zur Hand',
  papers:
    'Nach dem Zurücksetzen kann ein versiegeltes Testament eine Zeit lang nicht geändert werden. Das schützt Sie, falls jemand anderes Ihre E-Mails liest. Ersatzcodes von den Blättern Ihrer Vertrauenspersonen verkürzen diese Zeit. Die Codes werden dabei nicht verbraucht.',
  survivorId: 'Nummer der Vertrauensperson auf dem Blatt (Survivor ID)',
  backupCode: 'Ein Ersatzcode von diesem Blatt (backup code)',
  both: 'Geben Sie die Nummer und einen Ersatzcode dieses Blattes ein, oder lassen Sie beides leer.',
  idMissing: 'Diese Nummer ist unvollständig oder hat einen Fehler. Vergleichen Sie jede Gruppe mit dem Blatt.',
  addPaper: 'Weiteres Blatt hinzufügen',
  button: 'Neues Passwort festlegen',
  doneTitle: 'Ihr neues Passwort ist festgelegt',
  done: 'Sie können sich jetzt damit anmelden.',
  limits:
    'Wenn Sie ein versiegeltes Testament haben, haben wir Ihnen eine Nachricht gesendet. Sie sagt, was Sie jetzt tun können und ab wann Sie es wieder ändern können.',
};
