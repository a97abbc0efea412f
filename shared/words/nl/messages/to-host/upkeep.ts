import type * as english from '#words/en/messages/to-host/upkeep.ts';
import { plural } from '#words/plural.ts';

export const upkeep: typeof english.upkeep = {
  'documents-damaged': {
    subject: 'Enkele van uw verzegelde documenten zijn beschadigd',
    opening: (storage: string) =>
      `Eén keer per maand controleren wij uw verzegelde documenten. In de opslag ${storage} ontbreken deze documenten, of zijn ze beschadigd:`,

    unnamedDocument: 'een document',
    othersIntact: 'Uw vertrouwenspersonen zouden deze documenten niet kunnen lezen. Alle andere zijn intact.',
    upload: 'Meld u aan, upload de genoemde documenten opnieuw, en verzegel daarna uw testament opnieuw.',
    onDevice: 'Uw eigen apparaat heeft deze bestanden versleuteld. Meld u aan en verzegel al uw documenten opnieuw op uw apparaat.',
    short: plural('nl', {
      one: 'Een van uw verzegelde documenten is beschadigd. Meld u aan en upload het opnieuw.',
      other: '# van uw verzegelde documenten zijn beschadigd. Meld u aan en upload ze opnieuw.',
    }),
    shortOnDevice: 'Enkele van uw verzegelde documenten zijn beschadigd. Meld u aan en verzegel ze opnieuw op uw apparaat.',
  },

  'storage-unreachable': {
    subject: 'Wij kunnen de opslag van uw testament niet bereiken',
    opening: (storage: string) =>
      `Eén keer per maand controleren wij uw verzegelde documenten. Drie dagen lang konden wij ze niet lezen, omdat de opslag ${storage} dat niet toeliet.`,
    why: 'Ook uw vertrouwenspersonen zouden ze niet kunnen lezen. Meestal is de toegang tot de opslag verlopen of gewijzigd.',
    test: 'Meld u aan en test de opslag.',
    short: 'Wij kunnen de opslag van uw verzegelde testament niet bereiken. Meld u aan en test hem.',
  },

  'yearly-review': {
    subject: 'Eén keer per jaar: klopt alles in uw testament nog?',
    opening: plural('nl', { one: 'Uw verzegelde testament heeft één document.', other: 'Uw verzegelde testament heeft # documenten.' }),
    sealedOn: (date: string) => `U hebt het verzegeld op ${date}.`,
    people: (threshold: number) => `Na uw overlijden kunnen ${threshold} van deze mensen het samen openen:`,
    confirmed: (survivor: string, date: string) => `${survivor} heeft op ${date} bevestigd dat onze berichten aankomen.`,
    unconfirmed: (survivor: string) => `${survivor} heeft nog niet bevestigd dat onze berichten aankomen.`,
    paper: (date: string) => `Het blad is gemaakt op ${date}.`,
    paperUnchecked: (date: string) => `Het blad is gemaakt op ${date}, en u hebt er geen code van overgetypt.`,
    right: 'Klopt dit allemaal nog, open dan de link en druk op de knop. Zo weten wij ook dat het goed met u gaat.',
    change: 'Moet er iets veranderen, dan brengt de pagina achter de link u erheen.',
    step: 'Alles klopt nog',
    short: 'Eén keer per jaar vragen wij of alles in uw testament nog klopt. Kijk in onze e-mail, of open de link:',
  },

  'copy-broken': {
    subject: 'Een van de opslagplaatsen van uw testament werkt niet',
    opening: (storage: string) =>
      `Eén keer per maand controleren wij uw verzegelde documenten in elk van uw opslagplaatsen. Drie dagen lang liet ${storage} ons niet lezen of herstellen.`,
    safe: 'Uw testament is compleet in een andere opslag, dus uw vertrouwenspersonen zouden het kunnen lezen.',
    test: 'Meld u aan en test deze opslag, of kies een andere, zodat er weer twee zijn.',
    short: 'Een van de opslagplaatsen van uw testament werkt niet; in een andere is het testament compleet. Meld u aan en test hem.',
  },

  'copy-repaired': {
    subject: 'Een kopie van uw verzegelde testament is hersteld',
    opening: (storage: string) =>
      `Eén keer per maand controleren wij uw verzegelde documenten in elk van uw opslagplaatsen. In ${storage} ontbraken enkele bestanden, of waren ze beschadigd. Wij hebben ze vanuit een andere opslag opnieuw geschreven, en uw testament is compleet.`,
    again: 'U hoeft niets te doen. Gebeurt dit weer, kies dan een andere opslag.',
    short: 'In één opslag ontbraken bestanden van uw verzegelde testament, of waren ze beschadigd. Wij hebben ze vanuit een andere hersteld.',
  },

  'draft-expires': {
    subject: 'Documenten die u hebt geüpload, zijn nog niet verzegeld',
    opening: plural('nl', {
      one: 'U hebt een document geüpload dat nog niet verzegeld is.',
      other: 'U hebt # documenten geüpload die nog niet verzegeld zijn.',
    }),
    kept: 'Wij bewaren niet-verzegelde documenten 30 dagen.',
    deletedOn: (documents: number, date: string) =>
      documents === 1
        ? `Dit document verwijderen wij op ${date} als u uw testament niet eerder verzegelt.`
        : `Deze documenten verwijderen wij op ${date} als u uw testament niet eerder verzegelt.`,
    seal: 'Meld u aan en verzegel uw testament. Anders krijgen uw vertrouwenspersonen niet wat u hebt geüpload. Wat al verzegeld is, blijft zoals het is.',
    short: (by: string) =>
      `U hebt documenten geüpload die nog niet verzegeld zijn. Meld u aan en verzegel uw testament uiterlijk ${by}, anders verwijderen wij ze.`,
  },

  'connector-broken': {
    subject: 'Een van uw kanalen werkt niet meer',
    opening: (connector: string, reason: string) =>
      `Eén keer per maand gaan wij na of wij u kunnen bereiken. Sinds drie dagen werkt ${connector} niet: ${reason}`,
    unnamedConnector: 'een van uw kanalen',
    others: 'Tot het weer werkt, bereiken wij u via uw andere kanalen en per e-mail. Uw vertrouwenspersonen krijgen er geen codes mee.',
    test: 'Meld u aan, controleer de gegevens en test het.',
    short: (connector: string) => `Uw kanaal ${connector} werkt sinds drie dagen niet. Meld u aan en test het.`,
    unnamedShort: 'om u te bereiken',
  },

  'device-gone': {
    subject: 'Een van uw apparaten krijgt onze meldingen niet meer',
    opening: (device: string) =>
      `De browser op ${device} neemt onze meldingen niet meer aan, daarom hebben wij dit kanaal verwijderd. Wij bereiken u via de andere en per e-mail.`,
    unnamedDevice: 'een van uw apparaten',
    again: 'Misschien zijn ze daar uitgezet. Meld u op dat apparaat aan om ze weer aan te zetten.',
    short: (device: string) => `Onze meldingen bereiken ${device} niet meer. Meld u daar aan om ze weer aan te zetten.`,
  },

  'chat-gone': {
    subject: 'U krijgt onze berichten niet meer op Telegram',
    opening:
      'De chat met onze bot op Telegram is geblokkeerd of verwijderd, daarom hebben wij dit kanaal verwijderd. Wij bereiken u via de andere en per e-mail.',
    again: 'Misschien gebeurde dit per ongeluk. Wilt u daar weer berichten krijgen, meld u dan aan en verbind Telegram opnieuw.',
    short: 'Onze berichten bereiken u niet meer op Telegram. Wilt u ze daar weer krijgen, meld u dan aan en verbind Telegram opnieuw.',
  },

  'storage-broken': {
    subject: 'Een van uw opslagplaatsen werkt niet meer',
    opening: (storage: string, reason: string) =>
      `Eén keer per maand controleren wij uw opslagplaatsen. Sinds drie dagen werkt ${storage} niet: ${reason}`,
    unnamedStorage: 'een van uw opslagplaatsen',
    test: 'Uw verzegelde testament staat niet in deze opslag. Wilt u hem nog gebruiken, meld u dan aan, controleer de gegevens en test hem.',
    short: (storage: string) => `De opslag ${storage} werkt sinds drie dagen niet. Meld u aan en test hem.`,
    unnamedShort: 'voor documenten',
  },

  'drive-joined': {
    subject: 'Er is een cloudopslag met uw account verbonden',
    opening: (storage: string, account: string) =>
      `Iemand die bij uw account was aangemeld, heeft een cloudopslag verbonden: ${storage}. De naam van het account bij deze cloudopslag is ${account}.`,
    unnamedStorage: 'een opslag',
    unnamedAccount: 'leeg',
    ifYou: 'Was u het en is dit uw cloudopslag, dan hoeft u niets te doen.',
    notYou: 'Was u het niet, meld u dan aan, verwijder deze opslag en wijzig uw wachtwoord.',
    short:
      'Er is een cloudopslag met het account van uw testament verbonden. Was u het niet, meld u dan aan, verwijder deze opslag en wijzig uw wachtwoord.',
  },

  'drive-lost': {
    subject: 'Verbind uw cloudopslag opnieuw',
    opening: (storage: string) =>
      `Wij kunnen de opslag ${storage} niet meer openen, omdat onze toegang tot deze cloudopslag is geëindigd. Dat gebeurt als de toegang is ingetrokken, als het wachtwoord is gewijzigd, of als de opslag lang niet is gebruikt.`,
    reconnect:
      'Tot u hem opnieuw verbindt, kunnen ook uw vertrouwenspersonen de documenten in deze opslag niet lezen. Meld u aan en verbind hem opnieuw. U hoeft uw testament niet opnieuw te verzegelen.',
    short: 'Wij kunnen uw cloudopslag niet meer openen. Meld u aan bij het account van uw testament en verbind hem opnieuw.',
  },

  'email-bounced': {
    subject: 'Onze e-mails bereiken u niet meer',
    opening: (address: string) =>
      `Wij stuurden een e-mail naar ${address}, het adres van uw account. De e-mail kwam terug: deze mailbox neemt die niet aan.`,
    others: 'Voorlopig bereiken wij u via uw andere kanalen. Een vraag die alleen bij ons terugkwam, telt niet als onbeantwoord.',
    change: 'Meld u aan en wijzig het e-mailadres van uw account. Klopt het adres, ga dan na of de mailbox bestaat en niet vol is.',
    short: 'Onze e-mails aan het adres van het account van uw testament komen terug. Meld u aan en wijzig het adres:',
  },

  'survivor-unreachable': {
    subject: (survivor: string) => `Onze e-mails bereiken ${survivor} niet meer`,
    opening: (survivor: string) => `Wij stuurden een e-mail aan ${survivor}. De e-mail kwam terug: deze mailbox neemt die niet aan.`,
    needed: (survivor: string) =>
      `Zonder werkend e-mailadres kan ${survivor} de persoonlijke link niet krijgen die nodig is om uw testament te openen.`,
    correct: 'Vraag deze persoon om het huidige adres, meld u aan, en sla het op bij de contactgegevens. Klopt het adres, sla het dan opnieuw op.',
    short: 'Onze e-mails aan een van uw vertrouwenspersonen komen terug. Meld u aan bij het account van uw testament en verbeter het adres:',
  },

  'contact-reported': {
    subject: 'Een van uw vertrouwenspersonen heeft misschien een ander adres',
    opening: (survivor: string) => `Iemand die onze berichten aan ${survivor} leest, antwoordde dat wij het verkeerde adres gebruiken.`,
    openingWithProposal: (survivor: string) =>
      `Iemand die onze berichten aan ${survivor} leest, antwoordde dat wij het verkeerde adres gebruiken, en stelde een ander voor.`,
    unchanged: 'Wij hebben niets veranderd, omdat wij niet weten wie dit schreef.',
    ask: (survivor: string) => `Vraag het ${survivor} persoonlijk of per telefoon. Meld u daarna aan en sla het juiste adres op.`,
    short:
      'Misschien gebruiken wij het verkeerde adres voor een van uw vertrouwenspersonen, maar wij hebben niets veranderd. Vraag het deze persoon, en meld u dan aan:',
  },

  'quorum-worse': {
    subject: 'Minder mensen dan voorheen kunnen uw testament openen',
    opening: 'Wij gaan na of wij de mensen bereiken die uw testament mogen openen. Dat lukt nu minder goed.',
    reached: (survivors: number, reachable: number) => `U hebt ${survivors} vertrouwenspersonen, en wij bereiken er ${reachable}.`,
    needed: (threshold: number) => `Minstens ${threshold} van hen moeten meedoen om uw testament te openen.`,
    tooFew: 'Blijft dit zo, dan blijft uw testament misschien gesloten.',
    justEnough: 'Kan er nog één persoon niet meedoen, dan blijft het misschien gesloten.',
    spare: (margin: number) => `Van de mensen die wij bereiken, mogen er dus ${margin} ontbreken.`,
    unreachable: 'Geen enkel kanaal bereikt:',
    rejected: 'U hebt een wijziging afgewezen toen deze kanalen nieuw waren. Tot u hun gegevens opnieuw invoert, brengen ze geen berichten over:',
    unnamedConnector: 'een kanaal',
    correct: 'Meld u aan, verbeter hun contactgegevens, of noem een andere vertrouwenspersoon. Uw testament blijft verzegeld zoals het is.',
    seldom: 'Wij sturen dit bericht hoogstens één keer in 30 dagen.',
    short: (reachable: number, survivors: number, threshold: number) =>
      `Wij bereiken ${reachable} van uw ${survivors} vertrouwenspersonen, en ${threshold} moeten meedoen om uw testament te openen. Meld u aan en verbeter hun contactgegevens:`,
  },
};
