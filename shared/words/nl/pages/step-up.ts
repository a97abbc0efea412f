import type * as english from '#words/en/pages/step-up.ts';
export const stepUp: typeof english.stepUp = {
  title: 'Bent u het?',
  text: 'Voor wijzigingen aan uw account is uw tweede factor nodig. Daarna geldt die tien minuten. Wat u hebt getypt, blijft bewaard.',
  usePasskey: 'Mijn passkey gebruiken',
  waiting: 'Volg de stappen op uw apparaat',
  useApp: 'In plaats daarvan een code van mijn app invoeren',
  code: 'Code',
  codeHint: 'De 6 cijfers die uw authenticator-app nu toont.',
  codeMissing: 'Voer de 6 cijfers in die uw app toont.',
  useRecoveryCode: 'Ik heb mijn telefoon of sleutel niet: een herstelcode gebruiken',
  recoveryCode: 'Herstelcode',
  recoveryCodeHint: 'Een van de tien codes die u hebt afgedrukt of opgeslagen, zoals K7QF-3M9X. Elke code werkt één keer.',
  recoveryCodeMissing: 'Voer een herstelcode van 8 letters en cijfers in.',
  confirm: 'Bevestigen',
  cancel: 'Annuleren: niets wijzigen',
  lost: 'Bent u uw telefoon of sleutel kwijt, en ook uw herstelcodes?',
  lostLink: 'Kijk op de pagina Beveiliging wat u kunt doen',
  failures: {
    passkey_cancelled: 'Uw apparaat heeft geen passkey gebruikt. Probeer het opnieuw, of kies hieronder een andere manier.',
    factor_not_accepted:
      'Dit is niet aangenomen. Een code werkt één keer, en maar een minuut. Wacht op de volgende code, en controleer of de tijd van uw telefoon klopt.',
  } as Record<string, string>,
};
