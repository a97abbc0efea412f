import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'Il fornitore non ha accettato la chiave. Inserisca di nuovo chiave e segreto.';
const credit = 'L’account presso il fornitore non ha credito sufficiente. Lo ricarichi lì e provi di nuovo.';
const inactive = 'L’account presso il fornitore non è attivo. Acceda lì e veda che cosa chiede.';
const wrongNumber = 'Questo numero non può ricevere messaggi. Lo controlli.';
const unreachable = 'Non abbiamo potuto raggiungere il fornitore. Riprovi tra qualche minuto.';
const wrongSender = 'Il fornitore non ha accettato il mittente. Inserisca un numero di quell’account che può inviare SMS.';

export const connectors: typeof english.connectors = {
  lead: 'Scriviamo sempre all’indirizzo e-mail del suo account. Per questo non le serve nulla di questa pagina.',
  why: 'Perché un secondo canale?',
  whyText: [
    'Una casella e-mail può riempirsi, bloccarsi o andare persa. Allora prenderemmo il suo silenzio per un segno che è successo qualcosa.',
    'Con un secondo canale le chiediamo anche lì. E se un estraneo entra nella sua casella, Lei lo viene a sapere sul telefono.',
    'Anche le sue persone di fiducia possono ricevere i codici su questi canali.',
  ],
  accountMail: 'E-mail di questo servizio',
  accountMailText: 'Va all’indirizzo e-mail del suo account. Non deve configurare nulla.',
  kinds: {
    email: 'E-mail dal suo account',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Notifiche su un dispositivo',
  },
  listTitle: 'I suoi canali',
  listHint: 'Li proviamo dall’alto in basso, e alla fine l’e-mail di questo servizio.',
  none: 'Non ha ancora configurato nessun canale.',
  works: 'Funziona',
  untested: 'Non ancora provato: non lo usiamo finché una prova inviata a Lei non è riuscita',
  reaches: (address: string) => `La raggiunge a ${address}.`,
  first: 'Usiamo per primo questo canale',
  useFirst: 'Usare per primo questo canale',
  isFirst: (name: string) => `Da ora usiamo per primo ${name}.`,
  up: 'Spostare in alto',
  moved: (name: string) => `${name} è ora un posto più in alto.`,
  test: 'Inviarmi una prova',
  change: 'Inserire nuovi dati di accesso',

  testTitle: (name: string) => `Provare ${name}`,
  testText: 'Le inviamo un breve messaggio. Nessun altro lo riceve.',
  testTo: {
    email: 'Il suo indirizzo e-mail',
    sms: 'Il suo numero di telefono',
    whatsapp: 'Il suo numero di telefono su WhatsApp',
    telegram: 'Il suo nome su Telegram',
  },
  testHint: {
    email: 'Per attivare il canale, deve essere l’indirizzo e-mail del suo account.',
    sms: 'Con + e il prefisso del paese, per esempio +43 660 1234567.',
    whatsapp: 'Con + e il prefisso del paese, per esempio +43 660 1234567.',
    telegram: 'Comincia con @. Lo trova su Telegram, nelle Impostazioni.',
  },
  testMissing: {
    email: 'Inserisca un indirizzo e-mail nella forma nome@example.com.',
    sms: 'Inserisca un numero di telefono con + e il prefisso del paese.',
    whatsapp: 'Inserisca un numero di telefono con + e il prefisso del paese.',
    telegram: 'Inserisca il suo nome su Telegram. Comincia con @.',
  },
  testSend: 'Inviare la prova',
  tested: (name: string) => `${name} funziona`,
  testedText: 'Il fornitore ha accettato il messaggio. Dovrebbe arrivare entro un minuto. Altrimenti controlli l’indirizzo e invii un’altra prova.',
  testedElsewhere: 'Il messaggio è partito, ma questo non è un suo indirizzo per questo canale. Lo provi anche con il suo indirizzo.',

  start: {
    title: 'Prema prima «Avvia» su Telegram',
    text: 'Un bot può scrivere solo a chi ha premuto «Avvia». Ha 24 ore fino alla prova.',
    link: 'Aprire la chat con il suo bot',
    qr: 'O inquadri questo codice con il telefono. Apre la chat con il suo bot.',
    survivors: 'Le persone di fiducia che vogliono i codici su Telegram devono fare lo stesso.',
    unnamed: 'Apra Telegram, cerchi il nome del suo bot, apra la chat e prema «Avvia».',
  },

  device: {
    phone: 'Il mio telefono',
    computer: 'Il mio computer',
    text: 'Questo dispositivo mostra allora la nostra domanda «Sta bene?». Premendola si apre la pagina in cui risponde. Non mostra nomi, così chi la vede non viene a sapere nulla.',
    turnOn: 'Attivare qui le notifiche',

    willAsk: 'Il suo browser le chiede allora il permesso. Lo dia.',
    testSend: 'Inviargli una notifica',
    done: (name: string) => `${name}: dispositivo collegato`,
    look: 'Abbiamo appena inviato una notifica. La vede? Altrimenti guardi le impostazioni di questo dispositivo: lì le notifiche di questo browser devono essere permesse.',
    denied:
      'Il suo browser non permette le notifiche di questa pagina. Le permetta nelle impostazioni del browser per questa pagina, e prema di nuovo il pulsante.',
    failed:
      'Il suo browser non ha potuto attivare le notifiche. Controlli la connessione a internet, e prema di nuovo il pulsante. In una finestra privata non funziona.',
    unable: 'Questo browser non può mostrare notifiche di questa pagina. Usi un altro browser o un altro dispositivo.',
    iphone: {
      title: 'Su un iPhone o iPad, metta prima questa pagina nella schermata Home',
      steps: [
        'Prema il pulsante «Condividi»: un quadrato con una freccia.',
        'Scelga «Aggiungi alla schermata Home» e prema «Aggiungi».',
        'Apra la pagina dalla schermata Home, acceda e torni a questa pagina.',
      ],
      pictures: [
        'Un quadrato con una freccia verso l’alto',
        'Un elenco con un quadrato e un segno più',
        'Una schermata Home con l’icona di questa pagina',
      ],
    },
  },

  ours: {
    name: 'Il mio telefono',
    text: 'Gli SMS li inviamo noi. Non le costa nulla e non le serve nessun account.',
    numberHint: 'Come lo scrive Lei, per esempio 333 1234567 o +39 333 1234567.',
    understood: (number: string) => `Scriviamo al ${number}.`,
    numberWrong: 'Inserisca il numero del suo cellulare. Se è di un altro paese, cominci con + e il prefisso di quel paese.',
    send: 'Inviarmi un codice',
    codeSent: 'Le abbiamo inviato un codice. Lo inserisca qui sotto.',
    enterCode: 'Inserire il codice',
    code: 'Il codice del messaggio',
    codeHint: (to: string) => `L’abbiamo inviato a ${to}. Vale 10 minuti.`,
    codeWrong: 'Inserisca le sei cifre del codice.',
    codeRefused: 'Questo non è il codice che abbiamo inviato, o è troppo vecchio. Lo controlli, o se ne faccia inviare un altro.',
    prove: 'Confermare il mio numero',
    unproven: 'Non ancora confermato: prima non lo usiamo',
    change: { sms: 'Inviare un nuovo codice, o cambiare il numero', telegram: 'Collegare di nuovo Telegram' },
    chatText: 'Il nostro bot le scrive su Telegram. Non costa nulla. Prema qui il pulsante, Telegram si apre, e lì prema «Avvia».',
    connectChat: 'Collegare Telegram',
    openChat: 'Aprire Telegram',
    pressStart: 'Prema «Avvia» su Telegram. Poi torni qui: questa pagina se ne accorge da sola.',
    scanChat: 'Telegram è sul suo telefono? Inquadri questo codice con la fotocamera.',
    useOwn: { sms: 'Usare invece il mio account di Twilio o Vonage', telegram: 'Usare invece il mio bot' },
    kindHints: {
      sms: 'Gratis per Lei, e funziona su ogni telefono. Bastano il suo numero e un codice.',
      telegram: 'Gratis, e pronto in un minuto. Basta premere «Avvia» su Telegram.',
    },
    removeText: 'Non riceve più messaggi su questo canale.',
  },
  connected: (name: string) => `${name}: canale collegato.`,

  removeText: 'Eliminiamo i dati di accesso. Non riceve più messaggi su questo canale, e le sue persone di fiducia non vi ricevono codici.',
  removeButton: 'Togliere questo canale',
  removed: (name: string) => `${name}: canale tolto.`,

  add: 'Aggiungere un canale',
  kind: 'Quale canale vuole aggiungere?',
  kindHints: {
    push: 'Gratis, e pronto in un minuto. Questo telefono o computer le chiede allora se sta bene.',
    telegram: 'Gratis. Lei crea un piccolo bot su Telegram, in circa cinque minuti. Va bene per quasi tutti.',
    sms: 'Funziona su ogni telefono. Le serve un account di Twilio o Vonage, e ogni messaggio costa pochi centesimi.',
    email: 'I messaggi arrivano dalla sua casella. Non sostituisce un secondo canale.',
    whatsapp: 'Le serve un account aziendale di Meta. È il modo che richiede più lavoro.',
  },
  name: 'Un nome per questo canale',
  nameHint: 'Lo sceglie Lei.',
  nameMissing: 'Inserisca un nome di al massimo 100 caratteri.',
  names: { email: 'La mia e-mail', sms: 'I miei SMS', whatsapp: 'Il mio WhatsApp', telegram: 'Telegram' },
  save: 'Salvare questo canale',
  saved: (name: string) => `${name}: canale salvato. Lo provi ora.`,
  secret: 'Per la sua sicurezza non mostriamo mai i dati di accesso salvati. Li inserisca tutti.',
  whereTitle: 'Dove trovo questi dati?',
  missing: 'Compili questo campo.',
  fields: {
    smtp_host: { label: 'Server di posta', hint: 'Per esempio smtp.example.com.' },
    smtp_port: { label: 'Porta', hint: 'Di solito 587 o 465. La porta 25 e altre non funzionano.' },
    username: { label: 'Nome utente', hint: 'Spesso il suo indirizzo e-mail.' },
    password: { label: 'Password della casella', hint: 'Molti fornitori vogliono una password per app, fatta per un solo programma.' },
    from_address: { label: 'Indirizzo del mittente', hint: 'Il suo indirizzo presso questo fornitore.' },
    provider: { label: 'Fornitore', hint: 'Entrambi funzionano nella maggior parte dei paesi.' },
    api_key_sid: { label: 'Chiave', hint: 'Presso Twilio comincia con SK, o con AC per l’account stesso. Presso Vonage ha 8 caratteri.' },
    api_key_secret: { label: 'Segreto della chiave', hint: 'È stato mostrato una volta, quando ha fatto la chiave.' },
    account_sid: { label: 'Numero di account presso Twilio (facoltativo)', hint: 'Comincia con AC. Lo cerchiamo noi, se possiamo.' },
    from_number: { label: 'Numero del mittente', hint: 'Un numero del suo account presso il fornitore, con + e il prefisso del paese.' },
    access_token: { label: 'Token di accesso', hint: 'Ne crei uno che non scade.' },
    phone_number_id: { label: 'ID del numero di telefono', hint: 'Solo cifre. Non è il numero stesso.' },
    business_account_id: { label: 'ID dell’account aziendale', hint: 'Solo cifre.' },
    template_name: {
      label: 'Nome del modello (facoltativo)',
      hint: 'Senza, raggiungiamo solo chi ha scritto al suo numero nelle ultime 24 ore.',
    },
    bot_name: { label: 'Nome del bot', hint: 'Finisce con «bot», per esempio @famiglia_rossi_bot. È anche il nome di questo canale.' },
    bot_token: { label: 'Token del bot', hint: 'Ha il segno dei due punti nel mezzo.' },
  },
  portWrong: 'Usi la porta 587, 465 o 2525.',
  numberWrong: 'Inserisca il numero con + e il prefisso del paese, per esempio +43 660 1234567.',
  botNameWrong: 'Inserisca il nome del bot. Finisce con «bot».',
  where: {
    email: [
      'Apra le pagine di aiuto del suo fornitore di posta e cerchi «SMTP». Indicano il server di posta e la porta.',
      'Se accede alla sua casella con un codice o un telefono, crei una password per app nelle impostazioni di sicurezza del suo account.',
      'Inserisca qui questi dati.',
    ],
    sms: [
      'Apra un account presso Twilio (twilio.com) o Vonage (vonage.com), e compri un numero che può inviare SMS.',
      'Presso Twilio apra «API keys» e crei una chiave standard. Presso Vonage la chiave e il segreto sono sulla prima pagina del pannello.',
      'Inserisca qui la chiave, il suo segreto e il numero.',
    ],
    whatsapp: [
      'Apra developers.facebook.com, crei un’app del tipo «Business» e aggiunga WhatsApp.',
      'Nella pagina «API Setup» trova l’ID del numero di telefono e l’ID dell’account aziendale.',
      'Crei un utente di sistema nelle impostazioni aziendali, e per esso un token che non scade, con il permesso di inviare messaggi.',
      'Nel WhatsApp Manager crei un modello con esattamente una variabile: in inglese e, con lo stesso nome, in ogni altra lingua delle sue persone di fiducia. Inserisca qui il nome.',
    ],
    telegram: [
      'Apra Telegram e cerchi @BotFather. Apra la chat e prema «Avvia».',
      'Invii /newbot. Scelga un nome qualsiasi, poi un nome utente che finisce con «bot».',
      'BotFather risponde con un token. Copi il nome utente e il token nei campi qui.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Questo non è un indirizzo e-mail. Lo controlli.',
    'Port 25 is blocked where this service runs.': 'La porta 25 qui non funziona. Usi la porta 587 o 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'Il server di posta non ha accettato il nome utente o la password. Controlli entrambi. Molti fornitori vogliono una password per app.',
    'The mail server was not found. Please check its name.': 'Non abbiamo trovato un server di posta con questo nome. Controlli il nome.',
    'The mail server did not accept the connection. Please check host and port.':
      'Il server di posta non ha accettato la nostra connessione. Controlli il nome del server e la porta.',
    'The mail server did not answer in time.': 'Il server di posta non ha risposto in tempo. Controlli la porta, o riprovi più tardi.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'Non è stata possibile una connessione sicura al server di posta. Usi la porta 587 o 465, o chieda al responsabile del server.',
    'The mail server did not accept the sender or the recipient.':
      'Il server di posta non ha accettato il mittente o il destinatario. Controlli l’indirizzo del mittente.',
    'The mail server did not accept the message.':
      'Il server di posta non ha accettato il nostro messaggio. Ne chieda il motivo al suo fornitore di posta.',
    'The mail server could not accept the message now. Please try again later.':
      'Il server di posta non può accettare il messaggio in questo momento. Riprovi più tardi.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'Il server di posta non accetta connessioni da noi. Ne chieda il motivo al suo fornitore di posta.',
    'The mail server closed the connection.': 'Il server di posta ha interrotto la connessione. Controlli server e porta, e riprovi.',
    'This is not a telephone number with country code.': 'Questo non è un numero di telefono con + e il prefisso del paese.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio non permette a questa chiave di cercare il suo account. Inserisca anche il numero di account. Comincia con AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio non conosce questo numero di account. Lo controlli.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'Twilio non può inviare dal suo numero a questo numero. Controlli entrambi.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Il suo account Twilio non può inviare in questo paese. Lo permetta presso Twilio, in «Geo Permissions».',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Un account di prova di Twilio può scrivere solo a numeri confermati. Confermi questo numero presso Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'I messaggi dal suo numero sono bloccati su questo telefono. Per permetterli di nuovo, invii START da quel telefono al suo numero.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Un account di prova di Vonage può scrivere solo a numeri registrati. Registri questo numero presso Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp non ha accettato il token di accesso. Ne crei uno che non scade, e lo inserisca qui.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'Il token di accesso non può inviare messaggi. Gli dia il permesso di inviare messaggi per questo account aziendale.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp non ha accettato i dati. Controlli l’ID del numero di telefono e il token di accesso.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp ha limitato il suo account aziendale. Ne veda il motivo nel WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'Questo numero non si raggiunge su WhatsApp. Lo controlli.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp non ha nessun modello approvato con questo nome in inglese. Controlli il nome del modello.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'Il modello non va bene. Il suo testo deve avere esattamente una variabile e, intorno a questa, al massimo 100 caratteri.',
    'WhatsApp could not accept the message now. Please try again later.': 'WhatsApp ora non può accettare il messaggio. Riprovi più tardi.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'A WhatsApp serve un metodo di pagamento. Ne aggiunga uno nel WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Il suo numero del mittente non è ancora registrato presso Meta. Lo registri lì.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Un numero di prova può scrivere solo a numeri registrati. Registri questo numero presso Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'WhatsApp vuole un modello per chi non ha scritto al suo numero nelle ultime 24 ore. Inserisca il nome di uno approvato.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.': 'WhatsApp ha sospeso il modello. Ne veda il motivo nel WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp ha disattivato il modello. Inserisca il nome di un altro.',
    'This is not a Telegram username such as @ann_w.': 'Questo non è un nome su Telegram. Comincia con @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Il suo bot non può ancora scrivere a questo nome. Apra la chat con il suo bot su Telegram, prema «Avvia» e provi di nuovo.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Un altro programma usa questo bot. Faccia un bot solo per questo servizio.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Un altro programma usa questo bot. Faccia un bot solo per questo servizio.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram non ha accettato il token. Lo copi di nuovo dalla sua chat con @BotFather.',
    'This browser no longer takes notifications from us.':
      'Questo browser non accetta più le nostre notifiche. Tolga questo canale e lo aggiunga di nuovo su quel dispositivo.',
    'This service sends no notifications to browsers.': 'Questo servizio non invia notifiche. Usi un altro canale.',
    'This is not a device.': 'Questo non è un dispositivo.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'Non inviamo SMS in questo paese. Scelga un altro canale.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Questo non è il numero di un cellulare. Ne inserisca uno che riceve SMS.',
    'This number has received many text messages today. Please try again tomorrow.': 'Questo numero ha ricevuto oggi molti messaggi. Riprovi domani.',
    'Many text messages were sent for this account today. Please try again tomorrow.': 'Oggi abbiamo inviato molti messaggi per Lei. Riprovi domani.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Al momento non possiamo inviare altri codici. Scelga un altro canale, o riprovi domani.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Questo numero ha bloccato i nostri messaggi. Per permetterli di nuovo, invii START al nostro numero.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'Non possiamo ancora inviare SMS a questo numero. Scelga un altro canale.',
    'The chat with our bot is blocked or deleted.': 'La chat con il nostro bot è bloccata o eliminata. Colleghi di nuovo Telegram.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'Il fornitore ora non accetta altri messaggi dal suo account. Riprovi più tardi.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'Il fornitore non ha accettato il messaggio. Acceda lì e veda perché.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
