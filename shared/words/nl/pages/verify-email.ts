import type * as english from '#words/en/pages/verify-email.ts';
export const verifyEmail: typeof english.verifyEmail = {
  title: 'Bevestig uw e-mailadres',
  text: 'U vroeg ons een e-mailadres voor uw account te gebruiken. Bevestig dat het van u is.',
  button: 'Mijn e-mailadres bevestigen',
  doneTitle: 'Uw e-mailadres is bevestigd',
  done: (email: string) => `Wij gebruiken nu ${email} voor uw account.`,
  noLinkTitle: 'Een nieuwe link aanvragen',
  noLink: 'Open de link in onze e-mail om uw e-mailadres te bevestigen. Hij werkt één dag. Hebt u hem niet meer, dan kunnen wij u een nieuwe sturen.',
  send: 'Een nieuwe link sturen',
  sent: 'Heeft dit adres een account dat niet is bevestigd, dan hebben wij er een nieuwe link naartoe gestuurd. Kijk ook in de map voor ongewenste e-mail.',
};
