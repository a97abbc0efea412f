import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'De aanbieder nam de sleutel niet aan. Voer sleutel en geheim opnieuw in.';
const credit = 'Het account bij de aanbieder heeft te weinig tegoed. Vul het daar aan, en test opnieuw.';
const inactive = 'Het account bij de aanbieder is niet actief. Meld u daar aan en kijk waar het om vraagt.';
const wrongNumber = 'Dit nummer kan geen berichten ontvangen. Controleer het.';
const unreachable = 'Wij konden de aanbieder niet bereiken. Probeer het over enkele minuten opnieuw.';
const wrongSender = 'De aanbieder nam de afzender niet aan. Voer een nummer van uw account daar in dat sms-berichten kan sturen.';

export const connectors: typeof english.connectors = {
  lead: 'Wij schrijven altijd naar het e-mailadres van uw account. Daarvoor hebt u niets van deze pagina nodig.',
  why: 'Waarom een tweede kanaal?',
  whyText: [
    'Een mailbox kan vol raken, geblokkeerd worden of verloren gaan. Wij zouden uw stilte dan opvatten als teken dat er iets is gebeurd.',
    'Met een tweede kanaal vragen wij het u ook daar. En komt een vreemde in uw mailbox, dan merkt u dat op uw telefoon.',
    'Ook uw vertrouwenspersonen kunnen hun codes via deze kanalen krijgen.',
  ],
  accountMail: 'E-mail van deze dienst',
  accountMailText: 'Die gaat naar het e-mailadres van uw account. U hoeft niets in te stellen.',
  kinds: {
    email: 'E-mail vanuit uw eigen account',
    sms: 'Sms',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Meldingen op een apparaat',
  },
  listTitle: 'Uw kanalen',
  listHint: 'Wij proberen ze van boven naar beneden, en aan het eind de e-mail van deze dienst.',
  none: 'U hebt nog geen kanaal ingesteld.',
  works: 'Werkt',
  untested: 'Nog niet getest: wij gebruiken het pas als een test naar u is gelukt',
  reaches: (address: string) => `Het bereikt u op ${address}.`,
  first: 'Wij gebruiken dit kanaal eerst',
  useFirst: 'Dit kanaal eerst gebruiken',
  isFirst: (name: string) => `Vanaf nu gebruiken wij ${name} eerst.`,
  up: 'Omhoog',
  moved: (name: string) => `${name} staat nu één plaats hoger.`,
  test: 'Stuur mij een test',
  change: 'Nieuwe toegangsgegevens invoeren',

  testTitle: (name: string) => `${name} testen`,
  testText: 'Wij sturen u een kort bericht. Niemand anders krijgt het.',
  testTo: {
    email: 'Uw e-mailadres',
    sms: 'Uw telefoonnummer',
    whatsapp: 'Uw telefoonnummer bij WhatsApp',
    telegram: 'Uw naam bij Telegram',
  },
  testHint: {
    email: 'Om het kanaal aan te zetten, moet dit het e-mailadres van uw account zijn.',
    sms: 'Met + en het landnummer, zoals +43 660 1234567.',
    whatsapp: 'Met + en het landnummer, zoals +43 660 1234567.',
    telegram: 'Die begint met @. U vindt hem in Telegram onder Instellingen.',
  },
  testMissing: {
    email: 'Voer een e-mailadres in van de vorm naam@example.com.',
    sms: 'Voer een telefoonnummer in met + en het landnummer.',
    whatsapp: 'Voer een telefoonnummer in met + en het landnummer.',
    telegram: 'Voer uw naam bij Telegram in. Die begint met @.',
  },
  testSend: 'De test sturen',
  tested: (name: string) => `${name} werkt`,
  testedText:
    'De aanbieder heeft het bericht aangenomen. Het zou binnen een minuut moeten aankomen. Zo niet, controleer dan het adres en stuur er nog een.',
  testedElsewhere: 'Het bericht is verstuurd, maar dit is geen adres van u voor dit kanaal. Test het ook met uw eigen adres.',

  start: {
    title: 'Druk eerst op Start in Telegram',
    text: 'Een bot mag alleen schrijven aan wie op Start heeft gedrukt. U hebt 24 uur tot de test.',
    link: 'De chat met uw bot openen',
    qr: 'Of scan dit met uw telefoon. Het opent de chat met uw bot.',
    survivors: 'Vertrouwenspersonen die hun codes via Telegram willen, moeten hetzelfde doen.',
    unnamed: 'Open Telegram, zoek de naam van uw bot, open de chat, en druk op Start.',
  },

  device: {
    phone: 'Mijn telefoon',
    computer: 'Mijn computer',
    text: 'Dit apparaat toont dan onze vraag „Gaat het goed met u?”. Drukt u erop, dan opent de pagina waarop u antwoordt. Er staan geen namen in, zodat anderen die het zien niets te weten komen.',
    turnOn: 'Meldingen hier aanzetten',

    willAsk: 'Uw browser vraagt dan of u het toestaat. Sta het toe.',
    testSend: 'Er een melding naartoe sturen',
    done: (name: string) => `${name} is verbonden`,
    look: 'Wij hebben er zojuist een melding naartoe gestuurd. Ziet u die? Zo niet, kijk dan in de instellingen van dit apparaat: daar moeten meldingen van deze browser zijn toegestaan.',
    denied: 'Uw browser staat meldingen van deze pagina niet toe. Sta ze toe in de instellingen voor deze pagina, en druk opnieuw op de knop.',
    failed:
      'Uw browser kon de meldingen niet aanzetten. Controleer uw internetverbinding, en druk opnieuw op de knop. In een privévenster werkt het niet.',
    unable: 'Deze browser kan geen meldingen van deze pagina tonen. Gebruik een andere browser of een ander apparaat.',
    iphone: {
      title: 'Zet deze pagina op een iPhone of iPad eerst op uw beginscherm',
      steps: [
        'Druk op de knop „Deel”: een vierkant met een pijl.',
        'Kies „Zet op beginscherm”, en druk op „Voeg toe”.',
        'Open de pagina vanaf uw beginscherm, meld u aan, en kom terug naar deze pagina.',
      ],
      pictures: ['Een vierkant met een pijl omhoog', 'Een lijst met een vierkant en een plusteken', 'Een beginscherm met het teken van deze pagina'],
    },
  },

  ours: {
    name: 'Mijn telefoon',
    text: 'Sms-berichten sturen wij u zelf. Het kost u niets, en u hebt geen account nodig.',
    numberHint: 'Zoals u het schrijft, bijvoorbeeld 06 12345678 of +31 6 12345678.',
    understood: (number: string) => `Wij schrijven naar ${number}.`,
    numberWrong: 'Voer het nummer van uw mobiele telefoon in. Is het uit een ander land, begin dan met + en het nummer van dat land.',
    send: 'Stuur mij een code',
    codeSent: 'Wij hebben u een code gestuurd. Voer hem hieronder in.',
    enterCode: 'De code invoeren',
    code: 'De code uit het bericht',
    codeHint: (to: string) => `Wij stuurden hem naar ${to}. Hij geldt 10 minuten.`,
    codeWrong: 'Voer de zes cijfers van de code in.',
    codeRefused: 'Dit is niet de code die wij stuurden, of hij is te oud. Controleer hem, of laat er nog een sturen.',
    prove: 'Mijn nummer bevestigen',
    unproven: 'Nog niet bevestigd: wij gebruiken het niet eerder',
    change: { sms: 'Een nieuwe code sturen, of het nummer wijzigen', telegram: 'Telegram opnieuw verbinden' },
    chatText: 'Onze bot schrijft u op Telegram. Het kost niets. U drukt hier op de knop, Telegram opent, en u drukt daar op Start.',
    connectChat: 'Telegram verbinden',
    openChat: 'Telegram openen',
    pressStart: 'Druk op Start in Telegram. Kom dan hier terug: deze pagina merkt het vanzelf.',
    scanChat: 'Staat Telegram op uw telefoon? Scan dit met de camera.',
    useOwn: { sms: 'Liever mijn eigen account bij Twilio of Vonage gebruiken', telegram: 'Liever mijn eigen bot gebruiken' },
    kindHints: {
      sms: 'Gratis voor u, en werkt op elke telefoon. U voert uw nummer en een code in.',
      telegram: 'Gratis, en in een minuut klaar. U drukt op Start in Telegram.',
    },
    removeText: 'U krijgt geen berichten meer via dit kanaal.',
  },
  connected: (name: string) => `${name} is verbonden.`,

  removeText:
    'Wij verwijderen de toegangsgegevens. U krijgt geen berichten meer via dit kanaal, en uw vertrouwenspersonen krijgen er geen codes mee.',
  removeButton: 'Dit kanaal verwijderen',
  removed: (name: string) => `${name} is verwijderd.`,

  add: 'Een kanaal toevoegen',
  kind: 'Welk kanaal wilt u toevoegen?',
  kindHints: {
    push: 'Gratis, en in een minuut klaar. Deze telefoon of computer vraagt u dan of het goed met u gaat.',
    telegram: 'Gratis. U maakt een kleine bot in Telegram, in ongeveer vijf minuten. Voor de meeste mensen goed.',
    sms: 'Werkt op elke telefoon. U hebt een account bij Twilio of Vonage nodig, en elk bericht kost enkele centen.',
    email: 'Berichten komen uit uw eigen mailbox. Dit vervangt geen tweede kanaal.',
    whatsapp: 'U hebt een zakelijk account bij Meta nodig. Dit is het meeste werk.',
  },
  name: 'Een naam voor dit kanaal',
  nameHint: 'U kiest hem zelf.',
  nameMissing: 'Voer een naam in van hoogstens 100 tekens.',
  names: { email: 'Mijn e-mail', sms: 'Mijn sms', whatsapp: 'Mijn WhatsApp', telegram: 'Telegram' },
  save: 'Dit kanaal opslaan',
  saved: (name: string) => `${name} is opgeslagen. Test het nu.`,
  secret: 'Voor uw veiligheid tonen wij opgeslagen toegangsgegevens nooit. Voer ze allemaal in.',
  whereTitle: 'Waar vind ik deze gegevens?',
  missing: 'Vul dit veld in.',
  fields: {
    smtp_host: { label: 'Mailserver', hint: 'Zoals smtp.example.com.' },
    smtp_port: { label: 'Poort', hint: 'Meestal 587 of 465. Poort 25 en andere werken niet.' },
    username: { label: 'Gebruikersnaam', hint: 'Vaak uw e-mailadres.' },
    password: { label: 'Wachtwoord van de mailbox', hint: 'Veel aanbieders willen een app-wachtwoord, dat voor één programma is gemaakt.' },
    from_address: { label: 'Afzenderadres', hint: 'Uw adres bij deze aanbieder.' },
    provider: { label: 'Aanbieder', hint: 'Beide werken in de meeste landen.' },
    api_key_sid: { label: 'Sleutel', hint: 'Bij Twilio begint die met SK, of met AC voor het account zelf. Bij Vonage heeft die 8 tekens.' },
    api_key_secret: { label: 'Geheim van de sleutel', hint: 'Het is één keer getoond, toen u de sleutel maakte.' },
    account_sid: { label: 'Accountnummer bij Twilio (optioneel)', hint: 'Het begint met AC. Wij zoeken het zelf op als dat kan.' },
    from_number: { label: 'Afzendernummer', hint: 'Een nummer van uw account bij de aanbieder, met + en het landnummer.' },
    access_token: { label: 'Toegangstoken', hint: 'Maak er een dat niet verloopt.' },
    phone_number_id: { label: 'ID van het telefoonnummer', hint: 'Alleen cijfers. Het is niet het nummer zelf.' },
    business_account_id: { label: 'ID van het zakelijke account', hint: 'Alleen cijfers.' },
    template_name: {
      label: 'Naam van het sjabloon (optioneel)',
      hint: 'Zonder sjabloon bereiken wij alleen mensen die binnen 24 uur naar uw nummer hebben geschreven.',
    },
    bot_name: { label: 'Naam van de bot', hint: 'Die eindigt op „bot”, zoals @familie_jansen_bot. Het is ook de naam van dit kanaal.' },
    bot_token: { label: 'Token van de bot', hint: 'Er staat een dubbele punt in het midden.' },
  },
  portWrong: 'Gebruik poort 587, 465 of 2525.',
  numberWrong: 'Voer het nummer in met + en het landnummer, zoals +43 660 1234567.',
  botNameWrong: 'Voer de naam van de bot in. Die eindigt op „bot”.',
  where: {
    email: [
      'Open de hulppagina’s van uw mailaanbieder en zoek „SMTP”. Daar staan de mailserver en de poort.',
      'Meldt u zich bij uw mailbox aan met een code of een telefoon, maak dan een app-wachtwoord in de beveiligingsinstellingen van uw account.',
      'Voer deze gegevens hier in.',
    ],
    sms: [
      'Open een account bij Twilio (twilio.com) of Vonage (vonage.com), en koop een nummer dat sms-berichten kan sturen.',
      'Open bij Twilio „API keys” en maak een standaardsleutel. Bij Vonage staan de sleutel en het geheim op de eerste pagina van het dashboard.',
      'Voer de sleutel, het geheim en het nummer hier in.',
    ],
    whatsapp: [
      'Open developers.facebook.com, maak een app van het soort „Business”, en voeg WhatsApp toe.',
      'Op de pagina „API Setup” vindt u de ID van het telefoonnummer en de ID van het zakelijke account.',
      'Maak een systeemgebruiker in de zakelijke instellingen, en daarvoor een token dat niet verloopt, met de toestemming om berichten te sturen.',
      'Maak in de WhatsApp Manager een sjabloon met precies één variabele: in het Engels, en onder dezelfde naam in elke andere taal van uw vertrouwenspersonen. Voer de naam hier in.',
    ],
    telegram: [
      'Open Telegram en zoek @BotFather. Open de chat en druk op Start.',
      'Stuur /newbot. Kies een naam, en dan een gebruikersnaam die eindigt op „bot”.',
      'BotFather antwoordt met een token. Kopieer de gebruikersnaam en het token naar de velden hier.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Dit is geen e-mailadres. Controleer het.',
    'Port 25 is blocked where this service runs.': 'Poort 25 werkt hier niet. Gebruik poort 587 of 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'De mailserver nam de gebruikersnaam of het wachtwoord niet aan. Controleer beide. Veel aanbieders willen een app-wachtwoord.',
    'The mail server was not found. Please check its name.': 'Wij vonden geen mailserver met deze naam. Controleer de naam.',
    'The mail server did not accept the connection. Please check host and port.':
      'De mailserver nam onze verbinding niet aan. Controleer de naam van de server en de poort.',
    'The mail server did not answer in time.': 'De mailserver antwoordde niet op tijd. Controleer de poort, of probeer het later opnieuw.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'Een veilige verbinding met de mailserver was niet mogelijk. Gebruik poort 587 of 465, of vraag het de beheerder van de server.',
    'The mail server did not accept the sender or the recipient.':
      'De mailserver nam de afzender of de ontvanger niet aan. Controleer het afzenderadres.',
    'The mail server did not accept the message.': 'De mailserver nam ons bericht niet aan. Vraag uw mailaanbieder waarom.',
    'The mail server could not accept the message now. Please try again later.':
      'De mailserver kan het bericht op dit moment niet aannemen. Probeer het later opnieuw.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'De mailserver neemt geen verbindingen van ons aan. Vraag uw mailaanbieder waarom.',
    'The mail server closed the connection.': 'De mailserver verbrak de verbinding. Controleer server en poort, en probeer het opnieuw.',
    'This is not a telephone number with country code.': 'Dit is geen telefoonnummer met + en het landnummer.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio laat deze sleutel zijn account niet opzoeken. Voer ook het accountnummer in. Het begint met AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio kent dit accountnummer niet. Controleer het.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'Twilio kan niet van uw nummer naar dit nummer sturen. Controleer beide.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Uw Twilio-account mag niet naar dit land sturen. Sta het toe bij Twilio, onder „Geo Permissions”.',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Een proefaccount bij Twilio kan alleen schrijven naar bevestigde nummers. Bevestig dit nummer bij Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'Berichten van uw nummer zijn op deze telefoon geblokkeerd. Stuur START vanaf deze telefoon naar uw nummer om ze weer toe te staan.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Een proefaccount bij Vonage kan alleen schrijven naar geregistreerde nummers. Registreer dit nummer bij Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp nam het toegangstoken niet aan. Maak er een dat niet verloopt, en voer het hier in.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'Het toegangstoken mag geen berichten sturen. Geef het de toestemming om berichten te sturen voor dit zakelijke account.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp nam de gegevens niet aan. Controleer de ID van het telefoonnummer en het toegangstoken.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp heeft uw zakelijke account beperkt. U vindt de reden in de WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'Dit nummer is via WhatsApp niet bereikbaar. Controleer het.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp heeft geen goedgekeurd sjabloon met deze naam in het Engels. Controleer de naam van het sjabloon.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'Het sjabloon past niet. De tekst heeft precies één variabele nodig, en hoogstens 100 tekens eromheen.',
    'WhatsApp could not accept the message now. Please try again later.': 'WhatsApp kan het bericht nu niet aannemen. Probeer het later opnieuw.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'WhatsApp heeft een betaalmethode nodig. Voeg er een toe in de WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Uw afzendernummer is nog niet geregistreerd bij Meta. Registreer het daar.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Een testnummer kan alleen schrijven naar geregistreerde nummers. Registreer dit nummer bij Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'WhatsApp wil een sjabloon voor mensen die niet binnen 24 uur naar uw nummer hebben geschreven. Voer de naam van een goedgekeurd sjabloon in.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.':
      'WhatsApp heeft het sjabloon gepauzeerd. U vindt de reden in de WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp heeft het sjabloon uitgezet. Voer de naam van een ander in.',
    'This is not a Telegram username such as @ann_w.': 'Dit is geen naam bij Telegram. Die begint met @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Uw bot mag nog niet schrijven aan deze naam. Open de chat met uw bot in Telegram, druk op Start, en test opnieuw.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Een ander programma gebruikt deze bot. Maak een bot alleen voor deze dienst.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Een ander programma gebruikt deze bot. Maak een bot alleen voor deze dienst.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram nam het token niet aan. Kopieer het opnieuw uit uw chat met @BotFather.',
    'This browser no longer takes notifications from us.':
      'Deze browser neemt onze meldingen niet meer aan. Verwijder dit kanaal, en voeg het op dat apparaat opnieuw toe.',
    'This service sends no notifications to browsers.': 'Deze dienst stuurt geen meldingen. Gebruik een ander kanaal.',
    'This is not a device.': 'Dit is geen apparaat.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'Wij sturen geen sms-berichten naar dit land. Kies een ander kanaal.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Dit is niet het nummer van een mobiele telefoon. Voer er een in dat sms-berichten ontvangt.',
    'This number has received many text messages today. Please try again tomorrow.':
      'Dit nummer heeft vandaag veel berichten gekregen. Probeer het morgen opnieuw.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'Wij hebben vandaag veel berichten voor u gestuurd. Probeer het morgen opnieuw.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Wij kunnen op dit moment geen codes meer sturen. Kies een ander kanaal, of probeer het morgen opnieuw.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Dit nummer heeft onze berichten geblokkeerd. Stuur START naar ons nummer om ze weer toe te staan.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'Wij kunnen nog geen sms-berichten naar dit nummer sturen. Kies een ander kanaal.',
    'The chat with our bot is blocked or deleted.': 'De chat met onze bot is geblokkeerd of verwijderd. Verbind Telegram opnieuw.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'De aanbieder neemt nu geen berichten meer van uw account aan. Probeer het later opnieuw.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'De aanbieder nam het bericht niet aan. Meld u daar aan en kijk waarom.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
