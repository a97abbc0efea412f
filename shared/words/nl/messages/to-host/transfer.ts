import type * as english from '#words/en/messages/to-host/transfer.ts';

const stop = {
  unnamedStarter: 'van een van uw vertrouwenspersonen',
  stopBy: (until: string) => `Gaat het goed met u, stop dan de overdracht. Dat kan met deze link tot ${until}.`,
  stopNow: 'Gaat het goed met u, meld u dan nu aan en stop de overdracht.',
  opensAt: (from: string) =>
    `Vóór ${from} openen wij niets. Stopt u de overdracht niet, dan gaan uw documenten daarna open, zodra genoeg van uw vertrouwenspersonen hebben bevestigd wie zij zijn.`,
  stepSignIn: 'Aanmelden en de overdracht stoppen',
  afterLink: 'Werkt de link niet meer, dan kunt u zich nog aanmelden en de overdracht stoppen.',
  shortStopBy: (until: string) => `Gaat het goed met u, stop die uiterlijk ${until}:`,
  shortStopNow: 'Gaat het goed met u, meld u aan en stop die:',
};

export const transfer: typeof english.transfer = {
  'transfer-started': {
    ...stop,
    subject: 'De overdracht van uw testament is gestart',
    opening: (name: string) => `Iemand die de naam ${name} opgaf, heeft de overdracht van uw testament gestart.`,
    short: 'De overdracht van uw testament is gestart.',
  },

  'transfer-reminder': {
    ...stop,
    subject: 'Herinnering: de overdracht van uw testament loopt',
    opening: (name: string) => `De overdracht van uw testament loopt nog. Iemand die de naam ${name} opgaf, heeft die gestart.`,
    short: 'De overdracht van uw testament loopt.',
  },

  'transfer-cancelled-host': {
    subject: 'De overdracht van uw testament is gestopt',
    opening: 'De overdracht van uw testament is gestopt, en wij hebben het uw vertrouwenspersonen gemeld.',
    closed: 'Uw documenten zijn gesloten, en uw testament is verzegeld zoals voorheen. Wij gaan af en toe na of het goed met u gaat, zoals voorheen.',
    notOpened: 'Er is geen document geopend.',
    notRead: 'Voordat de overdracht werd gestopt, stonden uw documenten open voor uw vertrouwenspersonen. Voor zover wij weten, is er geen gelezen.',
    read: 'Voordat de overdracht werd gestopt, stonden uw documenten open voor uw vertrouwenspersonen. Zij lazen het volgende, met de tijd van de eerste keer:',
    readEntry: (survivor: string, what: string, at: string) => `${survivor}: ${what}, ${at}`,
    personalMessage: 'het persoonlijke bericht',
    lostDocument: 'een document dat niet meer in uw testament zit',
    notYou: 'Hebt u de overdracht zelf gestopt, dan hoeft u niets te doen. Was u het niet, meld u dan aan en wijzig uw wachtwoord.',
    short: 'De overdracht van uw testament is gestopt. Was u het niet, meld u dan aan en wijzig uw wachtwoord.',
    shortRead:
      'De overdracht van uw testament is gestopt, maar er was al iets gelezen: onze e-mail zegt wat, door wie en wanneer. Hebt u die niet gestopt, meld u aan:',
  },

  'starts-digest': {
    subject: 'De overdracht van uw testament is opnieuw gestart',
    opening:
      'Nadat u de overdracht van uw testament twee keer had gestopt, is die opnieuw gestart. Om u niet te veel berichten te sturen, zeggen wij u één keer per dag wat er is gebeurd:',
    running: (survivor: string, at: string) => `${survivor}: gestart op ${at}, loopt nog`,
    stopped: (survivor: string, at: string, stoppedAt: string) => `${survivor}: gestart op ${at}, gestopt op ${stoppedAt}`,
    ownMessages: 'Over elk van deze starts kreeg u ook een eigen bericht, met een link om de overdracht te stoppen.',
    remove:
      'Vertrouwt u iemand op deze lijst niet meer, meld u dan aan en verwijder die persoon uit uw vertrouwenspersonen. Dan kan die persoon geen overdracht meer starten.',
    notYou: 'Hebt u een overdracht niet zelf gestopt, meld u dan aan en wijzig uw wachtwoord.',
    short:
      'De overdracht van uw testament is opnieuw gestart nadat u die had gestopt: onze e-mail zegt door wie. Meld u aan om die persoon te verwijderen:',
  },

  'codes-guessed-host': {
    subject: 'Er zijn veel verkeerde codes ingevoerd bij de overdracht van uw testament',
    opening: (survivor: string) => `Iemand heeft veel verkeerde codes ingevoerd voor ${survivor} bij de overdracht van uw testament.`,
    slower: 'Er is niets geopend. Wij sturen nu veel minder vaak codes voor deze persoon, zodat raden te lang duurt.',
    short: 'Iemand heeft veel verkeerde codes ingevoerd bij de overdracht van uw testament.',
  },

  'backup-codes-guessed-host': {
    subject: 'Er zijn veel verkeerde reservecodes ingevoerd voor een van uw vertrouwenspersonen',
    opening: (survivor: string) => `Binnen een dag heeft iemand minstens tien verkeerde reservecodes ingevoerd voor ${survivor}.`,
    mistyped:
      'Een verkeerde code opent niets, en de codes op het blad werken nog. Heeft de vertrouwenspersoon zich vertypt, dan hoeft u niets te doen.',
    otherwise:
      'Zo niet, dan heeft misschien iemand anders het blad gezien. Meld u aan en maak een nieuw blad voor deze persoon. Loopt er een overdracht die u niet wilt, stop die dan eerst.',
    short:
      'Iemand heeft veel verkeerde reservecodes ingevoerd voor een van uw vertrouwenspersonen. Was het die persoon niet, meld u dan aan en maak een nieuw blad:',
  },

  'survivor-authenticated-host': {
    subject: 'Een van uw vertrouwenspersonen heeft de eigen identiteit bevestigd',
    opening: (survivor: string) => `${survivor} heeft bij de overdracht van uw testament de eigen identiteit bevestigd.`,
    opensLater: 'Uw documenten gaan pas open wanneer genoeg van uw vertrouwenspersonen hebben bevestigd wie zij zijn.',
    short: 'Een van uw vertrouwenspersonen heeft bij de overdracht van uw testament de eigen identiteit bevestigd.',
  },

  'documents-open-host': {
    subject: 'Uw vertrouwenspersonen kunnen uw documenten nu lezen',
    opening:
      'Genoeg van uw vertrouwenspersonen hebben bevestigd wie zij zijn, en de tijd waarin u de overdracht met een link kon stoppen, is voorbij.',
    open: 'Uw vertrouwenspersonen kunnen nu uw documenten lezen, en uw persoonlijke berichten aan hen.',
    stop: 'Gaat het goed met u, meld u dan aan en stop de overdracht meteen. Dat sluit de documenten weer.',
    short: 'Uw vertrouwenspersonen kunnen uw documenten nu lezen.',
  },

  'opening-failed-host': {
    subject: 'Uw documenten konden niet worden geopend',
    opening: 'Uw vertrouwenspersonen hebben bevestigd wie zij zijn, maar wij konden uw documenten niet voor hen openen.',
    why: 'De documenten konden niet worden gelezen uit de opslag waarin ze worden bewaard, of ze zijn niet meer zoals ze zijn verzegeld. Wij hebben niets getoond. Wij proberen het elke dag opnieuw.',
    stop: 'Gaat het goed met u, meld u dan aan en stop de overdracht. Controleer daarna de opslag en verzegel uw testament opnieuw.',
    short: 'Uw vertrouwenspersonen konden uw documenten niet openen, omdat de opslag ze niet intact teruggaf.',
  },
};
