import type * as english from '#words/en/pages/check-evidence.ts';
export const checkEvidence: typeof english.checkEvidence = {
  title: 'Vérifier un justificatif',
  intro:
    'Vous avez un rapport sur l’ouverture d’un testament et vous voulez savoir s’il vient de nous et n’a pas été modifié. Il vous faut pour cela le ZIP qui a été enregistré avec le rapport, et notre clé publique sur cette page.',
  keysTitle: 'Nos clés publiques',
  keyNumber: (id: string) => `Clé ${id}`,
  keyUse: 'Choisissez la clé dont le numéro est à la dernière ligne de statement.txt. Enregistrez l’une de ses deux formes, ou les deux.',
  savePem: 'Enregistrer key.pem, pour openssl',
  saveSigners: 'Enregistrer allowed_signers, pour ssh-keygen',
  ofKey: (id: string) => `(clé ${id})`,
  howTitle: 'Ce qu’il faut faire',
  howSteps: [
    'Décompressez le ZIP dans un dossier vide.',
    'Enregistrez notre clé publique de cette page dans le même dossier.',
    'Ouvrez un terminal dans ce dossier et saisissez ces commandes. La première doit afficher le SHA-256 qui est à la ligne « report-sha256 » de statement.txt.',
  ],
  provesTitle: 'Ce que cela prouve',
  proves: [
    'Nous avons dit cela à ce moment-là, et rien dans le rapport n’a été modifié depuis.',
    'Cela ne prouve pas qui était devant l’ordinateur. Une preuve par code montre que quelqu’un pouvait lire le message, et une preuve par feuille que quelqu’un avait la feuille.',
    'L’heure est celle de l’horloge de notre service.',
  ],
  keyWhy:
    'Procurez-vous la clé publique vous-même à cette adresse, ou utilisez une copie plus ancienne. N’utilisez pas de clé fournie par la personne qui vous remet le rapport : qui falsifie un rapport vous donnerait aussi la clé qui va avec.',
  stepsEnd: 'Une des deux dernières commandes suffit. Elle doit afficher « Signature Verified Successfully » ou « Good ».',
};
