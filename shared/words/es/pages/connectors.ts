import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'El proveedor no aceptó la clave. Introduzca de nuevo la clave y el secreto.';
const credit = 'La cuenta en el proveedor no tiene saldo suficiente. Añada saldo allí y pruebe otra vez.';
const inactive = 'La cuenta en el proveedor no está activa. Inicie sesión allí y vea qué pide.';
const wrongNumber = 'Este número no puede recibir mensajes. Revíselo.';
const unreachable = 'No pudimos conectar con el proveedor. Inténtelo de nuevo en unos minutos.';
const wrongSender = 'El proveedor no aceptó el remitente. Introduzca un número de su cuenta allí que pueda enviar SMS.';

export const connectors: typeof english.connectors = {
  lead: 'Siempre escribimos a la dirección de correo de su cuenta. Para eso no necesita nada de esta página.',
  why: '¿Por qué un segundo canal?',
  whyText: [
    'Un buzón puede llenarse, bloquearse o perderse. Entonces tomaríamos su silencio por una señal de que ha ocurrido algo.',
    'Con un segundo canal, también le preguntamos allí. Y si un extraño entra en su buzón, usted se entera en su teléfono.',
    'Sus personas de confianza también pueden recibir sus códigos por estos canales.',
  ],
  accountMail: 'Correo de este servicio',
  accountMailText: 'Va a la dirección de correo de su cuenta. No tiene que configurar nada.',
  kinds: {
    email: 'Correo desde su propia cuenta',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'Notificaciones en un dispositivo',
  },
  listTitle: 'Sus canales',
  listHint: 'Los probamos de arriba abajo, y al final el correo de este servicio.',
  none: 'Aún no ha configurado ningún canal.',
  works: 'Funciona',
  untested: 'Aún sin probar: no lo usamos hasta que una prueba con usted haya salido bien',
  reaches: (address: string) => `Le llega a ${address}.`,
  first: 'Usamos este canal primero',
  useFirst: 'Usar este canal primero',
  isFirst: (name: string) => `A partir de ahora usamos ${name} primero.`,
  up: 'Subir',
  moved: (name: string) => `${name} está ahora un puesto más arriba.`,
  test: 'Enviarme una prueba',
  change: 'Introducir nuevos datos de acceso',

  testTitle: (name: string) => `Probar ${name}`,
  testText: 'Le enviamos un mensaje corto. Nadie más lo recibe.',
  testTo: {
    email: 'Su dirección de correo',
    sms: 'Su número de teléfono',
    whatsapp: 'Su número de teléfono en WhatsApp',
    telegram: 'Su nombre en Telegram',
  },
  testHint: {
    email: 'Para activar el canal, tiene que ser la dirección de correo de su cuenta.',
    sms: 'Con + y el prefijo del país, por ejemplo +43 660 1234567.',
    whatsapp: 'Con + y el prefijo del país, por ejemplo +43 660 1234567.',
    telegram: 'Empieza por @. Lo encuentra en Telegram, en Ajustes.',
  },
  testMissing: {
    email: 'Introduzca una dirección de correo con la forma nombre@example.com.',
    sms: 'Introduzca un número de teléfono con + y el prefijo del país.',
    whatsapp: 'Introduzca un número de teléfono con + y el prefijo del país.',
    telegram: 'Introduzca su nombre en Telegram. Empieza por @.',
  },
  testSend: 'Enviar la prueba',
  tested: (name: string) => `${name} funciona`,
  testedText: 'El proveedor ha aceptado el mensaje. Debería llegar en un minuto. Si no, revise la dirección y envíe otro.',
  testedElsewhere: 'El mensaje ha salido, pero esta no es una dirección suya para este canal. Pruébelo también con su propia dirección.',

  start: {
    title: 'Pulse primero «Iniciar» en Telegram',
    text: 'Un bot solo puede escribir a quienes han pulsado «Iniciar». Tiene 24 horas hasta la prueba.',
    link: 'Abrir el chat con su bot',
    qr: 'O escanee esto con su teléfono. Abre el chat con su bot.',
    survivors: 'Las personas de confianza que quieran sus códigos por Telegram tienen que hacer lo mismo.',
    unnamed: 'Abra Telegram, busque el nombre de su bot, abra el chat y pulse «Iniciar».',
  },

  device: {
    phone: 'Mi teléfono',
    computer: 'Mi ordenador',
    text: 'Este dispositivo muestra entonces nuestra pregunta «¿Está usted bien?». Al pulsarla se abre la página en la que contesta. No muestra nombres, para que quien la vea no sepa nada.',
    turnOn: 'Activar aquí las notificaciones',

    willAsk: 'Su navegador le pregunta entonces si lo permite. Permítalo.',
    testSend: 'Enviarle una notificación',
    done: (name: string) => `${name}: dispositivo conectado`,
    look: 'Acabamos de enviarle una notificación. ¿La ve? Si no, mire los ajustes de este dispositivo: allí deben estar permitidas las notificaciones de este navegador.',
    denied: 'Su navegador no permite notificaciones de esta página. Permítalas en sus ajustes para esta página y pulse el botón otra vez.',
    failed:
      'Su navegador no pudo activar las notificaciones. Compruebe su conexión a internet y pulse el botón otra vez. En una ventana privada no funciona.',
    unable: 'Este navegador no puede mostrar notificaciones de esta página. Use otro navegador u otro dispositivo.',
    iphone: {
      title: 'En un iPhone o iPad, ponga antes esta página en la pantalla de inicio',
      steps: [
        'Pulse el botón «Compartir»: un cuadrado con una flecha.',
        'Elija «Añadir a pantalla de inicio» y pulse «Añadir».',
        'Abra la página desde la pantalla de inicio, inicie sesión y vuelva a esta página.',
      ],
      pictures: [
        'Un cuadrado con una flecha hacia arriba',
        'Una lista con un cuadrado y un signo más',
        'Una pantalla de inicio con el icono de esta página',
      ],
    },
  },

  ours: {
    name: 'Mi teléfono',
    text: 'Le enviamos nosotros los SMS. No le cuesta nada y no necesita ninguna cuenta.',
    numberHint: 'Como usted lo escribe, por ejemplo 612 34 56 78 o +34 612 34 56 78.',
    understood: (number: string) => `Escribimos al ${number}.`,
    numberWrong: 'Introduzca el número de su teléfono móvil. Si es de otro país, empiece por + y el prefijo de ese país.',
    send: 'Enviarme un código',
    codeSent: 'Le hemos enviado un código. Introdúzcalo abajo.',
    enterCode: 'Introducir el código',
    code: 'El código del mensaje',
    codeHint: (to: string) => `Lo enviamos a ${to}. Vale 10 minutos.`,
    codeWrong: 'Introduzca los seis dígitos del código.',
    codeRefused: 'Este no es el código que enviamos, o es demasiado antiguo. Revíselo, o pida otro.',
    prove: 'Confirmar mi número',
    unproven: 'Aún sin confirmar: no lo usamos hasta entonces',
    change: { sms: 'Enviar un código nuevo, o cambiar el número', telegram: 'Conectar Telegram de nuevo' },
    chatText: 'Nuestro bot le escribe en Telegram. No cuesta nada. Pulse aquí el botón, Telegram se abre, y allí pulse «Iniciar».',
    connectChat: 'Conectar Telegram',
    openChat: 'Abrir Telegram',
    pressStart: 'Pulse «Iniciar» en Telegram. Después vuelva aquí: esta página lo detecta por sí sola.',
    scanChat: '¿Tiene Telegram en el teléfono? Escanee esto con su cámara.',
    useOwn: { sms: 'Usar en su lugar mi propia cuenta de Twilio o Vonage', telegram: 'Usar en su lugar mi propio bot' },
    kindHints: {
      sms: 'Gratis para usted, y funciona en cualquier teléfono. Introduce su número y un código.',
      telegram: 'Gratis, y listo en un minuto. Solo tiene que pulsar «Iniciar» en Telegram.',
    },
    removeText: 'Ya no recibe mensajes por este canal.',
  },
  connected: (name: string) => `${name}: canal conectado.`,

  removeText: 'Borramos los datos de acceso. Ya no recibe mensajes por este canal, y sus personas de confianza no reciben códigos por él.',
  removeButton: 'Retirar este canal',
  removed: (name: string) => `${name}: canal retirado.`,

  add: 'Añadir un canal',
  kind: '¿Qué canal quiere añadir?',
  kindHints: {
    push: 'Gratis, y listo en un minuto. Este teléfono u ordenador le pregunta entonces si está bien.',
    telegram: 'Gratis. Usted crea un pequeño bot en Telegram, en unos cinco minutos. Adecuado para la mayoría.',
    sms: 'Funciona en cualquier teléfono. Necesita una cuenta de Twilio o Vonage, y cada mensaje cuesta unos céntimos.',
    email: 'Los mensajes salen de su propio buzón. No sustituye a un segundo canal.',
    whatsapp: 'Necesita una cuenta de empresa en Meta. Es lo que más trabajo da.',
  },
  name: 'Un nombre para este canal',
  nameHint: 'Lo elige usted.',
  nameMissing: 'Introduzca un nombre de 100 caracteres como máximo.',
  names: { email: 'Mi correo', sms: 'Mis SMS', whatsapp: 'Mi WhatsApp', telegram: 'Telegram' },
  save: 'Guardar este canal',
  saved: (name: string) => `${name}: canal guardado. Pruébelo ahora.`,
  secret: 'Por su seguridad, nunca mostramos los datos de acceso guardados. Introdúzcalos todos.',
  whereTitle: '¿Dónde encuentro estos datos?',
  missing: 'Rellene este campo.',
  fields: {
    smtp_host: { label: 'Servidor de correo', hint: 'Por ejemplo smtp.example.com.' },
    smtp_port: { label: 'Puerto', hint: 'Normalmente 587 o 465. El puerto 25 y otros no funcionan.' },
    username: { label: 'Nombre de usuario', hint: 'A menudo, su dirección de correo.' },
    password: { label: 'Contraseña del buzón', hint: 'Muchos proveedores piden una contraseña de aplicación, hecha para un solo programa.' },
    from_address: { label: 'Dirección del remitente', hint: 'Su dirección en este proveedor.' },
    provider: { label: 'Proveedor', hint: 'Ambos funcionan en la mayoría de los países.' },
    api_key_sid: { label: 'Clave', hint: 'En Twilio empieza por SK, o por AC la de la propia cuenta. En Vonage tiene 8 caracteres.' },
    api_key_secret: { label: 'Secreto de la clave', hint: 'Se mostró una vez, cuando creó la clave.' },
    account_sid: { label: 'Número de cuenta en Twilio (opcional)', hint: 'Empieza por AC. Lo buscamos nosotros si podemos.' },
    from_number: { label: 'Número del remitente', hint: 'Un número de su cuenta en el proveedor, con + y el prefijo del país.' },
    access_token: { label: 'Token de acceso', hint: 'Cree uno que no caduque.' },
    phone_number_id: { label: 'Identificador del número de teléfono', hint: 'Solo dígitos. No es el número mismo.' },
    business_account_id: { label: 'Identificador de la cuenta de empresa', hint: 'Solo dígitos.' },
    template_name: {
      label: 'Nombre de la plantilla (opcional)',
      hint: 'Sin ella, solo llegamos a quienes escribieron a su número en las últimas 24 horas.',
    },
    bot_name: { label: 'Nombre del bot', hint: 'Termina en «bot», por ejemplo @familia_garcia_bot. Es también el nombre de este canal.' },
    bot_token: { label: 'Token del bot', hint: 'Tiene dos puntos en medio.' },
  },
  portWrong: 'Use el puerto 587, 465 o 2525.',
  numberWrong: 'Introduzca el número con + y el prefijo del país, por ejemplo +43 660 1234567.',
  botNameWrong: 'Introduzca el nombre del bot. Termina en «bot».',
  where: {
    email: [
      'Abra las páginas de ayuda de su proveedor de correo y busque «SMTP». Indican el servidor de correo y el puerto.',
      'Si entra en su buzón con un código o un teléfono, cree una contraseña de aplicación en los ajustes de seguridad de su cuenta.',
      'Introduzca estos datos aquí.',
    ],
    sms: [
      'Abra una cuenta en Twilio (twilio.com) o Vonage (vonage.com) y compre un número que pueda enviar SMS.',
      'En Twilio, abra «API keys» y cree una clave estándar. En Vonage, la clave y el secreto están en la primera página del panel.',
      'Introduzca aquí la clave, su secreto y el número.',
    ],
    whatsapp: [
      'Abra developers.facebook.com, cree una aplicación del tipo «Business» y añada WhatsApp.',
      'En la página «API Setup» encuentra el identificador del número de teléfono y el de la cuenta de empresa.',
      'Cree un usuario del sistema en los ajustes de empresa, y para él un token que no caduque, con permiso para enviar mensajes.',
      'En el WhatsApp Manager, cree una plantilla con exactamente una variable: en inglés y, con el mismo nombre, en cada uno de los demás idiomas de sus personas de confianza. Introduzca su nombre aquí.',
    ],
    telegram: [
      'Abra Telegram y busque @BotFather. Abra el chat y pulse «Iniciar».',
      'Envíe /newbot. Elija cualquier nombre, y después un nombre de usuario que termine en «bot».',
      'BotFather contesta con un token. Copie el nombre de usuario y el token en los campos de aquí.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'Esta no es una dirección de correo. Revísela.',
    'Port 25 is blocked where this service runs.': 'El puerto 25 no funciona aquí. Use el puerto 587 o 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'El servidor de correo no aceptó el nombre de usuario o la contraseña. Revise ambos. Muchos proveedores piden una contraseña de aplicación.',
    'The mail server was not found. Please check its name.': 'No encontramos ningún servidor de correo con este nombre. Revise el nombre.',
    'The mail server did not accept the connection. Please check host and port.':
      'El servidor de correo no aceptó nuestra conexión. Revise el nombre del servidor y el puerto.',
    'The mail server did not answer in time.': 'El servidor de correo no contestó a tiempo. Revise el puerto, o inténtelo más tarde.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'No fue posible una conexión segura con el servidor de correo. Use el puerto 587 o 465, o pregunte al responsable del servidor.',
    'The mail server did not accept the sender or the recipient.':
      'El servidor de correo no aceptó el remitente o el destinatario. Revise la dirección del remitente.',
    'The mail server did not accept the message.': 'El servidor de correo no aceptó nuestro mensaje. Pregunte el motivo a su proveedor de correo.',
    'The mail server could not accept the message now. Please try again later.':
      'El servidor de correo no puede aceptar el mensaje ahora. Inténtelo más tarde.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'El servidor de correo no acepta conexiones nuestras. Pregunte el motivo a su proveedor de correo.',
    'The mail server closed the connection.': 'El servidor de correo cortó la conexión. Revise el servidor y el puerto, e inténtelo de nuevo.',
    'This is not a telephone number with country code.': 'Este no es un número de teléfono con + y el prefijo del país.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'Twilio no deja que esta clave consulte su cuenta. Introduzca también el número de cuenta. Empieza por AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'Twilio no conoce este número de cuenta. Revíselo.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.': 'Twilio no puede enviar desde su número a este número. Revise ambos.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'Su cuenta de Twilio no puede enviar a este país. Permítalo en Twilio, en «Geo Permissions».',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'Una cuenta de prueba de Twilio solo puede escribir a números confirmados. Confirme este número en Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'Los mensajes de su número están bloqueados en este teléfono. Para permitirlos de nuevo, envíe START desde él a su número.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'Una cuenta de prueba de Vonage solo puede escribir a números registrados. Registre este número en Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'WhatsApp no aceptó el token de acceso. Cree uno que no caduque e introdúzcalo aquí.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'El token de acceso no puede enviar mensajes. Dele permiso para enviar mensajes de esta cuenta de empresa.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'WhatsApp no aceptó los datos. Revise el identificador del número de teléfono y el token de acceso.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'WhatsApp ha restringido su cuenta de empresa. Vea el motivo en el WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'A este número no se llega por WhatsApp. Revíselo.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'WhatsApp no tiene ninguna plantilla aprobada con este nombre en inglés. Revise el nombre de la plantilla.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'La plantilla no sirve. Su texto necesita exactamente una variable, y como máximo 100 caracteres alrededor.',
    'WhatsApp could not accept the message now. Please try again later.': 'WhatsApp no puede aceptar el mensaje ahora. Inténtelo más tarde.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.':
      'WhatsApp necesita un medio de pago. Añada uno en el WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.':
      'Su número de remitente aún no está registrado en Meta. Regístrelo allí.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'Un número de prueba solo puede escribir a números registrados. Registre este número en Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'WhatsApp exige una plantilla para quienes no han escrito a su número en las últimas 24 horas. Introduzca el nombre de una aprobada.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.': 'WhatsApp ha pausado la plantilla. Vea el motivo en el WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'WhatsApp ha desactivado la plantilla. Introduzca el nombre de otra.',
    'This is not a Telegram username such as @ann_w.': 'Este no es un nombre de Telegram. Empieza por @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'Su bot aún no puede escribir a este nombre. Abra el chat con su bot en Telegram, pulse «Iniciar» y pruebe otra vez.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'Otro programa usa este bot. Cree un bot solo para este servicio.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'Otro programa usa este bot. Cree un bot solo para este servicio.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'Telegram no aceptó el token. Cópielo de nuevo de su chat con @BotFather.',
    'This browser no longer takes notifications from us.':
      'Este navegador ya no acepta nuestras notificaciones. Retire este canal y añádalo de nuevo en ese dispositivo.',
    'This service sends no notifications to browsers.': 'Este servicio no envía notificaciones. Use otro canal.',
    'This is not a device.': 'Esto no es un dispositivo.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'No enviamos SMS a este país. Elija otro canal.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'Este no es el número de un teléfono móvil. Introduzca uno que reciba SMS.',
    'This number has received many text messages today. Please try again tomorrow.': 'Este número ha recibido hoy muchos mensajes. Inténtelo mañana.',
    'Many text messages were sent for this account today. Please try again tomorrow.':
      'Hoy hemos enviado muchos mensajes por usted. Inténtelo mañana.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'Ahora no podemos enviar más códigos. Elija otro canal, o inténtelo mañana.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'Este número ha bloqueado nuestros mensajes. Para permitirlos de nuevo, envíe START a nuestro número.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'Aún no podemos enviar SMS a este número. Elija otro canal.',
    'The chat with our bot is blocked or deleted.': 'El chat con nuestro bot está bloqueado o borrado. Conecte Telegram de nuevo.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'El proveedor no acepta más mensajes de su cuenta ahora. Inténtelo más tarde.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'El proveedor no aceptó el mensaje. Inicie sesión allí y vea por qué.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
