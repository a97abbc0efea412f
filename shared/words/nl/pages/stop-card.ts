import type * as english from '#words/en/pages/stop-card.ts';
export const stopCard: typeof english.stopCard = {
  title: 'Een kaart voor uw portemonnee',
  text: 'Start iemand een overdracht terwijl het goed met u gaat en u zich niet kunt aanmelden, dan stopt de code op deze kaart die overdracht: vanaf elke computer of telefoon, zonder uw wachtwoord en uw mailbox. De code werkt één keer. Niemand kan er iets mee openen of lezen.',
  none: 'U hebt nog geen stopkaart.',
  valid: (moment: string) => `U hebt een stopkaart. Die is gemaakt op ${moment}.`,
  used: (moment: string) => `Uw stopkaart is gebruikt op ${moment}. Die werkt niet nog eens.`,
  void: 'Uw stopkaart werkt niet meer, omdat het wachtwoord opnieuw is ingesteld of een wijziging is afgewezen.',
  make: 'Een stopkaart maken',
  makeNew: 'Een nieuwe stopkaart maken',
  replaces: 'De kaart die u hebt, werkt dan niet meer.',

  madeTitle: 'Uw stopkaart',
  once: 'Wij tonen deze code alleen nu. Druk de kaart af, of schrijf beide regels over. Niets anders kan de code nog eens tonen.',
  print: 'De kaart afdrukken',
  kept: 'Ik heb de kaart',
  keptMissing: 'Druk de kaart eerst af of schrijf beide regels over. Vink dan het vakje aan.',
  done: 'Klaar',

  card: {
    name: 'Stopkaart',
    use: 'Gaat het goed met u, maar loopt er een overdracht van uw testament en kunt u zich niet aanmelden? Open deze pagina en voer beide regels in. Werkt één keer.',
    will: 'Nummer van het testament',
    code: 'Stopcode',
    qr: 'Deze code opent de pagina met beide regels al ingevoerd.',
  },

  stopTitle: 'Een overdracht stoppen met uw kaart',
  stopText:
    'Gaat het goed met u en loopt er een overdracht van uw testament, of staan uw vertrouwenspersonen klaar om er een te starten, dan stopt uw stopkaart dat nu.',
  willMissing: 'Dit nummer is niet compleet of heeft een fout. Vergelijk elke groep met de kaart.',
  willHint: 'Letters en cijfers, zoals op de kaart. De streepjes mogen, maar hoeven niet.',
  codeHint: '16 letters en cijfers. De streepjes mogen, maar hoeven niet.',
  codeMissing: 'Voer de hele code in: 16 letters en cijfers.',
  stop: 'Het gaat goed met mij: dit stoppen',
  stoppedTitle: { transfer: 'De overdracht is gestopt', activation: 'Uw vertrouwenspersonen wachten niet meer' },
  stopped: {
    transfer: 'Nu openen wij niets. Wij schrijven u en uw vertrouwenspersonen dat uw kaart is gebruikt.',
    activation:
      'Wij weten dat het goed met u gaat, en vragen het weer zoals anders. Wij schrijven u en uw vertrouwenspersonen dat uw kaart is gebruikt.',
  },
  next: [
    'De kaart is verbruikt. Maak een nieuwe zodra u zich weer kunt aanmelden.',
    'Kent iemand anders misschien uw wachtwoord, of leest iemand misschien uw e-mails, kies dan voor beide een nieuw wachtwoord.',
    'Is dit niet uw eigen computer, sluit dan dit venster.',
  ],
};
