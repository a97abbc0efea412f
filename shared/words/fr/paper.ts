import type * as english from '#words/en/paper.ts';
import type { PaperFacts } from '#words/en/paper.ts';
export const paper: typeof english.paper = {
  secrets: ({ survivorName, hostName, recoveryKey }: PaperFacts) => `POUR ${survivorName}
DE ${hostName}
GARDEZ CETTE FEUILLE DANS UNE ENVELOPPE CACHETÉE.

${hostName} a laissé un testament. Vous êtes parmi les personnes qui
peuvent l’ouvrir ensemble. Une personne seule ne peut pas l’ouvrir. Sans le
service, il ne s’ouvre qu’avec des feuilles comme celle-ci. Ne communiquez rien de
cette feuille par téléphone, dans un message ou sur une page que vous n’avez pas
ouverte vous-même. Quand vous recevez une feuille plus récente, détruisez celle-ci,
sauf si nous vous demandons de la garder.

CLÉ DE RÉCUPÉRATION
${recoveryKey}
`,

  keyOfDevice: `Cette clé a été créée sur l’appareil de la personne qui a laissé le testament.
Elle se trouve sur la feuille imprimée depuis cet appareil. Nous ne l’avons pas.
Conservez les deux feuilles ensemble.`,

  withTheService: (
    { hostName, survivorId, willId, backupCodes }: PaperFacts,
    service: string,
    startAddress: string,
  ) => `1. OUVRIR LE TESTAMENT AVEC LE SERVICE
Ouvrez ${startAddress}
Nous avertissons ${hostName}, qui a le temps d’arrêter la transmission. Ensuite,
vous et les autres confirmez votre identité. Utilisez un code que nous vous
envoyons, ou un code de secours.

Service                ${service}
Testament              ${willId}
Personne de confiance  ${survivorId}
Codes de secours       ${backupCodes.join('  ')}  (chacun fonctionne une fois)
`,

  withoutTheService: ({ hostName, fingerprint }: PaperFacts) => `2. SI LE SERVICE N’EXISTE PLUS
Les documents sont chiffrés dans un dossier. Trouvez le dossier qui contient le
fichier RECOVER.txt, ou une copie. Cherchez là où ${hostName} gardait des
fichiers, par exemple dans un espace en ligne ou sur un serveur. Une copie à la
maison s’appelle « will-copy » et se trouve peut-être sur une clé USB. Si seul le
service avait le dossier, il vous faut une telle copie.

Où se trouve le dossier ou une copie (écrit à la main) :

______________________________________________________________________________

Le fichier RECOVER.txt du dossier dit combien de clés de récupération il faut.
Réunissez-vous en un lieu, apportez vos feuilles, et utilisez un ordinateur qui
n’est connecté à aucun réseau.

Empreinte du paquet (seul un paquet avec cette empreinte est authentique)
${fingerprint}
`,

  byHand: (
    combine: string,
    check: string,
    commands: string,
  ) => `3. À LA MAIN, avec le programme public « age » (https://age-encryption.org) et Python 3
a) Créez un dossier vide. Copiez-y le dossier qui contient manifest.*.json, et
   nommez la copie « package ». S’il y a plusieurs dossiers de ce type, prenez
   celui dont le numéro est le plus élevé.
b) Enregistrez chaque clé de récupération dans un fichier à part : key1.txt,
   key2.txt ...
c) Enregistrez ceci sous combine.py :

${combine}
d) Enregistrez ceci sous check.py :

${check}
e) Ouvrez un terminal dans votre dossier et tapez :

${commands}

Si check.py affiche STOP, rien n’est ouvert : un fichier manque, a été modifié
ou ajouté, et son nom est indiqué. Sinon, le dossier « opened » contient maintenant les
documents. La liste affichée donne le nom et le type de chacun. Puis les messages
personnels sont affichés.
Ces étapes ne vérifient pas si le paquet a été remplacé. Les programmes ci-dessous
le vérifient. La page docs/recovery.md du service explique comment le vérifier à
la main.
`,

  byPage: (file: string, address: string, sha256: string) => `4. AVEC LE PROGRAMME POUR NAVIGATEUR
${file}
Prenez ce fichier sur la clé USB de cette enveloppe, s’il y en a une. Ou à l’adresse
${address}
tant que ce site existe. Ou dans le dossier du paquet.
a) Comparez son SHA-256, ou demandez à une personne qui sait le faire. Quelqu’un
   qui peut écrire dans le dossier a pu remplacer le programme. Il doit être
${sha256}
   S’il diffère, n’utilisez pas le fichier. Ouvrez les documents à la main.
b) Déconnectez l’ordinateur de tout réseau.
c) Ouvrez le fichier avec un navigateur, par exemple Firefox, Chrome, Edge ou
   Safari. Il demande le dossier et les clés, vérifie tout et enregistre les
   documents.
`,

  byProgram: (sha256: string) => `5. AVEC LE PROGRAMME recover.mjs
Le programme est dans le même dossier et fonctionne avec Node.js 20 ou plus récent.
Il vérifie tout, demande les clés et ouvre les documents :

node recover.mjs .

Quelqu’un qui peut écrire dans ce dossier a pu remplacer le programme. Comparez
d’abord son SHA-256, ou demandez à une personne qui sait le faire. À l’impression
de cette feuille, c’était
${sha256}
S’il diffère, un programme plus récent est peut-être venu avec un scellement
ultérieur, ou le programme a été remplacé. Ouvrez alors les documents à la main.
`,
};
