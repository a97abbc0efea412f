import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'Aanmelden',
  email: 'E-mailadres',
  yourEmail: 'Uw e-mailadres',
  password: 'Wachtwoord',
  passwordMissing: 'Voer uw wachtwoord in.',
  passkey: 'In plaats daarvan een passkey gebruiken',
  newHere: 'Bent u hier nieuw?',
  register: 'Een account openen',
  forgotten: 'Ik ben mijn wachtwoord vergeten',
  stopCard: 'Het gaat goed met mij, en ik wil een overdracht stoppen met mijn stopkaart',
  sentTitle: 'Kijk in uw e-mail',
  unconfirmed: 'Stuur mij opnieuw de link om mijn e-mailadres te bevestigen',
  failures: {
    passkey_cancelled: 'Uw apparaat heeft geen passkey gebruikt. Probeer het opnieuw, of meld u aan met uw e-mailadres en wachtwoord.',
    factor_not_accepted:
      'Wij kennen deze passkey niet. Misschien is hij verwijderd. Gebruik een andere, of meld u aan met uw e-mailadres en wachtwoord.',
    invalid_credentials: 'Het e-mailadres of het wachtwoord is verkeerd. Controleer beide, en probeer het opnieuw.',
  } as Record<string, string>,
};
