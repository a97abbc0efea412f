import type * as english from '#words/en/recovery/page.ts';
export const page: typeof english.page = {
  remedies: {
    papers:
      'Rien n’a été ouvert. Demandez sa feuille à une autre personne de confiance. Une feuille remplacée par une plus récente n’ouvre que des copies plus anciennes.',
    copy: 'Rien n’a été ouvert. Ce paquet est endommagé, incomplet ou modifié. Ne vous y fiez pas. Utilisez une autre copie du paquet, ou téléchargez-le de nouveau.',
  },
  title: 'Ouvrir un testament sans le service',
  language: 'Langue',
  steps: {
    choose: 'Choisir le paquet',
    papers: 'Saisir les feuilles',
    compare: 'Comparer avec la feuille',
    documents: 'Enregistrer les documents',
  },
  step: (number: number, of: number) => `Étape ${number} sur ${of}`,
  back: 'Recommencer avec une autre copie',
  choose: {
    lead: 'Cette page ouvre le paquet chiffré d’une personne décédée, avec les feuilles des personnes en qui elle avait confiance. Elle fonctionne sans internet et n’envoie rien nulle part.',
    online: 'Cet appareil est connecté à un réseau. Déconnectez-le d’abord : coupez le Wi-Fi et les données mobiles, et débranchez le câble réseau.',
    offline: 'Cet appareil n’est connecté à aucun réseau. C’est bien.',
    what: 'Le paquet est un dossier. Il contient des fichiers nommés manifest.<numéro>.json, index.age et RECOVER.txt, et les dossiers shares et messages.',
    folder: 'Choisir le dossier',
    files: 'Choisir des fichiers',
    filesHint:
      'Certains téléphones ne peuvent pas choisir un dossier. Sur ceux-ci, choisissez tous les fichiers du paquet. Vous pouvez choisir en plusieurs fois.',
    reading: 'Lecture des fichiers …',

    missing: (paths: string, count: number) => `Fichiers encore manquants : ${count}. Ajoutez-les : ${paths}`,
    zip: 'C’est un fichier ZIP. Décompressez-le d’abord. Puis choisissez le dossier décompressé.',
    rightFolder: 'Vérifiez que c’est le bon dossier.',
  },
  papers: {
    lead: (needed: number) =>
      `Ce paquet exige ${needed} clés de récupération. Chaque clé est sur la feuille d’une personne et commence par AGE-SECRET-KEY-1.`,
    entered: (fitting: number, needed: number) => `${fitting} clés sur ${needed} conviennent.`,
    label: 'Clé de récupération',
    hint: 'Majuscules, minuscules et espaces ne comptent pas.',
    add: 'Ajouter cette clé',
    camera: 'Scanner un code QR avec la caméra',
    photo: 'Lire un code QR sur une photo',
    stop: 'Arrêter la caméra',
    aim: 'Tenez le code QR de la feuille devant la caméra.',
    noCamera: 'La caméra ne peut pas être utilisée ici. Prenez une photo ou tapez la clé.',
    noCode: 'Aucun code QR n’a été trouvé sur cette photo. Reprenez-la, nette et prise bien d’en haut, ou tapez la clé.',
    codeWithoutKey: 'Ce code QR ne contient pas de clé de récupération. Utilisez celui à côté de la clé de récupération.',
    name: (number: number) => `clé ${number}`,
    remove: (name: string) => `Retirer ${name}`,
    twice: 'Vous avez déjà saisi cette clé. Saisissez celle d’une autre personne.',
    empty: 'Il n’y a pas de clé de récupération dans ce texte. Elle commence par AGE-SECRET-KEY-1 et a 74 caractères.',
  },
  compare: {
    revision: 'Révision',
    generation: 'Génération',
    sealed: 'Scellé le',
    keys: 'Clés',
    keysOf: (threshold: number, total: number) => `il en faut ${threshold} sur ${total}`,
    older:
      'Si vous avez d’autres copies du paquet, comparez-les. La copie dont la génération est la plus élevée est la plus récente. Une copie plus ancienne a l’air tout aussi authentique, et rien en elle ne montre qu’une plus récente existe.',
    fingerprint: 'Empreinte du paquet',
    matches: 'C’est l’empreinte de la feuille. Le paquet est authentique.',
    compareIt: 'Comparez-la avec l’empreinte de la feuille, groupe par groupe.',
    same: 'Elle est identique : continuer',
    differs: 'Elle est différente',
    forged: 'Ne continuez pas. Ce paquet a été fait par quelqu’un d’autre. Rien n’a été ouvert. Utilisez une autre copie du paquet.',
  },
  documents: {
    checking: 'Vérification de chaque fichier …',
    hostMatches: 'Les documents ont été scellés avec la clé de la personne dont c’est le testament : son empreinte est celle de la feuille.',
    hostCompare:
      'La personne dont c’est le testament a scellé les documents avec sa propre clé. Comparez cette empreinte, groupe par groupe, avec celle de sa clé sur la feuille. Si elle est différente, ne vous fiez pas aux documents.',
    withoutHost:
      'Si un coupon « Scellé par » va avec les feuilles, ces documents ne sont pas ceux qu’a scellés la personne dont c’est le testament. Dans ce cas, ne vous y fiez pas.',
    hostSealed: 'Scellé par cette personne le',
    hostNumber: 'Numéro de ce scellement',
    hostOlder:
      'Un scellement plus ancien a l’air tout aussi authentique, même dans un paquet plus récent. Si vous savez qu’il y en a eu un plus tard, cherchez une copie plus récente du paquet.',
    genuine: 'Chaque fichier est exactement tel qu’il a été scellé.',
    save: 'Enregistrer',
    saveName: (name: string) => `Enregistrer ${name}`,
    saveAll: 'Enregistrer tous les documents',
    saving: (name: string) => `Enregistrement de ${name} …`,
    asked: 'Enregistrement demandé au navigateur',
    cannotSee: 'Cette page ne voit pas si votre navigateur a enregistré un document. Veuillez regarder dans vos téléchargements.',
    oneByOne: 'Ensemble, ces documents sont trop grands pour un seul fichier. Enregistrez-les l’un après l’autre.',
    unusual: 'Ce type de fichier est inhabituel pour un testament, et pourrait être un programme. Ne l’ouvrez pas si vous ne l’attendez pas.',
    message: (name: string) => `Un message personnel pour qui détient ${name}`,
    next: 'Ce qu’il faut faire ensuite',
    steps: [
      'Si vous avez enregistré un fichier ZIP, décompressez-le. Ouvrez maintenant chaque document et vérifiez que vous pouvez le lire.',
      'Copiez les documents à un second endroit. Gardez le paquet scellé et les feuilles jusqu’à ce que tout soit réglé.',
      'Montrez les documents à un notaire ou à un avocat avant que quelqu’un agisse. Cette page prouve ce qui a été scellé. Elle ne prouve pas qu’un document est valable en droit.',
      'Fermez cette page. Si cet appareil n’est pas à vous, supprimez les documents de ses téléchargements.',
    ],
  },
  failed: (reason: string) =>
    `Cette page s’est arrêtée à cause d’un problème. Vos feuilles n’en sont pas la cause. Choisissez de nouveau les fichiers, ou utilisez un autre navigateur. (${reason})`,
};
