import type * as english from '#words/en/pages/seal-here.ts';
import { plural } from '#words/plural.ts';

export const sealHere: typeof english.sealHere = {
  title: 'Sigillare su questo dispositivo',
  lead: 'Il suo browser cifra i suoi documenti prima di inviarli. Noi custodiamo poi un testamento che non possiamo leggere. Non può leggerlo nemmeno chi riesce a entrare nei nostri sistemi.',
  facts: [
    'Tutto il resto rimane com’è: le chiediamo se sta bene, Lei ha 48 ore per fermare una consegna, e deve riunirsi lo stesso numero di persone di fiducia.',
    'Alle sue persone di fiducia servono allora i loro fogli. Un codice che inviamo non basta più. Se vanno persi troppi fogli, nessuno può aprire il testamento.',
    'Per cambiare il testamento più tardi le serve il suo foglio personale. Senza, deve scegliere di nuovo tutti i documenti e dare nuovi fogli.',
    'Vediamo ancora quanti documenti ci sono, quanto sono grandi e quando li ha sigillati.',
    'Chi modifica le nostre pagine potrebbe leggere tutto mentre Lei sigilla. Da questo la protegge solo il file seal.html, che Lei apre dal suo disco.',
  ],
  back: 'Tornare ai documenti',

  peopleTitle: '1. Confrontare i fogli',
  people:
    'Ogni foglio mostra lettere di controllo, tre gruppi di quattro. Le legga dal foglio e le digiti, o le chieda alla persona: non sono segrete. Così nessuno può infilare un foglio falso tra gli altri.',
  newPaper: (names: string) =>
    `Non ci sono lettere di controllo per ${names}, perché il foglio non è stato fatto in un browser. Prima faccia un nuovo foglio per ogni persona nominata qui.`,
  toSurvivors: 'Andare alle persone di fiducia',
  check: (name: string) => `Lettere di controllo sul foglio di ${name}`,
  checkHint: 'Per esempio: ABCD EFGH 2345.',
  checkWrong: (name: string) =>
    `Non sono le lettere del foglio più recente di ${name}. Le confronti di nuovo. Se sul foglio sono proprio queste, faccia un nuovo foglio per ${name}.`,
  checkDone: 'I fogli sono quelli giusti',
  continue: 'Continuare',

  sheetTitle: '2. Il suo foglio personale',
  sheet:
    'Il suo foglio personale ha una chiave. La chiave firma il suo testamento, perché le sue persone di fiducia sappiano che viene da Lei. Con questa chiave può leggere e cambiare il testamento più tardi. Tenga il foglio dove nessun altro lo trova.',
  hasSheet: 'Ha il suo foglio personale?',
  sheetNew: 'No, farne uno ora',
  sheetKnown: 'Sì, ne digito la chiave',
  sheetKey: 'La chiave del suo foglio personale',
  sheetKeyHint: 'Comincia con AGE-SECRET-KEY-1. Resta in questo browser.',
  sheetKeyWrong: 'Nella chiave c’è un errore di battitura, o ne manca una parte. La confronti con il foglio, lettera per lettera.',
  printText:
    'Stampi ora il suo foglio personale. Viene mostrato solo qui. La seconda pagina ha un tagliando per ogni foglio: lo dia alla persona di fiducia che ha quel foglio, o glielo invii. I tagliandi non sono segreti.',
  print: 'Stampare 2 pagine',
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
  tooLargeTogether: (most: string) => `Tutti i documenti insieme superano ${most}.`,
  message: (name: string) => `Un messaggio personale per ${name} (può lasciarlo vuoto)`,
  messageHint: 'Anche il messaggio viene cifrato qui. Lo apre solo il foglio di questa persona, quando il testamento è aperto.',

  sealTitle: '4. Cifrare e caricare',
  seal: 'Cifrare su questo dispositivo e caricare',
  encrypting: 'I documenti vengono cifrati e caricati, uno dopo l’altro. Tenga aperta questa pagina.',
  encryptedPart: (percent: number) => `Documenti cifrati: ${percent}%`,
  failed: 'Questo browser non ha potuto cifrare i documenti. Nel suo testamento non è cambiato nulla. Provi un altro browser.',
  uploaded: 'Tutti i documenti sono cifrati e caricati. Ora sigilli il suo testamento.',

  ownSheet: {
    title: 'Il mio foglio personale',
    keep: 'Questo foglio va tenuto dove nessun altro lo trova. Permette di aprire e cambiare il mio testamento.',
    key: 'La mia chiave',
    keyQr: 'Codice QR: la mia chiave',
    fingerprint: 'Sigillato da',
    papers: 'Lettere di controllo dei fogli al momento della stampa',
    slipsTitle: 'Tagliandi per i fogli',
    slips: 'Ritagli i tagliandi, e unisca ognuno al foglio della persona indicata. Non sono segreti.',
    slip: (name: string) => `Per il foglio di ${name}`,
    slipText:
      'I documenti di questo testamento sono autentici solo se sono stati sigillati con questa chiave. Digiti i primi tre gruppi quando una pagina chiede «Sigillato da».',
  },
};
