import type * as english from '#words/en/pages/banner.ts';
export const banner: typeof english.banner = {
  pending: {
    title: 'Nous n’avons pas eu de vos nouvelles',
    text: 'Vous n’avez pas répondu à nos demandes, nous avons donc informé vos personnes de confiance. Chacune peut maintenant commencer à ouvrir votre testament. Personne n’a encore commencé, nous n’ouvrons donc rien.',
    stop: 'Je vais bien : tout arrêter',
  },
  titles: {
    running: 'Une transmission de votre testament est en cours',
    open: 'Vos personnes de confiance peuvent maintenant lire vos documents',
    stalled: 'Une transmission de votre testament attend',
    failed: 'Vos documents n’ont pas pu être ouverts',
  },
  why: {
    stalled:
      'Depuis 30 jours, trop peu de personnes de confiance ont confirmé leur identité. Le testament s’ouvrira tout de même quand elles seront assez nombreuses.',
    failed: 'Assez de personnes de confiance ont confirmé leur identité, mais nous n’avons pas pu lire vos documents scellés.',
  } as Partial<Record<'running' | 'open' | 'stalled' | 'failed', string>>,
  confirmations: 'Confirmations',
  startedBy: (name: string, moment: string) => `Lancée par ${name} le ${moment}.`,
  startedByName: (name: string, moment: string) => `Lancée le ${moment} par quelqu’un qui a donné le nom ${name}.`,
  opensAt: (moment: string) => `Nous n’ouvrons rien avant le ${moment}.`,
  opensUnknown:
    'Le moment à partir duquel les documents pourront être lus n’est pas encore connu. Nous nous assurons d’abord qu’un message vous est parvenu.',
  openSince: (moment: string) => `Les documents peuvent être lus depuis le ${moment}.`,
  link: 'Le lien dans nos messages',
  linkUntil: (moment: string) =>
    `Il permet d’arrêter la transmission jusqu’au ${moment}. Le bouton de cette page le permet aussi longtemps qu’elle est en cours.`,
  linkOver: 'Il n’est plus valable. Le bouton de cette page arrête encore la transmission.',
  needed: (threshold: number) => `Il faut que ${threshold} personnes de confiance confirment leur identité.`,
  noProofs: 'Jusqu’ici, personne ne l’a fait.',
  proof: (name: string, moment: string) => `${name}, le ${moment}`,
  nothingRead: 'Rien n’a été lu jusqu’ici.',
  readTitle: 'Lu jusqu’ici',
  read: (name: string, document: string, moment: string) => `${name} a ouvert ${document} le ${moment}`,
  message: 'le message personnel',
  details: 'Qui a confirmé, et ce qui a été lu',
  stop: 'Je vais bien : arrêter la transmission',
  stopHint: 'Cela arrête aussitôt la transmission. Votre testament reste scellé.',
  stopAndRemove: (name: string) => `L’arrêter et retirer ${name}`,
  removeTitle: (name: string) => `Arrêter la transmission et retirer ${name} ?`,
  removeOnlyName: (name: string) => `Ce lancement s’est fait avec un nom seul. Quelqu’un d’autre a pu utiliser le nom ${name}.`,
  removeText: (name: string) =>
    `${name} ne pourra plus lancer de transmission ni ouvrir votre testament. Sa feuille ne fonctionnera plus, et le message personnel sera supprimé. Cela ne peut pas être annulé.`,
  removeOthers:
    'Les feuilles des autres restent valables. Nous les avertissons qu’une personne a été retirée, sans la nommer. Si cela laisse moins de personnes qu’il n’en faut, nous arrêtons seulement la transmission.',
  removeConfirm: (name: string) => `Arrêter et retirer ${name}`,
  removed: (name: string) =>
    `${name} ne fait plus partie de vos personnes de confiance et ne peut plus lancer de transmission. Nous scellons maintenant vos documents de nouveau, avec une nouvelle clé.`,
  notRemoved: (name: string, why: string) => `${name} est toujours dans votre liste. ${why}`.trim(),
  notRemovedWhy: {
    below_threshold: 'Il resterait moins de personnes qu’il n’en faut. Ajoutez d’abord une personne, ou abaissez le nombre nécessaire.',
    step_up_required: 'Cela exige votre second facteur. Vous pouvez retirer cette personne sur la page Personnes de confiance.',
    recently_recovered:
      'Votre mot de passe a été réinitialisé par e-mail, ou un changement a été refusé. La page Sécurité dit comment confirmer que c’était vous.',
    sealing_in_progress:
      'Votre testament est en train d’être scellé. Retirez cette personne dans quelques minutes, sur la page Personnes de confiance.',
    survivor_not_found: 'Cette personne n’est plus dans votre liste.',
  } as Record<string, string>,
  stopped: 'La transmission est arrêtée',
  stoppedPending: 'Tout est arrêté',
  stoppedText: 'Votre testament est fermé et reste scellé. Ce que vos personnes de confiance ont confirmé ne compte plus.',
  stoppedPendingText: 'Votre testament reste scellé, et nous recommençons à compter nos demandes sans réponse à partir de zéro.',
  afterReading: 'Ce qui a déjà été lu ou enregistré ne peut pas être repris.',
  informing: (names: string) => `Nous envoyons maintenant un message à ${names} : il dit que vous allez bien et comment tout a été arrêté.`,
  informingAll: 'Nous envoyons maintenant un message à toutes vos personnes de confiance : il dit que vous allez bien et comment tout a été arrêté.',
  nextAsk: (moment: string) => `Nous vous enverrons la prochaine demande le ${moment}.`,
  notYou: 'Si vous ne vous y attendiez pas, cherchez ce qui s’est passé :',
  next: {
    '/security': 'Changer votre mot de passe, et voir sur quels appareils votre compte est ouvert',
    '/survivors': 'Vérifier vos personnes de confiance, et leur parler',
    '/history': 'Lire ce qui s’est passé, et quand',
  },
  close: 'Fermer ce message',
  failures: { transfer_not_running: 'Cette transmission a déjà pris fin. La page montre maintenant l’état actuel.' } as Record<string, string>,
};
