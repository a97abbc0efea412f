import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-mail', sms: 'Sms', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Naam van deze persoon',
  nameHint: 'De naam wordt op het blad afgedrukt.',
  nameMissing: 'Voer de naam van deze persoon in.',
  relationship: 'Wie is deze persoon voor u?',
  relationshipMissing: 'Voer in wie deze persoon voor u is.',
  tooLong: 'Voer ten hoogste 100 tekens in.',
  contacts: 'Hoe is deze persoon te bereiken?',
  contactsHint: 'Twee adressen zijn beter dan één.',
  accountHint:
    'Voor WhatsApp en Telegram is een account van u nodig, dat u later kunt verbinden. De pagina „Hoe wij u bereiken” toont of er ook voor sms een nodig is.',
  notYet: 'Wij schrijven deze persoon nu niet.',
  addresses: { email: 'E-mailadres', sms: 'Mobiel nummer voor sms', whatsapp: 'Nummer voor WhatsApp', telegram: 'Naam in Telegram' },
  phoneHint: 'Met + en het landnummer.',
  telegramHint: 'Bijvoorbeeld @jan_devries.',
  noContact: 'Voer ten minste één adres of nummer van deze persoon in.',
  addressProblems: {
    email: 'Voer een e-mailadres in, zoals naam@example.com.',
    telegram: 'Voer een naam in zoals @jan_devries.',
    phone: `Voer het hele nummer in met + en het landnummer, zonder (0), bijvoorbeeld ${EXAMPLE}.`,
    countryCode: `Begin het nummer met + en het landnummer. In Oostenrijk wordt 0660 1234567 dan ${EXAMPLE}.`,
    doubleZero: `Schrijf aan het begin + in plaats van 00, bijvoorbeeld ${EXAMPLE}.`,
    zeroAfterCode: `Laat de 0 na het landnummer weg, bijvoorbeeld ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} komt vaker voor (${names}). Wie daar de berichten leest, kan voor allemaal bevestigen. Aparte adressen zijn veiliger.`,
    own: (address: string) => `${address} is uw eigen adres. Voer een adres in dat deze vertrouwenspersoon leest.`,
  },
  another: 'Nog een adres toevoegen:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Welk adres proberen wij het eerst?',
  firstHint: 'Werkt het ene niet, dan proberen wij het volgende.',
  language: 'Taal van deze persoon',
  message: 'Persoonlijk bericht',
  messageHint: 'Alleen voor deze persoon, als uw testament open is. Niet verplicht. Na het opslaan tonen wij het niet meer.',
  messageTooLong: 'Voer ten hoogste 20.000 tekens in.',
  known: 'Er is een persoonlijk bericht. Wij tonen het niet nog eens.',
  knownChoices: { keep: 'Behouden', replace: 'Een nieuw bericht schrijven', remove: 'Verwijderen', restore: 'Het verwijderde bericht herstellen' },
  deleted: (until: string) => `Het persoonlijke bericht is verwijderd. U kunt het herstellen tot ${until}.`,
  restoreReplaced: 'Het bericht van daarvoor herstellen',
  replacedByLink: (until: string) =>
    `Een link van ons heeft een vroeger persoonlijk bericht teruggebracht. U kunt het bericht dat er daarvoor was, herstellen tot ${until}.`,
  messageMissing: 'Schrijf het nieuwe bericht, of kies om het oude te behouden.',
  proposedTitle: (address: string) => `Klopt ${address}?`,
  proposedText: 'Iemand met onze link heeft dit adres voorgesteld. Het is hieronder al ingevuld.',
  proposedInstead: (address: string) => `Het adres tot nu toe is ${address}.`,
  proposedCheck: 'Spreek met deze persoon voordat u het opslaat, want wij weten niet wie heeft geantwoord.',
  checked: 'Ik heb deze adressen gecontroleerd: schrijf er weer naartoe',
  checkedHint: 'Berichten aan een ervan kwamen terug, of iemand daar wil ze niet.',
  rebound:
    'Uw testament is verzegeld. Slaat u andere adressen op, dan wordt de sleutel van uw testament opnieuw verdeeld. Alle bladen blijven geldig. Wij melden het u. Wij schrijven ook aan het oude adres dat het is vervangen, en noemen daar uw naam: zo merkt deze persoon het als u het niet was.',
  add: 'Deze persoon toevoegen',
  save: 'De wijzigingen opslaan',
  lost: {
    title: 'Deze persoon is toegevoegd, maar het blad is onderweg verloren gegaan',
    text: 'De verbinding werd verbroken voordat het blad hier aankwam, en wij tonen het maar één keer. Maak in de lijst een nieuw blad voor deze persoon.',
    button: 'Verder naar de lijst',
  },
  failures: {
    conflict: 'Op hetzelfde moment is iets anders gewijzigd, daarom heeft dit niets veranderd. Wat u hebt getypt, staat er nog. Probeer het opnieuw.',
    rate_limited:
      'Dit waren veel wijzigingen in korte tijd, daarom is er nu niets veranderd. Wacht tot het tijdstip hieronder, en probeer het dan opnieuw.',
  } as Record<string, string>,
};
