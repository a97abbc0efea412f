import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'sms', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('nl', { one: '# persoon', other: '# mensen' });
const mayBeMissing = plural('nl', { one: 'Eén persoon mag ontbreken.', other: '# mogen er ontbreken.' });
const codes = plural('nl', { one: 'Op het blad is nog # reservecode over.', other: 'Op het blad zijn nog # reservecodes over.' });

export const survivors: typeof english.survivors = {
  title: 'Uw vertrouwenspersonen',
  lead: 'Uw vertrouwenspersonen zijn de mensen die samen uw testament kunnen openen, wanneer u het niet meer kunt. Eén alleen kan dat niet.',
  margin: {
    none: 'U hebt nog niemand genoemd. Noem ten minste twee mensen die u vertrouwt.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `U hebt ${people(total)} genoemd, en ${threshold} moeten samenkomen. Voeg nog ${people(missing)} toe.`,
    all: (total: number) => `Alle ${total} mensen moeten samenkomen. Ontbreekt er een, dan kan niemand uw testament openen.`,
    spare: (total: number, threshold: number, spare: number) => `${threshold} van uw ${total} mensen moeten samenkomen. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Wij hebben een bruikbaar adres van ${reachable} van ${total}.`,
  later: (threshold: number) => `Als u uw testament opnieuw verzegelt, moeten ${threshold} mensen samenkomen.`,
  add: 'Iemand toevoegen',
  addTitle: 'Iemand toevoegen',
  addSealed:
    'Uw testament is verzegeld. Voegt u iemand toe, dan wordt de sleutel van uw testament opnieuw verdeeld over allen. De bladen van de anderen blijven geldig. Wij melden het u, en de anderen zonder de naam. Hebt u op uw eigen apparaat verzegeld, verzegel dan ook daar opnieuw.',
  addNext: 'Na dit formulier drukt u het blad voor deze persoon af. Houd een printer gereed, want de codes worden maar één keer getoond.',
  full: 'U hebt 10 mensen genoemd, en dat is het maximum.',
  changeTitle: (name: string) => `${name} wijzigen`,
  back: 'Terug naar de lijst',
  paperTitle: (names: string) => `Het blad voor ${names}`,
  confirmTitle: (name: string) => `Het blad voor ${name} controleren`,

  facts: {
    reachable: (addresses: string) => `Onze berichten gaan naar ${addresses}.`,
    idle: (channels: string) =>
      `${channels} kunnen wij voor deze persoon nog niet gebruiken. Stel er een account voor in op de pagina „Hoe wij u bereiken”.`,
    unreachable: 'Wij kunnen deze persoon niet bereiken. Voeg een adres toe dat werkt.',
    bounced: (address: string) => `Onze mail aan ${address} komt terug. Vraag om het juiste adres.`,
    complained: (address: string) =>
      `Iemand heeft onze mail aan ${address} als ongewenst gemarkeerd. Vraag het deze persoon, en sla het adres dan opnieuw op.`,
    stopped: (address: string) => `Iemand bij ${address} heeft ons gemeld u niet te kennen. Vraag het deze persoon, en verbeter het adres.`,
    proposed: (address: string) =>
      `In het antwoord staat een ander adres: ${address}. Wij hebben het niet gecontroleerd. Vraag het deze persoon voordat u het gebruikt.`,
    wrongContact: 'Iemand antwoordde op uw uitnodiging dat het adres niet klopt. Vraag het deze persoon, en verbeter het.',
    notInvited: 'U hebt ons niet gevraagd deze persoon te schrijven.',
    invited: (day: string) => `Uitgenodigd op ${day}. Er is nog geen antwoord.`,
    confirmed: (day: string) => `Bevestigd op ${day}: deze persoon stemt ermee in.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `U hebt het blad gecontroleerd op ${checked}.` : `Het blad is gemaakt op ${made}. U hebt het gecontroleerd op ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'U hebt het blad nog niet gecontroleerd.' : `Het blad is gemaakt op ${day}. U hebt het nog niet gecontroleerd.`,
    codes: (left: number) => (left === 0 ? 'Er is geen reservecode meer over. Maak een nieuw blad.' : codes(left)),
    message: 'Er is een persoonlijk bericht.',
    noMessage: 'Er is geen persoonlijk bericht.',
    sealed: 'Heeft een deel van de sleutel van uw verzegelde testament.',
    unsealed: 'Kan uw verzegelde testament nog niet openen.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Goed', plain: 'Let op', warning: 'Te doen' },

  actions: 'Meer mogelijkheden',
  takeProposed: (address: string) => `${address} gebruiken`,
  checkPaper: 'Een code van het blad overtypen',
  checkPaperText: 'De codes worden alleen getoond als het blad wordt gemaakt. Hebt u het niet in handen, maak dan een nieuw blad.',
  newPaper: 'Een nieuw blad maken',
  newPaperTitle: (name: string) => `Een nieuw blad maken voor ${name}?`,
  newPaperText:
    'Het blad dat deze persoon heeft, wordt ongeldig: de codes meteen, de sleutel zodra elke opslag van uw testament de nieuwe bestanden heeft. Houd een printer gereed, want de nieuwe codes worden maar één keer getoond.',
  newPaperSealed:
    'Uw testament is verzegeld. Wij melden het u en deze persoon. Dan verzegelen wij uw documenten opnieuw met een nieuwe sleutel. U hoeft daar niets voor te doen. Hebt u op uw eigen apparaat verzegeld, verzegel dan ook daar opnieuw.',
  invite: 'Deze persoon vragen te bevestigen',
  inviteTitle: (name: string) => `${name} vragen te bevestigen?`,
  inviteText: {
    email:
      'Wij sturen één e-mail met een persoonlijke link. Daarin staat dat u deze persoon hebt genoemd, en wij vragen of die ermee instemt en of het adres klopt. Wij vragen dit alleen omdat u het wilt.',
    sms: 'Wij sturen één sms-bericht met een persoonlijke link. Wij vragen daarin of deze persoon ermee instemt en of het nummer klopt. Zeg het van tevoren, zodat duidelijk is wie het vraagt. Wij vragen dit alleen omdat u het wilt.',
  },
  inviteSend: {
    email: 'De e-mail sturen',
    sms: 'Het sms-bericht sturen',
  },
  invited: (address: string) => `Wij hebben de uitnodiging gestuurd naar ${address}.`,
  remove: 'Deze persoon verwijderen',
  removeText: (name: string) =>
    `${name} kan uw testament niet meer openen. Het blad werkt niet meer, en het persoonlijke bericht wordt verwijderd. Dit kan niet ongedaan worden gemaakt.`,
  removeOpen: 'Wij melden het aan niemand.',
  removeSealed:
    'Uw testament is verzegeld. De sleutel wordt opnieuw verdeeld over de anderen. Hun bladen blijven geldig. Een opslag die wij niet bereiken, gaat met het oude blad open totdat hij de nieuwe bestanden heeft. Wij melden het u, en de anderen zonder de naam. Dan verzegelen wij uw documenten opnieuw met een nieuwe sleutel. U hoeft daar niets voor te doen. Hebt u op uw eigen apparaat verzegeld, verzegel dan ook daar opnieuw.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `${threshold} mensen moeten samenkomen, dus ${name} kan nog niet worden verwijderd. Voeg eerst iemand anders toe. Verwijder dan ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `${threshold} mensen moeten samenkomen, dus ${name} kan nog niet worden verwijderd. Voeg eerst iemand anders toe, of verlaag het benodigde aantal. Verwijder dan ${name}.`,
  },
  done: {
    added: 'De persoon is toegevoegd.',
    saved: 'De wijzigingen zijn opgeslagen.',
    removed: (name: string) => `${name} is verwijderd.`,
    threshold: 'Het aantal is opgeslagen.',
  },

  sealTitle: 'Verzegel uw testament opnieuw',
  sealText: 'U hebt gekozen hoeveel mensen moeten samenkomen. Dit geldt wanneer u uw testament opnieuw verzegelt.',
  sealOnDevice:
    'Uw testament is op uw apparaat verzegeld voor andere bladen of voor een ander aantal. Verzegel uw documenten opnieuw op uw apparaat.',
  sealLink: 'Naar de documenten',
  resealing:
    'Wij verzegelen uw documenten opnieuw met een nieuwe sleutel, omdat uw vertrouwenspersonen of hun bladen zijn gewijzigd. U hoeft niets te doen.',
  locked: {
    running: 'Er loopt een overdracht van uw testament, daarom kan hier niets worden gewijzigd. Gaat het goed met u, stop dan eerst de overdracht.',
    pending:
      'Uw vertrouwenspersonen kunnen nu een overdracht starten, daarom kan hier niets worden gewijzigd. Gaat het goed met u, zeg het ons dan eerst.',
    recovered: 'Uw wachtwoord is per e-mail opnieuw ingesteld, of u hebt een wijziging afgewezen. Daarom kan hier nu niets worden gewijzigd.',
  },
  security: 'Kijk hoe u bevestigt dat u het was',

  thresholdTitle: 'Hoeveel mensen moeten samenkomen?',
  threshold: 'Benodigd aantal mensen',
  thresholdHint:
    'Een lager aantal is veiliger als iemand niet te bereiken is. Een hoger aantal is veiliger als u niet iedereen afzonderlijk vertrouwt.',
  thresholdOption: (threshold: number, total: number) => `${threshold} van ${total}`,
  thresholdSave: 'Het aantal opslaan',
  thresholdSealed: 'Uw testament is verzegeld. Het aantal geldt wanneer u het opnieuw verzegelt.',
  thresholdFew: 'U kunt dit kiezen wanneer u drie mensen hebt genoemd. Met twee zijn beide nodig.',
};
