import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Prema «Accedere di nuovo». Il suo testamento sigillato resta dov’è.';
const atLimit = 'Ha 10 archivi, il numero massimo. Ne elimini uno che non le serve, e riprovi.';
const transferRunning =
  'È in corso una consegna del suo testamento, perciò non è cambiato nulla. Se sta bene, prima fermi la consegna nella pagina Panoramica.';
const recovered =
  'La sua password è stata reimpostata per e-mail, perciò non è cambiato nulla. Prima confermi la reimpostazione, con il link che le abbiamo inviato su un altro canale.';
const sealing = 'Il suo testamento viene sigillato in questo momento, perciò non è cambiato nulla. Riprovi tra un minuto.';
const wellFirst = 'Da molto non abbiamo sue notizie, perciò non è cambiato nulla. Prima prema «Sto bene» nella pagina Panoramica.';

export const storages: typeof english.storages = {
  lead: 'Un archivio è dove sono custoditi i suoi documenti sigillati: presso questo servizio, o in uno che le appartiene. Chi guarda lì vede solo file cifrati.',
  none: 'Non ha ancora un archivio. Ne aggiunga uno qui sotto. Fino ad allora il suo testamento non si può sigillare.',

  connected: 'Funziona',
  broken: 'Non funziona',
  holdsWill: 'Contiene il suo testamento sigillato',
  lastTest: 'Ultima prova riuscita',
  neverTested: 'Non ancora',
  lastReadBack: 'Ultima rilettura',
  readBack: {
    complete: (moment: string) => `Abbiamo riletto i suoi documenti l’ultima volta il ${moment}: completi.`,
    package_altered: (moment: string) => `Abbiamo riletto i suoi documenti l’ultima volta il ${moment}: incompleti.`,
    storage_failed: (moment: string) => `Il ${moment} non abbiamo potuto rileggere tutti i suoi documenti.`,
  },
  neverReadBack: 'Non ancora dall’ultima sigillatura. Rileggiamo ogni file una volta al mese.',
  readBackProblems: {
    package_altered:
      'Alcuni file del suo testamento sigillato mancano o sono cambiati. Ripariamo i nostri file. Se un nostro messaggio indica un documento, lo carichi di nuovo, e sigilli il suo testamento.',
    storage_failed:
      'Non abbiamo potuto leggere tutti i file del suo testamento sigillato. Prema «Provare ora» per vedere se l’archivio funziona. Rileggiamo i file ogni mese.',
  },
  hostKey: 'Il server si identifica con',
  hostKeyHint: 'Confronti con ciò che le dice il responsabile del server. Rifiutiamo un server che mostra altro.',
  monthly: 'Proviamo ogni archivio ogni mese. Rileggiamo anche ogni file del suo testamento sigillato. Se qualcosa non va, le inviamo un messaggio.',
  test: 'Provare ora',
  tested: (name: string) => `«${name}» funziona. Abbiamo scritto un piccolo file, l’abbiamo riletto ed eliminato.`,
  listed: (name: string) => `«${name}» funziona.`,
  browse: 'Guardare dentro',
  renew: 'Inserire nuovi dati di accesso',
  reconnect: 'Accedere di nuovo',
  remove: 'Eliminare',

  mirrorWhy: 'Tenga qui una seconda copia del suo testamento sigillato. Se un archivio va perso, le sue persone di fiducia lo leggono dall’altro.',
  mirrorAdd: 'Tenere anche qui una copia',
  mirrorAdded: (name: string) => `Il suo testamento sigillato è ora anche in «${name}».`,
  mirrorRemove: 'Non tenere più qui una copia',
  mirrorRemoved: (name: string) => `Il suo testamento sigillato non è più in «${name}».`,

  browsing: (name: string) => `Che cosa c’è in «${name}»`,
  place: (path: string) => `Cartella ${path}`,
  up: 'Salire di una cartella',
  empty: 'Questa cartella è vuota.',
  more: 'Mostrare altro',
  openFolder: (name: string) => `Aprire la cartella ${name}`,
  isFolder: 'Cartella',

  removeTitle: (name: string) => `Eliminare «${name}»?`,
  removeText: 'Eliminiamo i dati di accesso. I file nell’archivio restano come sono. Può aggiungere di nuovo l’archivio più tardi.',
  removeOurs: 'Eliminiamo l’archivio e tutto ciò che contiene. Può aggiungerne uno nuovo in qualsiasi momento.',
  removeButton: 'Eliminare l’archivio',
  removed: (name: string) => `«${name}»: eliminato. I file che contiene non sono cambiati.`,
  removedOurs: (name: string) => `«${name}»: eliminato.`,
  inUse:
    'Non può eliminare questo archivio, perché contiene il suo testamento sigillato. Prima aggiunga un altro archivio e vi sigilli il suo testamento. Poi può eliminare questo.',
  sealElsewhere: 'Andare ai documenti',

  add: 'Aggiungere un archivio',
  kind: 'Che tipo di archivio è?',
  kindHint: 'Un archivio suo deve essere pagato anche dopo la sua morte.',
  servers: 'Per chi gestisce server propri',
  serversHint: 'O chi noleggia spazio a gigabyte. Usi una chiave creata solo per questo servizio.',
  name: 'Nome',
  nameHint: 'Lo sceglie Lei. La aiuta a riconoscere l’archivio.',
  nameMissing: 'Inserisca un nome, come «Il mio Dropbox».',
  whereTitle: (name: string) => `Dove trovo questi dati presso ${name}?`,
  needsTitle: 'Che cosa deve poter fare la chiave?',
  connect: 'Provare e salvare',
  save: 'Provare e salvare i nuovi dati di accesso',
  added: (name: string) => `«${name}»: archivio collegato. Abbiamo scritto un piccolo file, l’abbiamo riletto ed eliminato.`,
  renewed: (name: string) => `I nuovi dati di accesso di «${name}» sono salvati e funzionano.`,
  kept: 'L’archivio è salvato, ma non funziona ancora. Corregga qui i dati e prema di nuovo il pulsante.',
  keptFolder: (folder: string) =>
    `La cartella è ${folder}. Qui non si può cambiare. Per un’altra cartella, elimini questo archivio e lo aggiunga di nuovo.`,
  renewHint: 'Per la sua sicurezza non mostriamo mai i dati di accesso salvati. Li inserisca tutti, anche quelli che restano uguali.',

  driveSteps: (name: string) => [
    `Il pulsante la porta a ${name}. Lì scelga il suo account, e accetti.`,
    'Tornerà qui automaticamente.',
    'Poi proviamo l’archivio, e le inviamo un messaggio con il nome dell’account.',
  ],
  drivePromise: (name: string) =>
    `Non vediamo mai la sua password di ${name}. Possiamo vedere solo i file che questo servizio vi mette, e nient’altro.`,
  driveButton: (name: string) => `Continuare verso ${name}`,
  driveKeep:
    'Non elimini né sposti la cartella che vi creiamo. Se chiude l’account, le sue persone di fiducia non possono leggere il suo testamento.',
  driveAgain: (name: string) => `Acceda con lo stesso account di ${name} di prima. Il suo testamento non deve essere sigillato di nuovo.`,

  serviceMeaning: [
    'Custodiamo il suo testamento cifrato, e lo apriamo solo quando si riunisce un numero sufficiente delle sue persone di fiducia.',
    'Dopo la sigillatura ne porti a casa una copia: senza di noi e senza copia, va perso.',
  ],
  serviceMoreTitle: 'Che cosa significa',
  serviceMore: [
    'Allora abbiamo noi il testamento cifrato e le chiavi delle sue persone di fiducia, anch’esse cifrate. Se usa un suo archivio, sono in due posti.',
    'Con noi, i fogli delle sue persone di fiducia aprono il testamento. Senza di noi, lo aprono solo dove qualcuno ne ha una copia.',
    'Può spostare il suo testamento in un suo archivio in qualsiasi momento.',
  ],
  serviceButton: 'Usare l’archivio di questo servizio',
  serviceAgain: 'Riprovare',
  serviceAdded: (name: string) => `«${name}»: l’archivio è pronto.`,

  kinds: {
    service: { name: 'Presso questo servizio', hint: 'Nulla da compilare.', usual: 'Presso questo servizio' },
    drive_a: { name: 'Google Drive', hint: 'Con Gmail o un telefono Android', usual: 'Il mio Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Con un account lì', usual: 'Il mio Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Con Outlook.com o Microsoft 365', usual: 'Il mio OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Spazio a noleggio di Amazon Web Services.', usual: 'Il mio Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Spazio a noleggio di Cloudflare.', usual: 'Il mio Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Spazio a noleggio di Backblaze.', usual: 'Il mio Backblaze B2' },
    minio: {
      name: 'MinIO o un altro archivio S3',
      hint: 'Il suo server, o un fornitore che dice «compatibile con S3».',
      usual: 'Il mio archivio S3',
    },
    sftp: { name: 'SFTP', hint: 'Una cartella su un server che si raggiunge con SSH.', usual: 'Il mio server' },
  },

  steps: {
    s3: [
      'Acceda alla console AWS e apra S3. Crei un bucket. Il nome e la regione sono sulla sua pagina. Attivi il controllo delle versioni.',
      'Apra IAM, crei un utente solo per questo servizio, e gli dia i permessi qui sotto.',
      'Sulla pagina di questo utente crei una chiave di accesso. Ne copi entrambe le parti: AWS mostra la chiave segreta una sola volta.',
    ],
    r2: [
      'Acceda al pannello di Cloudflare e apra R2. Crei un bucket.',
      'L’indirizzo è sulla pagina di R2: https://, il suo ID account, e .r2.cloudflarestorage.com. Ometta il nome del bucket. La regione è auto.',
      'In «Manage API tokens» crei un token con «Object Read & Write» solo per questo bucket. Copi l’ID della chiave e la chiave segreta.',
    ],
    b2: [
      'Acceda a Backblaze e crei un bucket privato. La sua pagina mostra l’endpoint, come s3.eu-central-003.backblazeb2.com. Scriva https:// davanti.',
      'La regione è la parte centrale dell’endpoint, come eu-central-003.',
      'In «Application Keys» aggiunga una chiave solo per questo bucket, con «Read and Write». Il keyID è l’ID della chiave, e l’applicationKey è la chiave segreta.',
    ],
    minio: [
      'L’indirizzo è quello dell’interfaccia S3 (per MinIO spesso la porta 9000), non quello della sua pagina web. Il servizio deve poterlo raggiungere da internet.',
      'Presso MinIO la regione è us-east-1, se il responsabile non ne ha impostata un’altra. Altri fornitori la indicano nella loro guida.',
      'Crei un bucket, e una chiave di accesso solo per questo bucket.',
    ],
    sftp: [
      'Il responsabile del server o il suo fornitore le dà il nome host, la porta (di solito 22) e un nome utente. Chieda un utente solo per questo servizio.',
      'Con una chiave: il comando ssh-keygen -t ed25519 -N "" -f will-service crea due file. Incolli qui il contenuto di will-service. Al responsabile del server serve will-service.pub.',
      'La cartella wills, senza barra, è nella cartella dell’utente. Con una barra, come in /wills, è in cima a ciò che vede l’utente.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject e s3:DeleteObject su <bucket>/<cartella>/*, e s3:ListBucket sul bucket. Nient’altro.',
    r2: '«Object Read & Write», solo per questo bucket.',
    b2: '«Read and Write», solo per questo bucket. Non usi la chiave principale.',
    minio: 's3:PutObject, s3:GetObject e s3:DeleteObject su <bucket>/<cartella>/*, e s3:ListBucket sul bucket. Nient’altro.',
    sftp: 'L’utente deve poter creare, rinominare, leggere ed eliminare file nella cartella. Non gli serve la riga di comando.',
  },

  endpoint: 'Indirizzo',
  endpointHint: (example: string) => `Per esempio ${example}`,
  endpointWrong: 'Inserisca un indirizzo come https://s3.example.com. Dopo il nome host non c’è nulla.',
  region: 'Regione',
  regionHint: (example: string) => `Per esempio ${example}`,
  regionWrong: 'Inserisca la regione, come eu-central-1. Ha solo lettere minuscole, cifre e trattini.',
  bucket: 'Nome del bucket',
  bucketWrong: 'Inserisca il nome del bucket: da 3 a 63 lettere minuscole, cifre, punti e trattini.',
  accessKey: 'ID della chiave di accesso',
  accessKeyWrong: 'Inserisca l’ID della chiave di accesso. Non ha spazi.',
  secretKey: 'Chiave di accesso segreta',
  secretKeyHint: 'La cifriamo, e non la mostriamo mai più.',
  secretKeyWrong: 'Inserisca la chiave di accesso segreta. Non ha spazi.',
  host: 'Nome host del server',
  hostHint: 'Per esempio files.example.com',
  hostWrong: 'Inserisca il nome del server, come files.example.com. Ometta sftp:// e le cartelle.',
  port: 'Porta',
  portWrong: 'Inserisca la porta, un numero da 1 a 65535. Di solito è 22.',
  username: 'Nome utente',
  usernameMissing: 'Inserisca il nome utente.',
  login: 'Come accediamo al server?',
  byKey: 'Con una chiave',
  byPassword: 'Con una password',
  password: 'Password di questo utente',
  passwordMissing: 'Inserisca la password.',
  key: 'Chiave privata',
  keyHint:
    'Tutto il testo, con la prima e l’ultima riga («BEGIN … PRIVATE KEY»). La chiave non deve avere una passphrase. La cifriamo, e non la mostriamo mai più.',
  keyWrong: 'Incolli la chiave privata. Comincia con -----BEGIN.',
  keyLong: 'Questa chiave è troppo lunga. Usi una chiave Ed25519: ssh-keygen -t ed25519.',
  directory: 'Cartella',
  directoryHint: 'La creiamo se non esiste. Non la usi per altro.',
  directoryWrong: 'Inserisca una cartella, come /wills. Non deve avere .. né barre inverse.',

  problemTitle: (name: string) => `«${name}» non funziona ancora`,
  problems: {
    unreachable:
      'Non abbiamo potuto raggiungere l’archivio. Cerchi un errore di battitura nell’indirizzo e nella porta. Se sono giusti, forse ci blocca un firewall.',
    slow: 'L’archivio non ha risposto in tempo. Controlli l’indirizzo e la porta. Se sono giusti, riprovi tra qualche minuto.',
    closed: 'L’archivio ha chiuso la connessione. Riprovi tra qualche minuto. Se succede di nuovo, chieda al responsabile dell’archivio.',
    private_address: 'Questo indirizzo è in una rete privata, che non possiamo raggiungere. Inserisca un nome che funziona da internet.',
    insecure_address: 'L’indirizzo deve cominciare con https://. Altre connessioni non sono cifrate.',
    certificate_invalid:
      'Il certificato dell’archivio non è valido, quindi la connessione non sarebbe sicura. Controlli l’indirizzo, o chieda al responsabile.',
    no_secure_method: 'L’archivio offre solo una cifratura superata. Chieda al responsabile di aggiornare il server.',
    keys_rejected: 'L’archivio non conosce questa chiave. Copi di nuovo l’ID e la chiave segreta, dal primo all’ultimo carattere.',
    clock_differs: 'L’orologio dell’archivio differisce troppo dal nostro. Chieda a chi lo gestisce di regolarlo.',
    account_blocked: 'Il fornitore ha bloccato o limitato l’account. Acceda lì e ne veda il motivo. Forse c’è una fattura non pagata.',
    keys_not_allowed: 'La chiave è giusta, ma non può fare ciò che ci serve. Controlli i suoi permessi, il bucket e la cartella.',
    bucket_missing: 'Non c’è nessun bucket con questo nome. Cerchi un errore di battitura, o crei il bucket.',
    other_region: 'Il bucket è in un’altra regione. La sua pagina presso il fornitore mostra quella giusta.',
    login_rejected:
      'Il server non accetta questo nome utente con questa password o chiave. Controlli tutto. Con una chiave, il server deve conoscerne la parte pubblica.',
    user_not_allowed: 'Questo utente non può scrivere nella cartella. Provi senza la prima barra, o chieda al responsabile del server.',
    refused: 'Il server ha rifiutato di salvare un file. Forse è pieno. Controlli lo spazio libero e i permessi della cartella.',
    ssh_key_locked: 'Questa chiave è protetta da una passphrase. Crei una chiave senza passphrase, solo per questo servizio.',
    ssh_key_public: 'Questa è la parte pubblica della chiave. Incolli la parte privata, dal file senza .pub.',
    ssh_key_unreadable: 'Non possiamo leggere questa chiave. Incolli tutto il file, con la prima e l’ultima riga.',
    other_host_key:
      'Il server mostra una chiave host diversa da prima. Se il server è stato rinnovato, inserisca di nuovo i suoi dati di accesso. Altrimenti chieda prima al responsabile: forse qualcuno intercetta la connessione.',
    not_sftp: 'A questo indirizzo risponde un altro programma. Controlli il nome host e la porta.',
    unsupported: 'L’archivio non può rinominare, elencare o creare file come ci serve. Scelga un altro archivio.',
    sign_in_ended: `Il cloud non accetta più il nostro accesso. ${signInAgain}`,
    sign_in_refused: `Il cloud non ha accettato l’accesso. ${signInAgain}`,
    sign_in_lacks_access: 'Non ha accettato tutto ciò che ci serve. Prema «Accedere di nuovo», e accetti tutto sulla pagina del cloud.',
    full: 'L’archivio è pieno o ha raggiunto un limite del suo account. Liberi spazio, o aumenti il limite presso il fornitore, e riprovi.',
    too_many_requests: 'L’archivio al momento non accetta altre richieste. Provi di nuovo tra qualche minuto.',
    temporary: 'L’archivio al momento ha un problema. Provi di nuovo tra qualche minuto.',
    reply_not_understood: 'A questo indirizzo non risponde nessun archivio. Controlli l’indirizzo. Non deve essere l’indirizzo di una pagina web.',
    reply_too_long: 'A questo indirizzo non risponde nessun archivio. Controlli l’indirizzo. Non deve essere l’indirizzo di una pagina web.',
    not_tested: 'Questo archivio non è ancora stato provato. Prema «Provare ora».',
    file_exists: 'Un altro programma scrive in questa cartella. Dia a questo servizio una cartella solo per sé.',
    file_missing: 'Un file che abbiamo appena scritto non c’è. Forse un altro programma elimina file in questa cartella.',
    file_too_short: 'Un file che abbiamo appena scritto è tornato incompleto. Provi di nuovo. Se succede ancora, scelga un altro archivio.',
    too_many_files: 'Questa cartella ha troppi file. Dia a questo servizio una cartella solo per sé.',
    data_altered:
      'L’archivio non ha restituito i dati che avevamo scritto. Forse un programma come un antivirus cambia i file durante il trasferimento.',
    invalid_path: 'La cartella non è valida. Elimini questo archivio, e lo aggiunga di nuovo con una cartella come /wills.',
    settings_incomplete: 'Mancano alcuni dati di accesso. Li inserisca di nuovo tutti.',
    stopped: 'La prova si è fermata prima della fine. Provi di nuovo.',
    unknown: 'Non è stato possibile usare l’archivio. Controlli tutti i dati, e provi di nuovo tra qualche minuto.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Il suo cloud è collegato',
    successText: 'L’abbiamo provato. Le inviamo anche un messaggio con il nome dell’account. Ora può caricare i suoi documenti.',
    error: 'Il suo cloud non è stato collegato',
  },
  reasons: {
    unknown_state: 'Questo accesso non è stato avviato qui, o è già stato usato. Ricominci qui sotto.',
    expired_state: 'L’accesso è durato più di dieci minuti, o nel frattempo la sua sessione è finita. Ricominci qui sotto.',
    access_denied: 'Non ha accettato sulla pagina del cloud, perciò non è cambiato nulla. Se è stato un errore, ricominci qui sotto.',
    lacks_permission: 'Non ha accettato tutto ciò che abbiamo chiesto. Ricominci qui sotto, e accetti tutto. Vediamo solo i nostri file.',
    drive_refused: 'Il cloud non ha completato l’accesso. Non è cambiato nulla. Ricominci qui sotto.',
    other_account: 'Ha usato un altro account rispetto a prima. Acceda di nuovo, con l’account che questo archivio aveva finora.',
    storage_failed: 'L’accesso è riuscito, ma la prova dell’archivio no. Il motivo è indicato qui sotto accanto all’archivio.',
    package_not_found_there:
      'Non abbiamo trovato il suo testamento sigillato in questo cloud, perciò non è cambiato nulla. Acceda con l’account che lo contiene.',
    rate_limited: 'Oggi sono state fatte troppe modifiche. Non è cambiato nulla. Riprovi domani.',
    internal_error: 'Qualcosa è andato storto da parte nostra. Guardi i suoi archivi qui sotto, e riprovi tra qualche minuto.',
    conflict: 'Nello stesso momento è cambiato qualcos’altro. Ricominci qui sotto.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Questo archivio è stato eliminato durante l’accesso. Non è cambiato nulla.',
    transfer_running: transferRunning,
    other: 'Non è cambiato nulla. Ricominci qui sotto. Se succede di nuovo, scelga un altro archivio.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'Non abbiamo potuto leggere questa cartella. Prema «Provare ora» per vederne il motivo.',
  } as Record<string, string>,
};
