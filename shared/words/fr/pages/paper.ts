import type * as english from '#words/en/pages/paper.ts';
export const paper: typeof english.paper = {
  forName: (name: string) => `Pour ${name}`,
  fromName: (name: string) => `De ${name}`,
  sheet: (number: number) => `Page ${number} sur 2`,
  keep: 'Gardez les deux pages dans une enveloppe cachetée, en lieu sûr.',
  what: (host: string) =>
    `${host} a laissé un testament. Vous êtes parmi les personnes qui peuvent l’ouvrir ensemble. Une personne seule ne peut pas l’ouvrir. Sans le service, il ne s’ouvre qu’avec des feuilles comme celle-ci.`,
  quorum: (threshold: number, total: number) => `À l’impression, ${threshold} personnes sur ${total} devaient se réunir.`,
  secret:
    'Ne communiquez rien de cette feuille par téléphone ni dans un message. Quand vous recevez une feuille plus récente, détruisez celle-ci, sauf si nous vous demandons de la garder.',
  openTitle: (host: string) => `Quand ${host} n’est plus en vie, ou ne peut plus agir`,
  open: {
    address: 'Ouvrez cette adresse sur un téléphone ou un ordinateur. Ou scannez le code.',
    paper: 'Choisissez « J’ai une feuille d’une enveloppe cachetée ». Tapez les deux numéros et un code de secours ci-dessous.',
    others: (host: string) =>
      `Nous avertissons ${host}, qui a le temps d’arrêter la transmission si tout va bien. Puis les autres confirment leur identité de la même façon.`,
    read: 'Quand assez de personnes l’ont fait et que le temps d’arrêter la transmission est écoulé, vous pouvez y lire les documents.',
  },
  startQr: 'Code QR : ouvre la page où commencer',
  survivor: 'Numéro de personne de confiance',
  will: 'Numéro du testament',
  codes: 'Codes de secours',
  codesHint: 'Chaque code ne fonctionne qu’une fois. Barrez-le après l’avoir utilisé.',

  recoveryTitle: 'Si le service n’existe plus',
  recoveryLead: 'Les documents sont chiffrés dans un dossier. Avec les clés d’assez de personnes, vous pouvez l’ouvrir sans nous.',
  key: 'Clé de récupération',
  fingerprint: 'Empreinte du paquet',
  fingerprintHint: 'Seul un paquet avec cette empreinte est authentique.',
  check: 'Lettres de contrôle',
  keyQr: 'Code QR : clé de récupération et empreinte',
  steps: {
    find: (host: string) =>
      `Trouvez le dossier qui contient le fichier RECOVER.txt, ou une copie. Cherchez là où ${host} gardait des fichiers, par exemple dans un espace en ligne ou sur un serveur. Une copie à la maison s’appelle « will-copy » et se trouve peut-être sur une clé USB. Si seul le service avait le dossier, il vous faut une telle copie.`,
    place: 'Où se trouve le dossier ou une copie (écrit à la main) :',
    meet: 'RECOVER.txt dit combien de clés il faut. Réunissez-vous avec vos feuilles.',
    program: 'Prenez ce fichier : sur une clé USB de cette enveloppe, à l’adresse ci-dessous tant qu’elle existe, ou dans le dossier.',
    compare: 'Comparez le SHA-256 du fichier, ou demandez à une personne qui sait le faire. S’il diffère, n’utilisez pas le fichier. Il doit être :',
    disconnect: 'Utilisez un ordinateur, et déconnectez-le de tout réseau.',
    open: 'Ouvrez le fichier avec Firefox, Chrome, Edge ou Safari. Il demande le dossier et vos clés, vérifie tout et enregistre les documents.',
  },
  byHandTitle: 'À la main, pour une personne qui sait le faire',
  byHand: 'Sans le fichier ci-dessus, utilisez le programme public « age » (age-encryption.org) et Python 3 :',
  byHandSteps: [
    'Dans le dossier « shares », prenez le dossier au numéro le plus élevé. Chaque clé de récupération (key.txt) y ouvre un fichier : age -d -i key.txt FILE.age > share1.json',
    'Enregistrez le programme de gauche sous combine.py : python3 combine.py share*.json > will-key.txt',
    'Enregistrez l’autre programme sous check.py : python3 check.py manifest.NUMERO.json (le numéro le plus élevé). Après STOP, n’ouvrez rien. N’ouvrez que ce qu’il nomme',
    'Liste des documents : age -d -i will-key.txt index.age',
    'Chaque document : age -d -i will-key.txt FILE.age > document',
    'Chaque message : age -d -i will-key.txt FILE.age | age -d -i key.txt',
  ],
  byHandWarning: 'Ces étapes ne vérifient pas si le paquet est authentique.',
};
