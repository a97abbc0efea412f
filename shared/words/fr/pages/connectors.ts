import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'Le fournisseur n’a pas accepté la clé. Saisissez de nouveau la clé et le secret.';
const credit = 'Le compte chez le fournisseur n’a plus assez de crédit. Ajoutez-en là-bas, puis essayez de nouveau.';
const inactive = 'Le compte chez le fournisseur n’est pas actif. Connectez-vous là-bas et voyez ce qu’il demande.';
const wrongNumber = 'Ce numéro ne peut pas recevoir de messages. Vérifiez-le.';
const unreachable = 'Nous n’avons pas pu joindre le fournisseur. Réessayez dans quelques minutes.';
const wrongSender = 'Le fournisseur n’a pas accepté l’expéditeur. Saisissez un numéro de votre compte là-bas qui peut envoyer des SMS.';

export const connectors: typeof english.connectors = {
  lead: 'Nous écrivons toujours à l’adresse e-mail de votre compte. Pour cela, vous n’avez besoin de rien sur cette page.',
  why: 'Pourquoi un second canal ?',
  whyText: [
    'Une messagerie peut être pleine, bloquée ou perdue. Nous prendrions alors votre silence pour un signe que quelque chose est arrivé.',
    'Avec un second canal, nous vous posons aussi la question là. Et si un inconnu accède à votre messagerie, vous l’apprenez sur votre téléphone.',
    'Vos personnes de confiance peuvent aussi recevoir leurs codes par ces canaux.',
  ],
  accountMail: 'E-mail de ce service',
  accountMailText: 'Il va à l’adresse e-mail de votre compte. Vous n’avez rien à configurer.',
  kinds: {
    email: 'E-mail depuis votre propre compte',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Notifications sur un appareil',
  },
  listTitle: 'Vos canaux',
  listHint: 'Nous les essayons de haut en bas, et pour finir l’e-mail de ce service.',
  none: 'Vous n’avez encore configuré aucun canal.',
  works: 'Fonctionne',
  untested: 'Pas encore essayé : nous ne l’utilisons pas avant qu’un essai vers vous ait réussi',
  reaches: (address: string) => `Il vous joint à ${address}.`,
  first: 'Nous utilisons ce canal en premier',
  useFirst: 'Utiliser ce canal en premier',
  isFirst: (name: string) => `Désormais, nous utilisons ${name} en premier.`,
  up: 'Monter',
  moved: (name: string) => `${name} : une place plus haut.`,
  test: 'M’envoyer un essai',
  change: 'Saisir de nouvelles données d’accès',

  testTitle: (name: string) => `Essayer ${name}`,
  testText: 'Nous vous envoyons un court message. Personne d’autre ne le reçoit.',
  testTo: {
    email: 'Votre adresse e-mail',
    sms: 'Votre numéro de téléphone',
    whatsapp: 'Votre numéro de téléphone sur WhatsApp',
    telegram: 'Votre nom sur Telegram',
  },
  testHint: {
    email: 'Pour activer le canal, il faut que ce soit l’adresse e-mail de votre compte.',
    sms: 'Avec + et l’indicatif du pays, par exemple +43 660 1234567.',
    whatsapp: 'Avec + et l’indicatif du pays, par exemple +43 660 1234567.',
    telegram: 'Il commence par @. Vous le trouvez dans Telegram, sous Paramètres.',
  },
  testMissing: {
    email: 'Saisissez une adresse e-mail de la forme nom@example.com.',
    sms: 'Saisissez un numéro de téléphone avec + et l’indicatif du pays.',
    whatsapp: 'Saisissez un numéro de téléphone avec + et l’indicatif du pays.',
    telegram: 'Saisissez votre nom sur Telegram. Il commence par @.',
  },
  testSend: 'Envoyer l’essai',
  tested: (name: string) => `${name} fonctionne`,
  testedText: 'Le fournisseur a accepté le message. Il devrait arriver d’ici une minute. Sinon, vérifiez l’adresse et envoyez-en un autre.',
  testedElsewhere: 'Le message est parti, mais ce n’est pas votre adresse pour ce canal. Essayez-le aussi avec votre propre adresse.',

  start: {
    title: 'Appuyez d’abord sur Démarrer dans Telegram',
    text: 'Un bot ne peut écrire qu’aux personnes qui ont appuyé sur Démarrer. Faites ensuite l’essai dans les 24 heures.',
    link: 'Ouvrir la discussion avec votre bot',
    qr: 'Ou scannez ceci avec votre téléphone. Cela ouvre la discussion avec votre bot.',
    survivors: 'Les personnes de confiance qui veulent recevoir leurs codes sur Telegram doivent faire de même.',
    unnamed: 'Ouvrez Telegram, cherchez le nom de votre bot, ouvrez la discussion et appuyez sur Démarrer.',
  },

  device: {
    phone: 'Mon téléphone',
    computer: 'Mon ordinateur',
    text: 'Cet appareil affiche alors notre question « Allez-vous bien ? ». En appuyant dessus, vous ouvrez la page où vous répondez. Aucun nom n’apparaît, pour que ceux qui la voient n’apprennent rien.',
    turnOn: 'Activer les notifications ici',

    willAsk: 'Votre navigateur vous demande alors si vous le permettez. Veuillez accepter.',
    testSend: 'Lui envoyer une notification',
    done: (name: string) => `Connexion faite : ${name}`,
    look: 'Nous venons de lui envoyer une notification. La voyez-vous ? Sinon, regardez les réglages de cet appareil : les notifications de ce navigateur doivent y être autorisées.',
    denied:
      'Votre navigateur ne permet pas les notifications de cette page. Autorisez-les dans ses réglages pour cette page, puis appuyez de nouveau sur le bouton.',
    failed:
      'Votre navigateur n’a pas pu activer les notifications. Vérifiez votre connexion internet et appuyez de nouveau sur le bouton. Cela ne fonctionne pas dans une fenêtre privée.',
    unable: 'Ce navigateur ne peut pas afficher les notifications de cette page. Utilisez un autre navigateur ou un autre appareil.',
    iphone: {
      title: 'Sur un iPhone ou un iPad, placez d’abord cette page sur votre écran d’accueil',
      steps: [
        'Appuyez sur le bouton « Partager » : un carré avec une flèche.',
        'Choisissez « Sur l’écran d’accueil » et appuyez sur « Ajouter ».',
        'Ouvrez la page depuis votre écran d’accueil, connectez-vous et revenez sur cette page.',
      ],
      pictures: [
        'Un carré avec une flèche vers le haut',
        'Une liste avec un carré et un signe plus',
        'Un écran d’accueil avec le signe de cette page',
      ],
    },
  },

  ours: {
    name: 'Mon téléphone',
    text: 'Nous vous envoyons nous-mêmes des SMS. Cela ne vous coûte rien, et il ne vous faut aucun compte.',
    numberHint: 'Comme vous l’écrivez, par exemple 06 12 34 56 78 ou +33 6 12 34 56 78.',
    understood: (number: string) => `Nous écrivons au ${number}.`,
    numberWrong: 'Saisissez votre numéro de téléphone mobile. S’il vient d’un autre pays, commencez par + et l’indicatif de ce pays.',
    send: 'M’envoyer un code',
    codeSent: 'Nous vous avons envoyé un code. Saisissez-le ci-dessous.',
    enterCode: 'Saisir le code',
    code: 'Le code du message',
    codeHint: (to: string) => `Nous l’avons envoyé à ${to}. Il est valable 10 minutes.`,
    codeWrong: 'Saisissez les six chiffres du code.',
    codeRefused: 'Ce n’est pas le code que nous avons envoyé, ou il est trop ancien. Vérifiez-le, ou faites-en envoyer un autre.',
    prove: 'Confirmer mon numéro',
    unproven: 'Pas encore confirmé : nous ne l’utilisons pas avant',
    change: { sms: 'Envoyer un nouveau code, ou changer le numéro', telegram: 'Connecter Telegram de nouveau' },
    chatText: 'Notre bot vous écrit sur Telegram. C’est gratuit. Vous appuyez ici sur le bouton, Telegram s’ouvre, et vous y appuyez sur Démarrer.',
    connectChat: 'Connecter Telegram',
    openChat: 'Ouvrir Telegram',
    pressStart: 'Appuyez sur Démarrer dans Telegram. Puis revenez ici : cette page s’en aperçoit toute seule.',
    scanChat: 'Telegram est sur votre téléphone ? Scannez ceci avec son appareil photo.',
    useOwn: { sms: 'Utiliser plutôt mon propre compte chez Twilio ou Vonage', telegram: 'Utiliser plutôt mon propre bot' },
    kindHints: {
      sms: 'Gratuit pour vous, et fonctionne sur tous les téléphones. Vous saisissez votre numéro et un code.',
      telegram: 'Gratuit, et prêt en une minute. Vous appuyez sur Démarrer dans Telegram.',
    },
    removeText: 'Vous ne recevez plus de messages par ce canal.',
  },
  connected: (name: string) => `Connexion faite : ${name}.`,

  removeText:
    'Nous supprimons les données d’accès. Vous ne recevez plus de messages par ce canal, et vos personnes de confiance n’y reçoivent plus de codes.',
  removeButton: 'Retirer ce canal',
  removed: (name: string) => `${name} : canal retiré.`,

  add: 'Ajouter un canal',
  kind: 'Quel canal voulez-vous ajouter ?',
  kindHints: {
    push: 'Gratuit, et prêt en une minute. Ce téléphone ou cet ordinateur vous demande alors si vous allez bien.',
    telegram: 'Gratuit. Vous créez un petit bot dans Telegram, ce qui prend environ cinq minutes. Convient à la plupart des gens.',
    sms: 'Fonctionne sur tous les téléphones. Il vous faut un compte chez Twilio ou Vonage, et chaque message coûte quelques centimes.',
    email: 'Les messages viennent de votre propre messagerie. Cela ne remplace pas un second canal.',
    whatsapp: 'Il vous faut un compte professionnel chez Meta. C’est ce qui demande le plus de travail.',
  },
  name: 'Un nom pour ce canal',
  nameHint: 'Vous le choisissez.',
  nameMissing: 'Saisissez un nom de 100 caractères au plus.',
  names: { email: 'Ma messagerie', sms: 'Mes SMS', whatsapp: 'Mon WhatsApp', telegram: 'Telegram' },
  save: 'Enregistrer ce canal',
  saved: (name: string) => `${name} : canal enregistré. Essayez-le maintenant.`,
  secret: 'Pour votre sécurité, nous n’affichons jamais les données d’accès enregistrées. Saisissez-les toutes.',
  whereTitle: 'Où trouver ces valeurs ?',
  missing: 'Remplissez ce champ.',
  fields: {
    smtp_host: { label: 'Serveur de messagerie', hint: 'Par exemple smtp.example.com.' },
    smtp_port: { label: 'Port', hint: 'En général 587 ou 465. Les ports 25 et autres ne fonctionnent pas.' },
    username: { label: 'Nom d’utilisateur', hint: 'Souvent votre adresse e-mail.' },
    password: {
      label: 'Mot de passe de la messagerie',
      hint: 'Beaucoup de fournisseurs exigent un mot de passe d’application, créé pour un seul programme.',
    },
    from_address: { label: 'Adresse d’expéditeur', hint: 'Votre adresse chez ce fournisseur.' },
    provider: { label: 'Fournisseur', hint: 'Les deux fonctionnent dans la plupart des pays.' },
    api_key_sid: { label: 'Clé', hint: 'Chez Twilio, elle commence par SK, ou par AC pour le compte lui-même. Chez Vonage, elle a 8 caractères.' },
    api_key_secret: { label: 'Secret de la clé', hint: 'Il a été affiché une fois, quand vous avez créé la clé.' },
    account_sid: { label: 'Numéro de compte chez Twilio (facultatif)', hint: 'Il commence par AC. Nous le cherchons nous-mêmes si nous le pouvons.' },
    from_number: { label: 'Numéro d’expéditeur', hint: 'Un numéro de votre compte chez le fournisseur, avec + et l’indicatif du pays.' },
    access_token: { label: 'Jeton d’accès', hint: 'Créez-en un qui n’expire pas.' },
    phone_number_id: { label: 'Identifiant du numéro de téléphone', hint: 'Des chiffres seulement. Ce n’est pas le numéro lui-même.' },
    business_account_id: { label: 'Identifiant du compte professionnel', hint: 'Des chiffres seulement.' },
    template_name: {
      label: 'Nom du modèle (facultatif)',
      hint: 'Sans lui, nous ne joignons que les personnes qui ont écrit à votre numéro dans les 24 heures.',
    },
    bot_name: { label: 'Nom du bot', hint: 'Il se termine par « bot », par exemple @famille_martin_bot. C’est aussi le nom de ce canal.' },
    bot_token: { label: 'Jeton du bot', hint: 'Il contient un deux-points au milieu.' },
  },
  portWrong: 'Utilisez le port 587, 465 ou 2525.',
  numberWrong: 'Saisissez le numéro avec + et l’indicatif du pays, par exemple +43 660 1234567.',
  botNameWrong: 'Saisissez le nom du bot. Il se termine par « bot ».',
  where: {
    email: [
      'Ouvrez les pages d’aide de votre fournisseur de messagerie et cherchez « SMTP ». Elles indiquent le serveur de messagerie et le port.',
      'Si vous vous connectez à votre messagerie avec un code ou un téléphone, créez un mot de passe d’application dans les réglages de sécurité de votre compte.',
      'Saisissez ces valeurs ici.',
    ],
    sms: [
      'Ouvrez un compte chez Twilio (twilio.com) ou Vonage (vonage.com), et achetez un numéro qui peut envoyer des SMS.',
      'Chez Twilio, ouvrez « API keys » et créez une clé standard. Chez Vonage, la clé et le secret sont sur la première page du tableau de bord.',
      'Saisissez ici la clé, son secret et le numéro.',
    ],
    whatsapp: [
      'Ouvrez developers.facebook.com, créez une application du type « Business » et ajoutez WhatsApp.',
      'Sur la page « API Setup », vous trouvez l’identifiant du numéro de téléphone et celui du compte professionnel.',
      'Créez un utilisateur système dans les paramètres professionnels, et pour lui un jeton qui n’expire pas, avec l’autorisation d’envoyer des messages.',
      'Dans le WhatsApp Manager, créez un modèle avec exactement une variable : en anglais, et sous le même nom dans chaque autre langue de vos personnes de confiance. Saisissez son nom ici.',
    ],
    telegram: [
      'Ouvrez Telegram et cherchez @BotFather. Ouvrez la discussion et appuyez sur Démarrer.',
      'Envoyez /newbot. Choisissez un nom quelconque, puis un nom d’utilisateur qui se termine par « bot ».',
      'BotFather répond par un jeton. Copiez le nom d’utilisateur et le jeton dans les champs ici.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Ce n’est pas une adresse e-mail. Vérifiez-la.',
    'Port 25 is blocked where this service runs.': 'Le port 25 ne fonctionne pas ici. Utilisez le port 587 ou 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'Le serveur de messagerie n’a pas accepté le nom d’utilisateur ou le mot de passe. Vérifiez les deux. Beaucoup de fournisseurs exigent un mot de passe d’application.',
    'The mail server was not found. Please check its name.': 'Nous n’avons trouvé aucun serveur de messagerie de ce nom. Vérifiez le nom.',
    'The mail server did not accept the connection. Please check host and port.':
      'Le serveur de messagerie n’a pas accepté notre connexion. Vérifiez le nom du serveur et le port.',
    'The mail server did not answer in time.': 'Le serveur de messagerie n’a pas répondu à temps. Vérifiez le port, ou réessayez plus tard.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'Une connexion sûre au serveur de messagerie n’était pas possible. Utilisez le port 587 ou 465, ou demandez au responsable du serveur.',
    'The mail server did not accept the sender or the recipient.':
      'Le serveur de messagerie n’a pas accepté l’expéditeur ou le destinataire. Vérifiez l’adresse d’expéditeur.',
    'The mail server did not accept the message.':
      'Le serveur de messagerie n’a pas accepté notre message. Demandez-en la raison à votre fournisseur de messagerie.',
    'The mail server could not accept the message now. Please try again later.':
      'Le serveur de messagerie ne peut pas accepter le message pour le moment. Réessayez plus tard.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'Le serveur de messagerie n’accepte pas nos connexions. Demandez-en la raison à votre fournisseur de messagerie.',
    'The mail server closed the connection.': 'Le serveur de messagerie a interrompu la connexion. Vérifiez le serveur et le port, puis réessayez.',
    'This is not a telephone number with country code.': 'Ce n’est pas un numéro de téléphone avec + et l’indicatif du pays.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio ne permet pas à cette clé de chercher son compte. Saisissez aussi le numéro de compte. Il commence par AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio ne connaît pas ce numéro de compte. Vérifiez-le.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'Twilio ne peut pas envoyer de messages de votre numéro à ce numéro. Vérifiez les deux.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Votre compte Twilio ne peut pas envoyer de messages vers ce pays. Autorisez ce pays chez Twilio, sous « Geo Permissions ».',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Un compte d’essai chez Twilio ne peut écrire qu’à des numéros confirmés. Confirmez ce numéro chez Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'Les messages de votre numéro sont bloqués sur ce téléphone. Pour les autoriser de nouveau, envoyez START depuis ce téléphone à votre numéro.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Un compte d’essai chez Vonage ne peut écrire qu’à des numéros enregistrés. Enregistrez ce numéro chez Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp n’a pas accepté le jeton d’accès. Créez-en un qui n’expire pas, et saisissez-le ici.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'Le jeton d’accès ne peut pas envoyer de messages. Donnez-lui l’autorisation d’envoyer des messages pour ce compte professionnel.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp n’a pas accepté les paramètres. Vérifiez l’identifiant du numéro de téléphone et le jeton d’accès.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp a restreint votre compte professionnel. Voyez-en la raison dans le WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'Ce numéro ne peut pas être joint par WhatsApp. Vérifiez-le.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp n’a pas de modèle approuvé de ce nom en anglais. Vérifiez le nom du modèle.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'Le modèle ne convient pas. Son texte doit contenir exactement une variable, et au plus 100 caractères autour.',
    'WhatsApp could not accept the message now. Please try again later.':
      'WhatsApp ne peut pas accepter le message pour le moment. Réessayez plus tard.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'WhatsApp a besoin d’un moyen de paiement. Ajoutez-en un dans le WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Votre numéro d’expéditeur n’est pas encore enregistré chez Meta. Enregistrez-le là-bas.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Un numéro de test ne peut écrire qu’à des numéros enregistrés. Enregistrez ce numéro chez Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'WhatsApp exige un modèle pour les personnes qui n’ont pas écrit à votre numéro dans les 24 heures. Saisissez le nom d’un modèle approuvé.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.':
      'WhatsApp a suspendu le modèle. Voyez-en la raison dans le WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp a désactivé le modèle. Saisissez le nom d’un autre.',
    'This is not a Telegram username such as @ann_w.': 'Ce n’est pas un nom sur Telegram. Il commence par @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Votre bot ne peut pas encore écrire à ce nom. Ouvrez la discussion avec votre bot dans Telegram, appuyez sur Démarrer, puis essayez de nouveau.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Un autre programme utilise ce bot. Créez un bot pour ce service seulement.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Un autre programme utilise ce bot. Créez un bot pour ce service seulement.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram n’a pas accepté le jeton. Copiez-le de nouveau depuis votre discussion avec @BotFather.',
    'This browser no longer takes notifications from us.':
      'Ce navigateur n’accepte plus nos notifications. Retirez ce canal, et ajoutez-le de nouveau sur cet appareil.',
    'This service sends no notifications to browsers.': 'Ce service n’envoie pas de notifications. Utilisez un autre canal.',
    'This is not a device.': 'Ce n’est pas un appareil.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'Nous n’envoyons pas de SMS vers ce pays. Choisissez un autre canal.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Ce n’est pas un numéro de téléphone mobile. Saisissez-en un qui reçoit des SMS.',
    'This number has received many text messages today. Please try again tomorrow.':
      'Ce numéro a reçu beaucoup de messages aujourd’hui. Réessayez demain.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'Nous avons envoyé beaucoup de messages pour vous aujourd’hui. Réessayez demain.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Nous ne pouvons plus envoyer de codes pour le moment. Choisissez un autre canal, ou réessayez demain.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Ce numéro a bloqué nos messages. Pour les autoriser de nouveau, envoyez START à notre numéro.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'Nous ne pouvons pas encore envoyer de SMS à ce numéro. Choisissez un autre canal.',
    'The chat with our bot is blocked or deleted.': 'La discussion avec notre bot est bloquée ou supprimée. Connectez Telegram de nouveau.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'Le fournisseur n’accepte plus de messages de votre compte pour le moment. Réessayez plus tard.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'Le fournisseur n’a pas accepté le message. Connectez-vous là-bas et voyez pourquoi.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
