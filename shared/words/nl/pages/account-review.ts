import type * as english from '#words/en/pages/account-review.ts';
export const accountReview: typeof english.accountReview = {
  title: 'Is dit allemaal van u?',

  reset: (at: string) => `Uw wachtwoord is op ${at} per e-mail opnieuw ingesteld.`,

  resets: (first: string, last: string) =>
    `Uw wachtwoord is op ${first} per e-mail opnieuw ingesteld. Daarna is dat nog eens gebeurd of is het afgewezen, voor het laatst op ${last}.`,
  why: 'Iedereen die uw e-mails kan lezen, kan dat doen. Controleer daarom of alles wat sindsdien in uw account is ingevoerd, van u is.',
  nothing: 'Er is nu niets te controleren',

  asideTitle: 'Wat wij apart hebben gelegd',
  aside: [
    'Uw account is weer zoals het voor de eerste keer was. Wat er sindsdien is ingevoerd, wordt hier bewaard en heeft geen gevolgen.',
    'Haal alleen terug wat u zelf hebt ingevoerd. Staat zo’n gegeven al in uw account, dan wordt het vervangen.',
    'Met de rest hoeft u niets te doen. Wij wissen die als de tijd voorbij is.',
  ],
  until: (moment: string) => `U kunt het terughalen tot ${moment}.`,
  bringBack: 'Dit is van mij: terughalen',

  broughtBack: (name: string) => `Teruggehaald: ${name}`,

  listTitle: 'Wat er sindsdien is ingevoerd',
  empty: 'Sindsdien is er niets ingevoerd. U kunt uw testament gewoon verzegelen.',
  kinds: {
    survivor: 'Vertrouwenspersoon',
    connector: 'Kanaal',
    storage: 'Opslag',
    settings: 'Instellingen',
    factors: 'Tweede factor',
    stop_card: 'Stopkaart',
    account: 'Uw account',
    document: 'Document',
  },
  changes: {
    survivor: {
      added: 'Deze persoon is toegevoegd.',
      changed: 'De gegevens van deze persoon zijn gewijzigd.',
      removed: 'Deze persoon is verwijderd.',
    },
    connector: { added: 'Dit kanaal is toegevoegd.', changed: 'Dit kanaal is gewijzigd.', removed: 'Dit kanaal is verwijderd.' },
    storage: { added: 'Deze opslag is toegevoegd.', changed: 'Deze opslag is gewijzigd.', removed: 'Deze opslag is verwijderd.' },
    settings: 'Uw instellingen zijn gewijzigd.',
    factors: 'Een passkey, een authenticator-app of de herstelcodes zijn gewijzigd.',
    stop_card: 'Er is een nieuwe stopkaart gemaakt.',
    account: 'De gegevens van uw account zijn gewijzigd.',
    document: 'Dit document is geüpload voordat het wachtwoord voor het laatst opnieuw werd ingesteld.',
  },

  changed: (what: string) => `Dit is anders: ${what}.`,
  fields: {
    name: 'de naam',
    contacts: 'de contactgegevens',
    paper: 'het blad',
    message: 'het persoonlijke bericht',
    channel: 'de toegangsgegevens, of waar het u bereikt',
    place: 'de plaats, of de toegangsgegevens',
    display_name: 'uw naam',
    email: 'uw e-mailadres',
    details: 'de overige gegevens',
  },
  correct: 'Dit is niet van mij: verbeteren',
  notMine: 'Is iets niet van u, dan kan iemand anders uw e-mails lezen. Verbeter het met de link erbij, en wijzig het wachtwoord van uw mailbox.',
  confirm: 'Alles op deze lijst is van mij',
  notNeeded: 'U hoeft deze lijst nu niet te bevestigen.',
  confirmed: 'Dank u wel. U kunt uw testament nu verzegelen.',
  toSealing: 'Verder naar het verzegelen',

  unprovenTitle: 'Hoelang wij voorzichtig blijven',
  unproven:
    'Niets op deze lijst bewijst ons al dat u het bent. Een kanaal dat erop staat, kan bijvoorbeeld niet bevestigen dat u uw wachtwoord opnieuw hebt ingesteld.',
  ends: {
    on: (moment: string) => `Dat geldt tot ${moment}.`,
    afterSealing: 'Dat geldt tot 30 dagen nadat u uw testament hebt verzegeld.',
    earlier:
      'Het eindigt eerder als u het bevestigt met iets wat u daarvoor al had: een kanaal, een tweede factor, of codes van de bladen van uw vertrouwenspersonen.',
    proof:
      'Dit eindigt als u het bevestigt met iets wat u daarvoor al had: een kanaal, een tweede factor, of codes van de bladen van uw vertrouwenspersonen.',
  },

  done: {
    title: 'Wij hebben iets voor u apart gelegd',
    text: 'Uw wachtwoord was al eerder opnieuw ingesteld, en wij weten niet of u dat was. Daarom is uw account weer zoals het voor de eerste keer was. Dit is er sindsdien ingevoerd:',
    next: 'Er is niets verloren. Meld u aan en laat ons weten wat daarvan van u is. U hebt daarvoor 30 dagen.',
    open: 'Aanmelden en beslissen',
  },

  failures: {
    review_needed: 'De lijst is intussen gewijzigd. Daarom is er niets bevestigd. Bekijk de lijst nog een keer.',
  } as Record<string, string>,
};
