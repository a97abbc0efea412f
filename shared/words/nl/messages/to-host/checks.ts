import type * as english from '#words/en/messages/to-host/checks.ts';

const check = {
  pressBy: (by: string) => `Open de link en druk uiterlijk op ${by} op de knop.`,
  ifMissed: (checks: number) =>
    `Antwoordt u niet, dan vragen wij het opnieuw. Wij waarschuwen uw vertrouwenspersonen pas na ${checks} vragen na elkaar zonder antwoord.`,
  ifLastMissed: (by: string) =>
    `Antwoordt u niet, dan melden wij uw vertrouwenspersonen op ${by} dat zij de overdracht van uw testament mogen starten.`,
  afterLast:
    'Ook daarna kunt u nog antwoorden, en dan stopt alles. Start een vertrouwenspersoon de overdracht, dan melden wij het u, en hebt u 48 uur om die te stoppen.',

  stalled: {
    subject: 'Gaat het goed met u? Er wacht een overdracht van uw testament',
    opening:
      'Minstens 30 dagen geleden is een overdracht van uw testament gestart. Uw documenten zijn nog gesloten: te weinig van uw vertrouwenspersonen hebben bevestigd wie zij zijn.',
    press: 'Gaat het goed met u, open dan de link en druk op de knop. Dat stopt de overdracht.',
    otherwise:
      'Antwoordt u niet, dan gaat de overdracht door: uw documenten gaan open zodra genoeg vertrouwenspersonen hebben bevestigd wie zij zijn.',
    short: 'Een overdracht van uw testament is gestart en wacht op uw vertrouwenspersonen. Gaat het goed met u, stop die dan:',
  },
};

export const checks: typeof english.checks = {
  'liveness-check': {
    ...check,
    ordinary: {
      subject: 'Gaat het goed met u? Laat het ons weten',
      opening: 'U hebt ons gevraagd om af en toe na te gaan of het goed met u gaat. Dit is zo’n vraag.',
      short: (by: string) => `Uw dienst voor testamenten vraagt: gaat het goed met u? Bevestig het uiterlijk ${by}:`,
    },
    last: {
      subject: 'Laatste vraag voordat wij uw vertrouwenspersonen waarschuwen: bevestig dat het goed met u gaat',
      opening:
        'U hebt ons gevraagd om af en toe na te gaan of het goed met u gaat. Dit is de laatste vraag voordat wij uw vertrouwenspersonen waarschuwen.',
      short: (by: string) => `Laatste vraag: bevestig uiterlijk ${by}, anders waarschuwen wij uw vertrouwenspersonen:`,
    },
  },

  'liveness-reminder': {
    ...check,
    ordinary: {
      subject: 'Herinnering: bevestig dat het goed met u gaat',
      opening: 'Wij vroegen of het goed met u gaat, en u hebt nog niet geantwoord.',
      short: (by: string) => `Gaat het goed met u? Dit is een herinnering: bevestig het uiterlijk ${by}:`,
    },
    last: {
      subject: 'Herinnering aan de laatste vraag: bevestig dat het goed met u gaat',
      opening:
        'Wij vroegen of het goed met u gaat, en u hebt nog niet geantwoord. Dit is de laatste vraag voordat wij uw vertrouwenspersonen waarschuwen.',
      short: (by: string) => `Laatste herinnering: antwoord uiterlijk ${by}, anders waarschuwen wij uw vertrouwenspersonen:`,
    },
  },

  'fresh-link': {
    subject: 'De nieuwe link die u hebt gevraagd',
    opening: 'U hebt een oudere link van ons geopend en een nieuwe gevraagd.',
    press: 'Gaat het goed met u, open dan de link en druk op de knop.',
    started: 'De overdracht van uw testament is gestart.',
    pending: 'Uw vertrouwenspersonen mogen de overdracht van uw testament starten.',
    pressToStop: 'Gaat het goed met u, open dan de link en druk op de knop. Dat stopt de overdracht.',
    pressToStopBy: (until: string) => `Gaat het goed met u, open dan de link en druk uiterlijk op ${until} op de knop. Dat stopt de overdracht.`,
    unexpected: 'Hebt u er niet om gevraagd, dan heeft iemand anders een oud bericht van ons geopend. Er is niets veranderd.',
    short: 'Hier is uw nieuwe link. Gaat het goed met u, bevestig het:',
    shortStop: 'Hier is uw nieuwe link. Gaat het goed met u, stop dan de overdracht van uw testament:',
  },

  vouched: {
    subject: (survivor: string) => `${survivor} zegt dat u leeft`,
    opening: (survivor: string) => `${survivor} heeft de eigen identiteit bevestigd en zegt dat u leeft, maar ons nu niet kunt antwoorden.`,
    asksLater: (date: string) =>
      `Daarom wachten wij tot ${date} voordat wij uw vertrouwenspersonen weer schrijven dat zij de overdracht van uw testament mogen starten.`,
    opensLater: (date: string) =>
      `Er loopt een overdracht van uw testament. Hierdoor gaan uw documenten op zijn vroegst op ${date} open, tenzij een andere vertrouwenspersoon de eigen identiteit bevestigt.`,
    press: 'Wij moeten nog van u horen. Leest u dit, open dan de link en druk op de knop. Werkt de link niet meer, meld u dan aan.',
    short: (survivor: string) => `${survivor} zegt dat u leeft maar nu niet kunt antwoorden. Leest u dit, antwoord dan:`,
  },

  'pending-transfer': {
    subject: 'Wij hebben niets van u gehoord: uw vertrouwenspersonen mogen de overdracht van uw testament nu starten',
    opening:
      'Wij vroegen of het goed met u gaat en kregen geen antwoord. Zoals u hebt besloten, hebben wij uw vertrouwenspersonen nu gemeld dat zij de overdracht van uw testament mogen starten.',
    press:
      'Gaat het goed met u, open dan de link en druk op de knop. Wij melden uw vertrouwenspersonen dan dat u hebt geantwoord, en gaan af en toe na of het goed met u gaat, zoals voorheen.',
    ifStarted: 'Start een vertrouwenspersoon de overdracht vóór die tijd, dan melden wij het u, en hebt u 48 uur om die te stoppen.',
    short:
      'Wij hebben niets van u gehoord, daarom mogen uw vertrouwenspersonen de overdracht van uw testament nu starten. Gaat het goed met u, stop die dan:',
  },
};
