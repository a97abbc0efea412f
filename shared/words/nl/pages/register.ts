import type * as english from '#words/en/pages/register.ts';
export const register: typeof english.register = {
  intro: [
    'Met een account bewaart u uw testament bij deze dienst. Het blijft verzegeld tot de mensen die u kiest, het samen openen.',
    'Eerst hebben wij enkele gegevens van u nodig. Het inrichten van uw testament komt daarna. U kunt altijd stoppen en later verdergaan.',
  ],
  name: 'Uw naam',
  nameHint: 'Zoals uw familie en vrienden u kennen. Onze berichten aan hen gebruiken die naam.',
  nameMissing: 'Voer uw naam in.',
  nameLong: 'Voer een naam in met ten hoogste 100 tekens.',
  emailHint: 'Wij vragen u hier af en toe of het goed met u gaat. Gebruik een adres dat u regelmatig leest.',
  password: 'Kies een wachtwoord',
  reader: (language: string, zone: string) => `Taal: ${language}. Tijden zijn in ${zone}.`,
  languageHint: 'De taal van deze pagina’s en van onze berichten aan u.',
  timezone: 'Tijdzone',
  timezoneHint: 'Wij schrijven alle data en tijden in onze berichten voor deze plaats.',
  button: 'Mijn account openen',
  haveAccount: 'Hebt u al een account?',
  takenUnconfirmed: 'Ik heb mijn e-mailadres nog niet bevestigd: stuur mij een nieuwe link',
  sentTo: 'Wij hebben een e-mail gestuurd naar dit adres:',
  next: ['Open de e-mail.', 'Druk op de knop erin: „Mijn e-mailadres bevestigen”.', 'Ga dan verder op de pagina die opengaat.'],
  validity: 'De link in de e-mail werkt één dag. Laat deze pagina open: dan hoeft u uw wachtwoord niet nog eens te typen.',
  nothingTitle: 'Als er geen e-mail komt',
  nothing: [
    'Het kan enkele minuten duren. Kijk ook in de map voor ongewenste e-mail (spam).',
    'Controleer het adres hierboven, letter voor letter. Staat er een fout in, wijzig het dan. Wat u hebt getypt, staat er nog.',
  ],
  resend: 'De e-mail opnieuw sturen',
  resent: 'Wij hebben de e-mail opnieuw gestuurd. Gebruik de link in de nieuwste.',
  change: 'Het adres wijzigen',
  failures: {
    email_taken: 'Dit e-mailadres heeft al een account. Er is niets veranderd. Is het van u, ga dan hier verder:',
  } as Record<string, string>,
};
