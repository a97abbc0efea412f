import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'E-mail', sms: 'SMS', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'Nome di questa persona',
  nameHint: 'Viene stampato sul foglio.',
  nameMissing: 'Inserisca il nome di questa persona.',
  relationship: 'Chi è per Lei questa persona?',
  relationshipMissing: 'Inserisca chi è per Lei questa persona.',
  tooLong: 'Inserisca al massimo 100 caratteri.',
  contacts: 'Come si raggiunge questa persona?',
  contactsHint: 'Due indirizzi sono meglio di uno.',
  accountHint:
    'A WhatsApp e Telegram serve un suo account, che può collegare più tardi. La pagina «Come la raggiungiamo» mostra se ne serve uno anche per gli SMS.',
  notYet: 'Ora non scriviamo a questa persona.',
  addresses: { email: 'Indirizzo e-mail', sms: 'Numero di cellulare per SMS', whatsapp: 'Numero per WhatsApp', telegram: 'Nome su Telegram' },
  phoneHint: 'Con + e il prefisso del paese.',
  telegramHint: 'Per esempio @anna_rossi.',
  noContact: 'Inserisca almeno un indirizzo o un numero di questa persona.',
  addressProblems: {
    email: 'Inserisca un indirizzo e-mail come nome@example.com.',
    telegram: 'Inserisca un nome come @anna_rossi.',
    phone: `Inserisca il numero intero con + e il prefisso del paese, senza (0), per esempio ${EXAMPLE}.`,
    countryCode: `Cominci il numero con + e il prefisso del paese. In Austria 0660 1234567 diventa ${EXAMPLE}.`,
    doubleZero: `Scriva + invece di 00 all’inizio, per esempio ${EXAMPLE}.`,
    zeroAfterCode: `Tolga lo 0 dopo il prefisso del paese, per esempio ${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `${address} compare più volte (${names}). Chi legge i messaggi lì può confermare per tutte. Indirizzi separati sono più sicuri.`,
    own: (address: string) => `${address} è il suo indirizzo. Ne inserisca uno che questa persona di fiducia legge.`,
  },
  another: 'Aggiungere un altro indirizzo:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'Quale proviamo per primo?',
  firstHint: 'Se uno non funziona, proviamo il successivo.',
  language: 'Lingua di questa persona',
  message: 'Messaggio personale',
  messageHint: 'Solo per questa persona, quando il suo testamento è aperto. Facoltativo. Dopo averlo salvato, non lo mostriamo più.',
  messageTooLong: 'Inserisca al massimo 20.000 caratteri.',
  known: 'C’è un messaggio personale. Non lo mostriamo di nuovo.',
  knownChoices: { keep: 'Tenerlo', replace: 'Scriverne uno nuovo', remove: 'Eliminarlo', restore: 'Ripristinare il messaggio eliminato' },
  deleted: (until: string) => `Il messaggio personale è stato eliminato. Può ripristinarlo fino al ${until}.`,
  restoreReplaced: 'Ripristinare quello di prima',
  replacedByLink: (until: string) =>
    `Un nostro link ha fatto tornare un messaggio personale più vecchio. Può ripristinare quello di prima fino al ${until}.`,
  messageMissing: 'Scriva il nuovo messaggio, o scelga di tenere il vecchio.',
  proposedTitle: (address: string) => `${address} è giusto?`,
  proposedText: 'Qualcuno che ha il nostro link ha proposto questo indirizzo. È inserito qui sotto.',
  proposedInstead: (address: string) => `L’indirizzo finora è ${address}.`,
  proposedCheck: 'Parli con questa persona prima di salvarlo, perché non sappiamo chi ha risposto.',
  checked: 'Ho controllato questi indirizzi: usarli di nuovo',
  checkedHint: 'Messaggi a uno di essi sono tornati indietro, o qualcuno lì non li vuole.',
  rebound:
    'Il suo testamento è sigillato. Quando salva altri indirizzi, la chiave del suo testamento viene divisa di nuovo. Tutti i fogli restano validi. Avvisiamo Lei. Scriviamo anche al vecchio indirizzo che è stato sostituito, con il suo nome: così questa persona se ne accorge, se non è stato Lei.',
  add: 'Aggiungere questa persona',
  save: 'Salvare le modifiche',
  lost: {
    title: 'Questa persona è stata aggiunta, ma il suo foglio non è arrivato',
    text: 'La connessione si è interrotta prima che il foglio arrivasse qui, e lo mostriamo una sola volta. Faccia un nuovo foglio per questa persona nell’elenco.',
    button: 'Continuare verso l’elenco',
  },
  failures: {
    conflict:
      'Nello stesso momento è cambiato qualcos’altro, perciò le sue modifiche non sono state salvate. Ciò che ha scritto è ancora qui. Riprovi.',
    rate_limited: 'Erano molte modifiche in poco tempo, perciò ora non è cambiato nulla. Aspetti fino all’ora qui sotto, poi riprovi.',
  } as Record<string, string>,
};
