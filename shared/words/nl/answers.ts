import type * as english from '#words/en/answers.ts';

const CLOSED = 'Als uw testament verzegeld is, kan er niets aan worden veranderd tot u hebt bevestigd wie u bent.';
const CONNECTORS =
  'Kanalen die in de laatste zeven dagen zijn toegevoegd of ingesteld, brengen geen berichten over tot u hun gegevens opnieuw invoert.';

export const answers: typeof english.answers = {
  offers: {
    check: {
      title: 'Gaat het goed met u?',
      sentences: [
        'U hebt ons gevraagd om af en toe na te gaan of het goed met u gaat. Is dat zo, druk dan op de knop.',
        'Zo weten wij dat het goed met u gaat. Als een overdracht was gestart, stopt die. Tot u op de knop drukt, verandert er niets.',
      ],
      button: 'Ja, het gaat goed met mij',
    },
    review: {
      title: 'Klopt alles in uw testament nog?',
      sentences: [
        'Eén keer per jaar vragen wij of uw testament nog klopt: de documenten, de mensen, en hoe wij hen bereiken. De lijst staat in ons bericht.',
        'Als er niets hoeft te veranderen, druk dan op de knop. Zo weten wij ook dat het goed met u gaat.',
      ],
      button: 'Alles klopt nog',
      elsewhere: 'Iets veranderen',
    },
    pending: {
      title: 'Gaat het goed met u?',
      sentences: [
        'U hebt onze vragen niet beantwoord. Daarom mogen uw vertrouwenspersonen de overdracht van uw testament starten.',
        'Gaat het goed met u, druk dan op de knop. Als een overdracht was gestart, stopt die. Wij melden uw vertrouwenspersonen dat u hebt geantwoord, en gaan af en toe na of het goed met u gaat, zoals voorheen.',
      ],
      button: 'Het gaat goed met mij: de overdracht stoppen',
    },
    stop: {
      title: 'De overdracht van uw testament stoppen?',
      sentences: [
        'Een van uw vertrouwenspersonen heeft de overdracht van uw testament gestart.',
        'Gaat het goed met u, druk dan op de knop. De overdracht eindigt, en wij openen niets. Wij melden uw vertrouwenspersonen dat de overdracht met deze link is gestopt.',
      ],
      button: 'Het gaat goed met mij: de overdracht stoppen',
    },

    recovery: {
      title: 'Hebt u zelf een nieuw wachtwoord gekozen?',
      sentences: [
        'Iemand heeft ons met een link van ons gemeld dat u het wachtwoord van uw account niet opnieuw hebt ingesteld. Daarom geldt het wachtwoord van daarvoor weer.',
        'Hebt u het zelf opnieuw ingesteld, druk dan op de knop. Wij sturen u dan een nieuwe link om een wachtwoord te kiezen.',
      ],
      button: 'Ik heb het wachtwoord zelf opnieuw ingesteld',
    },
    'undo-email': {
      title: 'De wijziging van uw e-mailadres ongedaan maken?',
      sentences: [
        'Het e-mailadres van uw account is gewijzigd.',
        'Was u dat niet, druk dan op de knop. Het vorige adres is weer het adres van uw account, iedereen wordt afgemeld, en wij sturen u een link om een nieuw wachtwoord te kiezen.',
        `${CLOSED} Hebt u de wijziging zelf gedaan en wilt u alleen het vorige adres terug, meld u dan aan en voer het daar in.`,
      ],
      button: 'Ik was het niet: de wijziging ongedaan maken',
    },
    'not-me': {
      title: 'Heeft iemand anders het account van uw testament gewijzigd?',
      sentences: [
        'Was u dat niet, druk dan op de knop. Iedereen wordt afgemeld, en wij sturen u een link om een nieuw wachtwoord te kiezen.',
        'Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent. Als een naam of contactgegevens waren vervangen, gelden de vorige weer. Als iemand was toegevoegd, wordt die persoon weer verwijderd. Als onze vragen waren gepauzeerd, eindigt de pauze. Een stopkaart werkt niet meer.',
      ],
      button: 'Ik was het niet',
    },
    'undo-settings': {
      title: 'De wijziging van de instellingen van onze vragen ongedaan maken?',
      sentences: [
        'Iemand heeft gewijzigd hoe vaak wij nagaan of het goed met u gaat, of hoe snel uw vertrouwenspersonen de overdracht van uw testament mogen starten.',
        'Was u dat niet, druk dan op de knop. De vorige instellingen gelden weer. Iedereen wordt afgemeld, en wij sturen u een link om een nieuw wachtwoord te kiezen.',
        'Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent. Hebt u de wijziging zelf gedaan en wilt u alleen andere instellingen, meld u dan aan en wijzig ze daar.',
      ],
      button: 'Ik was het niet: de wijziging ongedaan maken',
    },
    'undo-factor': {
      title: 'Heeft iemand anders de tweede factor van uw account gewijzigd?',
      sentences: [
        'Was u dat niet, druk dan op de knop. Iedereen wordt afgemeld, en wij sturen u een link om een nieuw wachtwoord te kiezen.',
        'Passkeys, authenticator-apps en herstelcodes die in de laatste zeven dagen zijn toegevoegd, werken niet meer. Wat is verwijderd, komt niet terug.',
        CLOSED,
      ],
      button: 'Ik was het niet',
    },
    'undo-deletion': {
      title: 'Bewaren wat zou worden verwijderd?',
      sentences: [
        'Iemand die bij uw account was aangemeld en het wachtwoord kent, heeft ons gevraagd uw testament of uw hele account te verwijderen.',
        'Wilt u alles bewaren, of was u het niet, druk dan op de knop. Dan wordt niets verwijderd, en blijft alles zoals het is.',
      ],
      button: 'Alles bewaren',
    },
    'opt-out': {
      title: 'Kent u de persoon niet door wie u bent genoemd?',
      sentences: [
        'Iemand heeft u genoemd als vertrouwenspersoon voor een testament, en gaf ons het adres waarnaar wij schreven.',
        'Kent u deze persoon niet, druk dan op de knop. Wij sturen dan geen meldingen meer naar dit adres, en laten die persoon weten dat het adres misschien niet klopt.',
      ],
      button: 'Ik ken deze persoon niet',
    },
  },

  nextAsk: (moment: string) => `Wij vragen u weer op ${moment}.`,

  done: {
    check: { title: 'Dank u wel', sentences: ['Fijn om van u te horen.'] },
    review: { title: 'Dank u wel', sentences: ['Fijn om van u te horen. Over een jaar vragen wij het opnieuw.'] },
    pending: {
      title: 'Dank u wel',
      sentences: [
        'Fijn om van u te horen. Als een overdracht was gestart, is die gestopt. Wij melden dat aan uw vertrouwenspersonen, en gaan af en toe na of het goed met u gaat, zoals voorheen.',
      ],
    },
    stop: {
      title: 'De overdracht is gestopt',
      sentences: ['Fijn om van u te horen. De overdracht is gestopt, en wij melden dat aan uw vertrouwenspersonen.'],
    },
    recovery: { title: 'Dank u wel', sentences: ['Wij sturen u een link per e-mail. Kies daarmee een nieuw wachtwoord.'] },
    'undo-email': {
      title: 'De wijziging is ongedaan gemaakt',
      sentences: [
        'Uw vorige e-mailadres is weer het adres van uw account, en iedereen is afgemeld.',
        `Kies een nieuw wachtwoord met de link die wij u sturen. ${CLOSED}`,
        CONNECTORS,
      ],
    },
    'not-me': {
      title: 'Uw testament is beschermd tegen verdere wijzigingen',
      sentences: [
        'Iedereen is afgemeld, en aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent. Als deze wijziging een naam of contactgegevens had vervangen, gelden de vorige weer. Was er iemand toegevoegd, dan is die persoon verwijderd. Waren onze vragen gepauzeerd, dan is de pauze voorbij. Uw stopkaart werkt niet meer.',
        'Kies een nieuw wachtwoord met de link die wij u sturen.',
        'Nieuwe reservecodes blijven geldig, en verwijderde mensen moeten opnieuw worden toegevoegd. Controleer uw vertrouwenspersonen, en maak nieuwe bladen waar u twijfelt.',
        CONNECTORS,
      ],
    },
    'undo-settings': {
      title: 'De wijziging is ongedaan gemaakt',
      sentences: [
        'De vorige instellingen gelden weer. Iedereen is afgemeld, en aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
        'Kies een nieuw wachtwoord met de link die wij u sturen. Dit was geen antwoord op onze vragen. Als een vraag of een overdracht op uw antwoord wacht, beantwoord die dan ook.',
        CONNECTORS,
      ],
    },
    'undo-factor': {
      title: 'Iedereen is afgemeld',
      sentences: [
        'Passkeys, authenticator-apps en herstelcodes die in de laatste zeven dagen zijn toegevoegd, werken niet meer.',
        `Kies een nieuw wachtwoord met de link die wij u sturen. ${CLOSED} Voeg daarna weer een passkey of een authenticator-app toe.`,
        CONNECTORS,
      ],
    },
    'undo-deletion': {
      title: 'Er wordt niets verwijderd',
      sentences: [
        'Alles blijft zoals het is. Als wij uw vertrouwenspersonen hadden geschreven dat uw testament zou worden verwijderd, zeggen wij hun nu dat het bewaard blijft.',
        'Hebt u niet zelf om de verwijdering gevraagd, dan kent iemand uw wachtwoord. Meld u aan en kies een nieuw.',
      ],
    },
    'opt-out': { title: 'Dank u wel', sentences: ['Wij sturen geen meldingen meer naar dit adres. Onze excuses voor de overlast.'] },
  },

  removal: {
    unnamed: 'deze persoon',
    sentence: (name: string) =>
      `${name} heeft die met een bewijs gestart. Vertrouwt u ${name} niet meer, dan kunt u ons vragen deze persoon te verwijderen. Een link alleen verwijdert niemand: u bevestigt het wanneer u zich aanmeldt.`,
    button: (name: string) => `Het gaat goed met mij: de overdracht stoppen, en vragen om ${name} te verwijderen`,
    asked: (name: string) => ({
      title: 'De overdracht is gestopt',
      sentences: [
        'Fijn om van u te horen. De overdracht is gestopt, en wij melden dat aan uw vertrouwenspersonen.',
        `${name} is nog niet verwijderd. Meld u binnen 7 dagen aan bij de dienst: daar tonen wij uw wens, en kunt u ${name} verwijderen of niets doen.`,
        `Tot dan kan ${name} hoogstens één keer per dag een overdracht starten. U kunt elke overdracht stoppen.`,
      ],
    }),
  },

  held: {
    title: 'Iedereen is afgemeld',
    sentences: [
      'Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent. Op dit moment kunnen wij de wijziging niet ongedaan maken.',
      'Loopt er een overdracht, stop die dan met de link in ons bericht daarover. Open daarna deze link opnieuw en druk nog een keer op de knop.',
    ],
  },

  used: {
    title: 'U hebt al geantwoord',
    sentences: ['Deze link is al gebruikt, en uw antwoord telt. U hoeft niets te doen.'],
  },

  usedUp: {
    'not-me': {
      title: 'Iedereen was al afgemeld',
      sentences: [
        'Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent. Deze wijziging is zo veel mogelijk ongedaan gemaakt.',
        'Nieuwe reservecodes blijven geldig, en verwijderde mensen moeten opnieuw worden toegevoegd. Controleer uw vertrouwenspersonen zodra u kunt.',
      ],
    },
    recovery: { title: 'U hebt al geantwoord', sentences: ['Over dit nieuwe wachtwoord is al geantwoord. U hoeft niets te doen.'] },
    'undo-settings': { title: 'Deze wijziging was al ongedaan gemaakt', sentences: ['De vorige instellingen gelden weer. U hoeft niets te doen.'] },
    'undo-factor': {
      title: 'Deze wijziging was al afgewezen',
      sentences: ['Iedereen is afgemeld. Kies een nieuw wachtwoord als u dat nog niet hebt gedaan.'],
    },
    'undo-deletion': { title: 'Er wordt niets verwijderd', sentences: ['Dit was al ongedaan gemaakt, of is afgelopen. Alles blijft zoals het is.'] },
    'opt-out': { title: 'Dank u wel', sentences: ['Wij sturen geen meldingen naar dit adres.'] },
  },

  refused: {
    invalid_link: {
      title: 'Deze link is niet compleet',
      sentences: ['Kopieer de hele link uit ons bericht. U kunt zich ook aanmelden bij de dienst en ons daar zeggen dat het goed met u gaat.'],
    },
    link_expired: {
      title: 'Deze link werkt niet meer',
      sentences: [
        'Wij hebben u een nieuwer bericht gestuurd, of de link is verlopen.',
        'Gaat het goed met u, gebruik dan ons nieuwste bericht, of meld u aan bij de dienst en zeg het ons daar.',
      ],
    },
  },

  freshLink: {
    sentence: 'Als een vraag of een overdracht op uw antwoord wacht, kunnen wij u een nieuwe link sturen via hetzelfde kanaal als deze.',
    button: 'Stuur mij een nieuwe link',
    asked: {
      title: 'Let op een nieuw bericht van ons',
      sentences: [
        'Als een vraag of een overdracht op uw antwoord wacht en u nog met een link kunt antwoorden, krijgt u binnen enkele minuten een nieuwe link. Wij sturen er hoogstens drie per uur.',
        'Komt er geen bericht, meld u dan aan bij de dienst. Daar kunt u ons altijd zeggen dat het goed met u gaat.',
      ],
    },
  },

  stillWorks: {
    title: 'Deze link werkt',
    sentences: ['Open de link in ons bericht opnieuw en druk daar op de knop.'],
  },

  reset: {
    title: 'Hebt u het wachtwoord van uw account opnieuw ingesteld?',

    happened: (at: string, until?: string) =>
      until === undefined
        ? `Het wachtwoord van uw account is op ${at} per e-mail opnieuw ingesteld. Tot u bevestigt dat u het was, kan er aan uw testament niets worden veranderd.`
        : `Het wachtwoord van uw account is op ${at} per e-mail opnieuw ingesteld. Tot ${until} kan er aan uw testament niets worden veranderd.`,

    happenedProtected: (at: string) =>
      `Het wachtwoord van uw account is op ${at} per e-mail opnieuw ingesteld. Voor wijzigingen is nog steeds uw tweede factor nodig.`,

    happenedUnsealed: (at: string) => `Het wachtwoord van uw account is op ${at} per e-mail opnieuw ingesteld.`,

    happenedDenied: (at: string, until?: string) =>
      until === undefined
        ? `Met een link per e-mail is op ${at} een nieuw ingesteld wachtwoord afgewezen. Uw vorige wachtwoord geldt weer. Tot u bevestigt dat u het was, kan er aan uw testament niets worden veranderd.`
        : `Met een link per e-mail is op ${at} een nieuw ingesteld wachtwoord afgewezen. Uw vorige wachtwoord geldt weer. Tot ${until} kan er aan uw testament niets worden veranderd.`,
    confirmElsewhere:
      'Deze link kwam per e-mail, en kan daarom het nieuwe wachtwoord niet bevestigen. Hebt u het zelf ingesteld, gebruik dan de link die wij via een ander kanaal hebben gestuurd.',
    nothingToDo: 'Hebt u het wachtwoord zelf opnieuw ingesteld, dan hoeft u niets meer te doen.',
    howToDeny:
      'Was u het niet, druk dan op de knop die dat zegt. Iedereen wordt afgemeld, en het wachtwoord van daarvoor geldt weer. Zeven dagen lang zijn voor een nieuw wachtwoord reservecodes van uw vertrouwenspersonen nodig, zodat niemand die uw e-mail kan lezen er een kan instellen.',

    howToDenyUnsealed:
      'Hebt u het niet opnieuw ingesteld? Druk dan op de knop waarop dat staat. Iedereen wordt dan afgemeld, en het wachtwoord van ervoor werkt weer. Uw account wordt weer zoals het ervoor was. Wat er sindsdien is ingevoerd, bewaren wij 30 dagen, en u beslist wat daarvan van u is.',
    cannotDeny: 'Deze link kan het nieuwe wachtwoord niet afwijzen. Was u het niet, kies dan opnieuw een wachtwoord.',
    mine: 'Het gaat goed met mij, en ik heb het wachtwoord opnieuw ingesteld',
    notMine: 'Het gaat goed met mij, maar ik heb het niet opnieuw ingesteld',

    rejected: 'Het gaat goed met mij, en ik heb het nieuwe wachtwoord afgewezen',

    stillClosed: (until?: string) =>
      until === undefined
        ? 'Tot u het via een ander kanaal hebt bevestigd, kan er aan uw testament niets worden veranderd, want misschien kent iemand anders uw vorige wachtwoord. Met reservecodes van genoeg vertrouwenspersonen eindigt dit meteen.'
        : `Tot ${until} kan er aan uw testament niets worden veranderd, want misschien kent iemand anders uw vorige wachtwoord. Met reservecodes van genoeg vertrouwenspersonen eindigt dit meteen.`,

    stopsNothing: 'Deze link kan de overdracht van uw testament die nu loopt, niet stoppen. Meld u aan om die te stoppen.',
    confirmed: { title: 'Dank u wel', sentences: ['U kunt weer alles aan uw testament veranderen.'] },
    unconfirmed: {
      title: 'Dank u wel',
      sentences: [
        'Uw antwoord heeft niets veranderd aan het nieuwe wachtwoord. Open ons nieuwste bericht op een ander kanaal.',
        'Een link per e-mail kan een nieuw wachtwoord niet bevestigen. Een kanaal dat nieuw is in uw account, kan het niet afwijzen. Geen enkele link bevestigt een later nieuw wachtwoord.',
      ],
    },
    denied: {
      title: 'Uw vorige wachtwoord geldt weer',
      sentences: (until: string, survivors: number | undefined) => [
        'Iedereen is afgemeld. Gebruik om u aan te melden het wachtwoord van daarvoor.',
        `Tot ${until} zijn voor een nieuw wachtwoord reservecodes van ${survivors} van uw vertrouwenspersonen nodig. De codes staan op de bladen in hun verzegelde enveloppen.`,
        'Misschien kan iemand anders uw e-mail lezen. Wijzig het wachtwoord van uw mailbox.',
      ],

      sentencesUnsealed: (names: string) => [
        'Iedereen is afgemeld. Gebruik om u aan te melden het wachtwoord van daarvoor.',
        ...(names === ''
          ? []
          : [
              `Uw account is weer zoals het voor het opnieuw instellen was. Wat er sindsdien is ingevoerd, bewaren wij 30 dagen: ${names}. Meld u aan en beslis wat daarvan van u is.`,
            ]),
        'Misschien kan iemand anders uw e-mail lezen. Wijzig het wachtwoord van uw mailbox.',
      ],

      unnamed: { settings: 'uw instellingen', factors: 'uw tweede factor' },
    },
  },
};
