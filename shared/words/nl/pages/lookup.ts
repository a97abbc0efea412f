import type * as english from '#words/en/pages/lookup.ts';
export const lookup: typeof english.lookup = {
  title: 'Het testament vinden waarin u bent genoemd',
  lead: 'Gebruik deze pagina als u geen link en geen blad hebt. U hebt het e-mailadres nodig van de persoon van wie het testament is.',
  hostEmail: 'Het e-mailadres van die persoon',
  hostEmailHint: 'Had die persoon er meerdere, probeer ze dan een voor een.',
  contact: 'Waar bereiken wij u?',
  send: 'Stuur mij een bericht',
  sentTitle: 'Dank u wel. Wacht op ons bericht',
  sent: 'Heeft iemand met dit e-mailadres u met deze contactgegevens genoemd, dan hebben wij u zojuist een bericht gestuurd waarin staat wat u moet doen.',
  sentWhy: 'Wij tonen iedereen dezelfde zin, zodat geen vreemde erachter komt wie een testament heeft achtergelaten.',
  nothing: 'Komt er niets aan?',
  nothingSteps: [
    'Wacht enkele minuten. Kijk bij een e-mail ook in de map voor ongewenste mail (spam).',
    'Probeer een ander adres van die persoon, of een ander adres van uzelf.',
    'Vraag de familie om een verzegelde envelop met uw naam.',
  ],
  again: 'Een ander adres proberen',
};
