import type * as english from '#words/en/pages/host-documents.ts';
import { plural } from '#words/plural.ts';

const documentsMany = plural('it', { one: '# documento', many: '# documenti', other: '# documenti' });
const survivorsMany = plural('it', { one: '# persona di fiducia', many: '# persone di fiducia', other: '# persone di fiducia' });

export const hostDocuments: typeof english.hostDocuments = {
  lead: 'Qui sceglie che cosa le sue persone di fiducia leggeranno un giorno.',
  leadOpen: 'Nulla viene sigillato prima che Lei prema il pulsante alla fine di questa pagina.',
  leadSealed: 'Tutto è sigillato. Se aggiunge o toglie un documento, sigilli di nuovo con il pulsante alla fine di questa pagina.',

  uploadTitle: 'Aggiungere documenti',
  choose: 'Scegliere file',
  drop: 'Può anche trascinare qui i file.',
  accepted: (kinds: string) => `Tipi possibili: ${kinds}.`,
  whichKinds: 'Quali tipi di file sono possibili?',
  limits: (file: string, total: string, count: string) => `Un file può avere fino a ${file}, e tutti insieme fino a ${total} e ${count}.`,
  count: documentsMany,
  kinds: { pdf: 'PDF', word: 'Word (DOCX)', text: 'testo semplice', image: (formats: string) => `immagini (${formats})` },
  otherKind: 'Ha un altro tipo di file? Lo apra, e lo salvi o lo stampi come PDF.',

  rejected: {
    title: plural('it', { one: 'Un file non è stato aggiunto', many: '# file non sono stati aggiunti', other: '# file non sono stati aggiunti' }),
    kind: (name: string) => `${name}: questo tipo di file non è possibile. Lo salvi come PDF, e aggiunga il PDF.`,
    empty: (name: string) => `${name}: questo file è vuoto.`,
    too_large: (name: string, most: string) => `${name}: supera ${most}. Lo riduca, o lo divida.`,
    too_many: (name: string, most: string) => `${name}: il suo testamento ha già ${most}. Ne tolga uno che non le serve.`,
    total: (name: string, most: string) => `${name}: con questo file il suo testamento supererebbe ${most}. Prima tolga un documento.`,
  },

  renamed: (from: string, to: string) => `${from} ora si chiama ${to}, perché il suo nome non diceva di che tipo di file si tratta.`,
  same: (names: string) => `${names} hanno lo stesso contenuto. Se non le servono entrambi, ne tolga uno.`,
  passwordNeeded: (name: string) =>
    `${name} è protetto da una password. Se viene chiesta quando lo apre, serve anche alle sue persone di fiducia. Dica loro dove trovarla, o aggiunga una copia senza password.`,

  original: {
    title: 'Dov’è l’originale firmato?',
    scan: 'Una scansione potrebbe non essere un testamento valido per la legge. In molti paesi conta solo l’originale firmato su carta.',
    text: 'Lo dia a un notaio, o lo tenga in un posto che le sue persone di fiducia possono trovare. Scriva qui dov’è. La riga viene sigillata con i suoi documenti.',
    label: 'L’originale è qui',
    hint: 'Per esempio: presso il notaio Rossi a Bologna, o nella cartella blu della mia scrivania.',
    missing: 'Scriva dov’è l’originale.',
    add: 'Aggiungere questa riga ai documenti',
    file: 'Dov’è l’originale.txt',
    added: (file: string) => `È tra i suoi documenti: ${file}. Per cambiarla, la tolga lì e scriva una nuova riga.`,
    inList: (file: string) => `Lo ha annotato: ${file}.`,
  },

  phases: {
    waiting: 'In attesa dei file precedenti',
    paused: 'In pausa',
    hashing: 'Viene letto',
    announcing: 'Viene preparato',
    sending: (percent: number, sent: string, size: string) => `${percent}% caricato (${sent} di ${size})`,
    checking: 'È arrivato e viene controllato',
    done: 'Aggiunto',
  },
  progressOf: (name: string) => `Caricamento di ${name}`,
  keepOpen: 'Tenga aperta questa finestra finché tutto non è aggiunto. Può guardare le altre pagine di questo menu.',
  broken: 'La connessione si è interrotta. Non è andato perso nulla. Riproviamo appena il suo dispositivo è in rete, o quando preme «Riprovare».',
  unreadable: 'Il suo dispositivo non ha potuto leggere questo file. Forse è stato spostato o cambiato. Lo scelga di nuovo.',
  notAccepted: 'L’archivio di questo servizio non ha accettato il file. Prema «Riprovare».',

  listTitle: 'I suoi documenti',
  states: { sealed: 'Sigillato', leaves: 'Verrà tolto con la prossima sigillatura', new: 'Nuovo, non ancora sigillato' },
  nothingSealed: 'Nulla è ancora sigillato. Le sue persone di fiducia non potrebbero leggere nulla.',
  sealedSince: (moment: string) => `Sigillato il ${moment}`,
  nothingNext: 'Non c’è ancora nessun documento. Ne aggiunga uno qui sopra.',
  expires: (moment: string) =>
    `Sigilli il suo testamento prima del ${moment}. Poi eliminiamo i documenti non sigillati, perché solo quelli sigillati sono cifrati per le sue persone di fiducia. Glielo ricordiamo prima.`,
  removeNew: 'Non è mai stato sigillato. Lo eliminiamo subito. Può caricarlo di nuovo più tardi.',
  removeSealed: 'Resta sigillato finché Lei non sigilla di nuovo il suo testamento. Dopo, le sue persone di fiducia non possono più leggerlo.',
  removeButton: 'Togliere il documento',
  keep: 'Tenerlo',

  onDevice: {
    title: 'Sigillare in modo che nemmeno noi possiamo leggere',
    text: 'Noi cifriamo i suoi documenti, e mentre lo facciamo potremmo leggerli. Può anche cifrarli prima su questo dispositivo. Allora alle sue persone di fiducia servono i loro fogli.',
    open: 'Sigillare su questo dispositivo',
    is: 'Questi documenti sono stati sigillati sul suo dispositivo. Non possiamo leggerli, e controlliamo solo i file cifrati.',
    again:
      'Questi documenti si possono sigillare di nuovo solo sul suo dispositivo: mancano dei file, ci sono altri documenti, oppure sono cambiati le sue persone di fiducia, i loro fogli o il numero necessario.',
  },

  sealTitle: 'Sigillare il suo testamento',
  sealText: (survivors: string, threshold: number) =>
    `Cifriamo i documenti e dividiamo la chiave tra ${survivors}. ${threshold} qualsiasi di loro possono aprire insieme il suo testamento.`,
  sealNothing: 'Tutto è sigillato. Aggiunga o tolga un documento per cambiare il suo testamento.',
  sealAgain: 'Le sue persone di fiducia o il numero necessario sono cambiati. Sigilli di nuovo il suo testamento, perché la modifica abbia effetto.',
  missing: 'Prima di poter sigillare il suo testamento',
  missingDocuments: 'Aggiunga qui sopra almeno un documento.',
  missingSurvivors: (count: string) => `Indichi almeno ${count}.`,
  missingStorage: 'Colleghi un archivio in cui custodire il suo testamento sigillato.',
  toSurvivors: 'Andare alle persone di fiducia',
  toStorages: 'Andare agli archivi',
  survivors: survivorsMany,
  uploadsRunning: 'Alcuni file qui sopra non sono ancora aggiunti. Aspetti che lo siano, o li tolga dall’elenco. Poi sigilli il suo testamento.',
  notAddedText: 'L’elenco qui sopra dice perché. Lì può riprovare o rimuovere un file. Può anche continuare con gli altri documenti.',
  withoutThem: 'Continuare con gli altri documenti',
  where: 'Dov’è custodito il suo testamento sigillato?',
  current: 'Contiene ora il suo testamento',
  move: (name: string) => `Il suo testamento passa in ${name}. Quando lì è completo, lo eliminiamo dall’archivio precedente.`,
  seal: 'Sigillare ora il mio testamento',
  review: {
    title: 'Prima guardi una cosa',
    text: 'La sua password è stata reimpostata per e-mail, e può farlo chiunque legga le sue e-mail. Perciò controlli se è suo tutto quello che da allora è stato inserito nel suo account. Ora non è stato sigillato nulla.',
    open: 'Controllare che cosa è stato inserito',
  },
  sealingTitle: 'Il suo testamento viene sigillato',
  sealingCount: (done: number, total: number) => `Documenti sigillati: ${done} su ${total}`,
  sealingStart: 'Stiamo preparando la chiave.',
  sealingWait: 'Può richiedere qualche minuto. Può lasciare questa pagina: la sigillatura continua senza di Lei.',
  sealed: 'Il suo testamento è sigillato',
  sealedFacts: (documents: number, storage: string) => `${documentsMany(documents)}, in «${storage}».`,
  sealedShares: (survivors: number, threshold: number) => `La chiave è divisa tra ${survivorsMany(survivors)}. Ne servono ${threshold}.`,
  nextSteps: 'Che cosa succede dopo',
  asked: (moment: string) => `Le chiediamo di tanto in tanto se sta bene. La prossima volta è il ${moment}.`,
  askedSoon: 'Le chiediamo di tanto in tanto se sta bene.',
  silent: 'Se non risponde più volte, avvisiamo le sue persone di fiducia. Prima glielo ricordiamo su tutti i canali che ci ha dato.',
  papers: 'Dia a ogni persona di fiducia la busta sigillata con il suo foglio, se non l’ha ancora fatto.',
  copy: {
    title: 'Una copia da portare a casa',
    text: [
      'La copia contiene il suo testamento sigillato, e una pagina che lo apre senza di noi e senza internet.',
      'Chi la trova non può leggerla senza i fogli delle sue persone di fiducia. Perciò può darla a tutti, o lasciarla su una chiavetta USB con le buste.',
    ],
    none: 'Non ha ancora preso una copia.',
    taken: 'Copie che ha preso',
    takenAt: 'Copia del',
    isCurrent: 'aggiornata',
    isOld: 'vecchia: i suoi documenti o le persone di fiducia sono cambiati da allora. Ne prenda una nuova.',
    save: 'Salvare una copia (ZIP)',
    savePart: (part: number, parts: number) => `Salvare la parte ${part} di ${parts} (ZIP)`,
    loading: (size: string) => `Sono arrivati ${size}. Tenga aperta questa pagina.`,
    saved: 'La copia è arrivata e il suo browser la salva',
    savedText:
      'Controlli che sia tra i download di questo dispositivo. La metta su una chiavetta USB, o la dia alle sue persone di fiducia. La tenga com’è: la estragga solo quando serve.',
    old: 'Una vecchia copia apre sempre il vecchio testamento con i vecchi fogli. Dopo una modifica, raccolga le vecchie copie e i vecchi fogli, e li distrugga.',
    afterSealing: 'Il suo testamento sigillato è presso di noi. Ne porti a casa anche una copia: con i fogli si apre senza di noi.',
    take: 'Portare a casa una copia',
  },
  fragile: 'Da sistemare presto',
  warnings: {
    package_behind: (name: string) =>
      `Non abbiamo raggiunto ${name}, che non ha ancora questa sigillatura. Riproviamo ogni giorno. Fino ad allora si apre solo con fogli precedenti: li conservi.`,
    survivor_unreachable: (name: string) =>
      `Non possiamo raggiungere ${name}. Aggiunga un indirizzo e-mail di ${name} nella pagina Persone di fiducia.`,
    no_margin: () =>
      'Servono tutte le sue persone di fiducia. Se una non può partecipare, nessuno può aprire il suo testamento. Ne indichi un’altra, o riduca il numero necessario.',
    paper_unconfirmed: (name: string) =>
      `Non ha ancora digitato un codice del foglio di ${name}. Lo faccia nella pagina Persone di fiducia. Se un foglio non è stato stampato, ne faccia lì uno nuovo: i suoi codici sono stati mostrati una volta sola.`,
  },
};
