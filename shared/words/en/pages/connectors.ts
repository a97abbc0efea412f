const keyOrSecret = 'The provider did not accept the key. Please enter key and secret again.';
const credit = 'The account at the provider does not have enough credit. Please add credit there, and test again.';
const inactive = 'The account at the provider is not active. Please sign in there and see what it asks for.';
const wrongNumber = 'This number cannot receive messages. Please check it.';
const unreachable = 'We could not reach the provider. Please try again in a few minutes.';
const wrongSender = 'The provider did not accept the sender. Please enter a number of your account there that can send text messages.';

/** The words of the page on which a Host sets up how we reach them. */
export const connectors = {
  lead: 'We always write to the e-mail address of your account. You do not need anything on this page for that.',
  why: 'Why a second channel?',
  whyText: [
    'A mailbox can fill up, be blocked, or be lost. We would then take your silence for a sign that something has happened.',
    'With a second channel, we ask you there too. And if a stranger gets into your mailbox, you learn about it on your telephone.',
    'Your trusted people can also get their codes over these channels.',
  ],
  accountMail: 'E-mail from this service',
  accountMailText: 'It is already set up.',
  kinds: {
    email: 'E-mail from your own account',
    sms: 'Text message (SMS)',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Notifications on a device',
  },
  listTitle: 'Your channels',
  listHint: 'We try them from top to bottom, and the e-mail of this service at the end.',
  none: 'You have not set up a channel yet.',
  works: 'Works',
  untested: 'Not tested yet: we do not use it before a test to you has succeeded',
  reaches: (address: string) => `It reaches you at ${address}.`,
  first: 'We use this channel first',
  useFirst: 'Use this channel first',
  isFirst: (name: string) => `We use ${name} first from now on.`,
  up: 'Move up',
  moved: (name: string) => `${name} is now one place higher.`,
  test: 'Send a test to me',
  change: 'Enter new access data',

  testTitle: (name: string) => `Test ${name}`,
  testText: 'We send you a short message. No one else gets it.',
  testTo: {
    email: 'Your e-mail address',
    sms: 'Your telephone number',
    whatsapp: 'Your telephone number at WhatsApp',
    telegram: 'Your name at Telegram',
  },
  testHint: {
    email: 'To switch the channel on, it must be the e-mail address of your account.',
    sms: 'With + and the country code, such as +43 660 1234567.',
    whatsapp: 'With + and the country code, such as +43 660 1234567.',
    telegram: 'It begins with @. You find it in Telegram under Settings.',
  },
  testMissing: {
    email: 'Enter an e-mail address in the form name@example.com.',
    sms: 'Enter a telephone number with + and the country code.',
    whatsapp: 'Enter a telephone number with + and the country code.',
    telegram: 'Enter your name at Telegram. It begins with @.',
  },
  testSend: 'Send the test',
  tested: (name: string) => `${name} works`,
  testedText: 'The provider has accepted the message. It should arrive within a minute. If it does not, check the address and send another one.',
  testedElsewhere: 'The message was sent, but this is not an address of yours for this channel. Please test it with your own address too.',

  start: {
    title: 'Press Start in Telegram first',
    text: 'A bot may write only to people who have pressed Start. You have 24 hours until the test.',
    link: 'Open the chat with your bot',
    qr: 'Or scan this with your telephone. It opens the chat with your bot.',
    survivors: 'Trusted people who want their codes over Telegram must do the same.',
    unnamed: 'Open Telegram, search for the name of your bot, open the chat, and press Start.',
  },

  device: {
    /** What the device is called before the Host names it. */
    phone: 'My telephone',
    computer: 'My computer',
    text: 'This device then shows our question “Are you well?”. A press on it opens the page on which you answer. It shows no names, so that others who see it learn nothing.',
    turnOn: 'Turn on notifications here',
    /** Before the browser asks. */
    willAsk: 'Your browser then asks whether you allow it. Please allow it.',
    testSend: 'Send a notification to it',
    done: (name: string) => `${name} is connected`,
    look: 'We have just sent a notification to it. Do you see it? If not, look at the settings of this device: notifications of this browser must be allowed there.',
    denied: 'Your browser does not allow notifications of this page. Please allow them in its settings for this page, and press the button again.',
    failed:
      'Your browser could not turn on notifications. Please check your internet connection, and press the button again. In a private window it does not work.',
    unable: 'This browser cannot show notifications of this page. Please use another browser or another device.',
    iphone: {
      title: 'On an iPhone or iPad, put this page on your home screen first',
      steps: [
        'Press the button “Share”: a square with an arrow.',
        'Choose “Add to Home Screen”, and press “Add”.',
        'Open the page from your home screen, sign in, and come back to this page.',
      ],
      pictures: ['A square with an arrow that points up', 'A list with a square and a plus sign', 'A home screen with the sign of this page'],
    },
  },

  /** The channels of the service itself. */
  ours: {
    name: 'My telephone',
    text: 'We send you text messages ourselves. It costs you nothing, and you need no account.',
    numberHint: 'As you write it, such as 0660 1234567 or +43 660 1234567.',
    understood: (number: string) => `We write to ${number}.`,
    numberWrong: 'Enter the number of your mobile phone. If it is from another country, begin with + and the code of that country.',
    send: 'Send me a code',
    codeSent: 'We have sent you a code. Please enter it below.',
    enterCode: 'Enter the code',
    code: 'The code from the message',
    codeHint: (to: string) => `We sent it to ${to}. It works for 10 minutes.`,
    codeWrong: 'Enter the six digits of the code.',
    codeRefused: 'This is not the code that we sent, or it is too old. Please check it, or have another one sent.',
    prove: 'Confirm my number',
    unproven: 'Not confirmed yet: we do not use it before that',
    change: { sms: 'Send a new code, or change the number', telegram: 'Connect Telegram again' },
    chatText: 'Our bot writes to you on Telegram. It costs nothing. You press the button here, Telegram opens, and you press Start there.',
    connectChat: 'Connect Telegram',
    openChat: 'Open Telegram',
    pressStart: 'Press Start in Telegram. Then come back here: this page notices it automatically.',
    scanChat: 'Is Telegram on your telephone? Scan this with its camera.',
    useOwn: { sms: 'Use my own account at Twilio or Vonage instead', telegram: 'Use my own bot instead' },
    kindHints: {
      sms: 'Free for you, and works on every telephone. You enter your number and a code.',
      telegram: 'Free, and ready in a minute. You press Start in Telegram.',
    },
    removeText: 'You no longer get messages over this channel.',
  },
  connected: (name: string) => `${name} is connected.`,

  removeText: 'We delete the access data. You no longer get messages over this channel, and your trusted people get no codes over it.',
  removeButton: 'Remove this channel',
  removed: (name: string) => `${name} is removed.`,

  add: 'Add a channel',
  kind: 'Which channel do you want to add?',
  kindHints: {
    push: 'Free, and ready in a minute. This telephone or computer then asks you whether you are well.',
    telegram: 'Free. You make a small bot in Telegram, which takes about five minutes. Right for most people.',
    sms: 'Works on every telephone. You need an account at Twilio or Vonage, and each message costs a few cents.',
    email: 'Messages come from your own mailbox. It does not replace a second channel.',
    whatsapp: 'You need a business account at Meta. This is the most work.',
  },
  name: 'A name for this channel',
  nameHint: 'You choose it.',
  nameMissing: 'Enter a name, with at most 100 characters.',
  names: { email: 'My mail', sms: 'My text messages', whatsapp: 'My WhatsApp', telegram: 'Telegram' },
  save: 'Save this channel',
  saved: (name: string) => `${name} is saved. Please test it now.`,
  secret: 'For your safety, we never show saved access data. Please enter all of them.',
  whereTitle: 'Where do I find these values?',
  missing: 'Please fill in this field.',
  fields: {
    smtp_host: { label: 'Mail server', hint: 'Such as smtp.example.com.' },
    smtp_port: { label: 'Port', hint: 'Usually 587 or 465. The ports 25 and others do not work.' },
    username: { label: 'User name', hint: 'Often your e-mail address.' },
    password: { label: 'Password of the mailbox', hint: 'Many providers want an app password, which is made for one program only.' },
    from_address: { label: 'Sender address', hint: 'Your address at this provider.' },
    provider: { label: 'Provider', hint: 'Both work in most countries.' },
    api_key_sid: { label: 'Key', hint: 'At Twilio it begins with SK, or with AC for the account itself. At Vonage it has 8 characters.' },
    api_key_secret: { label: 'Secret of the key', hint: 'It was shown once, when you made the key.' },
    account_sid: { label: 'Account number at Twilio (optional)', hint: 'It begins with AC. We look it up ourselves if we can.' },
    from_number: { label: 'Sender number', hint: 'A number of your account at the provider, with + and the country code.' },
    access_token: { label: 'Access token', hint: 'Make one that does not expire.' },
    phone_number_id: { label: 'ID of the telephone number', hint: 'Only digits. It is not the number itself.' },
    business_account_id: { label: 'ID of the business account', hint: 'Only digits.' },
    template_name: {
      label: 'Name of the template (optional)',
      hint: 'Without it, we reach only people who have written to your number within 24 hours.',
    },
    bot_name: { label: 'Name of the bot', hint: 'It ends with “bot”, such as @meyer_family_bot. It is also the name of this channel.' },
    bot_token: { label: 'Token of the bot', hint: 'It has a colon in the middle.' },
  },
  portWrong: 'Use port 587, 465 or 2525.',
  numberWrong: 'Enter the number with + and the country code, such as +43 660 1234567.',
  botNameWrong: 'Enter the name of the bot. It ends with “bot”.',
  where: {
    email: [
      'Open the help pages of your mail provider and search for “SMTP”. They name the mail server and the port.',
      'If you sign in to your mailbox with a code or a telephone, make an app password in the security settings of your account.',
      'Enter these values here.',
    ],
    sms: [
      'Open an account at Twilio (twilio.com) or Vonage (vonage.com), and buy a number that can send text messages.',
      'At Twilio, open “API keys” and create a standard key. At Vonage, the key and the secret are on the first page of the dashboard.',
      'Enter the key, its secret and the number here.',
    ],
    whatsapp: [
      'Open developers.facebook.com, create an app of the kind “Business”, and add WhatsApp.',
      'On the page “API Setup” you find the ID of the telephone number and the ID of the business account.',
      'Create a system user in the business settings, and a token for it that does not expire, with the permission to send messages.',
      'In the WhatsApp Manager, create a template with exactly one variable: in English, and under the same name in each other language of your trusted people. Enter its name here.',
    ],
    telegram: [
      'Open Telegram and search for @BotFather. Open the chat and press Start.',
      'Send /newbot. Choose any name, and then a user name that ends with “bot”.',
      'BotFather answers with a token. Copy the user name and the token into the fields here.',
    ],
  },

  /** What a provider has answered, by the service's English sentence. `{name}` is the name of the provider. */
  reasons: {
    'This is not an e-mail address.': 'This is not an e-mail address. Please check it.',
    'Port 25 is blocked where this service runs.': 'Port 25 does not work here. Please use port 587 or 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'The mail server did not accept the user name or the password. Please check both. Many providers want an app password.',
    'The mail server was not found. Please check its name.': 'We found no mail server with this name. Please check the name.',
    'The mail server did not accept the connection. Please check host and port.':
      'The mail server did not accept our connection. Please check the name of the server and the port.',
    'The mail server did not answer in time.': 'The mail server did not answer in time. Please check the port, or try again later.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'A secure connection to the mail server was not possible. Please use port 587 or 465, or ask the owner of the server.',
    'The mail server did not accept the sender or the recipient.':
      'The mail server did not accept the sender or the recipient. Please check the sender address.',
    'The mail server did not accept the message.': 'The mail server did not accept our message. Please ask your mail provider why.',
    'The mail server could not accept the message now. Please try again later.':
      'The mail server cannot accept the message right now. Please try again later.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'The mail server accepts no connections from us. Please ask your mail provider why.',
    'The mail server closed the connection.': 'The mail server ended the connection. Please check server and port, and try again.',
    'This is not a telephone number with country code.': 'This is not a telephone number with + and the country code.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio does not let this key look up its account. Please enter the account number too. It begins with AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio does not know this account number. Please check it.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'Twilio cannot send from your number to this number. Please check both.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Your Twilio account may not send to this country. Please allow it at Twilio, under “Geo Permissions”.',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'A trial account at Twilio can write only to confirmed numbers. Please confirm this number at Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'Messages from your number are blocked on this telephone. To allow them again, send START from it to your number.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'A trial account at Vonage can write only to registered numbers. Please register this number at Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp did not accept the access token. Please create one that does not expire, and enter it here.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'The access token may not send messages. Please give it the permission to send messages for this business account.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp did not accept the settings. Please check the ID of the telephone number and the access token.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp has restricted your business account. Please see the reason in the WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'This number cannot be reached over WhatsApp. Please check it.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp has no approved template with this name in English. Please check the name of the template.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'The template does not fit. Its text needs exactly one variable, and at most 100 characters around it.',
    'WhatsApp could not accept the message now. Please try again later.': 'WhatsApp cannot accept the message right now. Please try again later.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Your sender number is not registered at Meta yet. Please register it there.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'A test number can write only to registered numbers. Please register this number at Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'WhatsApp wants a template for people who have not written to your number within 24 hours. Please enter the name of an approved one.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.':
      'WhatsApp has paused the template. Please see the reason in the WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp has disabled the template. Please enter the name of another one.',
    'This is not a Telegram username such as @ann_w.': 'This is not a name at Telegram. It begins with @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Your bot may not write to this name yet. Please open the chat with your bot in Telegram, press Start, and test again.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Another program uses this bot. Please make a bot for this service only.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Another program uses this bot. Please make a bot for this service only.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram did not accept the token. Please copy it again from your chat with @BotFather.',
    'This browser no longer takes notifications from us.':
      'This browser no longer takes our notifications. Please remove this channel, and add it again on that device.',
    'This service sends no notifications to browsers.': 'This service sends no notifications. Please use another channel.',
    'This is not a device.': 'This is not a device.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'We send no text messages to this country. Please choose another channel.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'This is not the number of a mobile phone. Please enter one that receives text messages.',
    'This number has received many text messages today. Please try again tomorrow.':
      'This number has received many messages today. Please try again tomorrow.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'We have sent many messages for you today. Please try again tomorrow.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'We can send no more codes at the moment. Please choose another channel, or try again tomorrow.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'This number has blocked our messages. To allow them again, send START to our number.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'We cannot send text messages to this number yet. Please choose another channel.',
    'The chat with our bot is blocked or deleted.': 'The chat with our bot is blocked or deleted. Please connect Telegram again.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'The provider accepts no more messages from your account right now. Please try again later.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'The provider did not accept the message. Please sign in there and see why.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};

export type ConnectorsWords = typeof connectors;
