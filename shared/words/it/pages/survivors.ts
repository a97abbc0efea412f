import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivors.ts';
import { plural } from '#words/plural.ts';

const CHANNELS: Record<Channel, string> = { email: 'e-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const people = plural('it', { one: '# persona', many: '# persone', other: '# persone' });
const mayBeMissing = plural('it', { one: 'Ne può mancare una.', many: 'Ne possono mancare #.', other: 'Ne possono mancare #.' });
const codes = plural('it', {
  one: 'Sul foglio resta # codice di riserva.',
  many: 'Sul foglio restano # codici di riserva.',
  other: 'Sul foglio restano # codici di riserva.',
});

export const survivors: typeof english.survivors = {
  title: 'Le sue persone di fiducia',
  lead: 'Le sue persone di fiducia sono quelle che possono aprire insieme il suo testamento, quando Lei non può più. Una da sola non può.',
  margin: {
    none: 'Non ha ancora indicato nessuno. Indichi almeno due persone di cui si fida.',
    tooFew: (total: number, threshold: number, missing: number) =>
      `Ha indicato ${people(total)}, e devono riunirsi in ${threshold}. Aggiunga ${people(missing)}.`,
    all: (total: number) => `Devono riunirsi tutte le ${total} persone. Se ne manca una, nessuno può aprire il suo testamento.`,
    spare: (total: number, threshold: number, spare: number) => `Devono riunirsi ${threshold} delle sue ${total} persone. ${mayBeMissing(spare)}`,
  },
  reach: (reachable: number, total: number) => `Abbiamo un indirizzo utilizzabile per ${reachable} su ${total}.`,
  later: (threshold: number) => `Dopo che avrà sigillato di nuovo il suo testamento, dovranno riunirsi ${threshold} persone.`,
  add: 'Aggiungere una persona',
  addTitle: 'Aggiungere una persona',
  addSealed:
    'Il suo testamento è sigillato. Quando aggiunge una persona, la chiave del suo testamento viene divisa di nuovo per tutte. I fogli delle altre restano validi. Avvisiamo Lei, e le altre senza il nome. Se ha sigillato sul suo dispositivo, sigilli di nuovo anche lì.',
  addNext: 'Dopo questo modulo stampa il foglio per questa persona. Tenga pronta una stampante, perché i codici vengono mostrati una sola volta.',
  full: 'Ha 10 persone, il numero massimo.',
  changeTitle: (name: string) => `Cambiare ${name}`,
  back: 'Tornare all’elenco',
  paperTitle: (names: string) => `Il foglio per ${names}`,
  confirmTitle: (name: string) => `Controllare il foglio di ${name}`,

  facts: {
    reachable: (addresses: string) => `I nostri messaggi vanno a ${addresses}.`,
    idle: (channels: string) => `Non possiamo ancora usare ${channels} per questa persona. Configuri un account nella pagina «Come la raggiungiamo».`,
    unreachable: 'Non possiamo raggiungere questa persona. Aggiunga un indirizzo che funziona.',
    bounced: (address: string) => `La nostra e-mail a ${address} torna indietro. Chieda l’indirizzo giusto.`,
    complained: (address: string) =>
      `Qualcuno ha segnalato come indesiderata la nostra e-mail a ${address}. Chieda a questa persona, poi salvi di nuovo l’indirizzo.`,
    stopped: (address: string) => `Qualcuno a ${address} ci ha detto di non conoscere Lei. Chieda a questa persona, e corregga l’indirizzo.`,
    proposed: (address: string) =>
      `La risposta propone un altro indirizzo: ${address}. Non l’abbiamo controllato. Chieda a questa persona prima di usarlo.`,
    wrongContact: 'Qualcuno ha risposto al suo invito che l’indirizzo è sbagliato. Chieda a questa persona, e lo corregga.',
    notInvited: 'Lei non ci ha chiesto di scrivere a questa persona.',
    invited: (day: string) => `Invito inviato il ${day}. Non c’è ancora risposta.`,
    confirmed: (day: string) => `Questa persona ha confermato il ${day} di essere d’accordo.`,
    paperConfirmed: (checked: string, made: string | null) =>
      made === null ? `Lei ha controllato il foglio il ${checked}.` : `Il foglio è stato fatto il ${made}. Lei l’ha controllato il ${checked}.`,
    paperUnconfirmed: (day: string | null) =>
      day === null ? 'Lei non ha ancora controllato il foglio.' : `Il foglio è stato fatto il ${day}. Lei non l’ha ancora controllato.`,
    codes: (left: number) => (left === 0 ? 'Non resta nessun codice di riserva. Faccia un nuovo foglio.' : codes(left)),
    message: 'C’è un messaggio personale.',
    noMessage: 'Non c’è un messaggio personale.',
    sealed: 'Questa persona ha una parte della chiave del suo testamento sigillato.',
    unsealed: 'Questa persona non può ancora aprire il suo testamento sigillato.',
  },
  channel: (channel: Channel) => CHANNELS[channel],
  tones: { good: 'Bene', plain: 'Nota', warning: 'Da fare' },

  actions: 'Altre azioni',
  takeProposed: (address: string) => `Usare invece ${address}`,
  checkPaper: 'Digitare un codice del foglio',
  checkPaperText: 'I codici vengono mostrati solo quando il foglio viene fatto. Se non l’ha in mano, faccia un nuovo foglio.',
  newPaper: 'Fare un nuovo foglio',
  newPaperTitle: (name: string) => `Fare un nuovo foglio per ${name}?`,
  newPaperText:
    'Il foglio che questa persona ha perde validità: i suoi codici subito, la sua chiave appena ogni archivio del suo testamento ha i nuovi file. Tenga pronta una stampante, perché i nuovi codici vengono mostrati una sola volta.',
  newPaperSealed:
    'Il suo testamento è sigillato. Avvisiamo Lei e questa persona. Poi sigilliamo di nuovo i suoi documenti con una nuova chiave. Per questo non deve fare nulla. Se ha sigillato sul suo dispositivo, sigilli di nuovo anche lì.',
  invite: 'Chiedere conferma a questa persona',
  inviteTitle: (name: string) => `Chiedere conferma a ${name}?`,
  inviteText: {
    email:
      'Inviamo un’e-mail con un link personale. Dice che Lei ha indicato questa persona, e chiede se è d’accordo e se l’indirizzo è giusto. Chiediamo solo perché lo vuole Lei.',
    sms: 'Inviamo un SMS con un link personale. Chiede se la persona è d’accordo e se il numero è giusto. Glielo dica prima, perché sappia chi chiede. Chiediamo solo perché lo vuole Lei.',
  },
  inviteSend: {
    email: 'Inviare l’e-mail',
    sms: 'Inviare l’SMS',
  },
  invited: (address: string) => `Abbiamo inviato l’invito a ${address}.`,
  remove: 'Togliere questa persona',
  removeText: (name: string) =>
    `${name} non potrà più aprire il suo testamento. Il foglio non funzionerà più, e il messaggio personale verrà eliminato. Non si può annullare.`,
  removeOpen: 'Non avvisiamo nessuno.',
  removeSealed:
    'Il suo testamento è sigillato. La chiave viene divisa di nuovo tra le altre, i cui fogli restano validi. Un archivio che non raggiungiamo si apre con il vecchio foglio finché non ha i nuovi file. Avvisiamo Lei, e le altre senza il nome. Poi sigilliamo di nuovo i suoi documenti con una nuova chiave. Per questo non deve fare nulla. Se ha sigillato sul suo dispositivo, sigilli di nuovo anche lì.',
  removeFirst: {
    add: (name: string, threshold: number) =>
      `Devono riunirsi ${threshold} persone, perciò non si può ancora togliere ${name}. Prima aggiunga un’altra persona. Poi tolga ${name}.`,
    addOrLower: (name: string, threshold: number) =>
      `Devono riunirsi ${threshold} persone, perciò non si può ancora togliere ${name}. Prima aggiunga un’altra persona, o riduca il numero necessario. Poi tolga ${name}.`,
  },
  done: {
    added: 'La persona è stata aggiunta.',
    saved: 'Le modifiche sono state salvate.',
    removed: (name: string) => `${name} non fa più parte dell’elenco.`,
    threshold: 'Il numero è stato salvato.',
  },

  sealTitle: 'Sigilli di nuovo il suo testamento',
  sealText: 'Ha scelto quante persone devono riunirsi. Vale quando sigilla di nuovo il suo testamento.',
  sealOnDevice:
    'Il suo testamento è stato sigillato sul suo dispositivo per altri fogli o per un altro numero di fogli. Sigilli di nuovo i suoi documenti sul suo dispositivo.',
  sealLink: 'Andare ai documenti',
  resealing:
    'Stiamo sigillando di nuovo i suoi documenti con una nuova chiave, perché le sue persone di fiducia o i loro fogli sono cambiati. Non deve fare nulla.',
  locked: {
    running: 'È in corso una consegna del suo testamento, perciò qui non si può cambiare nulla. Se sta bene, prima fermi la consegna.',
    pending: 'Le sue persone di fiducia possono ora avviare una consegna, perciò qui non si può cambiare nulla. Se sta bene, prima ce lo dica.',
    recovered: 'La sua password è stata reimpostata per e-mail, o Lei ha rifiutato una modifica. Perciò ora qui non si può cambiare nulla.',
  },
  security: 'Vedere come confermare che l’ha fatto Lei',

  thresholdTitle: 'Quante devono riunirsi?',
  threshold: 'Numero di persone necessarie',
  thresholdHint: 'Un numero più basso è più sicuro se qualcuno non si raggiunge. Un numero più alto è più sicuro se non si fida di ognuna da sola.',
  thresholdOption: (threshold: number, total: number) => `${threshold} su ${total}`,
  thresholdSave: 'Salvare il numero',
  thresholdSealed: 'Il suo testamento è sigillato. Il numero vale quando lo sigilla di nuovo.',
  thresholdFew: 'Potrà sceglierlo quando avrà indicato tre persone. Con due servono entrambe.',
};
