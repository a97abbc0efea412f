import type * as english from '#words/en/pages/documents.ts';
import { plural } from '#words/plural.ts';

export const documents: typeof english.documents = {
  title: 'Ora può leggere il testamento',
  until: (moment: string) => `Può leggere e salvare i documenti fino al ${moment}.`,
  daysLeft: plural('it', { one: 'Resta # giorno', many: 'Restano # giorni', other: 'Restano # giorni' }),
  lastDay: 'Resta meno di un giorno',
  opening: 'Stiamo aprendo i documenti e controllando che siano ciò che è stato sigillato. Può richiedere mezzo minuto.',

  message: 'Un messaggio personale per Lei',
  noMessage: 'Non è stato scritto nessun messaggio personale per Lei. I documenti seguono qui sotto.',
  printMessage: 'Stampare il messaggio e l’elenco',

  documents: plural('it', { one: '# documento', many: '# documenti', other: '# documenti' }),
  advice: 'Salvi i documenti sul suo telefono o computer. Dopo la data qui sopra non possiamo più mostrarli.',
  save: 'Salvare',
  saveAgain: 'Salvare di nuovo',
  saving: (percent: number) => `${percent}% scaricato`,
  waiting: 'In attesa degli altri scaricamenti. Comincia da solo.',
  pause: 'Mettere in pausa',
  proceed: 'Continuare',
  paused: (percent: number) => `In pausa al ${percent}%. Nulla è andato perso.`,
  offline: (percent: number) =>
    `Questo dispositivo non è connesso a Internet. Il ${percent}% è scaricato e si conserva. Continuiamo automaticamente quando torna la connessione.`,
  saved: 'Salvato. Guardi nella cartella dei download.',
  savedAsSealed: 'Salvato. È esattamente ciò che è stato sigillato. Guardi nella cartella dei download.',
  saveAll: 'Salvare tutti i documenti',
  savePart: (part: number, of: number) => `Salvare la parte ${part} di ${of}`,
  aboutArchive:
    'Tutti i documenti arrivano in un file ZIP. Lo tocchi o faccia clic nei suoi download per vederli. Se non arriva, salvi i documenti uno alla volta.',
  broken: 'La connessione si è interrotta. Non è andato perso nulla. Riprovi: riprende da dove si era fermato.',
  notSaved: 'Non è stato possibile caricare questo documento. Riprovi. Se non riesce, provi domani: controlliamo i documenti ogni giorno.',
  different: 'Ciò che è arrivato non è ciò che è stato sigillato, perciò non è stato salvato. Riprovi.',
  failed: 'Questo dispositivo non ha potuto aprire o salvare questo documento. Non è andato perso nulla. Riprovi, o provi un altro dispositivo.',

  checked: 'Controllato',
  notChecked: 'Non ancora controllato',
  aboutChecks: 'Che cosa significa «Controllato»?',
  aboutChecksText: [
    'Controllato: abbiamo riletto questo documento quando il testamento è stato aperto. Ogni byte è ciò che è stato sigillato.',
    'Non ancora controllato: non abbiamo potuto leggere tutto questo documento. Potrebbe essere danneggiato, o l’archivio non disponibile. Riproviamo ogni giorno.',
  ],
  slip: 'Ha un tagliando con le parole «Sigillato da»?',
  slipText:
    'Il suo tagliando dice che i documenti sono stati cifrati sul dispositivo della persona di cui è il testamento. Questi documenti non lo sono stati. Forse quella persona ha cambiato idea più tardi, o qualcuno ha sostituito i documenti. Chieda alle altre persone di fiducia prima di farvi affidamento.',
  kind: { pdf: 'PDF', word: 'Documento Word', text: 'Testo', picture: 'Immagine', other: 'File' },
  evidence: {
    title: 'Documento di prova per un notaio o un tribunale',
    text: 'Possiamo fare un rapporto firmato su questa consegna: quali domande e avvisi sono stati inviati, chi ha confermato la propria identità, quando il testamento si è aperto e quali documenti contiene. Può stamparlo o salvarlo. Non contiene i nomi delle altre persone di fiducia.',
    open: 'Mostrare il documento di prova',
    back: 'Indietro',
  },
};
