import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Controllare un documento di prova',
  intro:
    'Ha un rapporto sull’apertura di un testamento e vuole sapere se è nostro e non è stato modificato. Le servono lo ZIP che è stato salvato con il rapporto, e la nostra chiave pubblica di questa pagina.',
  keysTitle: 'Le nostre chiavi pubbliche',
  keyNumber: (id: string) => `Chiave ${id}`,
  keyUse: 'Scelga la chiave con il numero che è nell’ultima riga di statement.txt. Salvi una delle sue due forme, o entrambe.',
  savePem: 'Salvare key.pem, per openssl',
  saveSigners: 'Salvare allowed_signers, per ssh-keygen',
  ofKey: (id: string) => `(chiave ${id})`,
  howTitle: 'Che cosa fare',
  howSteps: [
    'Estragga lo ZIP in una cartella vuota.',
    'Salvi la nostra chiave pubblica di questa pagina nella stessa cartella.',
    'Apra un terminale in questa cartella e inserisca questi comandi. Il primo deve mostrare lo SHA-256 che è nella riga «report-sha256» di statement.txt.',
  ],
  provesTitle: 'Che cosa dimostra',
  proves: [
    'Il nostro servizio l’ha dichiarato in quel momento, e da allora nulla nel rapporto è stato modificato.',
    'Non dimostra chi era davanti al computer. Una prova con codice mostra che qualcuno poteva leggere il messaggio, e una prova con foglio che qualcuno aveva il foglio.',
    'L’ora è quella dell’orologio del nostro servizio.',
  ],
  keyWhy:
    'Prenda la chiave pubblica direttamente da questo indirizzo, o usi una copia precedente. Non usi una chiave della persona che le dà il rapporto: chi falsifica un rapporto le darebbe anche la chiave adatta.',
  stepsEnd: 'Basta uno degli ultimi due comandi. Deve dire «Signature Verified Successfully» o «Good».',
};
