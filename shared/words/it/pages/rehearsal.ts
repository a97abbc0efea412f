import type * as english from '#words/en/pages/rehearsal.ts';
export const rehearsal: typeof english.rehearsal = {
  title: 'Questa è un’esercitazione',
  notice:
    'Questa pagina non significa che sia successo qualcosa. Una persona entrata nell’account di chi si fida di Lei ha avviato un’esercitazione.',
  lead: 'Confermi una volta la sua identità, come farebbe in una consegna vera. Così quella persona sa che tutto funzionerà.',
  choose: 'Scelga ciò che ha a portata di mano. Basta uno dei due.',
  byPaperText:
    'Il foglio nella sua busta sigillata ha codici di riserva come ABCD-1234. Ne usi uno. In un’esercitazione non si consuma, perciò non lo cancelli.',
  goodToKnow: 'Buono a sapersi',
  facts: [
    'Non si apre nulla. Nessun documento e nessun messaggio può essere letto.',
    'Chiediamo un solo codice, e solo in questa pagina. Non dia mai un codice a nessuno per telefono o per messaggio.',
    'Un’esercitazione non ha mai bisogno della chiave di recupero sul suo foglio. Se poi questa pagina propone di controllarla, può non farlo. Non dia mai la chiave a nessuno per telefono o per messaggio.',
    'Se ha aperto la sua busta, poi metta il foglio in una nuova.',
    'Se qualcosa non funziona, l’esercitazione l’ha scoperto in tempo. Parli con la persona che si fida di Lei.',
  ],
  ifReal: 'La persona è morta?',
  ifRealText: 'Allora questa non è la pagina giusta. Un’esercitazione non ritarda mai una consegna vera.',
  start: 'Avviare la consegna',
  endings: {
    done: {
      title: 'Grazie. Funziona',
      text: 'È andato tutto bene. In una consegna vera avrebbe potuto confermare la sua identità proprio così.',
      next: 'Non è stato aperto nulla, e i suoi codici di riserva restano validi. Non deve fare altro. Può chiudere questa finestra.',
    },
    over: {
      title: 'Nessuna esercitazione la aspetta',
      text: 'Se le abbiamo scritto di un’esercitazione, è finita. Non è cambiato nulla.',
      next: 'Non deve fare nulla. Se ha digitato i numeri del suo foglio, li confronti ancora una volta.',
    },
    real: {
      title: 'Questa non è più un’esercitazione',
      text: 'Con questo testamento sta accadendo davvero qualcosa, perciò l’esercitazione è finita.',
      next: 'Apra il messaggio più recente che le abbiamo inviato. Se non ne ha ricevuto uno, può cominciare qui con il suo foglio.',
    },
  },
  key: {
    title: 'Se vuole: controllare la chiave sul suo foglio',
    lead: 'A pagina 2 del suo foglio c’è una chiave di recupero. Qui può controllare se è quella giusta. Può anche non farlo: la sua esercitazione è già riuscita.',
    address:
      'Guardi prima l’indirizzo di questa pagina. Comincia con l’indirizzo che è a pagina 1 del suo foglio. Se non è così, non digiti la chiave. Nulla di ciò che digita qui viene inviato.',
    open: 'Controllare la mia chiave',
    check: 'Controllare questa chiave',
    right: 'Questa è la chiave del suo foglio',
    rightText: 'Non è stata né inviata né salvata. Metta il foglio in una busta nuova. Poi può chiudere questa finestra.',
    other: 'Questa non è la chiave del suo foglio più recente',
    otherText:
      'Non ha errori di battitura. Un foglio più recente ha sostituito questo, oppure il foglio è di un’altra persona o di un altro testamento. Cerchi il foglio più recente con il suo nome. Se non ne ha uno, parli con la persona che si fida di Lei: può stampare un foglio nuovo.',
    failed: 'Questo browser non può controllare la chiave. Nulla è perduto, e la sua esercitazione è riuscita.',
  },
};
