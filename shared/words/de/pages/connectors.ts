import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'Der Anbieter hat den Schlüssel nicht angenommen. Bitte geben Sie Schlüssel und Geheimnis noch einmal ein.';
const credit = 'Das Konto beim Anbieter hat zu wenig Guthaben. Bitte laden Sie es dort auf, und testen Sie noch einmal.';
const inactive = 'Das Konto beim Anbieter ist nicht aktiv. Bitte melden Sie sich dort an und sehen Sie nach, was er braucht.';
const wrongNumber = 'Diese Nummer kann keine Nachrichten empfangen. Bitte prüfen Sie sie.';
const unreachable = 'Wir konnten den Anbieter nicht erreichen. Bitte versuchen Sie es in einigen Minuten noch einmal.';
const wrongSender =
  'Der Anbieter hat den Absender nicht angenommen. Bitte geben Sie eine Nummer Ihres Kontos dort ein, die Textnachrichten senden kann.';

export const connectors: typeof english.connectors = {
  lead: 'Wir schreiben immer an die E-Mail-Adresse Ihres Kontos. Dafür brauchen Sie auf dieser Seite nichts.',
  why: 'Wozu ein zweiter Kanal?',
  whyText: [
    'Ein Postfach kann voll, gesperrt oder verloren sein. Ihr Schweigen wäre für uns dann ein Zeichen, dass etwas geschehen ist.',
    'Mit einem zweiten Kanal fragen wir Sie auch dort. Und wenn eine fremde Person in Ihr Postfach gelangt, erfahren Sie es auf Ihrem Telefon.',
    'Auch Ihre Vertrauenspersonen können ihre Codes über diese Kanäle bekommen.',
  ],
  accountMail: 'E-Mail von diesem Dienst',
  accountMailText: 'Sie geht an die E-Mail-Adresse Ihres Kontos. Sie müssen nichts einrichten.',
  kinds: {
    email: 'E-Mail von Ihrem eigenen Konto',
    sms: 'Textnachricht (SMS)',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Benachrichtigungen auf einem Gerät',
  },
  listTitle: 'Ihre Kanäle',
  listHint: 'Wir versuchen sie von oben nach unten, und am Ende die E-Mail dieses Dienstes.',
  none: 'Sie haben noch keinen Kanal eingerichtet.',
  works: 'Funktioniert',
  untested: 'Noch nicht getestet: Wir benutzen ihn erst, wenn ein Test an Sie gelungen ist',
  reaches: (address: string) => `Er erreicht Sie unter ${address}.`,
  first: 'Diesen Kanal benutzen wir zuerst',
  useFirst: 'Diesen Kanal zuerst benutzen',
  isFirst: (name: string) => `Ab jetzt benutzen wir ${name} zuerst.`,
  up: 'Nach oben',
  moved: (name: string) => `${name} ist jetzt einen Platz weiter oben.`,
  test: 'Einen Test an mich senden',
  change: 'Neue Zugangsdaten eingeben',

  testTitle: (name: string) => `${name} testen`,
  testText: 'Wir senden Ihnen eine kurze Nachricht. Niemand sonst bekommt sie.',
  testTo: {
    email: 'Ihre E-Mail-Adresse',
    sms: 'Ihre Telefonnummer',
    whatsapp: 'Ihre Telefonnummer bei WhatsApp',
    telegram: 'Ihr Name bei Telegram',
  },
  testHint: {
    email: 'Um den Kanal einzuschalten, muss es die E-Mail-Adresse Ihres Kontos sein.',
    sms: 'Mit + und der Landesvorwahl, zum Beispiel +43 660 1234567.',
    whatsapp: 'Mit + und der Landesvorwahl, wie +43 660 1234567.',
    telegram: 'Er beginnt mit @. Sie finden ihn in Telegram unter Einstellungen.',
  },
  testMissing: {
    email: 'Geben Sie eine E-Mail-Adresse der Form name@example.com ein.',
    sms: 'Geben Sie eine Telefonnummer mit + und der Landesvorwahl ein.',
    whatsapp: 'Geben Sie eine Telefonnummer mit + und der Landesvorwahl ein.',
    telegram: 'Geben Sie Ihren Namen bei Telegram ein. Er beginnt mit @.',
  },
  testSend: 'Den Test senden',
  tested: (name: string) => `${name} funktioniert`,
  testedText:
    'Der Anbieter hat die Nachricht angenommen. Sie sollte in einer Minute ankommen. Wenn nicht, prüfen Sie die Adresse und senden Sie noch eine.',
  testedElsewhere: 'Die Nachricht ist abgegangen, aber das ist keine Adresse von Ihnen für diesen Kanal. Bitte testen Sie auch Ihre eigene.',

  start: {
    title: 'Drücken Sie zuerst in Telegram auf „Starten“',
    text: 'Ein Bot darf nur Menschen schreiben, die auf „Starten“ gedrückt haben. Bis zum Test haben Sie 24 Stunden Zeit.',
    link: 'Den Chat mit Ihrem Bot öffnen',
    qr: 'Oder scannen Sie das mit Ihrem Telefon. Es öffnet den Chat mit Ihrem Bot.',
    survivors: 'Vertrauenspersonen, die ihre Codes über Telegram möchten, müssen dasselbe tun.',
    unnamed: 'Öffnen Sie Telegram, suchen Sie den Namen Ihres Bots, öffnen Sie den Chat, und drücken Sie auf „Starten“.',
  },

  device: {
    phone: 'Mein Telefon',
    computer: 'Mein Computer',
    text: 'Dieses Gerät zeigt dann unsere Frage „Geht es Ihnen gut?“. Ein Druck darauf öffnet die Seite, auf der Sie antworten. Namen zeigt es nicht, damit andere, die es sehen, nichts erfahren.',
    turnOn: 'Benachrichtigungen hier einschalten',

    willAsk: 'Ihr Browser fragt dann, ob Sie es erlauben. Bitte erlauben Sie es.',
    testSend: 'Eine Benachrichtigung dorthin senden',
    done: (name: string) => `${name} ist verbunden`,
    look: 'Wir haben gerade eine Benachrichtigung dorthin gesendet. Sehen Sie sie? Wenn nicht, sehen Sie in den Einstellungen dieses Geräts nach: Dort müssen Benachrichtigungen dieses Browsers erlaubt sein.',
    denied:
      'Ihr Browser erlaubt keine Benachrichtigungen dieser Seite. Bitte erlauben Sie sie in seinen Einstellungen für diese Seite, und drücken Sie noch einmal auf den Knopf.',
    failed:
      'Ihr Browser konnte Benachrichtigungen nicht einschalten. Bitte prüfen Sie Ihre Internetverbindung, und drücken Sie noch einmal auf den Knopf. In einem privaten Fenster geht es nicht.',
    unable: 'Dieser Browser kann keine Benachrichtigungen dieser Seite zeigen. Bitte nehmen Sie einen anderen Browser oder ein anderes Gerät.',
    iphone: {
      title: 'Legen Sie auf einem iPhone oder iPad diese Seite zuerst auf den Home-Bildschirm',
      steps: [
        'Drücken Sie auf „Teilen“: ein Quadrat mit einem Pfeil.',
        'Wählen Sie „Zum Home-Bildschirm“, und drücken Sie auf „Hinzufügen“.',
        'Öffnen Sie die Seite vom Home-Bildschirm aus, melden Sie sich an, und kommen Sie auf diese Seite zurück.',
      ],
      pictures: [
        'Ein Quadrat mit einem Pfeil, der nach oben zeigt',
        'Eine Liste mit einem Quadrat und einem Pluszeichen',
        'Ein Home-Bildschirm mit dem Zeichen dieser Seite',
      ],
    },
  },

  ours: {
    name: 'Mein Telefon',
    text: 'Wir senden Ihnen selbst Textnachrichten. Das kostet Sie nichts, und Sie brauchen kein Konto.',
    numberHint: 'So, wie Sie sie schreiben, etwa 0660 1234567 oder +43 660 1234567.',
    understood: (number: string) => `Wir schreiben an ${number}.`,
    numberWrong: 'Geben Sie die Nummer Ihres Mobiltelefons ein. Ist sie aus einem anderen Land, beginnen Sie mit + und der Vorwahl dieses Landes.',
    send: 'Code an mich senden',
    codeSent: 'Wir haben Ihnen einen Code gesendet. Bitte geben Sie ihn unten ein.',
    enterCode: 'Code eingeben',
    code: 'Der Code aus der Nachricht',
    codeHint: (to: string) => `Wir haben ihn an ${to} gesendet. Er gilt 10 Minuten.`,
    codeWrong: 'Geben Sie die sechs Ziffern des Codes ein.',
    codeRefused: 'Das ist nicht der Code, den wir gesendet haben, oder er ist zu alt. Bitte prüfen Sie ihn, oder lassen Sie sich einen neuen senden.',
    prove: 'Meine Nummer bestätigen',
    unproven: 'Noch nicht bestätigt: Vorher verwenden wir ihn nicht',
    change: { sms: 'Neuen Code senden oder Nummer ändern', telegram: 'Telegram noch einmal verbinden' },
    chatText:
      'Unser Bot schreibt Ihnen in Telegram. Das kostet nichts. Sie drücken hier auf den Knopf, Telegram öffnet sich, und dort drücken Sie auf „Starten“.',
    connectChat: 'Telegram verbinden',
    openChat: 'Telegram öffnen',
    pressStart: 'Drücken Sie in Telegram auf „Starten“. Kommen Sie dann hierher zurück: Diese Seite bemerkt es von selbst.',
    scanChat: 'Ist Telegram auf Ihrem Telefon? Scannen Sie das mit seiner Kamera.',
    useOwn: { sms: 'Stattdessen mein eigenes Konto bei Twilio oder Vonage verwenden', telegram: 'Stattdessen meinen eigenen Bot verwenden' },
    kindHints: {
      sms: 'Kostenlos für Sie, geht auf jedem Telefon. Sie geben Ihre Nummer und einen Code ein.',
      telegram: 'Kostenlos und in einer Minute fertig. Sie drücken in Telegram auf „Starten“.',
    },
    removeText: 'Sie bekommen über diesen Kanal keine Nachrichten mehr.',
  },
  connected: (name: string) => `${name} ist verbunden.`,

  removeText:
    'Wir löschen die Zugangsdaten. Sie bekommen über diesen Kanal keine Nachrichten mehr, und Ihre Vertrauenspersonen bekommen keine Codes darüber.',
  removeButton: 'Diesen Kanal entfernen',
  removed: (name: string) => `${name} ist entfernt.`,

  add: 'Einen Kanal hinzufügen',
  kind: 'Welchen Kanal möchten Sie hinzufügen?',
  kindHints: {
    push: 'Kostenlos und in einer Minute fertig. Dieses Telefon oder dieser Computer fragt dann, ob es Ihnen gut geht.',
    telegram: 'Kostenlos. Sie erstellen in Telegram einen kleinen Bot, das dauert etwa fünf Minuten. Für die meisten Menschen richtig.',
    sms: 'Geht auf jedem Telefon. Sie brauchen ein Konto bei Twilio oder Vonage, und jede Nachricht kostet einige Cent.',
    email: 'Nachrichten kommen aus Ihrem eigenen Postfach. Das ersetzt keinen zweiten Kanal.',
    whatsapp: 'Sie brauchen ein Geschäftskonto bei Meta. Das ist am meisten Arbeit.',
  },
  name: 'Ein Name für diesen Kanal',
  nameHint: 'Sie wählen ihn.',
  nameMissing: 'Geben Sie einen Namen ein, mit höchstens 100 Zeichen.',
  names: { email: 'Mein Postfach', sms: 'Meine SMS', whatsapp: 'Mein WhatsApp', telegram: 'Telegram' },
  save: 'Diesen Kanal speichern',
  saved: (name: string) => `${name} ist gespeichert. Bitte testen Sie ihn jetzt.`,
  secret: 'Zu Ihrer Sicherheit zeigen wir gespeicherte Zugangsdaten nie. Bitte geben Sie alle ein.',
  whereTitle: 'Wo finde ich diese Werte?',
  missing: 'Bitte füllen Sie dieses Feld aus.',
  fields: {
    smtp_host: { label: 'Mailserver', hint: 'Zum Beispiel smtp.example.com.' },
    smtp_port: { label: 'Anschluss (Port)', hint: 'Meist 587 oder 465. Der Anschluss 25 und andere funktionieren nicht.' },
    username: { label: 'Benutzername', hint: 'Oft Ihre E-Mail-Adresse.' },
    password: { label: 'Passwort des Postfachs', hint: 'Viele Anbieter wollen ein App-Passwort, das nur für ein Programm gemacht ist.' },
    from_address: { label: 'Absenderadresse', hint: 'Ihre Adresse bei diesem Anbieter.' },
    provider: { label: 'Anbieter', hint: 'Beide gehen in den meisten Ländern.' },
    api_key_sid: { label: 'Schlüssel', hint: 'Bei Twilio beginnt er mit SK, oder mit AC für das Konto selbst. Bei Vonage hat er 8 Zeichen.' },
    api_key_secret: { label: 'Geheimnis des Schlüssels', hint: 'Es wurde einmal gezeigt, als Sie den Schlüssel erstellt haben.' },
    account_sid: { label: 'Kontonummer bei Twilio (freiwillig)', hint: 'Sie beginnt mit AC. Wenn es geht, finden wir sie selbst.' },
    from_number: { label: 'Nummer des Absenders', hint: 'Eine Nummer Ihres Kontos beim Anbieter, mit + und der Landesvorwahl.' },
    access_token: { label: 'Zugangstoken', hint: 'Erstellen Sie eines, das nicht abläuft.' },
    phone_number_id: { label: 'ID der Telefonnummer', hint: 'Nur Ziffern. Es ist nicht die Nummer selbst.' },
    business_account_id: { label: 'ID des Geschäftskontos', hint: 'Nur Ziffern.' },
    template_name: {
      label: 'Name der Vorlage (freiwillig)',
      hint: 'Ohne sie erreichen wir nur Menschen, die Ihrer Nummer in den letzten 24 Stunden geschrieben haben.',
    },
    bot_name: { label: 'Name des Bots', hint: 'Er endet mit „bot“, wie @familie_meyer_bot. Er ist auch der Name dieses Kanals.' },
    bot_token: { label: 'Token des Bots', hint: 'Es hat einen Doppelpunkt in der Mitte.' },
  },
  portWrong: 'Benutzen Sie den Anschluss 587, 465 oder 2525.',
  numberWrong: 'Geben Sie die Nummer mit + und der Landesvorwahl ein, zum Beispiel +43 660 1234567.',
  botNameWrong: 'Geben Sie den Namen des Bots ein. Er endet mit „bot“.',
  where: {
    email: [
      'Öffnen Sie die Hilfeseiten Ihres Mailanbieters und suchen Sie nach „SMTP“. Dort stehen der Mailserver und der Anschluss.',
      'Wenn Sie sich mit einem Code oder dem Telefon in Ihrem Postfach anmelden, erstellen Sie in den Sicherheitseinstellungen ein App-Passwort.',
      'Geben Sie diese Werte hier ein.',
    ],
    sms: [
      'Eröffnen Sie ein Konto bei Twilio (twilio.com) oder Vonage (vonage.com), und kaufen Sie eine Nummer, die Textnachrichten senden kann.',
      'Bei Twilio öffnen Sie „API keys“ und erstellen einen Standardschlüssel. Bei Vonage stehen Schlüssel und Geheimnis auf der ersten Seite.',
      'Geben Sie den Schlüssel, sein Geheimnis und die Nummer hier ein.',
    ],
    whatsapp: [
      'Öffnen Sie developers.facebook.com, erstellen Sie eine App der Art „Business“, und fügen Sie WhatsApp hinzu.',
      'Auf der Seite „API Setup“ finden Sie die ID der Telefonnummer und die ID des Geschäftskontos.',
      'Erstellen Sie in den Geschäftseinstellungen einen Systembenutzer und für ihn ein Token, das nicht abläuft und Nachrichten senden darf.',
      'Erstellen Sie im WhatsApp Manager eine Vorlage mit genau einer Variablen: auf Englisch, und unter demselben Namen in jeder anderen Sprache Ihrer Vertrauenspersonen. Geben Sie ihren Namen hier ein.',
    ],
    telegram: [
      'Öffnen Sie Telegram und suchen Sie @BotFather. Öffnen Sie den Chat und drücken Sie auf „Starten“.',
      'Senden Sie /newbot. Wählen Sie irgendeinen Namen und dann einen Benutzernamen, der mit „bot“ endet.',
      'BotFather antwortet mit einem Token. Kopieren Sie den Benutzernamen und das Token in die Felder hier.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Das ist keine E-Mail-Adresse. Bitte prüfen Sie sie.',
    'Port 25 is blocked where this service runs.': 'Der Anschluss 25 funktioniert hier nicht. Bitte benutzen Sie 587 oder 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'Der Mailserver hat den Benutzernamen oder das Passwort nicht angenommen. Bitte prüfen Sie beides. Viele Anbieter wollen ein App-Passwort.',
    'The mail server was not found. Please check its name.': 'Wir haben keinen Mailserver mit diesem Namen gefunden. Bitte prüfen Sie den Namen.',
    'The mail server did not accept the connection. Please check host and port.':
      'Der Mailserver hat unsere Verbindung nicht angenommen. Bitte prüfen Sie den Namen des Servers und den Anschluss.',
    'The mail server did not answer in time.':
      'Der Mailserver hat nicht rechtzeitig geantwortet. Bitte prüfen Sie den Anschluss, oder versuchen Sie es später.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'Eine sichere Verbindung zum Mailserver war nicht möglich. Bitte benutzen Sie den Anschluss 587 oder 465, oder fragen Sie den Betreiber.',
    'The mail server did not accept the sender or the recipient.':
      'Der Mailserver hat den Absender oder den Empfänger nicht angenommen. Bitte prüfen Sie die Absenderadresse.',
    'The mail server did not accept the message.':
      'Der Mailserver hat unsere Nachricht nicht angenommen. Bitte fragen Sie Ihren Mailanbieter nach dem Grund.',
    'The mail server could not accept the message now. Please try again later.':
      'Der Mailserver kann die Nachricht im Moment nicht annehmen. Bitte versuchen Sie es später noch einmal.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'Der Mailserver nimmt keine Verbindungen von uns an. Bitte fragen Sie Ihren Mailanbieter nach dem Grund.',
    'The mail server closed the connection.':
      'Der Mailserver hat die Verbindung beendet. Bitte prüfen Sie Server und Anschluss, und versuchen Sie es noch einmal.',
    'This is not a telephone number with country code.': 'Das ist keine Telefonnummer mit + und der Landesvorwahl.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio lässt diesen Schlüssel sein Konto nicht finden. Bitte geben Sie auch die Kontonummer ein. Sie beginnt mit AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio kennt diese Kontonummer nicht. Bitte prüfen Sie sie.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'Twilio kann von Ihrer Nummer nicht an diese Nummer senden. Bitte prüfen Sie beide.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Ihr Konto bei Twilio darf nicht in dieses Land senden. Bitte erlauben Sie es bei Twilio unter „Geo Permissions“.',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Ein Testkonto bei Twilio kann nur an bestätigte Nummern schreiben. Bitte bestätigen Sie diese Nummer bei Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'Nachrichten von Ihrer Nummer sind auf diesem Telefon gesperrt. Um sie wieder zu erlauben, senden Sie von dort START an Ihre Nummer.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Ein Testkonto bei Vonage kann nur an registrierte Nummern schreiben. Bitte registrieren Sie diese Nummer bei Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp hat das Zugangstoken nicht angenommen. Bitte erstellen Sie eines, das nicht abläuft, und geben Sie es hier ein.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'Das Zugangstoken darf keine Nachrichten senden. Bitte geben Sie ihm dieses Recht für Ihr Geschäftskonto.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp hat die Einstellungen nicht angenommen. Bitte prüfen Sie die ID der Telefonnummer und das Zugangstoken.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp hat Ihr Geschäftskonto eingeschränkt. Den Grund sehen Sie im WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'Diese Nummer ist über WhatsApp nicht erreichbar. Bitte prüfen Sie sie.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp hat keine genehmigte englische Vorlage mit diesem Namen. Bitte prüfen Sie den Namen der Vorlage.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'Die Vorlage passt nicht. Ihr Text braucht genau eine Variable und höchstens 100 Zeichen rundherum.',
    'WhatsApp could not accept the message now. Please try again later.':
      'WhatsApp kann die Nachricht im Moment nicht annehmen. Bitte versuchen Sie es später noch einmal.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'WhatsApp braucht eine Zahlungsart. Bitte geben Sie im WhatsApp Manager eine an.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Ihre Absendernummer ist bei Meta noch nicht registriert. Bitte registrieren Sie sie dort.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Eine Testnummer kann nur an registrierte Nummern schreiben. Bitte registrieren Sie diese Nummer bei Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'Für Menschen, die Ihrer Nummer nicht in den letzten 24 Stunden geschrieben haben, will WhatsApp eine Vorlage. Bitte geben Sie den Namen einer genehmigten ein.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.':
      'WhatsApp hat die Vorlage angehalten. Den Grund sehen Sie im WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp hat die Vorlage abgeschaltet. Bitte geben Sie den Namen einer anderen ein.',
    'This is not a Telegram username such as @ann_w.': 'Das ist kein Name bei Telegram. Er beginnt mit @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Ihr Bot darf diesem Namen noch nicht schreiben. Bitte öffnen Sie in Telegram den Chat mit Ihrem Bot, drücken Sie auf „Starten“, und testen Sie noch einmal.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Ein anderes Programm benutzt diesen Bot. Bitte erstellen Sie einen Bot nur für diesen Dienst.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Ein anderes Programm benutzt diesen Bot. Bitte erstellen Sie einen Bot nur für diesen Dienst.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram hat das Token nicht angenommen. Bitte kopieren Sie es noch einmal aus Ihrem Chat mit @BotFather.',
    'This browser no longer takes notifications from us.':
      'Dieser Browser nimmt unsere Benachrichtigungen nicht mehr an. Bitte entfernen Sie diesen Kanal, und fügen Sie ihn auf dem Gerät neu hinzu.',
    'This service sends no notifications to browsers.': 'Dieser Dienst sendet keine Benachrichtigungen. Bitte nehmen Sie einen anderen Kanal.',
    'This is not a device.': 'Das ist kein Gerät.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'In dieses Land senden wir keine Textnachrichten. Bitte wählen Sie einen anderen Kanal.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Das ist nicht die Nummer eines Mobiltelefons. Bitte geben Sie eine ein, die Textnachrichten empfängt.',
    'This number has received many text messages today. Please try again tomorrow.':
      'Diese Nummer hat heute schon viele Nachrichten bekommen. Bitte versuchen Sie es morgen noch einmal.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'Wir haben heute schon viele Nachrichten für Sie gesendet. Bitte versuchen Sie es morgen noch einmal.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Wir können im Moment keine Codes mehr senden. Bitte wählen Sie einen anderen Kanal, oder versuchen Sie es morgen noch einmal.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Diese Nummer hat unsere Nachrichten gesperrt. Um sie wieder zu erlauben, senden Sie START an unsere Nummer.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'An diese Nummer können wir noch keine Textnachrichten senden. Bitte wählen Sie einen anderen Kanal.',
    'The chat with our bot is blocked or deleted.': 'Der Chat mit unserem Bot ist blockiert oder gelöscht. Bitte verbinden Sie Telegram noch einmal.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'Der Anbieter nimmt im Moment keine Nachrichten mehr von Ihrem Konto an. Bitte versuchen Sie es später noch einmal.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'Der Anbieter hat die Nachricht nicht angenommen. Bitte melden Sie sich dort an und sehen Sie nach, warum.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
