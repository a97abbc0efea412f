import type * as english from '#words/en/messages/to-host/account.ts';

const confirmAddress = (until: string) => `Open de link en bevestig dat dit adres van u is. De link werkt tot ${until}.`;
const ifYou = 'Was u het, dan hoeft u niets te doen.';

export const account: typeof english.account = {
  'verify-email': {
    subject: 'Bevestig uw e-mailadres',

    whoWeAre: 'Wij zijn een dienst die testamenten bewaart en ze overdraagt aan de mensen die de eigenaar vertrouwt.',
    opening: 'Met dit e-mailadres is hier een account geopend, en wij denken dat u het was.',
    confirmAddress,
    step: 'Mijn e-mailadres bevestigen',
    unexpected: 'Hebt u geen account geopend, dan hoeft u niets te doen. Zonder uw bevestiging wordt het account verwijderd.',
    short: 'Bevestig het e-mailadres van het account van uw testament.',
  },

  'verify-new-email': {
    subject: 'Bevestig uw nieuwe e-mailadres',
    opening: 'Dit adres is ingevoerd als nieuw e-mailadres van uw account.',
    confirmAddress,
    previous: 'Tot zeven dagen na uw bevestiging kunt u ook uw vorige adres gebruiken.',
    step: 'Mijn nieuwe e-mailadres bevestigen',
    unexpected: 'Weet u niets van deze wijziging, open de link dan niet. U hoeft niets te doen.',
    short: 'Bevestig het nieuwe e-mailadres van het account van uw testament.',
  },

  'email-changed': {
    subject: 'Het e-mailadres van uw account is gewijzigd',
    opening: 'Iemand die bij uw account was aangemeld, heeft het e-mailadres gewijzigd. Was u het, dan hoeft u niets te doen.',
    notYou:
      'Was u het niet, open dan de link en druk op de knop. Het vorige adres is dan weer het adres van uw account, en iedereen wordt afgemeld. Als uw testament verzegeld is, kan er niets aan worden veranderd tot u hebt bevestigd wie u bent.',
    until: 'De link werkt tot zeven dagen nadat het nieuwe adres is bevestigd.',
    short: 'Het e-mailadres van het account van uw testament is gewijzigd. Was u het niet, maak het ongedaan:',
  },

  'reset-password': {
    subject: 'Kies een nieuw wachtwoord voor uw account',
    opening: 'Er is een nieuw wachtwoord aangevraagd voor uw account, en wij denken dat u het was.',
    works: (until: string) => `Deze link werkt één keer, tot ${until}.`,
    worksLater: (from: string, until: string) =>
      `Er loopt een overdracht van uw testament. Daarom werkt deze link alleen van ${from} tot ${until}. Hij werkt één keer.`,
    needsCodes: (until: string, survivors: number) =>
      `Onlangs is een nieuw ingesteld wachtwoord afgewezen. Tot ${until} hebt u ook reservecodes nodig van ${survivors} van uw vertrouwenspersonen. De codes staan op de bladen in hun verzegelde enveloppen.`,
    step: 'Een nieuw wachtwoord kiezen',
    unexpected: 'Hebt u er niet om gevraagd, dan hoeft u niets te doen. Uw wachtwoord blijft zoals het is.',
    short: 'U kunt een nieuw wachtwoord kiezen voor het account van uw testament.',
  },

  'password-reset': {
    subject: 'Het wachtwoord van uw account is opnieuw ingesteld',
    opening: 'Voor uw account is een nieuw wachtwoord ingesteld met een link die wij per e-mail hadden gestuurd. Iedereen is afgemeld.',
    isProtected: 'Voor wijzigingen in uw account is nog steeds uw tweede factor nodig.',
    isClosed: 'Tot wij weten dat u het was, kan er niets worden veranderd dat bepaalt wie uw verzegelde testament kan openen.',
    ifYou,
    ifYouConfirm: 'Was u het, open dan de link en bevestig het.',
    ifYouWait: 'Was u het, dan hoeft u niets te doen. Een link per e-mail kan het nieuwe wachtwoord niet bevestigen.',
    notYouDeny:
      'Was u het niet, open dan de link en druk op „Het gaat goed met mij, maar ik heb het niet opnieuw ingesteld”. Uw vorige wachtwoord geldt dan weer.',
    notYouSecure:
      'Was u het niet, dan kan iemand anders uw e-mail lezen. Wijzig het wachtwoord van uw mailbox, en kies daarna hier een nieuw wachtwoord.',
    stepConfirm: 'Zeg ons of u het was',
    short:
      'Het wachtwoord van het account van uw testament is per e-mail opnieuw ingesteld. Was u het niet, beveilig dan uw mailbox en kies een nieuw wachtwoord.',
    shortAnswer: 'Het wachtwoord van het account van uw testament is per e-mail opnieuw ingesteld. Zeg ons of u het was:',
  },

  'reset-denied': {
    subject: 'Uw vorige wachtwoord geldt weer',
    opening:
      'Iemand heeft een link geopend die wij u hadden gestuurd, en meldde ons dat u het wachtwoord van uw account niet opnieuw hebt ingesteld. Daarom geldt het wachtwoord van daarvoor weer, en iedereen is afgemeld.',
    needsCodes: (until: string, survivors: number) =>
      `Tot ${until} zijn voor een nieuw wachtwoord reservecodes van ${survivors} van uw vertrouwenspersonen nodig, want misschien kan iemand anders uw e-mail lezen. Wijzig het wachtwoord van uw mailbox.`,
    setAside:
      'Uw account is weer zoals het voor het opnieuw instellen was. Is er sindsdien iets ingevoerd, dan bewaren wij dat 30 dagen. Meld u aan en beslis wat daarvan van u is.',
    stillClosed:
      'Misschien kent iemand anders uw vorige wachtwoord. Daarom kan er niets worden veranderd dat bepaalt wie uw verzegelde testament kan openen, tot wij weten dat u het bent.',
    closedUntilConfirmed: (survivors: number) =>
      `Dit eindigt zodra u het bevestigt via een ander kanaal, met een tweede factor die een week oud is, of met reservecodes van ${survivors} van uw vertrouwenspersonen.`,
    closedUntil: (survivors: number, until: string) =>
      `Dit eindigt zodra u het bevestigt via een ander kanaal, met een tweede factor die een week oud is, of met reservecodes van ${survivors} van uw vertrouwenspersonen, of op ${until} als niemand het wachtwoord opnieuw instelt.`,
    didReset: 'Hebt u het wachtwoord zelf opnieuw ingesteld, open dan de link. Wij sturen u dan een nieuwe link om een wachtwoord te kiezen.',
    sayWho:
      'Open de link en zeg ons wie het was. Hebt u het nieuwe wachtwoord zelf afgewezen, dan staat alles weer voor u open. Hebt u het wachtwoord zelf opnieuw ingesteld, dan sturen wij u een nieuwe link om een wachtwoord te kiezen.',
    step: 'Ik heb het wachtwoord zelf opnieuw ingesteld',
    stepWho: 'Zeg ons wie het was',
    short: 'Uw vorige wachtwoord geldt weer: iemand meldde ons dat u het niet opnieuw hebt ingesteld.',
    shortDidReset: 'Deed u het wel, open dan deze link:',
    shortSayWho: 'Zeg ons wie het was:',
  },

  'password-changed': {
    subject: 'Het wachtwoord van uw account is gewijzigd',
    opening: 'Iemand die was aangemeld en uw wachtwoord kende, heeft het gewijzigd. Alle anderen zijn afgemeld.',
    ifYou,
    notYou: 'Was u het niet, vraag dan nu een nieuw wachtwoord aan. De aanmeldpagina kan u er een link voor sturen.',
    short: 'Het wachtwoord van het account van uw testament is gewijzigd. Was u het niet, vraag dan nu een nieuw wachtwoord aan.',
  },

  'long-session': {
    subject: 'U bent al lange tijd aangemeld',
    opening: (since: string) =>
      `Een browser of programma is sinds ${since} bij uw account aangemeld, zonder dat het wachtwoord opnieuw is ingevoerd.`,
    ifYou,
    notYou:
      'Kent u die niet of gebruikt u die niet meer, meld u dan aan, ga naar „Waar u bent aangemeld” en beëindig daar die aanmelding. Kies daarna een nieuw wachtwoord.',
    short: 'Een browser is al meer dan 90 dagen aangemeld bij het account van uw testament. Kent u die niet, meld u dan aan en beëindig dat.',
  },
};
