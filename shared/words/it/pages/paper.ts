import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Per ${name}`,
  fromName: (name: string) => `Da ${name}`,
  sheet: (number: number) => `Pagina ${number} di 2`,
  keep: 'Tenga entrambe le pagine in una busta sigillata, in un posto sicuro.',
  what: (host: string) =>
    `${host} ha lasciato un testamento. Lei è tra le persone che possono aprirlo insieme. Una persona da sola non può aprirlo. Senza il servizio, si apre solo con fogli come questo.`,
  quorum: (threshold: number, total: number) => `Quando è stato stampato, dovevano riunirsi ${threshold} persone su ${total}.`,
  secret:
    'Non comunichi nulla di questo foglio per telefono o in un messaggio. Quando riceve un foglio più recente, distrugga questo, se non le chiediamo di conservarlo.',
  openTitle: (host: string) => `Quando ${host} non è più in vita, o non può più agire`,
  open: {
    address: 'Apra questo indirizzo su un telefono o computer. O inquadri il codice.',
    paper: 'Scelga «Ho un foglio di una busta sigillata». Digiti i due numeri e un codice di riserva qui sotto.',
    others: (host: string) =>
      `Avvisiamo ${host}, che ha il tempo di fermare tutto, se sta bene. Poi gli altri confermano la loro identità allo stesso modo.`,
    read: 'Quando un numero sufficiente di voi l’ha fatto e il tempo per fermare è finito, può leggere lì i documenti.',
  },
  startQr: 'Codice QR: apre la pagina da cui si comincia',
  survivor: 'Numero di persona di fiducia',
  will: 'Numero del testamento',
  codes: 'Codici di riserva',
  codesHint: 'Ogni codice funziona una volta. Lo cancelli con una riga quando l’ha usato.',

  recoveryTitle: 'Se il servizio non esiste più',
  recoveryLead: 'I documenti sono cifrati in una cartella. Con le chiavi di un numero sufficiente di persone potete aprirla senza di noi.',
  key: 'Chiave di recupero',
  fingerprint: 'Impronta del pacchetto',
  fingerprintHint: 'Solo un pacchetto con questa impronta è autentico.',
  check: 'Lettere di controllo',
  keyQr: 'Codice QR: chiave di recupero e impronta',
  steps: {
    find: (host: string) =>
      `Cercate la cartella con il file RECOVER.txt, o una sua copia. Guardate dove ${host} teneva i file, per esempio in un cloud o su un server. Una copia a casa si chiama «will-copy» e può essere su una chiavetta USB. Se solo il servizio aveva la cartella, vi serve una copia così.`,
    place: 'Dove si trova la cartella o una copia (scritto a mano):',
    meet: 'RECOVER.txt dice quante chiavi servono. Riunitevi in un luogo con i vostri fogli.',
    program: 'Prenda questo file: da una chiavetta USB in questa busta, dall’indirizzo qui sotto finché esiste, o dalla cartella.',
    compare: 'Confronti lo SHA-256 del file, o lo chieda a una persona che sa farlo. Se è diverso, non usi il file. Deve essere:',
    disconnect: 'Usi un computer, e lo scolleghi da ogni rete.',
    open: 'Apra il file con Firefox, Chrome, Edge o Safari. Chiede la cartella e le vostre chiavi, controlla tutto e salva i documenti.',
  },
  byHandTitle: 'A mano, per una persona che sa farlo',
  byHand: 'Senza il file qui sopra, usi il programma pubblico «age» (age-encryption.org) e Python 3:',
  byHandSteps: [
    'Nella cartella «shares» prenda la cartella con il numero più alto. Ogni chiave di recupero (key.txt) vi apre un file: age -d -i key.txt FILE.age > share1.json',
    'Salvi il programma a sinistra come combine.py: python3 combine.py share*.json > will-key.txt',
    'Salvi l’altro programma come check.py: python3 check.py manifest.NUMERO.json (il numero più alto). Dopo STOP non apra nulla. Apra solo ciò che nomina',
    'Elenco dei documenti: age -d -i will-key.txt index.age',
    'Ogni documento: age -d -i will-key.txt FILE.age > document',
    'Ogni messaggio: age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'Questi passi non controllano se il pacchetto è autentico.',
};
