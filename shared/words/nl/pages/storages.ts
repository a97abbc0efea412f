import type { ConnectionError } from '#words/connection-error.ts';
import type * as english from '#words/en/pages/storages.ts';

const signInAgain = 'Druk op „Opnieuw aanmelden”. Uw verzegelde testament blijft waar het is.';
const atLimit = 'U hebt 10 opslagplaatsen, en dat is het maximum. Verwijder er een die u niet nodig hebt, en probeer het opnieuw.';
const transferRunning =
  'Er loopt een overdracht van uw testament, daarom is er niets veranderd. Gaat het goed met u, stop die dan eerst op de pagina Overzicht.';
const recovered =
  'Uw wachtwoord is per e-mail opnieuw ingesteld, daarom is er niets veranderd. Bevestig dat eerst, met de link die wij u via een ander kanaal hebben gestuurd.';
const sealing = 'Uw testament wordt op dit moment verzegeld, daarom is er niets veranderd. Probeer het over een minuut opnieuw.';
const wellFirst = 'Wij hebben lang niets van u gehoord, daarom is er niets veranderd. Druk eerst op „Het gaat goed met mij” op de pagina Overzicht.';

export const storages: typeof english.storages = {
  lead: 'Een opslag is de plek waar uw verzegelde documenten worden bewaard: bij deze dienst, of in een die van u is. Wie erin kijkt, ziet alleen versleutelde bestanden.',
  none: 'U hebt nog geen opslag. Voeg er hieronder een toe. Tot dan kan uw testament niet worden verzegeld.',

  connected: 'Werkt',
  broken: 'Werkt niet',
  holdsWill: 'Bevat uw verzegelde testament',
  lastTest: 'Laatste geslaagde test',
  neverTested: 'Nog niet',
  lastReadBack: 'Laatste keer teruggelezen',
  readBack: {
    complete: (moment: string) => `Wij hebben uw documenten voor het laatst teruggelezen op ${moment}: compleet.`,
    package_altered: (moment: string) => `Wij hebben uw documenten voor het laatst teruggelezen op ${moment}: niet compleet.`,
    storage_failed: (moment: string) => `Op ${moment} konden wij niet al uw documenten teruglezen.`,
  },
  neverReadBack: 'Nog niet sinds de laatste verzegeling. Wij lezen elk bestand één keer per maand terug.',
  readBackProblems: {
    package_altered:
      'Sommige bestanden van uw verzegelde testament ontbreken of zijn gewijzigd. Onze eigen bestanden herstellen wij. Noemt een bericht van ons een document, upload dat document dan opnieuw, en verzegel uw testament.',
    storage_failed:
      'Wij konden niet alle bestanden van uw verzegelde testament lezen. Druk op „Nu testen” om te zien of de opslag werkt. Wij lezen de bestanden elke maand opnieuw.',
  },
  hostKey: 'De server identificeert zich met',
  hostKeyHint: 'Vergelijk het met wat de eigenaar van de server u zegt. Een server die iets anders toont, weigeren wij.',
  monthly:
    'Wij testen elke opslag iedere maand. Wij lezen ook elk bestand van uw verzegelde testament terug. Is er iets mis, dan sturen wij u een bericht.',
  test: 'Nu testen',
  tested: (name: string) => `„${name}” werkt. Wij hebben een klein bestand geschreven, teruggelezen en verwijderd.`,
  listed: (name: string) => `„${name}” werkt.`,
  browse: 'Erin kijken',
  renew: 'Nieuwe toegangsgegevens invoeren',
  reconnect: 'Opnieuw aanmelden',
  remove: 'Verwijderen',

  mirrorWhy:
    'Bewaar hier een tweede kopie van uw verzegelde testament. Gaat één opslag verloren, dan lezen uw vertrouwenspersonen het uit de andere.',
  mirrorAdd: 'Ook hier een kopie bewaren',
  mirrorAdded: (name: string) => `Uw verzegelde testament staat nu ook in „${name}”.`,
  mirrorRemove: 'Hier geen kopie meer bewaren',
  mirrorRemoved: (name: string) => `Uw verzegelde testament staat niet meer in „${name}”.`,

  browsing: (name: string) => `Wat er in „${name}” staat`,
  place: (path: string) => `Map ${path}`,
  up: 'Een map omhoog',
  empty: 'Deze map is leeg.',
  more: 'Meer tonen',
  openFolder: (name: string) => `De map ${name} openen`,
  isFolder: 'Map',

  removeTitle: (name: string) => `„${name}” verwijderen?`,
  removeText: 'Wij verwijderen de toegangsgegevens. De bestanden in de opslag blijven zoals ze zijn. U kunt de opslag later weer toevoegen.',
  removeOurs: 'Wij verwijderen de opslag en alles erin. U kunt altijd een nieuwe toevoegen.',
  removeButton: 'De opslag verwijderen',
  removed: (name: string) => `„${name}” is verwijderd. De bestanden erin zijn niet gewijzigd.`,
  removedOurs: (name: string) => `„${name}” is verwijderd.`,
  inUse:
    'U kunt deze opslag niet verwijderen, omdat hij uw verzegelde testament bevat. Voeg eerst een andere opslag toe en verzegel uw testament daarin. Dan kunt u deze verwijderen.',
  sealElsewhere: 'Naar Documenten',

  add: 'Een opslag toevoegen',
  kind: 'Wat voor opslag is het?',
  kindHint: 'Een eigen opslag moet ook na uw dood nog worden betaald.',
  servers: 'Voor mensen met eigen servers',
  serversHint: 'Of voor wie opslag per gigabyte huurt. Gebruik een sleutel die u alleen voor deze dienst maakt.',
  name: 'Naam',
  nameHint: 'U kiest hem. Hij helpt u de opslag te herkennen.',
  nameMissing: 'Voer een naam in, zoals „Mijn Dropbox”.',
  whereTitle: (name: string) => `Waar vind ik deze waarden bij ${name}?`,
  needsTitle: 'Wat moet de sleutel mogen doen?',
  connect: 'Testen en opslaan',
  save: 'De nieuwe toegangsgegevens testen en opslaan',
  added: (name: string) => `„${name}” is verbonden. Wij hebben een klein bestand geschreven, teruggelezen en verwijderd.`,
  renewed: (name: string) => `De nieuwe toegangsgegevens van „${name}” zijn opgeslagen en werken.`,
  kept: 'De opslag is opgeslagen, maar werkt nog niet. Verbeter de waarden hier en druk nog eens op de knop.',
  keptFolder: (folder: string) =>
    `De map is ${folder}. Die kan hier niet worden gewijzigd. Voor een andere map verwijdert u deze opslag en voegt u hem opnieuw toe.`,
  renewHint: 'Voor uw veiligheid tonen wij opgeslagen toegangsgegevens nooit. Voer ze allemaal in, ook die gelijk blijven.',

  driveSteps: (name: string) => [
    `De knop brengt u naar ${name}. Kies daar uw account, en ga akkoord.`,
    'U komt vanzelf hier terug.',
    'Wij testen dan de opslag, en sturen u een bericht waarin het account staat.',
  ],
  drivePromise: (name: string) =>
    `Uw wachtwoord van ${name} zien wij nooit. Wij zien alleen de bestanden die deze dienst daar neerzet, en verder niets.`,
  driveButton: (name: string) => `Verder naar ${name}`,
  driveKeep: 'Verwijder of verplaats de map niet die wij daar maken. Sluit u het account, dan kunnen uw vertrouwenspersonen uw testament niet lezen.',
  driveAgain: (name: string) => `Meld u aan met hetzelfde account van ${name} als daarvoor. Uw testament hoeft niet opnieuw te worden verzegeld.`,

  serviceMeaning: [
    'Wij bewaren uw testament versleuteld, en openen het alleen wanneer genoeg van uw vertrouwenspersonen samenkomen.',
    'Neem na het verzegelen een kopie mee naar huis: zonder ons en zonder kopie is het verloren.',
  ],
  serviceMoreTitle: 'Wat dit betekent',
  serviceMore: [
    'Wij hebben dan het versleutelde testament en de sleutels van uw vertrouwenspersonen, die ook versleuteld zijn. Gebruikt u een eigen opslag, dan zijn die op twee plaatsen.',
    'Met ons openen de bladen van uw vertrouwenspersonen het testament. Zonder ons openen ze het alleen waar iemand er een kopie van heeft.',
    'U kunt uw testament altijd naar uw eigen opslag verhuizen.',
  ],
  serviceButton: 'De opslag bij deze dienst gebruiken',
  serviceAgain: 'Opnieuw proberen',
  serviceAdded: (name: string) => `„${name}”: de opslag is klaar.`,

  kinds: {
    service: { name: 'Bij deze dienst', hint: 'Niets in te vullen.', usual: 'Bij deze dienst' },
    drive_a: { name: 'Google Drive', hint: 'Met Gmail of een Android-telefoon', usual: 'Mijn Google Drive' },
    drive_b: { name: 'Dropbox', hint: 'Met een account daar', usual: 'Mijn Dropbox' },
    drive_c: { name: 'OneDrive', hint: 'Met Outlook.com of Microsoft 365', usual: 'Mijn OneDrive' },
    s3: { name: 'Amazon S3', hint: 'Gehuurde opslag van Amazon Web Services.', usual: 'Mijn Amazon S3' },
    r2: { name: 'Cloudflare R2', hint: 'Gehuurde opslag van Cloudflare.', usual: 'Mijn Cloudflare R2' },
    b2: { name: 'Backblaze B2', hint: 'Gehuurde opslag van Backblaze.', usual: 'Mijn Backblaze B2' },
    minio: { name: 'MinIO of een andere S3-opslag', hint: 'Uw eigen server, of een aanbieder die „S3-compatible” zegt.', usual: 'Mijn S3-opslag' },
    sftp: { name: 'SFTP', hint: 'Een map op een server die u via SSH bereikt.', usual: 'Mijn server' },
  },

  steps: {
    s3: [
      'Meld u aan bij de AWS-console en open S3. Maak een bucket. De naam en de regio staan op de pagina ervan. Zet versiebeheer (versioning) aan.',
      'Open IAM, maak een gebruiker alleen voor deze dienst, en geef die de rechten hieronder.',
      'Maak op de pagina van deze gebruiker een toegangssleutel. Kopieer beide delen: AWS toont de geheime sleutel maar één keer.',
    ],
    r2: [
      'Meld u aan bij het dashboard van Cloudflare en open R2. Maak een bucket.',
      'Het adres staat op de pagina van R2: https://, uw account-ID, en .r2.cloudflarestorage.com. Laat de naam van de bucket weg. De regio is auto.',
      'Maak onder „Manage API tokens” een token met „Object Read & Write” alleen voor deze bucket. Kopieer de access key ID en de secret access key.',
    ],
    b2: [
      'Meld u aan bij Backblaze en maak een private bucket. De pagina ervan toont het endpoint, zoals s3.eu-central-003.backblazeb2.com. Schrijf er https:// voor.',
      'De regio is het deel in het midden van het endpoint, zoals eu-central-003.',
      'Voeg onder „Application Keys” een sleutel toe alleen voor deze bucket, met „Read and Write”. De keyID is de access key ID, en de applicationKey is de secret access key.',
    ],
    minio: [
      'Het adres is dat van de S3-interface (bij MinIO vaak poort 9000), niet dat van de webpagina. De dienst moet het vanaf internet kunnen bereiken.',
      'De regio is bij MinIO us-east-1, tenzij de eigenaar een andere heeft ingesteld. Andere aanbieders noemen die in hun hulp.',
      'Maak een bucket, en een toegangssleutel alleen voor deze bucket.',
    ],
    sftp: [
      'De eigenaar van de server of uw aanbieder geeft u de hostnaam, de poort (meestal 22) en een gebruikersnaam. Vraag om een gebruiker alleen voor deze dienst.',
      'Met een sleutel: de opdracht ssh-keygen -t ed25519 -N "" -f will-service maakt twee bestanden. Plak hier de inhoud van will-service. De eigenaar van de server heeft will-service.pub nodig.',
      'De map wills, zonder schuine streep, staat in de map van de gebruiker. Met een schuine streep, zoals /wills, staat die helemaal bovenaan in wat de gebruiker ziet.',
    ],
  },
  needs: {
    s3: 's3:PutObject, s3:GetObject en s3:DeleteObject op <bucket>/<folder>/*, en s3:ListBucket op de bucket. Verder niets.',
    r2: '„Object Read & Write”, alleen voor deze bucket.',
    b2: '„Read and Write”, alleen voor deze bucket. Gebruik niet de master key.',
    minio: 's3:PutObject, s3:GetObject en s3:DeleteObject op <bucket>/<folder>/*, en s3:ListBucket op de bucket. Verder niets.',
    sftp: 'De gebruiker moet bestanden in de map mogen maken, hernoemen, lezen en verwijderen. De gebruiker heeft geen opdrachtregel nodig.',
  },

  endpoint: 'Adres',
  endpointHint: (example: string) => `Zoals ${example}`,
  endpointWrong: 'Voer een adres in zoals https://s3.example.com. Na de hostnaam staat niets.',
  region: 'Regio',
  regionHint: (example: string) => `Zoals ${example}`,
  regionWrong: 'Voer de regio in, zoals eu-central-1. Die heeft alleen kleine letters, cijfers en koppeltekens.',
  bucket: 'Naam van de bucket',
  bucketWrong: 'Voer de naam van de bucket in: 3 tot 63 kleine letters, cijfers, punten en koppeltekens.',
  accessKey: 'Toegangssleutel-ID (access key ID)',
  accessKeyWrong: 'Voer de access key ID in. Er staan geen spaties in.',
  secretKey: 'Geheime sleutel (secret access key)',
  secretKeyHint: 'Wij versleutelen hem, en tonen hem nooit meer.',
  secretKeyWrong: 'Voer de secret access key in. Er staan geen spaties in.',
  host: 'Hostnaam van de server',
  hostHint: 'Zoals files.example.com',
  hostWrong: 'Voer de naam van de server in, zoals files.example.com. Laat sftp:// en mappen weg.',
  port: 'Poort',
  portWrong: 'Voer de poort in, een getal van 1 tot 65535. Meestal is het 22.',
  username: 'Gebruikersnaam',
  usernameMissing: 'Voer de gebruikersnaam in.',
  login: 'Hoe melden wij ons aan bij de server?',
  byKey: 'Met een sleutel',
  byPassword: 'Met een wachtwoord',
  password: 'Wachtwoord van deze gebruiker',
  passwordMissing: 'Voer het wachtwoord in.',
  key: 'Privésleutel',
  keyHint:
    'De hele tekst met de eerste en laatste regel („BEGIN … PRIVATE KEY”). De sleutel mag geen wachtwoordzin hebben. Wij versleutelen hem, en tonen hem nooit meer.',
  keyWrong: 'Plak de privésleutel. Hij begint met -----BEGIN.',
  keyLong: 'Deze sleutel is te lang. Gebruik een Ed25519-sleutel: ssh-keygen -t ed25519.',
  directory: 'Map',
  directoryHint: 'Wij maken de map als die niet bestaat. Gebruik die voor niets anders.',
  directoryWrong: 'Voer een map in, zoals /wills. Er mag geen .. en geen backslash in staan.',

  problemTitle: (name: string) => `„${name}” werkt nog niet`,
  problems: {
    unreachable:
      'Wij konden de opslag niet bereiken. Controleer het adres en de poort op een typefout. Kloppen ze, dan houdt misschien een firewall ons tegen.',
    slow: 'De opslag antwoordde niet op tijd. Controleer het adres en de poort. Kloppen ze, probeer het dan over enkele minuten opnieuw.',
    closed: 'De opslag verbrak de verbinding. Probeer het over enkele minuten opnieuw. Gebeurt het weer, vraag het dan de eigenaar van de opslag.',
    private_address: 'Dit adres is in een privénetwerk, dat wij niet kunnen bereiken. Voer een naam in die vanaf internet werkt.',
    insecure_address: 'Het adres moet beginnen met https://. Andere verbindingen zijn niet versleuteld.',
    certificate_invalid:
      'Het certificaat van de opslag is niet geldig, dus de verbinding zou niet veilig zijn. Controleer het adres, of vraag het de eigenaar van de opslag.',
    no_secure_method: 'De opslag biedt alleen verouderde versleuteling. Vraag de eigenaar de server bij te werken.',
    keys_rejected:
      'De opslag kent deze sleutel niet. Kopieer de access key ID en de secret access key opnieuw, van het eerste tot het laatste teken.',
    clock_differs: 'De klok van de opslag verschilt te veel van de onze. Vraag de beheerder om de klok gelijk te zetten.',
    account_blocked: 'De aanbieder heeft het account geblokkeerd of beperkt. Meld u daar aan en kijk waarom. Misschien is een rekening niet betaald.',
    keys_not_allowed: 'De sleutel is juist, maar mag niet doen wat wij nodig hebben. Controleer de rechten, de bucket en de map.',
    bucket_missing: 'Er is geen bucket met deze naam. Controleer de naam op een typefout, of maak de bucket.',
    other_region: 'De bucket is in een andere regio. De pagina ervan bij de aanbieder toont de juiste.',
    login_rejected:
      'De server aanvaardt deze gebruikersnaam niet met dit wachtwoord of deze sleutel. Controleer alles. Bij een sleutel moet de server het publieke deel kennen.',
    user_not_allowed:
      'Deze gebruiker mag niet in de map schrijven. Probeer het zonder de eerste schuine streep, of vraag het de eigenaar van de server.',
    refused: 'De server weigerde een bestand op te slaan. Misschien is hij vol. Controleer de vrije ruimte, en de rechten van de map.',
    ssh_key_locked: 'Deze sleutel is beschermd met een wachtwoordzin. Maak er een zonder, alleen voor deze dienst.',
    ssh_key_public: 'Dit is het publieke deel van de sleutel. Plak het private deel, uit het bestand zonder .pub.',
    ssh_key_unreadable: 'Wij kunnen deze sleutel niet lezen. Plak het hele bestand, met de eerste en laatste regel.',
    other_host_key:
      'De server toont een andere hostsleutel dan voorheen. Is de server vernieuwd, voer dan de toegangsgegevens opnieuw in. Zo niet, vraag het dan eerst de eigenaar: misschien onderschept iemand de verbinding.',
    not_sftp: 'Op dit adres antwoordt een ander programma. Controleer de hostnaam en de poort.',
    unsupported: 'De opslag kan bestanden niet hernoemen, opsommen of maken zoals wij dat nodig hebben. Kies een andere opslag.',
    sign_in_ended: `De clouddienst neemt onze aanmelding niet meer aan. ${signInAgain}`,
    sign_in_refused: `De clouddienst nam de aanmelding niet aan. ${signInAgain}`,
    sign_in_lacks_access:
      'U bent niet akkoord gegaan met alles wat wij nodig hebben. Druk op „Opnieuw aanmelden”, en ga op de pagina van de clouddienst met alles akkoord.',
    full: 'De opslag is vol of heeft een grens van uw account bereikt. Maak ruimte vrij, of verhoog de grens bij de aanbieder, en test opnieuw.',
    too_many_requests: 'De opslag neemt op dit moment geen verzoeken meer aan. Test over enkele minuten opnieuw.',
    temporary: 'De opslag heeft op dit moment een probleem. Test over enkele minuten opnieuw.',
    reply_not_understood: 'Op dit adres antwoordt geen opslag. Controleer het adres. Het mag niet het adres van een webpagina zijn.',
    reply_too_long: 'Op dit adres antwoordt geen opslag. Controleer het adres. Het mag niet het adres van een webpagina zijn.',
    not_tested: 'Deze opslag is nog niet getest. Druk op „Nu testen”.',
    file_exists: 'Een ander programma schrijft in deze map. Geef deze dienst een eigen map.',
    file_missing: 'Een bestand dat wij net hebben geschreven, is er niet. Misschien verwijdert een ander programma bestanden in deze map.',
    file_too_short:
      'Een bestand dat wij net hebben geschreven, kwam niet compleet terug. Test opnieuw. Gebeurt het weer, kies dan een andere opslag.',
    too_many_files: 'Deze map heeft te veel bestanden. Geef deze dienst een eigen map.',
    data_altered:
      'De opslag gaf niet de gegevens terug die wij hadden geschreven. Misschien wijzigt een programma zoals een virusscanner bestanden onderweg.',
    invalid_path: 'De map is niet geldig. Verwijder deze opslag, en voeg hem opnieuw toe met een map zoals /wills.',
    settings_incomplete: 'Sommige toegangsgegevens ontbreken. Voer ze allemaal opnieuw in.',
    stopped: 'De test is gestopt voordat hij klaar was. Test opnieuw.',
    unknown: 'De opslag kon niet worden gebruikt. Controleer alle waarden, en test over enkele minuten opnieuw.',
  } satisfies Record<ConnectionError, string>,

  returned: {
    success: 'Uw clouddienst is verbonden',
    successText: 'Wij hebben hem getest. Wij sturen u ook een bericht waarin het account staat. Nu kunt u uw documenten uploaden.',
    error: 'Uw clouddienst is niet verbonden',
  },
  reasons: {
    unknown_state: 'Deze aanmelding is niet hier gestart, of is al gebruikt. Start hieronder opnieuw.',
    expired_state: 'De aanmelding duurde langer dan tien minuten, of u hebt zich ondertussen afgemeld. Start hieronder opnieuw.',
    access_denied:
      'U bent op de pagina van de clouddienst niet akkoord gegaan, daarom is er niets veranderd. Was dat een vergissing, start dan hieronder opnieuw.',
    lacks_permission:
      'U bent niet akkoord gegaan met alles wat wij vroegen. Start hieronder opnieuw, en ga met alles akkoord. Wij zien alleen onze eigen bestanden.',
    drive_refused: 'De clouddienst heeft de aanmelding niet voltooid. Er is niets veranderd. Start hieronder opnieuw.',
    other_account: 'U hebt zich met een ander account aangemeld dan daarvoor. Meld u opnieuw aan, met het account dat deze opslag tot nu toe had.',
    storage_failed: 'De aanmelding werkte, maar de test van de opslag is mislukt. De reden staat hieronder bij de opslag.',
    package_not_found_there:
      'Wij vonden uw verzegelde testament niet bij deze clouddienst, daarom is er niets veranderd. Meld u aan met het account waarin het staat.',
    rate_limited: 'Er zijn vandaag te veel wijzigingen gedaan. Er is niets veranderd. Probeer het morgen opnieuw.',
    internal_error: 'Bij ons is iets misgegaan. Kijk hieronder naar uw opslagplaatsen, en probeer het over enkele minuten opnieuw.',
    conflict: 'Tegelijk is iets anders gewijzigd. Start hieronder opnieuw.',
    recently_recovered: recovered,
    sealing_in_progress: sealing,
    sign_of_life_first: wellFirst,
    storage_limit_reached: atLimit,
    storage_not_found: 'Deze opslag is tijdens de aanmelding verwijderd. Er is niets veranderd.',
    transfer_running: transferRunning,
    other: 'Er is niets veranderd. Start hieronder opnieuw. Gebeurt het weer, kies dan een andere opslag.',
  } as Record<string, string>,

  failures: {
    storage_failed: 'Wij konden deze map niet lezen. Druk op „Nu testen” om de reden te zien.',
  } as Record<string, string>,
};
