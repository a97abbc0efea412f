import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: 'Sind Sie es?',
  text: 'Für Änderungen an Ihrem Konto ist Ihr zweiter Faktor nötig. Er gilt dann zehn Minuten lang. Was Sie eingegeben haben, bleibt erhalten.',
  usePasskey: 'Meinen Passkey verwenden',
  waiting: 'Bitte folgen Sie den Schritten auf Ihrem Gerät',
  useApp: 'Stattdessen einen Code meiner App eingeben',
  code: 'Code Ihrer App',
  codeHint: 'Die 6 Ziffern, die Ihre Authenticator-App jetzt zeigt.',
  codeMissing: 'Geben Sie die 6 Ziffern ein, die Ihre App zeigt.',
  useRecoveryCode: 'Ich habe mein Telefon oder meinen Schlüssel nicht: Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  recoveryCodeHint: 'Einer der zehn Codes, die Sie gedruckt oder gespeichert haben, zum Beispiel K7QF-3M9X. Jeder gilt einmal.',
  recoveryCodeMissing: 'Geben Sie einen Wiederherstellungscode aus 8 Buchstaben und Ziffern ein.',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen: nichts ändern',
  lost: 'Haben Sie Telefon oder Schlüssel und auch die Wiederherstellungscodes verloren?',
  lostLink: 'Auf der Seite „Sicherheit“ sehen, was Sie tun können',
  failures: {
    passkey_cancelled: 'Ihr Gerät hat keinen Passkey verwendet. Bitte versuchen Sie es noch einmal, oder wählen Sie unten einen anderen Weg.',
    factor_not_accepted:
      'Das wurde nicht angenommen. Ein Code gilt einmal und nur eine Minute lang. Bitte warten Sie auf den nächsten Code, und prüfen Sie, ob die Uhr Ihres Telefons stimmt.',
  } as Record<string, string>,
};
