import type * as english from '#words/en/pages/dashboard.ts';
import { plural } from '#words/plural.ts';

const people = plural('nl', { one: '# vertrouwenspersoon', other: '# vertrouwenspersonen' });
const things = plural('nl', { one: 'één ding vraagt uw aandacht', other: '# dingen vragen uw aandacht' });

export const dashboard: typeof english.dashboard = {
  states: {
    setting_up: {
      title: 'Uw testament is nog niet verzegeld',
      text: 'Uw vertrouwenspersonen kunnen nog niets openen, en wij vragen niet of het goed met u gaat tot uw testament verzegeld is.',
    },
    active: { title: 'Alles is in orde', text: 'Uw testament is verzegeld. U hoeft nu niets te doen.' },
    paused: {
      title: 'Onze vragen zijn gepauzeerd',
      text: 'U hebt ons gevraagd niet na te gaan of het goed met u gaat. Op de datum hieronder beginnen wij weer.',
    },
    vouched: {
      title: 'Zeg ons dat het goed met u gaat',
      text: 'U hebt onze vragen niet beantwoord, en een vertrouwenspersoon zegt dat u leeft. Daarom wachten uw vertrouwenspersonen. Met één druk op de knop zegt u ons dat het waar is.',
    },
    asking: { title: 'Zeg ons dat het goed met u gaat', text: 'Wij hebben u een vraag gestuurd. Met één druk op de knop beantwoordt u die.' },
  },
  attention: (count: number) => `Uw testament is verzegeld, maar ${things(count)}`,
  attentionText: 'In de lijst hieronder staat wat het is en waar u het kunt verhelpen.',
  stepsDone: (done: number, all: number) => `${done} van ${all} stappen zijn gedaan.`,
  well: 'Het gaat goed met mij',
  wellHint: 'U kunt er altijd op drukken. Wij tellen dan vanaf vandaag.',
  checkOf: (number: number, of: number) => `Dit is vraag ${number} van ${of}.`,
  sentBy: (channel: string, moment: string) => `Wij stuurden die via ${channel} op ${moment}.`,
  notSentYet: 'Wij proberen u nog te bereiken. De tijd om te antwoorden begint wanneer een bericht is verstuurd.',
  channels: { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram', push: 'meldingen' },
  answerWithin: 'U kunt nog antwoorden gedurende',
  thanks: 'Dank u wel. Wij hebben genoteerd dat het goed met u gaat.',
  answered: 'De vraag is beantwoord, en gemiste vragen tellen niet meer.',

  problemsTitle: 'Wat uw aandacht vraagt',
  adviceTitle: 'Wat veiliger zou zijn',
  since: (moment: string) => `Sinds ${moment}.`,

  addChannel: {
    push: 'Meldingen op dit apparaat',
    telegram: 'Telegram',
    sms: 'Sms-berichten',
  },
  problems: {
    account_protected: {
      text: () =>
        'Uw wachtwoord is per e-mail opnieuw ingesteld, of u hebt een wijziging afgewezen. Daarom kan er nu niets aan uw testament worden veranderd.',
      repair: 'Kijk hoe u bevestigt dat u het was',
    },
    deletion_requested: {
      text: () => 'U hebt ons gevraagd uw account of uw testament te verwijderen. Tot die dag kunt u het tegenhouden.',
      repair: 'De datum bekijken, of het bewaren',
    },
    removal_asked: {
      text: (names: string) =>
        `Toen u een overdracht met een link stopte, vroeg u ons ${names} te verwijderen. Een link alleen verwijdert niemand. Wilt u ${names} houden, doe dan niets.`,
      repair: 'Een vertrouwenspersoon verwijderen',
    },
    review_needed: {
      text: () =>
        'Uw wachtwoord is per e-mail opnieuw ingesteld. Controleer voordat u uw testament verzegelt of alles wat sindsdien in uw account is ingevoerd, van u is.',
      repair: 'Controleren wat er is ingevoerd',
    },
    host_unreachable: {
      text: () => 'Geen van onze berichten bereikt u. Verbeter uw adres, of test uw kanalen.',
      repair: 'Nagaan hoe wij u bereiken',
    },
    storage_broken: { text: (names: string) => `Wij kunnen de opslag ${names} niet bereiken.`, repair: 'De opslag testen' },
    quorum_unreachable: {
      text: () => 'Wij bereiken te weinig vertrouwenspersonen, dus niemand zou uw testament kunnen openen. Verbeter hoe wij hen bereiken.',
      repair: 'De contactgegevens verbeteren',
    },
    reencryption_required: {
      text: () =>
        'Uw vertrouwenspersonen, of het aantal dat nodig is, zijn veranderd sinds uw testament is verzegeld. Verzegel het opnieuw, zodat de wijziging telt.',
      repair: 'Het testament opnieuw verzegelen',
    },
    package_behind: {
      text: (names: string) =>
        `${names} heeft de nieuwste bestanden van uw testament nog niet en gaat alleen met vorige bladen open: bewaar die. Wij proberen het elke dag opnieuw. Test de opslag.`,
      repair: 'De opslag testen',
    },
    connector_broken: { text: (names: string) => `Uw kanaal ${names} bezorgt geen berichten.`, repair: 'Het kanaal herstellen' },
    survivor_unreachable: { text: (names: string) => `Geen bericht kan ${names} bereiken. Voeg een e-mailadres toe.`, repair: 'Een adres toevoegen' },
    notices_stopped: {
      text: (names: string) => `Iemand op het adres van ${names} meldde ons u niet te kennen. Vraag het na, en verbeter het adres.`,
      repair: 'Het adres verbeteren',
    },
    contact_reported: {
      text: (names: string) => `Iemand met de link voor ${names} meldde ons dat het adres niet klopt. Vraag het na, en verbeter het adres.`,
      repair: 'Het nieuwe adres bekijken',
    },
    no_backup_codes: {
      text: (names: string) => `Het blad van ${names} heeft geen ongebruikte code. Druk een nieuw af.`,
      repair: 'Een nieuw blad afdrukken',
    },
    paper_unconfirmed: {
      text: (names: string) => `U hebt geen code van het blad van ${names} overgetypt. Daarom weten wij niet of de afdruk leesbaar is.`,
      repair: 'Het blad controleren of een nieuw maken',
    },
    no_copy: {
      text: () => 'Uw verzegelde testament staat alleen bij ons, en u hebt er geen kopie van. Met een kopie en de bladen gaat het zonder ons open.',
      repair: 'Een kopie mee naar huis nemen',
    },
    no_margin: {
      text: () => 'Al uw vertrouwenspersonen zijn nodig. Kan een van hen niet helpen, dan kan niemand uw testament openen.',
      repair: 'Een vertrouwenspersoon toevoegen',
    },
    only_email: {
      text: () =>
        'Wij bereiken u alleen per e-mail. Werkt deze mailbox niet meer, dan worden uw vertrouwenspersonen misschien per vergissing ingelicht.',
      repair: 'Alle kanalen bekijken',
    },
    stop_card_over: {
      text: () => 'Uw stopkaart is gebruikt of werkt niet meer. Met een nieuwe kunt u een overdracht stoppen zonder u aan te melden.',
      repair: 'Een nieuwe stopkaart maken',
    },
    invitation_unanswered: {
      text: (names: string) => `${names} heeft uw uitnodiging nog niet beantwoord. Vraag ernaar.`,
      repair: 'De uitnodiging bekijken',
    },
  },

  datesTitle: 'Wat er daarna gebeurt',
  nextCheck: 'De volgende vraag',
  ifSilent: 'Als u nooit antwoordt',
  activation: (moment: string) => `Wij lichten uw vertrouwenspersonen in op ${moment}. Het kan later worden, maar niet eerder.`,
  lastSign: 'Wij hoorden voor het laatst van u',
  reviewed: 'U hebt uw testament voor het laatst doorgekeken',
  changeDates: 'Wijzigen hoe vaak wij vragen',

  quorumTitle: 'Uw vertrouwenspersonen',
  needed: (threshold: number, all: number) => `Om uw testament te openen, moeten ${threshold} van uw ${people(all)} bevestigen wie zij zijn.`,
  noSurvivors: 'U hebt nog niemand genoemd.',
  notEnough: (threshold: number, all: number) => `U hebt ${people(all)}. Minstens ${threshold} moeten meedoen om een testament te openen.`,
  reachAll: 'Wij hebben van ieder van hen een adres.',
  reach: (reachable: number, all: number) => `Wij hebben een bruikbaar adres van ${reachable} van ${all}.`,
  margin: (count: number) => `Ook zonder ${people(count)} kunnen de anderen het nog openen.`,
  noMargin: 'Kan een van hen niet helpen, dan kan niemand het openen.',
  tooFew: 'Dat is niet genoeg: niemand zou uw testament kunnen openen.',
  confirmed: (count: number, all: number) => `${count} van ${all} hebben bevestigd dat zij ermee instemmen.`,
  rehearse: 'Oefenen met uw vertrouwenspersonen',
  rehearsing: (confirmed: number, asked: number) => `Er loopt een oefening: het is ${confirmed} van de ${asked} gelukt`,
  rehearsed: (moment: string) => `U hebt met hen geoefend tot ${moment}, en het is iedereen gelukt.`,

  stepsTitle: 'De stappen naar een verzegeld testament',
  done: 'Gedaan',
  open: 'Nog open',
};
