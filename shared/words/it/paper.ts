import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `PER ${survivorName}
DA ${hostName}
TENGA QUESTO FOGLIO IN UNA BUSTA SIGILLATA.

${hostName} ha lasciato un testamento. Lei è tra le persone che possono aprirlo
insieme. Una persona da sola non può aprirlo. Senza il servizio, si apre solo con
fogli come questo. Non comunichi nulla di questo foglio per telefono, in un
messaggio o su una pagina web che non ha aperto Lei. Quando riceve un foglio più
recente, distrugga questo, se non le chiediamo di conservarlo.

CHIAVE DI RECUPERO
${recoveryKey}
`,

  keyOfDevice: `Questa chiave è stata creata sul dispositivo della persona che ha lasciato il
testamento. Si trova sul foglio stampato da quel dispositivo. Noi non l’abbiamo.
Conservi i due fogli insieme.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. COME APRIRE IL TESTAMENTO CON IL SERVIZIO
Apra ${startAddress}
Avvisiamo ${hostName}, che ha il tempo di fermare la consegna. Poi Lei e gli altri
confermate la vostra identità. Usi un codice che le inviamo, o un codice di
riserva.

Servizio            ${service}
Testamento          ${willId}
Persona di fiducia  ${survivorId}
Codici di riserva   ${backupCodes.join('  ')}  (ognuno funziona una volta)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. SE IL SERVIZIO NON ESISTE PIÙ
I documenti sono cifrati in una cartella. Cercate la cartella con il file
RECOVER.txt, o una sua copia. Guardate dove ${hostName} teneva i file,
per esempio in un cloud o su un server. Una copia a casa si chiama «will-copy» e
può essere su una chiavetta USB. Se solo il servizio aveva la cartella, vi serve
una copia così.

Dove si trova la cartella o una copia (scritto a mano):

______________________________________________________________________________

Il file RECOVER.txt nella cartella dice quante chiavi di recupero servono.
Riunitevi in un luogo, portate i vostri fogli, e usate un computer che non è
collegato a nessuna rete.

Impronta del pacchetto (solo un pacchetto con questa impronta è autentico)
${fingerprint}
`,

  byHand: (combine: string, check: string, commands: string) => `3. A MANO, con il programma pubblico «age» (https://age-encryption.org) e Python 3
a) Faccia una cartella vuota. Vi copi la cartella che contiene manifest.*.json e
   chiami la copia «package». Se ci sono più cartelle così, usi quella con il
   numero più alto.
b) Salvi ogni chiave di recupero in un file separato: key1.txt, key2.txt ...
c) Salvi questo come combine.py:

${combine}
d) Salvi questo come check.py:

${check}
e) Apra un terminale nella sua cartella e digiti:

${commands}

Se check.py mostra STOP, non si apre nulla: un file manca, è stato cambiato o
aggiunto, e viene detto quale. Altrimenti la cartella «opened» contiene ora i documenti.
L’elenco mostrato dà il nome e il tipo di ognuno. Poi vengono mostrati i messaggi
personali.
Questi passi non controllano se il pacchetto è stato sostituito. Lo controllano i
programmi qui sotto. La pagina docs/recovery.md del servizio spiega come
controllarlo a mano.
`,

  byPage: (file: string, address: string, sha256: string) => `4. CON IL PROGRAMMA PER BROWSER
${file}
Prenda questo file dalla chiavetta USB in questa busta, se c’è. O da
${address}
finché quel sito esiste. O dalla cartella del pacchetto.
a) Confronti il suo SHA-256, o lo chieda a una persona che sa farlo. Chi può
   scrivere nella cartella potrebbe aver sostituito il programma. Deve essere
${sha256}
   Se è diverso, non usi il file. Apra i documenti a mano.
b) Scolleghi il computer da ogni rete.
c) Apra il file con un browser, per esempio Firefox, Chrome, Edge o Safari. Chiede
   la cartella e le chiavi, controlla tutto e salva i documenti.
`,

  byProgram: (sha256: string) => `5. CON IL PROGRAMMA recover.mjs
Il programma è nella stessa cartella e funziona con Node.js 20 o più recente.
Controlla tutto, chiede le chiavi e apre i documenti:

node recover.mjs .

Chi può scrivere in quella cartella potrebbe aver sostituito il programma. Prima ne
confronti lo SHA-256, o lo chieda a una persona che sa farlo. Quando questo foglio
è stato stampato, era
${sha256}
Se è diverso, forse un programma più recente è arrivato con una sigillatura
successiva, o il programma è stato sostituito. In questo caso apra i documenti a
mano.
`,
};
