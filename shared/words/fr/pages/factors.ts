import type * as english from '#words/en/pages/factors.ts';
import { plural } from '#words/plural.ts';

export const factors: typeof english.factors = {
  title: 'Second facteur',
  lead: 'Un second facteur protège votre testament contre une personne qui connaît votre mot de passe ou lit vos e-mails. Les changements exigent alors aussi votre téléphone, votre ordinateur ou une clé de sécurité.',
  free: 'Il n’est jamais nécessaire pour nous dire que vous allez bien, ou pour arrêter une transmission.',
  none: 'Votre compte n’a pas encore de second facteur.',
  kinds: { passkey: 'Clé d’accès', totp: 'Application d’authentification' },
  added: 'Ajout',
  lastUsed: 'Dernière utilisation',
  never: 'Pas encore',
  isNew: (day: string) =>
    `Jusqu’au ${day}, ce facteur est encore récent. Si votre mot de passe est réinitialisé par e-mail avant cette date, rien ne peut être modifié dans votre compte tant que vous n’avez pas confirmé que c’était vous.`,
  synced: 'Vos appareils se copient cette clé d’accès entre eux.',

  add: 'Ajouter un second facteur',
  addAnother: 'En ajouter un autre',
  addHint: 'Deux valent mieux qu’un : si vous perdez un appareil, l’autre fonctionne encore.',
  which: 'Que voulez-vous utiliser ?',
  passkeyHint: 'Votre empreinte digitale, votre visage ou le code de cet appareil, ou une clé de sécurité. Le plus simple et le plus sûr.',
  passkeyImpossible: 'Ce navigateur ne peut pas utiliser de clés d’accès.',
  appHint:
    'Une application sur votre téléphone qui affiche un nouveau code toutes les 30 secondes. Par exemple Aegis, 2FAS, Google Authenticator ou votre gestionnaire de mots de passe.',
  name: 'Nom',
  nameHint: 'Pour que vous sachiez de quel appareil il s’agit.',
  nameMissing: 'Saisissez un nom, par exemple « Mon téléphone ».',
  nameTooLong: 'Saisissez 100 caractères au plus.',
  password: 'Votre mot de passe',

  scanTitle: 'Connectez votre application',
  scan: 'Ouvrez l’application, choisissez « Ajouter un compte » et scannez cette image.',
  qrLabel: 'Code QR pour votre application d’authentification',
  type: 'Je ne peux pas le scanner',
  typeText: 'Choisissez « Saisir une clé » dans l’application, et tapez cette clé :',
  code: 'Code de l’application',
  codeHint: 'Les 6 chiffres que l’application affiche maintenant.',
  finish: 'Ajouter cette application',
  done: (name: string) => `« ${name} » : ajout fait. Désormais, les changements de votre compte exigent votre second facteur.`,

  codesTitle: 'Vos dix codes de récupération',
  codesText:
    'Si vous perdez votre téléphone ou votre clé, un code de récupération les remplace une fois. Gardez ces codes avec vos autres papiers importants, pas sur le téléphone.',
  codesOnce: 'Nous ne les affichons que maintenant. Qui a votre mot de passe et un de ces codes peut modifier votre compte.',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Enregistrer dans un fichier',
  fileText: (service: string) => `Codes de récupération pour ${service}. Chacun ne fonctionne qu’une fois.`,
  saved: 'J’ai imprimé ou enregistré ces codes',
  savedMissing: 'Imprimez ou enregistrez d’abord les codes, puis cochez cette case.',
  finishCodes: 'Terminé',
  codesHeading: 'Codes de récupération',
  codesLeft: plural('fr', {
    one: 'Il reste # code de récupération.',
    many: 'Il reste # codes de récupération.',
    other: 'Il reste # codes de récupération.',
  }),
  codesNone:
    'Vous n’avez pas de codes de récupération. Si vous perdez votre téléphone ou votre clé, il vous faut des codes de secours de vos personnes de confiance.',
  renew: 'Créer de nouveaux codes de récupération',
  renewTitle: 'Créer de nouveaux codes de récupération ?',
  renewText: 'Les codes que vous avez maintenant cessent de fonctionner. Nous vous avertissons par tous vos canaux.',
  renewButton: 'Créer de nouveaux codes',
  renewed: 'Vos nouveaux codes de récupération sont valables. Les anciens ne fonctionnent plus.',

  rename: 'Renommer',
  renameTitle: (name: string) => `Renommer « ${name} »`,
  newName: 'Nouveau nom',
  renameButton: 'Enregistrer ce nom',
  renamed: (before: string, name: string) => `« ${before} » s’appelle maintenant « ${name} ».`,

  removeTitle: (name: string) => `Retirer « ${name} » ?`,
  removeText: 'Il ne pourra plus confirmer de changements. Nous vous avertissons par tous vos canaux.',
  removeLast:
    'C’est le dernier. Ensuite, votre mot de passe seul suffit pour tout modifier, vos codes de récupération cessent de fonctionner, et tous les autres appareils sont déconnectés.',
  removeButton: 'Le retirer',
  removed: (name: string) => `« ${name} » : retrait fait.`,

  lost: 'J’ai perdu mon téléphone ou ma clé, et mes codes de récupération',
  lostText: (count: number) =>
    `Demandez un code de secours à ${count} de vos personnes de confiance, un à chacune. Les codes sont sur les feuilles de leurs enveloppes cachetées, à côté du numéro de personne de confiance. Tous les codes restent valables. Toutes vos clés d’accès et applications sont alors retirées, et tous les autres appareils déconnectés.`,
  lostFree: 'Vous pouvez toujours nous dire que vous allez bien, et arrêter une transmission, avec votre mot de passe seul.',
  bothMissing: 'Saisissez le numéro de personne de confiance et un code de secours de cette feuille.',
  lostButton: 'Retirer toutes mes clés d’accès et applications',
  lostDone: 'Toutes les clés d’accès et applications sont retirées. Ajoutez-en une nouvelle maintenant.',

  failures: {
    passkey_cancelled: 'Votre appareil n’a pas créé de clé d’accès. Réessayez, ou choisissez une application d’authentification.',
  } as Record<string, string>,
};
