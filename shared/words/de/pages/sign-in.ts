import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  yourEmail: 'Ihre E-Mail-Adresse',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passkey: 'Stattdessen einen Passkey verwenden',
  newHere: 'Sind Sie neu hier?',
  register: 'Ein Konto eröffnen',
  forgotten: 'Ich habe mein Passwort vergessen',
  stopCard: 'Es geht mir gut, und ich möchte eine Übergabe mit meiner Stoppkarte stoppen',
  sentTitle: 'Bitte sehen Sie in Ihren E-Mails nach',
  unconfirmed: 'Den Link zur Bestätigung meiner E-Mail-Adresse noch einmal senden',
  failures: {
    passkey_cancelled:
      'Ihr Gerät hat keinen Passkey verwendet. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
    factor_not_accepted:
      'Wir kennen diesen Passkey nicht. Vielleicht wurde er entfernt. Bitte verwenden Sie einen anderen, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
    invalid_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch. Bitte prüfen Sie beides und versuchen Sie es noch einmal.',
  } as Record<string, string>,
};
