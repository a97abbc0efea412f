import type * as english from '#words/en/messages/to-host/changes.ts';
import { plural } from '#words/plural.ts';

const documents = plural('nl', { one: 'Het heeft nu # document.', other: 'Het heeft nu # documenten.' });
const added = plural('nl', { one: '# is toegevoegd', other: '# zijn toegevoegd' });
const removed = plural('nl', { one: '# is verwijderd', other: '# zijn verwijderd' });
const codesLeft = plural('nl', { one: 'Er is nog één code.', other: 'Er zijn nog # codes.' });
const unansweredChecks = plural('nl', { one: 'één vraag zonder antwoord', other: '# vragen na elkaar zonder antwoord' });
const factorName = { passkey: (name: string) => `passkey ${name}`, totp: (name: string) => `authenticator-app ${name}` };

const change = {
  signedIn: 'Dit deed iemand die bij uw account was aangemeld. Was u het, dan hoeft u niets te doen.',
  notMe: 'Was u het niet, open dan de link en druk op de knop.',
  frozen: 'Dan wordt iedereen afgemeld, en kan er aan uw testament niets worden veranderd tot u hebt bevestigd wie u bent.',
  worksUntil: (until: string) => `De link werkt tot ${until}.`,
  shortNotMe: 'Was u het niet, open dan deze link:',
};

export const changes: typeof english.changes = {
  'survivor-changed': {
    ...change,
    subject: 'De mensen die uw testament mogen openen, zijn gewijzigd',
    subjectMessage: 'Een persoonlijk bericht in uw testament is gewijzigd',
    what: {
      contacts: (survivor: string) => `De contactgegevens van ${survivor} zijn gewijzigd.`,
      codes: (survivor: string) => `${survivor} kreeg nieuwe reservecodes en een nieuwe herstelsleutel. Het oude blad werkt niet meer.`,
      codesKept: (survivor: string) =>
        `${survivor} kreeg nieuwe reservecodes en een nieuwe herstelsleutel. De codes van het oude blad werken niet meer. Maar één opslag van uw testament gaat nog alleen open met de sleutel ervan: vernietig het niet voordat die opslag de nieuwste bestanden heeft.`,
      added: (survivor: string) => `${survivor} is toegevoegd aan de mensen die uw testament mogen openen.`,
      removed: (survivor: string) => `${survivor} is verwijderd en mag uw testament niet meer openen.`,
      message: (survivor: string) => `Het persoonlijke bericht aan ${survivor} is vervangen of verwijderd.`,
    },
    renamed: (before: string, survivor: string) => `De naam ${before} is gewijzigd in ${survivor}.`,

    unnamedBefore: 'van een vertrouwenspersoon',
    undone: 'Als een naam, contactgegevens of een persoonlijk bericht waren vervangen of verwijderd, gelden de vorige weer.',
    mistake:
      'Is dit per ongeluk gebeurd, dan kunt u een verwijderd bericht zeven dagen lang herstellen: meld u aan en wijzig de gegevens van deze persoon.',
    short: {
      contacts: (survivor: string) => `De contactgegevens van ${survivor} in het account van uw testament zijn gewijzigd.`,
      name: (survivor: string) => `De naam van ${survivor} in het account van uw testament is gewijzigd.`,
      codes: (survivor: string) => `${survivor} kreeg nieuwe reservecodes.`,
      added: (survivor: string) => `${survivor} is toegevoegd aan de mensen die uw testament mogen openen.`,
      removed: (survivor: string) => `${survivor} is verwijderd en mag uw testament niet meer openen.`,
      message: (survivor: string) => `Het persoonlijke bericht aan ${survivor} is vervangen of verwijderd.`,
    },
  },

  'ways-changed': {
    ...change,
    subject: {
      connector: 'Een kanaal van uw account is gewijzigd',
      storage: 'Een opslag van uw account is gewijzigd',
      moved: 'Uw verzegelde testament staat nu in een andere opslag',
    },

    unknown: {
      connector: 'Een kanaal van uw account is toegevoegd, gewijzigd, met een nieuw adres getest of verwijderd.',
      storage: 'Een opslag van uw account is toegevoegd, gewijzigd of verwijderd.',
      moved: 'Uw testament is in een andere opslag verzegeld dan voorheen. Uit de vorige opslag wordt het verwijderd.',
    },

    connector: {
      added: (name: string) =>
        `Uw kanaal ${name} is toegevoegd. Wij kunnen er nu codes aan uw vertrouwenspersonen mee sturen, en na een test ook berichten aan u.`,
      changed: (name: string) => `De gegevens van uw kanaal ${name} zijn gewijzigd.`,
      tested: (name: string, destination: string | undefined) =>
        destination
          ? `Uw kanaal ${name} is getest, en wij sturen onze berichten aan u nu ook naar ${destination}.`
          : `Uw kanaal ${name} is getest, en wij sturen onze berichten aan u nu ook via dit kanaal.`,
      removed: (name: string) => `Uw kanaal ${name} is verwijderd.`,
    },
    channels: { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'meldingen van een browser' },

    storage: {
      added: (name: string) => `De opslag ${name} is toegevoegd.`,
      changed: (name: string) => `De opslag ${name} is gewijzigd.`,
      tested: (name: string) => `De opslag ${name} is getest.`,
      removed: (name: string) => `De opslag ${name} is verwijderd.`,
    },

    moved: (names: string) => `Uw verzegelde testament staat nu in ${names}, en wordt uit elke andere opslag verwijderd.`,
    papersStay:
      'De bladen van uw vertrouwenspersonen werken zoals voorheen. Hebt u hun verteld waar uw testament staat, of dat op hun bladen geschreven, vertel hun dan de nieuwe plek.',
    notUsed:
      'Wij sturen geen berichten meer naar adressen die in de laatste zeven dagen zijn toegevoegd, en geen codes via kanalen die toen zijn toegevoegd of ingesteld.',
    short: {
      connector: {
        added: (name: string) => `Uw kanaal ${name} is toegevoegd.`,
        changed: (name: string) => `Uw kanaal ${name} is gewijzigd.`,
        tested: (name: string) => `Uw kanaal ${name} is getest.`,
        removed: (name: string) => `Uw kanaal ${name} is verwijderd.`,
      },
      moved: 'Uw verzegelde testament is naar een andere opslag verplaatst.',
    },
    shortUnknown: {
      connector: 'Een kanaal van het account van uw testament is gewijzigd.',
      storage: 'Een opslag van het account van uw testament is gewijzigd.',
    },
  },

  'settings-changed': {
    ...change,
    subject: 'De instellingen van onze vragen zijn gewijzigd',
    opening: 'Iemand die bij uw account was aangemeld, heeft gewijzigd hoe wij nagaan of het goed met u gaat.',
    startsAfter: (days: number, before: number) =>
      `Als u niet antwoordt, mogen uw vertrouwenspersonen de overdracht van uw testament nu na hoogstens ${days} dagen starten. Voor de wijziging was dat na hoogstens ${before} dagen.`,
    now: (days: number, hours: number, checks: number) =>
      `Nu: een vraag ${days} dagen na uw laatste antwoord, ${hours} uur om te antwoorden, en ${unansweredChecks(checks)}.`,
    before: (days: number, hours: number, checks: number) =>
      `Voorheen: een vraag ${days} dagen na uw laatste antwoord, ${hours} uur om te antwoorden, en ${unansweredChecks(checks)}.`,
    ifYou: 'Was u het, dan hoeft u niets te doen.',
    undone:
      'Dan gelden de vorige instellingen weer en wordt iedereen afgemeld. Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
    short: (days: number, before: number) =>
      `Uw vertrouwenspersonen mogen nu starten na hoogstens ${days} dagen zonder antwoord, niet ${before}. Was u het niet, maak het ongedaan:`,
  },

  'checks-paused': {
    ...change,
    subject: 'Onze vragen zijn gepauzeerd',
    opening: (date: string) => `Iemand die bij uw account was aangemeld, heeft ons gevraagd tot ${date} niet na te gaan of het goed met u gaat.`,
    nextCheck:
      'Daarna sturen wij u een vraag. Tot dan kunnen uw vertrouwenspersonen nog een overdracht starten, en hebt u zoals altijd 48 uur om die te stoppen.',
    ifYou: 'Was u het, dan hoeft u niets te doen.',
    undone:
      'Dan vragen wij weer zoals voorheen en wordt iedereen afgemeld. Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
    short: (date: string) => `Tot ${date} gaan wij niet na of het goed met u gaat.`,
  },

  'stop-card-made': {
    ...change,
    subject: 'Er is een stopkaart voor uw testament gemaakt',
    opening:
      'Iemand die bij uw account was aangemeld, heeft een stopkaart gemaakt. De code erop stopt één keer een overdracht van uw testament, zonder uw wachtwoord en uw mailbox.',
    earlier: 'Eerdere kaarten werken niet meer.',
    ifYou: 'Was u het, bewaar de kaart dan in uw portemonnee. Verder hoeft u niets te doen.',
    undone: 'Dan werkt de kaart niet meer en wordt iedereen afgemeld. Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
    short: 'Er is een stopkaart voor uw testament gemaakt.',
  },

  'rehearsal-started': {
    ...change,
    subject: 'Er is een oefening van uw testament gestart',
    opening:
      'Iemand die bij uw account was aangemeld, heeft een oefening gestart. Elk van uw vertrouwenspersonen krijgt een bericht waarin dat staat.',
    nothingOpens: (date: string) =>
      `Zij bevestigen wie zij zijn, zoals bij een echte overdracht. Niets gaat open, en niets wordt verbruikt. Uiterlijk op ${date} krijgt u een verslag waarin staat wie het is gelukt.`,
    ifYou: 'Was u het, spreek dan misschien met hen: een bericht dat men verwacht, vertrouwt men eerder.',
    undone: 'Dan eindigt de oefening en wordt iedereen afgemeld. Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
    short: 'Vanuit uw account is een oefening van uw testament gestart.',
  },

  'stop-card-used': {
    subject: 'Uw stopkaart is gebruikt',
    opening: (moment: string) =>
      `Op ${moment} heeft iemand de code van uw stopkaart ingevoerd. Nu openen wij niets, en wij gaan weer zoals altijd na of het goed met u gaat.`,
    usedUp: 'De kaart is verbruikt en stopt niets meer. Wilt u er weer een hebben, meld u dan aan en maak een nieuwe kaart.',
    ifNotYou:
      'Was u het niet, dan heeft iemand uw kaart gevonden. Die persoon weet daardoor niets van uw testament, en de kaart werkt geen tweede keer.',
    short: 'Uw stopkaart is gebruikt, en nu openen wij niets. De kaart werkt niet nog eens: meld u aan en maak een nieuwe.',
  },

  'factor-changed': {
    ...change,
    subject: 'De tweede factor van uw account is gewijzigd',
    subjectGuessed: 'Iemand probeert zich bij uw account aan te melden',
    added: (factor: 'passkey' | 'totp', name: string) =>
      `Aan uw account toegevoegd: ${factorName[factor](name)}. Vanaf nu is voor wijzigingen uw tweede factor nodig.`,
    removed: (factor: 'passkey' | 'totp', name: string) => `Uit uw account verwijderd: ${factorName[factor](name)}.`,
    allRemoved: 'Alle passkeys en authenticator-apps zijn uit uw account verwijderd, met reservecodes van uw vertrouwenspersonen.',
    codesRenewed: 'Voor uw account zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.',
    codeUsed: (left: number) => `Een van uw herstelcodes is gebruikt in plaats van een passkey of authenticator-app. ${codesLeft(left)}`,
    guessed: 'Iemand heeft veel verkeerde codes ingevoerd voor de tweede factor van uw account.',
    nothingChanged:
      'De codes waren verkeerd, en er is niets veranderd. Wie codes kan invoeren, kent uw wachtwoord, of gebruikt een apparaat waarop u bent aangemeld.',
    undone:
      'Dan wordt iedereen afgemeld, en sturen wij u een link om een nieuw wachtwoord te kiezen. Passkeys, authenticator-apps en herstelcodes die in de laatste zeven dagen zijn toegevoegd, werken niet meer. Als uw testament verzegeld is, kan er niets aan worden veranderd tot u hebt bevestigd wie u bent.',
    short: {
      added: 'Aan het account van uw testament is een tweede factor toegevoegd.',
      removed: 'Uit het account van uw testament is een tweede factor verwijderd.',
      'all-removed': 'Uit het account van uw testament zijn alle tweede factoren verwijderd.',
      'codes-renewed': 'Voor het account van uw testament zijn nieuwe herstelcodes gemaakt.',
      'code-used': 'Een herstelcode van het account van uw testament is gebruikt.',
      guessed: 'Iemand heeft veel verkeerde codes ingevoerd voor het account van uw testament.',
    },
  },

  'sealed-again': {
    ...change,
    subject: 'Uw testament is opnieuw verzegeld',
    opening: 'Uw testament is opnieuw verzegeld.',
    documents,
    same: 'Het zijn dezelfde als voorheen.',
    changed: (more: number, fewer: number) => `${added(more)}, en ${removed(fewer)}.`,
    threshold: (survivors: number, before: number) =>
      `${survivors} van uw vertrouwenspersonen kunnen het samen openen. Voorheen waren er ${before} nodig.`,
    originals:
      'Wij verwijderen de eerdere verzegelde bestanden uit elke opslag die de nieuwe heeft. Een verwijderd document kunnen wij niet teruggeven, bewaar dus uw originelen.',
    afterwards: 'Daarna kunt u uw eigen documenten weer verzegelen.',
    short: 'Uw testament is opnieuw verzegeld, met andere documenten of een ander benodigd aantal. Was u het niet, open dan deze link:',
  },

  'change-undone': {
    subject: 'Een wijziging in uw account is afgewezen',
    opening: 'Wij stuurden u een bericht over een wijziging in uw account, en iemand gebruikte de link om ons te melden: „Ik was het niet”.',
    what: {
      contacts: (survivor: string) => `De vorige contactgegevens van ${survivor} gelden weer.`,
      name: (survivor: string) => `De vorige naam ${survivor} geldt weer.`,
      message: (survivor: string) =>
        `Het vorige persoonlijke bericht aan ${survivor} is er weer. Was er tot nu toe een ander bericht, dan kunt u dat herstellen: meld u aan en wijzig de gegevens van deze persoon.`,
      added: (survivor: string) => `De persoon die was toegevoegd, ${survivor}, mag uw testament niet meer openen.`,
      settings: () => 'De vorige instellingen van onze vragen gelden weer.',
      factors: () => 'Passkeys, authenticator-apps en herstelcodes die in de laatste zeven dagen zijn toegevoegd, werken niet meer.',
      pause: () => 'De pauze is voorbij, en wij gaan weer na of het goed met u gaat.',
      email: () => 'Het vorige e-mailadres is weer het enige van uw account.',
      nothing: () => '',
    },
    signedOut: 'Iedereen is afgemeld.',
    frozen: 'Iedereen is afgemeld. Aan uw testament kan niets worden veranderd tot u hebt bevestigd wie u bent.',
    ifYou: 'Was u het, meld u dan aan en kies een nieuw wachtwoord.',
    notYou:
      'Was u het niet, dan kan iemand anders onze berichten aan u lezen. Beveilig uw mailbox en uw telefoon. Meld u daarna aan en kies een nieuw wachtwoord.',
    short: 'Iemand heeft met een link van ons een wijziging in het account van uw testament afgewezen. Was u het niet, meld u aan:',
  },

  'notices-stopped': {
    subject: 'Een van uw vertrouwenspersonen wil onze berichten niet',
    opening: (survivor: string) => `Iemand die onze berichten aan ${survivor} leest, meldde ons u niet te kennen.`,
    stopped: 'Wij sturen geen meldingen meer naar dat adres. Wordt er een code voor gevraagd, dan sturen wij die nog wel.',
    checkAddress:
      'Meestal klopt het adres niet of is het veranderd. Meld u aan en controleer het. Klopt het, sla het dan opnieuw op: dan sturen wij er weer meldingen naar.',
    short: 'Een van uw vertrouwenspersonen wil onze berichten niet. Meld u aan en controleer de contactgegevens.',
  },
};
