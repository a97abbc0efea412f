import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Appuyez sur « Se connecter de nouveau ». Votre testament scellé reste où il est.';
const atLimit = 'Vous avez 10 espaces de stockage, ce qui est le maximum. Supprimez-en un dont vous n’avez pas besoin, puis réessayez.';
const transferRunning =
  'Une transmission de votre testament est en cours, rien n’a donc été modifié. Si vous allez bien, arrêtez d’abord la transmission sur la page Vue d’ensemble.';
const recovered =
  'Votre mot de passe a été réinitialisé par e-mail, rien n’a donc été modifié. Confirmez d’abord la réinitialisation, avec le lien que nous vous avons envoyé par un autre canal.';
const sealing = 'Votre testament est en train d’être scellé, rien n’a donc été modifié. Réessayez dans une minute.';
const wellFirst =
  'Nous n’avons pas de nouvelles de vous depuis longtemps, rien n’a donc été modifié. Appuyez d’abord sur « Je vais bien » sur la page Vue d’ensemble.';

export const storages: typeof english.storages = {
  lead: 'Un espace de stockage est le lieu où vos documents scellés sont gardés : auprès de ce service, ou dans un espace qui vous appartient. Qui regarde dedans ne voit que des fichiers chiffrés.',
  none: 'Vous n’avez pas encore d’espace de stockage. Ajoutez-en un ci-dessous. D’ici là, votre testament ne peut pas être scellé.',

  connected: 'Fonctionne',
  broken: 'Ne fonctionne pas',
  holdsWill: 'Contient votre testament scellé',
  lastTest: 'Dernier essai réussi',
  neverTested: 'Pas encore',
  lastReadBack: 'Dernière relecture',
  readBack: {
    complete: (moment: string) => `Nous avons relu vos documents pour la dernière fois le ${moment} : ils étaient complets.`,
    package_altered: (moment: string) => `Nous avons relu vos documents pour la dernière fois le ${moment} : ils étaient incomplets.`,
    storage_failed: (moment: string) => `Le ${moment}, nous n’avons pas pu relire tous vos documents.`,
  },
  neverReadBack: 'Pas encore depuis le dernier scellement. Nous relisons chaque fichier une fois par mois.',
  readBackProblems: {
    package_altered:
      'Certains fichiers de votre testament scellé manquent ou ont changé. Nous réparons nos propres fichiers. Si un de nos messages nomme un document, envoyez ce document de nouveau, et scellez votre testament.',
    storage_failed:
      'Nous n’avons pas pu lire tous les fichiers de votre testament scellé. Appuyez sur « Essayer maintenant » pour voir si l’espace de stockage fonctionne. Nous relisons les fichiers chaque mois.',
  },
  hostKey: 'Le serveur s’identifie par',
  hostKeyHint: 'Comparez avec ce que vous dit le responsable du serveur. Nous refusons un serveur qui montre autre chose.',
  monthly:
    'Nous essayons chaque espace de stockage tous les mois. Nous relisons aussi chaque fichier de votre testament scellé. Si quelque chose ne va pas, nous vous envoyons un message.',
  test: 'Essayer maintenant',
  tested: (name: string) => `« ${name} » fonctionne. Nous avons écrit un petit fichier, l’avons relu et supprimé.`,
  listed: (name: string) => `« ${name} » fonctionne.`,
  browse: 'Voir le contenu',
  renew: 'Saisir de nouvelles données d’accès',
  reconnect: 'Se connecter de nouveau',
  remove: 'Supprimer',

  mirrorWhy:
    'Gardez ici une seconde copie de votre testament scellé. Si un espace de stockage est perdu, vos personnes de confiance le lisent dans l’autre.',
  mirrorAdd: 'Garder aussi une copie ici',
  mirrorAdded: (name: string) => `Votre testament scellé est maintenant aussi dans « ${name} ».`,
  mirrorRemove: 'Ne plus garder de copie ici',
  mirrorRemoved: (name: string) => `Votre testament scellé n’est plus dans « ${name} ».`,

  browsing: (name: string) => `Contenu de « ${name} »`,
  place: (path: string) => `Dossier ${path}`,
  up: 'Remonter d’un dossier',
  empty: 'Ce dossier est vide.',
  more: 'Afficher plus',
  openFolder: (name: string) => `Ouvrir le dossier ${name}`,
  isFolder: 'Dossier',

  removeTitle: (name: string) => `Supprimer « ${name} » ?`,
  removeText:
    'Nous supprimons les données d’accès. Les fichiers de l’espace de stockage restent comme ils sont. Vous pourrez l’ajouter de nouveau plus tard.',
  removeOurs: 'Nous supprimons l’espace de stockage et tout ce qu’il contient. Vous pouvez en ajouter un nouveau à tout moment.',
  removeButton: 'Supprimer l’espace de stockage',
  removed: (name: string) => `« ${name} » : suppression faite. Ses fichiers n’ont pas été modifiés.`,
  removedOurs: (name: string) => `« ${name} » : suppression faite.`,
  inUse:
    'Vous ne pouvez pas supprimer cet espace de stockage, car il contient votre testament scellé. Ajoutez d’abord un autre espace de stockage et scellez-y votre testament. Vous pourrez alors supprimer celui-ci.',
  sealElsewhere: 'Aller aux documents',

  add: 'Ajouter un espace de stockage',
  kind: 'De quel type d’espace de stockage s’agit-il ?',
  kindHint: 'Un espace de stockage à vous doit encore être payé après votre décès.',
  servers: 'Pour les personnes qui gèrent leurs propres serveurs',
  serversHint: 'Ou qui louent du stockage au gigaoctet. Utilisez une clé que vous créez seulement pour ce service.',
  name: 'Nom',
  nameHint: 'Vous le choisissez. Il vous aide à reconnaître l’espace de stockage.',
  nameMissing: 'Saisissez un nom, par exemple « Mon Dropbox ».',
  whereTitle: (name: string) => `Où trouver ces valeurs chez ${name} ?`,
  needsTitle: 'Que doit pouvoir faire la clé ?',
  connect: 'Essayer et enregistrer',
  save: 'Essayer et enregistrer les nouvelles données d’accès',
  added: (name: string) => `Connexion faite : « ${name} ». Nous avons écrit un petit fichier, l’avons relu et supprimé.`,
  renewed: (name: string) => `Les nouvelles données d’accès de « ${name} » sont enregistrées et fonctionnent.`,
  kept: 'L’espace de stockage est enregistré, mais ne fonctionne pas encore. Corrigez les valeurs ici et appuyez de nouveau sur le bouton.',
  keptFolder: (folder: string) =>
    `Le dossier est ${folder}. Il ne peut pas être changé ici. Pour un autre dossier, supprimez cet espace de stockage et ajoutez-le de nouveau.`,
  renewHint: 'Pour votre sécurité, nous n’affichons jamais les données d’accès enregistrées. Saisissez-les toutes, même celles qui ne changent pas.',

  driveSteps: (name: string) => [
    `Le bouton vous mène à ${name}. Choisissez-y votre compte, et acceptez.`,
    'Vous revenez ici automatiquement.',
    'Nous essayons ensuite l’espace de stockage, et vous envoyons un message qui nomme le compte.',
  ],
  drivePromise: (name: string) =>
    `Nous ne voyons jamais votre mot de passe de ${name}. Nous ne pouvons voir que les fichiers que ce service y place, et rien d’autre.`,
  driveButton: (name: string) => `Continuer vers ${name}`,
  driveKeep:
    'Ne supprimez ni ne déplacez le dossier que nous y créons. Si vous fermez le compte, vos personnes de confiance ne peuvent pas lire votre testament.',
  driveAgain: (name: string) => `Connectez-vous avec le même compte de ${name} qu’avant. Votre testament n’a pas à être scellé de nouveau.`,

  serviceMeaning: [
    'Nous gardons votre testament chiffré, et ne l’ouvrons que quand assez de vos personnes de confiance se réunissent.',
    'Après le scellement, emportez une copie chez vous : sans nous et sans copie, il est perdu.',
  ],
  serviceMoreTitle: 'Ce que cela signifie',
  serviceMore: [
    'Nous détenons alors le testament chiffré et les clés de vos personnes de confiance, elles aussi chiffrées. Si vous utilisez votre propre espace de stockage, ils sont à deux endroits.',
    'Avec nous, les feuilles de vos personnes de confiance ouvrent le testament. Sans nous, elles ne l’ouvrent que là où quelqu’un en a une copie.',
    'Vous pouvez placer votre testament dans votre propre espace de stockage à tout moment.',
  ],
  serviceButton: 'Utiliser le stockage de ce service',
  serviceAgain: 'Réessayer',
  serviceAdded: (name: string) => `« ${name} » : l’espace de stockage est prêt.`,

  kinds: {
    service: { name: 'Auprès de ce service', hint: 'Rien à remplir.', usual: 'Auprès de ce service' },
    drive_a: { name: 'Google Drive', hint: 'Avec Gmail ou un téléphone Android', usual: 'Mon Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Si vous y avez un compte', usual: 'Mon Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Avec Outlook.com ou Microsoft 365', usual: 'Mon OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Stockage loué d’Amazon Web Services.', usual: 'Mon Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Stockage loué de Cloudflare.', usual: 'Mon Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Stockage loué de Backblaze.', usual: 'Mon Backblaze B2' },
    minio: {
      name: 'MinIO ou un autre stockage S3',
      hint: 'Votre propre serveur, ou un fournisseur qui dit « compatible S3 ».',
      usual: 'Mon stockage S3',
    },
    sftp: { name: 'SFTP', hint: 'Un dossier d’un serveur que vous joignez par SSH.', usual: 'Mon serveur' },
  },

  steps: {
    s3: [
      'Connectez-vous à la console AWS et ouvrez S3. Créez un bucket. Le nom et la région sont sur sa page. Activez la gestion des versions.',
      'Ouvrez IAM, créez un utilisateur pour ce service seulement, et donnez-lui les autorisations ci-dessous.',
      'Sur la page de cet utilisateur, créez une clé d’accès. Copiez ses deux parties : AWS n’affiche la clé secrète qu’une fois.',
    ],
    r2: [
      'Connectez-vous au tableau de bord Cloudflare et ouvrez R2. Créez un bucket.',
      'L’adresse est sur la page de R2 : https://, votre identifiant de compte, et .r2.cloudflarestorage.com. Laissez de côté le nom du bucket. La région est auto.',
      'Sous « Manage API tokens », créez un jeton avec « Object Read & Write » pour ce bucket seulement. Copiez l’identifiant de la clé et la clé secrète.',
    ],
    b2: [
      'Connectez-vous à Backblaze et créez un bucket privé. Sa page indique l’endpoint, par exemple s3.eu-central-003.backblazeb2.com. Écrivez https:// devant.',
      'La région est la partie au milieu de l’endpoint, par exemple eu-central-003.',
      'Sous « Application Keys », ajoutez une clé pour ce bucket seulement, avec « Read and Write ». Le keyID est l’identifiant de la clé, et l’applicationKey est la clé secrète.',
    ],
    minio: [
      'L’adresse est celle de l’interface S3 (pour MinIO souvent le port 9000), pas celle de sa page web. Le service doit pouvoir la joindre depuis internet.',
      'Chez MinIO, la région est us-east-1, sauf si son responsable en a défini une autre. Les autres fournisseurs l’indiquent dans leur aide.',
      'Créez un bucket, et une clé d’accès pour ce bucket seulement.',
    ],
    sftp: [
      'Le responsable du serveur ou votre fournisseur vous donne le nom d’hôte, le port (en général 22) et un nom d’utilisateur. Demandez un utilisateur pour ce service seulement.',
      'Avec une clé : la commande ssh-keygen -t ed25519 -N "" -f will-service crée deux fichiers. Collez ici le contenu de will-service. Le responsable du serveur a besoin de will-service.pub.',
      'Le dossier wills, sans barre oblique, est dans le dossier de l’utilisateur. Avec une barre, comme dans /wills, il est tout en haut de ce que voit l’utilisateur.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject et s3:DeleteObject sur <bucket>/<dossier>/*, et s3:ListBucket sur le bucket. Rien d’autre.',
    r2: '« Object Read & Write », pour ce bucket seulement.',
    b2: '« Read and Write », pour ce bucket seulement. N’utilisez pas la clé principale.',
    minio: 's3:PutObject, s3:GetObject et s3:DeleteObject sur <bucket>/<dossier>/*, et s3:ListBucket sur le bucket. Rien d’autre.',
    sftp: 'L’utilisateur doit pouvoir créer, renommer, lire et supprimer des fichiers dans le dossier. Il n’a pas besoin de ligne de commande.',
  },

  endpoint: 'Adresse',
  endpointHint: (example: string) => `Par exemple ${example}`,
  endpointWrong: 'Saisissez une adresse comme https://s3.example.com. Il n’y a rien après le nom d’hôte.',
  region: 'Région',
  regionHint: (example: string) => `Par exemple ${example}`,
  regionWrong: 'Saisissez la région, par exemple eu-central-1. Elle n’a que des minuscules, des chiffres et des traits d’union.',
  bucket: 'Nom du bucket',
  bucketWrong: 'Saisissez le nom du bucket : de 3 à 63 minuscules, chiffres, points et traits d’union.',
  accessKey: 'Identifiant de la clé d’accès',
  accessKeyWrong: 'Saisissez l’identifiant de la clé d’accès. Il ne contient pas d’espaces.',
  secretKey: 'Clé d’accès secrète',
  secretKeyHint: 'Nous la chiffrons, et ne l’affichons plus jamais.',
  secretKeyWrong: 'Saisissez la clé d’accès secrète. Elle ne contient pas d’espaces.',
  host: 'Nom d’hôte du serveur',
  hostHint: 'Par exemple files.example.com',
  hostWrong: 'Saisissez le nom du serveur, par exemple files.example.com. Laissez de côté sftp:// et les dossiers.',
  port: 'Port',
  portWrong: 'Saisissez le port, un nombre de 1 à 65535. C’est en général 22.',
  username: 'Nom d’utilisateur',
  usernameMissing: 'Saisissez le nom d’utilisateur.',
  login: 'Comment nous connecter au serveur ?',
  byKey: 'Avec une clé',
  byPassword: 'Avec un mot de passe',
  password: 'Mot de passe de cet utilisateur',
  passwordMissing: 'Saisissez le mot de passe.',
  key: 'Clé privée',
  keyHint:
    'Le texte entier, avec sa première et sa dernière ligne (« BEGIN … PRIVATE KEY »). La clé ne doit pas avoir de phrase secrète. Nous la chiffrons, et ne l’affichons plus jamais.',
  keyWrong: 'Collez la clé privée. Elle commence par -----BEGIN.',
  keyLong: 'Cette clé est trop longue. Utilisez une clé Ed25519 : ssh-keygen -t ed25519.',
  directory: 'Dossier',
  directoryHint: 'Nous le créons s’il n’existe pas. Ne l’utilisez pour rien d’autre.',
  directoryWrong: 'Saisissez un dossier, par exemple /wills. Il ne doit contenir ni .. ni barre oblique inverse.',

  problemTitle: (name: string) => `« ${name} » ne fonctionne pas encore`,
  problems: {
    unreachable:
      'Nous n’avons pas pu joindre l’espace de stockage. Cherchez une faute de frappe dans l’adresse et le port. S’ils sont justes, un pare-feu nous bloque peut-être.',
    slow: 'L’espace de stockage n’a pas répondu à temps. Vérifiez l’adresse et le port. S’ils sont justes, réessayez dans quelques minutes.',
    closed: 'L’espace de stockage a fermé la connexion. Réessayez dans quelques minutes. Si cela se reproduit, demandez à son responsable.',
    private_address: 'Cette adresse est dans un réseau privé, que nous ne pouvons pas joindre. Saisissez un nom qui fonctionne depuis internet.',
    insecure_address: 'L’adresse doit commencer par https://. Les autres connexions ne sont pas chiffrées.',
    certificate_invalid:
      'Le certificat de l’espace de stockage n’est pas valable, la connexion ne serait donc pas sûre. Vérifiez l’adresse, ou demandez au responsable.',
    no_secure_method: 'L’espace de stockage n’offre qu’un chiffrement dépassé. Demandez à son responsable de mettre le serveur à jour.',
    keys_rejected:
      'L’espace de stockage ne connaît pas cette clé. Copiez de nouveau l’identifiant et la clé secrète, du premier au dernier caractère.',
    clock_differs: 'L’horloge de l’espace de stockage diffère trop de la nôtre. Demandez à son responsable de la mettre à l’heure.',
    account_blocked: 'Le fournisseur a bloqué ou restreint le compte. Connectez-vous là-bas et voyez pourquoi. Une facture est peut-être impayée.',
    keys_not_allowed: 'La clé est juste, mais n’a pas le droit de faire ce qu’il nous faut. Vérifiez ses autorisations, le bucket et le dossier.',
    bucket_missing: 'Il n’y a pas de bucket de ce nom. Cherchez une faute de frappe, ou créez le bucket.',
    other_region: 'Le bucket est dans une autre région. Sa page chez le fournisseur indique la bonne.',
    login_rejected:
      'Le serveur n’accepte pas ce nom d’utilisateur avec ce mot de passe ou cette clé. Vérifiez tout. Avec une clé, le serveur doit connaître sa partie publique.',
    user_not_allowed:
      'Cet utilisateur n’a pas le droit d’écrire dans le dossier. Essayez sans la première barre oblique, ou demandez au responsable du serveur.',
    refused: 'Le serveur a refusé d’enregistrer un fichier. Il est peut-être plein. Vérifiez l’espace libre et les droits du dossier.',
    ssh_key_locked: 'Cette clé est protégée par une phrase secrète. Créez une clé sans phrase secrète, pour ce service seulement.',
    ssh_key_public: 'C’est la partie publique de la clé. Collez la partie privée, du fichier sans .pub.',
    ssh_key_unreadable: 'Nous ne pouvons pas lire cette clé. Collez le fichier entier, avec sa première et sa dernière ligne.',
    other_host_key:
      'Le serveur montre une autre clé d’hôte qu’avant. S’il a été remplacé, saisissez de nouveau ses données d’accès. Sinon, demandez d’abord à son responsable : quelqu’un intercepte peut-être la connexion.',
    not_sftp: 'Un autre programme répond à cette adresse. Vérifiez le nom d’hôte et le port.',
    unsupported: 'L’espace de stockage ne peut pas renommer, lister ou créer des fichiers comme il nous le faut. Choisissez-en un autre.',
    sign_in_ended: `L’espace en ligne n’accepte plus notre connexion. ${signInAgain}`,
    sign_in_refused: `L’espace en ligne n’a pas accepté la connexion. ${signInAgain}`,
    sign_in_lacks_access:
      'Vous n’avez pas accepté tout ce qu’il nous faut. Appuyez sur « Se connecter de nouveau », et acceptez tout sur la page de l’espace en ligne.',
    full: 'L’espace de stockage est plein ou a atteint une limite de votre compte. Libérez de la place, ou relevez la limite chez le fournisseur, puis essayez de nouveau.',
    too_many_requests: 'L’espace de stockage n’accepte plus de requêtes pour le moment. Essayez de nouveau dans quelques minutes.',
    temporary: 'L’espace de stockage a un problème pour le moment. Essayez de nouveau dans quelques minutes.',
    reply_not_understood: 'Aucun espace de stockage ne répond à cette adresse. Vérifiez-la. Ce ne doit pas être l’adresse d’une page web.',
    reply_too_long: 'Aucun espace de stockage ne répond à cette adresse. Vérifiez-la. Ce ne doit pas être l’adresse d’une page web.',
    not_tested: 'Cet espace de stockage n’a pas encore été essayé. Appuyez sur « Essayer maintenant ».',
    file_exists: 'Un autre programme écrit dans ce dossier. Donnez à ce service son propre dossier.',
    file_missing: 'Un fichier que nous venons d’écrire n’est pas là. Un autre programme supprime peut-être des fichiers dans ce dossier.',
    file_too_short:
      'Un fichier que nous venons d’écrire est revenu incomplet. Essayez de nouveau. Si cela se reproduit, choisissez un autre espace de stockage.',
    too_many_files: 'Ce dossier contient trop de fichiers. Donnez à ce service son propre dossier.',
    data_altered:
      'L’espace de stockage n’a pas rendu les données que nous avions écrites. Un programme comme un antivirus modifie peut-être des fichiers en chemin.',
    invalid_path: 'Le dossier n’est pas valable. Supprimez cet espace de stockage, et ajoutez-le de nouveau avec un dossier comme /wills.',
    settings_incomplete: 'Certaines données d’accès manquent. Saisissez-les toutes de nouveau.',
    stopped: 'L’essai a été arrêté avant la fin. Essayez de nouveau.',
    unknown: 'L’espace de stockage n’a pas pu être utilisé. Vérifiez toutes les valeurs, et essayez de nouveau dans quelques minutes.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Votre espace en ligne est connecté',
    successText: 'Nous l’avons essayé. Nous vous envoyons aussi un message qui nomme le compte. Vous pouvez ensuite envoyer vos documents.',
    error: 'Votre espace en ligne n’est pas connecté',
  },
  reasons: {
    unknown_state: 'Cette connexion n’a pas été commencée ici, ou a déjà été utilisée. Recommencez ci-dessous.',
    expired_state: 'La connexion a pris plus de dix minutes, ou votre session a pris fin entre-temps. Recommencez ci-dessous.',
    access_denied:
      'Vous n’avez pas accepté sur la page de l’espace en ligne, rien n’a donc été modifié. Si c’était une erreur, recommencez ci-dessous.',
    lacks_permission:
      'Vous n’avez pas accepté tout ce que nous avons demandé. Recommencez ci-dessous, et acceptez tout. Nous ne voyons que nos propres fichiers.',
    drive_refused: 'L’espace en ligne n’a pas mené la connexion à son terme. Rien n’a été modifié. Recommencez ci-dessous.',
    other_account:
      'Cette connexion venait d’un autre compte qu’avant. Connectez-vous de nouveau, avec le compte que cet espace de stockage avait jusqu’ici.',
    storage_failed:
      'La connexion a réussi, mais l’essai de l’espace de stockage a échoué. La raison est indiquée à côté de l’espace de stockage ci-dessous.',
    package_not_found_there:
      'Nous n’avons pas trouvé votre testament scellé dans cet espace en ligne, rien n’a donc été modifié. Connectez-vous avec le compte qui le contient.',
    rate_limited: 'Trop de changements ont été faits aujourd’hui. Rien n’a été modifié. Réessayez demain.',
    internal_error: 'Un problème est survenu de notre côté. Regardez vos espaces de stockage ci-dessous, et réessayez dans quelques minutes.',
    conflict: 'Autre chose a été modifié au même moment. Recommencez ci-dessous.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Cet espace de stockage a été supprimé pendant la connexion. Rien n’a été modifié.',
    transfer_running: transferRunning,
    other: 'Rien n’a été modifié. Recommencez ci-dessous. Si cela se reproduit, choisissez un autre espace de stockage.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'Nous n’avons pas pu lire ce dossier. Appuyez sur « Essayer maintenant » pour en voir la raison.',
  } as Record<string, string>,
};
