import type * as english from '#words/en/pages/seal-here.ts';
import { slips } from '#words/it/own-device/slips.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Sigillare su questo dispositivo',
  lead: 'Il suo browser cifra i suoi documenti prima di inviarli. Noi custodiamo poi un testamento che non possiamo leggere. Non può leggerlo nemmeno chi ruba le nostre banche dati.',
  facts: [
    'Tutto il resto rimane com’è: le chiediamo se sta bene, e Lei ha 48 ore per fermare una consegna.',
    'Se cambiano le sue persone di fiducia, un foglio o il numero necessario, sigilli di nuovo qui. Fino ad allora, i documenti si aprono solo con i fogli per cui sono stati sigillati.',
    'Alle sue persone di fiducia servono allora i loro fogli. Un codice che inviamo non basta più. Se vanno persi troppi fogli, nessuno può aprire il testamento.',
    'Avrà il suo foglio personale. Usi ogni volta lo stesso, così i tagliandi delle sue persone di fiducia restano validi. Per cambiare un documento, sceglie di nuovo tutti i documenti. Per una nuova persona basta questo foglio.',
    'Vediamo ancora quanti documenti e fogli ci sono, quanto sono grandi i documenti e quando li ha sigillati. Ciò che ha caricato o scritto in altre pagine potevamo leggerlo.',
    'Chi modifica le nostre pagine potrebbe leggere tutto mentre Lei fa i fogli, mentre sigilla, e mentre le sue persone di fiducia leggono.',
  ],
  back: 'Tornare ai documenti',

  sheetIsEnough:
    'I documenti sigillati possono rimanere: al passo 2 digiti la chiave del suo foglio personale. Senza questo foglio, sceglie di nuovo tutti i documenti.',
  documentsNeeded: 'Tenga pronti tutti i suoi documenti',
  why: {
    paper_removed:
      'Un foglio che apre i documenti sigillati non è più valido, ma qualcuno potrebbe averlo ancora. Per questo ai documenti serve una nuova chiave. Li scelga di nuovo tutti.',
    threshold_raised:
      'Ora servono più fogli di prima, ma un numero minore potrebbe ancora aprire i documenti sigillati. Per questo ai documenti serve una nuova chiave. Li scelga di nuovo tutti.',
    documents_changed: 'Da quando ha sigillato qui, sono stati aggiunti o tolti documenti. Scelga di nuovo tutti i documenti.',
    unfinished:
      'Ha preparato qui una sigillatura e non l’ha terminata. La concluda nella pagina dei suoi documenti, oppure scelga di nuovo tutti i documenti.',
    unreadable: 'Al momento non possiamo leggere il suo testamento sigillato. Riprovi più tardi, oppure scelga di nuovo tutti i documenti.',
    altered: 'L’elenco dei suoi documenti sigillati è danneggiato, oppure qualcuno lo ha modificato. Scelga di nuovo tutti i documenti.',
    other_sheet:
      'Il suo testamento è stato sigillato con un altro foglio, che questo non sostituisce. Scelga di nuovo tutti i documenti, oppure ricarichi questa pagina e digiti la chiave dell’altro foglio.',
  },

  withoutPages: {
    title: 'Sigillare senza le nostre pagine',
    lead: 'Il file seal.html sigilla il Suo testamento sul Suo dispositivo, senza rete. Promettiamo protezione da pagine alterate solo per questo file e per recover.html, e solo se Lei confronta il loro SHA-256. Non aiutano se un foglio è stato fatto su una pagina alterata.',
    savePage: 'Salvare seal.html',
    compare:
      'Confronti lo SHA-256 del file, o lo chieda a una persona che sa farlo. Una pagina alterata potrebbe mostrarne qui uno falso. Perciò lo confronti anche con le note di versione di questo servizio, o con il Suo foglio personale se vi è stampata questa versione. Se è diverso, non usi il file. Deve essere:',
    saveList: 'Salvare papers.txt',
    list: 'Questo elenco contiene il nome e la chiave pubblica di ogni foglio, e quanti fogli servono. Non è segreto.',
    seal: 'Usi un computer, e lo scolleghi da ogni rete. Apra seal.html con Firefox, Chrome, Edge o Safari. Chiede tutto il resto e salva i file cifrati.',
    upload: 'Carichi tutti questi file tra i Suoi documenti, con i nomi che hanno. Tolga da lì gli altri documenti, e sigilli il Suo testamento.',
  },

  peopleTitle: '1. Confrontare i fogli',
  people:
    'Ogni foglio mostra lettere di controllo, cinque gruppi di quattro. Le legga dal foglio e le digiti, o le chieda alla persona: non sono segrete. Così nessuno può infilare un foglio falso tra gli altri.',
  newPaper: (names: string) =>
    `Non ci sono lettere di controllo per ${names}, perché il foglio non è stato fatto in un browser. Prima faccia un nuovo foglio per ogni persona nominata qui.`,
  toSurvivors: 'Andare alle persone di fiducia',
  check: (name: string) => `Lettere di controllo sul foglio di ${name}`,
  checkHint: 'Per esempio: ABCD EFGH 2345 JKLM NPQR.',
  quorum: (needed: number, of: number) =>
    `Per aprire questo testamento bastano ${needed} fogli su ${of}, non importa quali. Se questo numero è sbagliato, non continui.`,
  compare: (name: string) => `Confrontare il foglio di ${name}`,
  checkWrong: (name: string) =>
    `Non sono le lettere del foglio più recente di ${name}. Le confronti di nuovo. Se sul foglio sono proprio queste, faccia un nuovo foglio per ${name}.`,
  checkDone: 'I fogli sono quelli giusti',
  continue: 'Continuare',

  sheetTitle: '2. Il suo foglio personale',
  sheet:
    'Il suo foglio personale ha una chiave. La chiave contrassegna il suo testamento, perché le sue persone di fiducia sappiano che viene da Lei. Da sola non apre nulla. Finché questo servizio esiste, con questa può conservare i documenti sigillati e dare un foglio a persone nuove. Senza il servizio, apre i documenti solo insieme a tutti i fogli necessari. Tenga il foglio dove nessun altro lo trova.',
  hasSheet: 'Ha il suo foglio personale?',
  sheetNew: 'No, farne uno ora',
  sheetKnown: 'Sì, ne digito la chiave',
  sheetKey: 'La chiave del suo foglio personale',
  sheetKeyHint: 'Comincia con AGE-SECRET-KEY-1. Resta in questo browser.',
  sheetKeyWrong: 'Non è la chiave del suo foglio personale, o contiene un errore di battitura. La confronti con il foglio, lettera per lettera.',
  printText:
    'Stampi ora il suo foglio personale. Viene mostrato solo qui. La seconda pagina ha un tagliando per ogni foglio: lo dia alla persona di fiducia che ha quel foglio, o glielo invii. I tagliandi non sono segreti.',
  print: 'Stampare il foglio e i tagliandi',
  show: 'Guardare il foglio su questo schermo',
  typeEnd: 'Digiti le ultime 8 lettere e cifre della chiave dal foglio stampato',
  typeEndWrong: 'Non sono le ultime 8 lettere e cifre della chiave. Le legga dal foglio stampato.',
  sheetDone: 'Il suo foglio personale è pronto',

  documentsTitle: '3. Scegliere i documenti',
  documents: 'Scelga tutti i documenti che le sue persone di fiducia leggeranno. Sostituiscono quelli che ora sono nel suo testamento.',
  choose: 'Scegliere file',
  chosen: plural('it', {
    one: '# documento, e non è ancora stato inviato nulla',
    many: '# documenti, e non è ancora stato inviato nulla',
    other: '# documenti, e non è ancora stato inviato nulla',
  }),
  noDocuments: 'Scelga almeno un documento.',
  tooMany: (most: string) => `Scelga al massimo ${most}.`,
  tooLarge: (name: string, most: string) => `${name}: supera ${most}. Lo riduca, o lo divida.`,
  message: (name: string) => `Un messaggio personale per ${name} (può lasciarlo vuoto)`,
  messageHint: 'Anche il messaggio viene cifrato qui. Lo apre solo il foglio di questa persona, quando il testamento è aperto.',

  slipsAgain:
    'A ogni foglio serve un tagliando che mostra chi ha sigillato. Se una persona non ha il tagliando di questo suo foglio, lo stampi qui, e lo consegni o lo invii. I tagliandi non sono segreti.',
  printSlips: 'Stampa i tagliandi',

  keep: {
    title: '3. Mantenere i documenti',
    sealed: (when: string) => `Il suo foglio ha aperto il suo testamento. Data della sigillatura: ${when}. Contiene questi documenti:`,
    key: (needed: number, of: number) =>
      `In quella sigillatura erano necessari ${needed} fogli su ${of}. I documenti mantengono la sua chiave. Se in una sigillatura successiva ne bastavano di meno, o se da allora un foglio è stato tolto, quei fogli possono ancora aprirli: in tal caso scelga di nuovo tutti i documenti.`,
    fewer: (before: number, now: number) => `Prima erano necessari ${before} fogli. Ora ne bastano ${now}. Se non lo ha cambiato Lei, non continui.`,
    compare: 'Se non è la data dell’ultima volta che ha sigillato, o se un documento manca o non è aggiornato, scelga di nuovo tutti i documenti.',
    messages: 'I messaggi nel suo testamento sigillato restano come sono. Qui può scrivere solo alle nuove persone.',
    keep: 'Mantenere questi documenti',
    choose: 'Scegliere di nuovo tutti i documenti',
  },

  sealTitle: '4. Cifrare e caricare',
  seal: 'Cifrare su questo dispositivo e caricare',
  encrypting: 'I documenti vengono cifrati e caricati, uno dopo l’altro. Tenga aperta questa pagina.',
  encryptedOf: (done: string, total: string) => `Cifrati: ${done} di ${total}`,
  uploadedOf: (done: string, total: string) => `Caricati: ${done} di ${total}`,
  encryptedPart: (percent: number) => `Cifratura in corso: ${percent}%`,
  pause: 'Mettere in pausa',
  paused: 'In pausa. Nulla è andato perso. Prema «Continuare» quando vuole proseguire, e tenga aperta questa pagina.',
  offline:
    'Questo dispositivo non è connesso a Internet, quindi abbiamo fatto una pausa. Continuiamo automaticamente quando torna la connessione. Ciò che è caricato resta caricato. Tenga aperta questa pagina.',
  list: 'L’elenco dei documenti',
  failed: 'Questo browser non ha potuto cifrare i documenti. Ciò che era già sigillato resta sigillato. Riprovi, o usi un altro browser.',
  uploaded: 'Tutti i documenti sono cifrati e caricati. Ora sigilli il suo testamento.',

  ownSheet: {
    ...slips,
    title: 'Il mio foglio personale',
    keep: 'Questo foglio va tenuto dove nessun altro lo trova. Con abbastanza fogli, o con il servizio, apre il mio testamento. Permette anche di cambiarlo.',
    key: 'La mia chiave',
    keyQr: 'Codice QR: la mia chiave',
    papers: 'Lettere di controllo dei fogli al momento della stampa',
    program: 'SHA-256 di seal.html al momento della stampa',
  },
};
