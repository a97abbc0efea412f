import type * as english from '#words/en/messages/to-host/deletion.ts';

const before = {
  what: {
    will: (date: string) =>
      `Op ${date} verwijderen wij uw verzegelde testament, de documenten ervan die nog niet verzegeld zijn, en de persoonlijke berichten. Tot dan verandert er niets. Daarna kan het niet meer ongedaan worden gemaakt.`,
    account: (date: string) =>
      `Op ${date} verwijderen wij alles in uw account. Tot dan verandert er niets. Daarna kan het niet meer ongedaan worden gemaakt.`,
  },
  packages: {
    keep: 'De versleutelde bestanden in uw opslag blijven daar. De bladen van uw vertrouwenspersonen kunnen ze nog openen, zonder ons.',
    delete:
      'Wij verwijderen ook de versleutelde bestanden in elke opslag van uw testament. Daarna openen de bladen van uw vertrouwenspersonen alleen nog een kopie die iemand eerder heeft gemaakt.',
  },
  notified:
    'Wij hebben het uw vertrouwenspersonen gemeld. Start een van hen de overdracht van uw testament vóór die datum, dan wordt niets verwijderd.',
  toKeep: (date: string) =>
    `Wilt u het bewaren, open dan de link en druk vóór ${date} op de knop. Aanmelden of onze vragen beantwoorden maakt het niet ongedaan.`,
  keep: { will: 'Mijn testament bewaren', account: 'Mijn account bewaren' },
};

export const deletion: typeof english.deletion = {
  'deletion-requested': {
    ...before,
    subject: {
      will: (days: number) => `Uw testament wordt over ${days} dagen verwijderd, tenzij u dit ongedaan maakt`,
      account: (days: number) => `Uw account wordt over ${days} dagen verwijderd, tenzij u dit ongedaan maakt`,
      all: (days: number) => `Uw account en uw testament worden over ${days} dagen verwijderd, tenzij u dit ongedaan maakt`,
    },
    opening: {
      will: 'Iemand die bij uw account was aangemeld en het wachtwoord kent, heeft ons gevraagd uw testament te verwijderen.',
      account: 'Iemand die bij uw account was aangemeld en het wachtwoord kent, heeft ons gevraagd uw account te verwijderen.',
      all: 'Iemand die bij uw account was aangemeld en het wachtwoord kent, heeft ons gevraagd uw account en uw testament te verwijderen.',
    },
    notYou: 'Was u het niet, maak het dan ongedaan en kies daarna een nieuw wachtwoord.',
    short: {
      will: (days: number) => `Uw testament wordt over ${days} dagen verwijderd. Open deze link om het te bewaren:`,
      account: (days: number) => `Uw account wordt over ${days} dagen verwijderd. Open deze link om het te bewaren:`,
      all: (days: number) => `Uw account en uw testament worden over ${days} dagen verwijderd. Open deze link om ze te bewaren:`,
    },
  },

  'deletion-reminder': {
    ...before,
    subject: {
      will: 'Herinnering: uw testament wordt binnenkort verwijderd',
      account: 'Herinnering: uw account wordt binnenkort verwijderd',
      all: 'Herinnering: uw account en uw testament worden binnenkort verwijderd',
    },
    opening: {
      will: 'U hebt ons gevraagd uw testament te verwijderen, en dat gebeurt binnenkort.',
      account: 'U hebt ons gevraagd uw account te verwijderen, en dat gebeurt binnenkort.',
      all: 'U hebt ons gevraagd uw account en uw testament te verwijderen, en dat gebeurt binnenkort.',
    },
    short: {
      will: 'Herinnering: uw testament wordt binnenkort verwijderd. Open deze link om het te bewaren:',
      account: 'Herinnering: uw account wordt binnenkort verwijderd. Open deze link om het te bewaren:',
      all: 'Herinnering: uw account en uw testament worden binnenkort verwijderd. Open deze link om ze te bewaren:',
    },
  },

  'deletion-ended': {
    subject: { will: 'Uw testament wordt niet verwijderd', account: 'Uw account wordt niet verwijderd' },
    opening: { will: 'U had ons gevraagd uw testament te verwijderen.', account: 'U had ons gevraagd uw account te verwijderen.' },
    why: {
      kept: 'Iemand die bij uw account was aangemeld, of die de link in ons bericht heeft, maakte dit ongedaan.',
      started: 'Een van uw vertrouwenspersonen heeft de overdracht van uw testament gestart, daarom is dit verzoek vervallen.',
      silent: 'U hebt onze vragen niet beantwoord, daarom is dit verzoek vervallen.',
    },
    unchanged: 'Er is niets verwijderd, en alles is zoals voorheen.',
    again: 'Wilt u het nog steeds verwijderen, meld u dan aan en vraag het opnieuw.',
    short: {
      will: 'Uw testament wordt niet verwijderd. Meld u aan om te zien waarom:',
      account: 'Uw account wordt niet verwijderd. Meld u aan om te zien waarom:',
    },
  },

  'deletion-done': {
    subject: { will: 'Uw testament is verwijderd', account: 'Uw account is verwijderd' },
    opening: { will: 'Zoals u ons vroeg, hebben wij uw testament verwijderd.', account: 'Zoals u ons vroeg, hebben wij uw account verwijderd.' },
    packages: {
      kept: 'De versleutelde bestanden staan nog in uw opslag. De bladen van uw vertrouwenspersonen kunnen ze openen, zonder ons.',
      deleted:
        'Ook de versleutelde bestanden in elke opslag van uw testament zijn verwijderd. De bladen van uw vertrouwenspersonen openen nu alleen nog een kopie die iemand eerder heeft gemaakt.',
      left: 'Zeven dagen lang konden wij uw opslag niet bereiken, daarom staan de versleutelde bestanden er misschien nog. Misschien kunnen de bladen van uw vertrouwenspersonen ze nog openen. Verwijder de bestanden zelf.',
      behind:
        'De versleutelde bestanden staan nog in uw opslag, maar wij konden ze voor de verwijdering niet bijwerken. De nieuwste bladen van uw vertrouwenspersonen openen ze misschien niet.',
    },
    next: {
      account:
        'Wij verwijderen nu ook de namen en adressen die wij voor de laatste berichten nodig hadden. Dit is het laatste bericht dat u van ons krijgt.',
      will: 'Uw account blijft. Uw vertrouwenspersonen, opslag en kanalen staan er nog in, en u kunt een nieuw testament verzegelen wanneer u wilt.',
    },
    short: { will: 'Uw testament is verwijderd, zoals u ons vroeg.', account: 'Uw account is verwijderd, zoals u ons vroeg.' },
  },
};
