import type * as english from '#words/en/pages/security.ts';
export const security: typeof english.security = {
  protection: {
    title: 'An Ihrem Testament lässt sich jetzt nichts ändern',
    reasons: {
      password_reset: (moment: string) =>
        `Ihr Passwort wurde am ${moment} mit einem Link zurückgesetzt, den wir per E-Mail gesendet haben. Das kann jede Person, die Ihre E-Mails liest. Deshalb müssen wir zuerst wissen, dass Sie es waren.`,
      reset_denied: (moment: string) =>
        `Am ${moment} hat jemand über einen Link in unserer E-Mail ein Zurücksetzen Ihres Passworts abgelehnt. Ihr früheres Passwort gilt wieder. Auf diesen Knopf kann jede Person drücken, die Ihre E-Mails liest. Deshalb müssen wir zuerst wissen, dass Sie es waren.`,
      change_rejected: (moment: string) =>
        `Am ${moment} hat jemand über einen Link von uns eine Änderung gemeldet, die nicht von Ihnen war. Deshalb müssen wir zuerst wissen, dass Sie selbst angemeldet sind.`,
    },
    still: 'Sie können uns weiterhin sagen, dass es Ihnen gut geht, und eine Übergabe stoppen.',
    channels: { email: 'E-Mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'Benachrichtigungen' },
    confirmTitle: 'Bestätigen Sie, dass Sie es waren',
    steps: {
      password_reset: (channels: string) => [
        `Suchen Sie unsere Nachricht über das Zurücksetzen. Wir haben sie über ${channels} gesendet.`,
        'Öffnen Sie den Link darin, und drücken Sie auf „Es geht mir gut, und ich habe das Passwort zurückgesetzt“.',
        'Kommen Sie auf diese Seite zurück, und drücken Sie auf „Noch einmal nachsehen“.',
      ],
      reset_denied: (channels: string) => [
        `Suchen Sie unsere Nachricht „Ihr früheres Passwort gilt wieder“. Wir haben sie über ${channels} gesendet.`,
        'Öffnen Sie den Link darin, und drücken Sie auf „Es geht mir gut, und ich habe das Zurücksetzen abgelehnt“.',
        'Kommen Sie auf diese Seite zurück, und drücken Sie auf „Noch einmal nachsehen“.',
      ],
      change_rejected: (channels: string) => [
        'Fordern Sie mit dem Link unten ein neues Passwort an, und wählen Sie eines.',
        `Wir senden Ihnen dann darüber eine Nachricht über ${channels}. Öffnen Sie den Link darin, und drücken Sie auf „Es geht mir gut, und ich habe das Passwort zurückgesetzt“.`,
        'Kommen Sie auf diese Seite zurück, und drücken Sie auf „Noch einmal nachsehen“.',
      ],
    },
    notMine:
      'Wenn Sie es nicht zurückgesetzt haben, drücken Sie dort auf „Es geht mir gut, aber ich habe es nicht zurückgesetzt“. Ihr früheres Passwort gilt dann wieder. Bitte ändern Sie auch das Passwort Ihres Postfachs.',
    look: 'Noch einmal nachsehen',
    waitTitle: 'Wenn Sie nichts tun',
    onlyEmail: 'Wir erreichen Sie nur per E-Mail, und ein Link per E-Mail kann das nicht bestätigen.',
    ends: (moment: string) => `Das endet am ${moment}.`,
    survivorsKnow: 'Vorher benachrichtigen wir Ihre Vertrauenspersonen, dass Ihr Passwort zurückgesetzt wurde.',
    oneCode: 'Wenn Sie das Passwort mit einem Ersatzcode einer Vertrauensperson noch einmal zurücksetzen, endet es 7 Tage später.',
    again: 'Wenn es ohne Code zurückgesetzt wird, beginnen die 30 Tage von vorn.',
    notMineByMail:
      'Wenn Sie es nicht zurückgesetzt haben, öffnen Sie den Link in unserer E-Mail über das Zurücksetzen, und drücken Sie auf „Es geht mir gut, aber ich habe es nicht zurückgesetzt“. Ihr früheres Passwort gilt dann wieder. Bitte ändern Sie auch das Passwort Ihres Postfachs.',
    noChannel:
      'Wir erreichen Sie jetzt nur per E-Mail, und ein Link per E-Mail kann das nicht bestätigen. Das können nur Blätter Ihrer Vertrauenspersonen.',
    papersTitle: 'Mit Blättern Ihrer Vertrauenspersonen beenden',
    papers: (count: number) =>
      `Bitten Sie ${count} Ihrer Vertrauenspersonen um je einen Ersatzcode. Fordern Sie dann ein neues Passwort an, und geben Sie die Codes dort ein, wo Sie es wählen. Danach lässt sich sofort wieder alles ändern. Kein Code wird verbraucht.`,
    newPassword: 'Ein neues Passwort anfordern',
  },
  pendingTitle: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  pending: (email: string) =>
    `Wir haben einen Link an ${email} gesendet. Bitte öffnen Sie ihn und drücken Sie dort auf den Knopf. Der Link gilt einen Tag.`,
  sendAgain: 'Den Link noch einmal senden',
  sentAgain: 'Ein neuer Link ist unterwegs. Das kann ein paar Minuten dauern. Nur der neueste Link gilt.',
  goBack: (email: string) => `Zurück zu ${email}`,
  previousPending: (email: string) => `Ihre bisherige Adresse ${email} gilt bis sieben Tage, nachdem Sie die neue bestätigt haben.`,
  previousUntil: (email: string, date: string) => `Ihre bisherige Adresse ${email} gilt noch bis ${date}. Bis dahin schreiben wir an beide.`,
  changeEmail: 'Meine E-Mail-Adresse ändern',
  newEmail: 'Neue E-Mail-Adresse',
  newEmailHint: 'Wir schreiben an beide Adressen, bis sieben Tage, nachdem Sie die neue bestätigt haben.',
  emailWrong: 'Geben Sie eine E-Mail-Adresse in der Form name@example.com ein.',
  saveEmail: 'Diese Adresse speichern',
  changePassword: 'Mein Passwort ändern',
  currentPassword: 'Aktuelles Passwort',
  change: 'Das Passwort ändern',
  changed: 'Ihr Passwort ist geändert. Alle anderen Geräte wurden abgemeldet.',
  sessionsTitle: 'Wo Sie angemeldet sind',
  device: (browser: string, system: string) => `${browser} auf ${system}`,
  unknownDevice: 'Ein Gerät, dessen Namen wir nicht kennen',
  thisDevice: 'dieses Gerät',
  lastUsed: (date: string) => `Zuletzt benutzt am ${date}`,
  end: 'Dort abmelden',
  endAllMeaning:
    'Wenn Ihnen etwas unbekannt vorkommt, melden Sie sich überall ab und wählen Sie ein neues Passwort. Auch auf diesem Gerät melden Sie sich dann neu an.',
  endAll: 'Überall abmelden',
  exportTitle: 'Alles, was wir über Sie aufbewahren',
  exportMeaning:
    'Sie können eine Datei speichern: mit allem, was Sie uns gegeben haben, und mit dem, was geschehen ist. Sie enthält kein Passwort und keinen Schlüssel, aber die Namen und Kontakte Ihrer Vertrauenspersonen. Bitte bewahren Sie sie sicher auf.',
  export: 'Diese Datei speichern',
  exportFile: 'mein-testament-konto.json',
  deleteTitle: 'Löschen',
  deleteWaits: 'Eine Löschung ist schon vorgemerkt. Wenn Sie eine andere möchten, machen Sie diese zuerst oben auf der Seite rückgängig.',
  sealedWait:
    'Wir löschen in 30 Tagen. Ihre Vertrauenspersonen informieren wir jetzt. Wenn eine von ihnen in dieser Zeit die Übergabe startet, wird nichts gelöscht. Bis dahin können Sie es jederzeit hier oder mit dem Link in unserer Nachricht rückgängig machen.',
  unsealedWait: 'Wir löschen in 7 Tagen. Bis dahin können Sie es hier oder mit dem Link in unserer Nachricht rückgängig machen.',
  packages: 'Was soll mit den verschlüsselten Dateien an Ihrem Speicherort geschehen?',
  packagesMissing: 'Wählen Sie, was mit den Dateien geschehen soll.',
  keepFiles: { label: 'Sie bleiben dort', hint: 'Ihre Vertrauenspersonen können sie gemeinsam mit ihren Blättern öffnen, auch ohne uns.' },
  ourFiles:
    'Die verschlüsselten Dateien liegen bei diesem Dienst. Deshalb löschen wir sie auch. Danach öffnen die Blätter Ihrer Vertrauenspersonen nur noch eine Kopie, die jemand vorher gemacht hat. Wenn Sie die Dateien behalten wollen, verlegen Sie Ihr Testament zuerst an einen eigenen Speicherort.',
  deleteFiles: {
    label: 'Auch löschen',
    hint: 'Danach öffnen die Blätter Ihrer Vertrauenspersonen nur noch eine Kopie, die jemand vorher gemacht hat.',
  },
  no: 'Nein, alles behalten',
  deletions: {
    will: {
      open: 'Nur mein Testament löschen',
      meaning:
        'Ihre versiegelten Dokumente und die persönlichen Nachrichten werden gelöscht. Ihr Konto, Ihre Vertrauenspersonen und Ihre Speicherorte bleiben, und Sie können ein neues Testament versiegeln.',
      submit: 'Mein Testament löschen',
      sure: 'Möchten Sie Ihr Testament löschen?',
      confirm: 'Ja, mein Testament in 30 Tagen löschen',
    },
    account: {
      open: 'Mein Konto löschen',
      meaning: 'Alles in Ihrem Konto wird gelöscht: Ihr Testament, Ihre Vertrauenspersonen, Ihre Einstellungen und der Verlauf.',
      submit: 'Mein Konto löschen',
      sure: 'Möchten Sie Ihr Konto und alles darin löschen?',
      confirm: 'Ja, mein Konto löschen',
    },
  },
  failures: {
    deletion_requested: 'Eine Löschung ist schon vorgemerkt. Nichts wurde geändert. Bitte laden Sie diese Seite neu, um sie zu sehen.',
  } as Record<string, string>,
};
