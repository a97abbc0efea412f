import type * as english from '#words/en/pages/connectors.ts';

const keyOrSecret = 'لم يقبل مزوّد الخدمة المفتاح. يُرجى إدخال المفتاح والمفتاح السري مرة أخرى.';
const credit = 'الرصيد في الحساب لدى مزوّد الخدمة غير كافٍ. يُرجى إضافة رصيد هناك، ثم الاختبار مرة أخرى.';
const inactive = 'الحساب لدى مزوّد الخدمة غير مفعّل. يُرجى تسجيل الدخول هناك والاطلاع على ما هو مطلوب.';
const wrongNumber = 'لا يمكن لهذا الرقم استقبال الرسائل. يُرجى التحقق منه.';
const unreachable = 'لم نتمكن من الوصول إلى مزوّد الخدمة. يُرجى إعادة المحاولة بعد بضع دقائق.';
const wrongSender = 'لم يقبل مزوّد الخدمة المرسل. يُرجى إدخال رقم من حسابكم هناك يمكنه إرسال رسائل نصية.';

export const connectors: typeof english.connectors = {
  lead: 'نكتب دائمًا إلى عنوان البريد الإلكتروني لحسابكم. ولا تحتاجون من أجل ذلك إلى أي شيء في هذه الصفحة.',
  why: 'لماذا قناة ثانية؟',
  whyText: [
    'قد يمتلئ صندوق البريد، أو يُحظر، أو يُفقد. وعندئذٍ نعتبر صمتكم علامة على أن شيئًا قد حدث.',
    'إذا كانت لديكم قناة ثانية، فسنسألكم عبرها أيضًا. وإذا دخل غريب إلى بريدكم، فستعرفون ذلك على هاتفكم.',
    'ويمكن أيضًا أن تصل إلى الأشخاص الموثوق بهم رموزهم عبر هذه القنوات.',
  ],
  accountMail: 'البريد الإلكتروني من هذه الخدمة',
  accountMailText: 'يصل إلى عنوان البريد الإلكتروني لحسابكم. ولا تحتاجون إلى إعداد أي شيء.',
  kinds: {
    email: 'البريد الإلكتروني من حسابكم الخاص',
    sms: 'رسالة نصية (SMS)',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    push: 'إشعارات على جهاز',
  },
  listTitle: 'قنواتكم',
  listHint: 'نجرّبها من الأعلى إلى الأسفل، ثم البريد الإلكتروني من هذه الخدمة في النهاية.',
  none: 'لم تُعِدّوا أي قناة بعد.',
  works: 'تعمل',
  untested: 'لم تُختبر بعد: لا نستخدمها قبل أن ينجح اختبار يصل إليكم',
  reaches: (address: string) => `تصل إليكم على ‎${address}.`,
  first: 'نستخدم هذه القناة أولًا',
  useFirst: 'استخدام هذه القناة أولًا',
  isFirst: (name: string) => `نستخدم ${name} أولًا من الآن فصاعدًا.`,
  up: 'نقل إلى أعلى',
  moved: (name: string) => `تقدّم موضع ${name} مرتبة واحدة.`,
  test: 'إرسال اختبار إليّ',
  change: 'إدخال بيانات وصول جديدة',

  testTitle: (name: string) => `اختبار ${name}`,
  testText: 'نرسل إليكم رسالة قصيرة. ولا تصل إلى أحد سواكم.',
  testTo: {
    email: 'عنوان بريدكم الإلكتروني',
    sms: 'رقم هاتفكم',
    whatsapp: 'رقم هاتفكم في WhatsApp',
    telegram: 'اسمكم في Telegram',
  },
  testHint: {
    email: 'لتشغيل القناة، يجب أن يكون هذا هو عنوان البريد الإلكتروني لحسابكم.',
    sms: 'مع علامة + ورمز البلد، مثل ‎+43 660 1234567.',
    whatsapp: 'مع علامة + ورمز البلد، مثل ‎+43 660 1234567.',
    telegram: 'يبدأ بعلامة @. وتجدونه في Telegram ضمن الإعدادات.',
  },
  testMissing: {
    email: 'يُرجى إدخال عنوان بريد إلكتروني بالصيغة name@example.com.',
    sms: 'يُرجى إدخال رقم هاتف مع علامة + ورمز البلد.',
    whatsapp: 'يُرجى إدخال رقم هاتف مع علامة + ورمز البلد.',
    telegram: 'يُرجى إدخال اسمكم في Telegram. وهو يبدأ بعلامة @.',
  },
  testSend: 'إرسال الاختبار',
  tested: (name: string) => `القناة ${name} تعمل`,
  testedText: 'قبِل مزوّد الخدمة الرسالة. ومن المنتظر أن تصل خلال دقيقة. إن لم تصل، فيُرجى التحقق من العنوان وإرسال رسالة أخرى.',
  testedElsewhere: 'أُرسلت الرسالة، لكن هذا ليس عنوانًا لكم في هذه القناة. يُرجى اختبارها بعنوانكم أيضًا.',

  start: {
    title: 'يُرجى أولًا الضغط على «ابدأ» في Telegram',
    text: 'لا يُسمح للبوت بالكتابة إلا لمن ضغط على «ابدأ». لديكم 24 ساعة حتى الاختبار.',
    link: 'فتح المحادثة مع البوت الخاص بكم',
    qr: 'أو يُرجى مسح رمز QR هذا بهاتفكم. فهو يفتح المحادثة مع البوت الخاص بكم.',
    survivors: 'على الأشخاص الموثوق بهم الذين يودون تلقي رموزهم عبر Telegram أن يفعلوا الشيء نفسه.',
    unnamed: 'يُرجى فتح Telegram، والبحث عن اسم البوت الخاص بكم، وفتح المحادثة، ثم الضغط على «ابدأ».',
  },

  device: {
    phone: 'هاتفي',
    computer: 'حاسوبي',
    text: 'يُظهر هذا الجهاز بعد ذلك سؤالنا «هل أنتم بخير؟». والضغط عليه يفتح الصفحة التي تجيبون فيها. ولا يُظهر أي أسماء، حتى لا يعرف من يراه شيئًا.',
    turnOn: 'تشغيل الإشعارات هنا',

    willAsk: 'سيسألكم المتصفح بعد ذلك إن كنتم تسمحون بذلك. يُرجى السماح به.',
    testSend: 'إرسال إشعار إليه',
    done: (name: string) => `تم ربط ${name}`,
    look: 'أرسلنا إليه للتو إشعارًا. هل ترونه؟ إن لم يظهر، فيُرجى مراجعة إعدادات هذا الجهاز: يجب أن تكون إشعارات هذا المتصفح مسموحًا بها هناك.',
    denied: 'لا يسمح المتصفح بإشعارات هذه الصفحة. يُرجى السماح بها في إعداداته لهذه الصفحة، ثم الضغط على الزر مرة أخرى.',
    failed: 'لم يتمكن المتصفح من تشغيل الإشعارات. يُرجى التحقق من الاتصال بالإنترنت، ثم الضغط على الزر مرة أخرى. لا ينجح ذلك في نافذة خاصة.',
    unable: 'لا يستطيع هذا المتصفح عرض إشعارات هذه الصفحة. يُرجى استخدام متصفح آخر أو جهاز آخر.',
    iphone: {
      title: 'على iPhone أو iPad، يُرجى أولًا وضع هذه الصفحة على الشاشة الرئيسية',
      steps: [
        'الضغط على الزر «مشاركة» (Share): مربع فيه سهم.',
        'اختيار «إضافة إلى الشاشة الرئيسية» (Add to Home Screen)، ثم الضغط على «إضافة» (Add).',
        'فتح الصفحة من الشاشة الرئيسية، وتسجيل الدخول، ثم العودة إلى هذه الصفحة.',
      ],
      pictures: ['مربع فيه سهم يشير إلى الأعلى', 'قائمة فيها مربع وعلامة زائد', 'شاشة رئيسية عليها رمز هذه الصفحة'],
    },
  },

  ours: {
    name: 'هاتفي',
    text: 'نرسل إليكم الرسائل النصية بأنفسنا. لا يكلفكم ذلك شيئًا، ولا تحتاجون إلى حساب.',
    numberHint: 'كما تكتبونه عادةً، مثل ‎0660 1234567 أو ‎+43 660 1234567.',
    understood: (number: string) => `نكتب إلى ‎${number}.`,
    numberWrong: 'يُرجى إدخال رقم هاتفكم المحمول. وإن كان من بلد آخر، فيُرجى البدء بعلامة + ورمز ذلك البلد.',
    send: 'إرسال رمز إليّ',
    codeSent: 'أرسلنا إليكم رمزًا. يُرجى إدخاله أدناه.',
    enterCode: 'إدخال الرمز',
    code: 'الرمز الوارد في الرسالة',
    codeHint: (to: string) => `أرسلناه إلى ‎${to}. وهو صالح مدة 10 دقائق.`,
    codeWrong: 'يُرجى إدخال أرقام الرمز الستة.',
    codeRefused: 'ليس هذا هو الرمز الذي أرسلناه، أو أنه قديم. يُرجى التحقق منه، أو طلب رمز آخر.',
    prove: 'تأكيد رقمي',
    unproven: 'لم يتم التأكيد بعد: لا نستخدم القناة قبل ذلك',
    change: { sms: 'إرسال رمز جديد أو تغيير الرقم', telegram: 'ربط Telegram مجددًا' },
    chatText: 'يكتب إليكم البوت الخاص بنا في Telegram. لا يكلفكم ذلك شيئًا. تضغطون هنا على الزر، فيُفتح Telegram، ثم تضغطون هناك على «ابدأ».',
    connectChat: 'ربط Telegram',
    openChat: 'فتح Telegram',
    pressStart: 'يُرجى الضغط على «ابدأ» في Telegram. ثم العودة إلى هنا: ستلاحظ هذه الصفحة ذلك تلقائيًا.',
    scanChat: 'هل تستخدمون Telegram على هاتفكم؟ يُرجى مسح رمز QR هذا بكاميرا الهاتف.',
    useOwn: { sms: 'استخدام حسابي لدى Twilio أو Vonage بدلًا من ذلك', telegram: 'استخدام بوت خاص بي بدلًا من ذلك' },
    kindHints: {
      sms: 'مجانًا لكم، وتعمل على كل هاتف. تُدخلون رقمكم ورمزًا.',
      telegram: 'مجانًا، وجاهزة خلال دقيقة. تضغطون على «ابدأ» في Telegram.',
    },
    removeText: 'لن تصلكم رسائل عبر هذه القناة بعد الآن.',
  },
  connected: (name: string) => `تم ربط ${name}.`,

  removeText: 'نحذف بيانات الوصول. ولن تصلكم رسائل عبر هذه القناة بعد الآن، ولن تصل عبرها رموز إلى الأشخاص الموثوق بهم.',
  removeButton: 'إزالة هذه القناة',
  removed: (name: string) => `تمت إزالة ${name}.`,

  add: 'إضافة قناة',
  kind: 'أي قناة تودون إضافتها؟',
  kindHints: {
    push: 'مجانًا، وجاهزة خلال دقيقة. يسألكم هذا الهاتف أو الحاسوب بعد ذلك إن كنتم بخير.',
    telegram: 'مجانًا. تُنشئون بوتًا صغيرًا في Telegram، ويستغرق ذلك نحو خمس دقائق. مناسبة لمعظم الناس.',
    sms: 'تعمل على كل هاتف. تحتاجون إلى حساب لدى Twilio أو Vonage، وتكلّف كل رسالة بضعة سنتات.',
    email: 'تصل الرسائل من صندوق بريدكم الخاص. ولا يغني ذلك عن قناة ثانية.',
    whatsapp: 'تحتاجون إلى حساب أعمال لدى Meta. وهذه القناة تتطلب أكبر قدر من العمل.',
  },
  name: 'اسم لهذه القناة',
  nameHint: 'الاختيار لكم.',
  nameMissing: 'يُرجى إدخال اسم لا يزيد على 100 حرف.',
  names: { email: 'بريدي الإلكتروني', sms: 'رسائلي النصية', whatsapp: 'حسابي في WhatsApp', telegram: 'Telegram' },
  save: 'حفظ هذه القناة',
  saved: (name: string) => `تم حفظ ${name}. يُرجى اختبار القناة الآن.`,
  secret: 'حفاظًا على أمانكم، لا نعرض أبدًا بيانات الوصول المحفوظة. يُرجى إدخالها كلها.',
  whereTitle: 'أين أجد هذه البيانات؟',
  missing: 'يُرجى ملء هذا الحقل.',
  fields: {
    smtp_host: { label: 'خادم البريد', hint: 'مثل smtp.example.com.' },
    smtp_port: { label: 'المنفذ', hint: 'عادةً 587 أو 465. أما المنفذ 25 وغيره فلا تعمل.' },
    username: { label: 'اسم المستخدم', hint: 'غالبًا عنوان بريدكم الإلكتروني.' },
    password: { label: 'كلمة مرور صندوق البريد', hint: 'يطلب كثير من مزوّدي البريد كلمة مرور للتطبيقات، تُنشأ لبرنامج واحد فقط.' },
    from_address: { label: 'عنوان المرسل', hint: 'عنوانكم لدى مزوّد البريد هذا.' },
    provider: { label: 'مزوّد الخدمة', hint: 'كلاهما يعمل في معظم البلدان.' },
    api_key_sid: { label: 'المفتاح', hint: 'لدى Twilio يبدأ بالحرفين SK، أو بالحرفين AC إن كان للحساب نفسه. ولدى Vonage يتكون من 8 أحرف.' },
    api_key_secret: { label: 'المفتاح السري', hint: 'ظهر مرة واحدة، عند إنشاء المفتاح.' },
    account_sid: { label: 'رقم الحساب لدى Twilio (اختياري)', hint: 'يبدأ بالحرفين AC. ونبحث عنه بأنفسنا إن أمكن.' },
    from_number: { label: 'رقم المرسل', hint: 'رقم من حسابكم لدى مزوّد الخدمة، مع علامة + ورمز البلد.' },
    access_token: { label: 'رمز الوصول (access token)', hint: 'يُرجى إنشاء رمز لا تنتهي صلاحيته.' },
    phone_number_id: { label: 'معرّف رقم الهاتف (ID)', hint: 'أرقام فقط. وهو ليس رقم الهاتف نفسه.' },
    business_account_id: { label: 'معرّف حساب الأعمال (ID)', hint: 'أرقام فقط.' },
    template_name: {
      label: 'اسم القالب (اختياري)',
      hint: 'من دونه لا نصل إلا إلى من كتب إلى رقمكم خلال آخر 24 ساعة.',
    },
    bot_name: { label: 'اسم البوت', hint: 'ينتهي بكلمة «bot»، مثل ‎@meyer_family_bot. وهو أيضًا اسم هذه القناة.' },
    bot_token: { label: 'رمز البوت (token)', hint: 'فيه نقطتان رأسيتان (:) في الوسط.' },
  },
  portWrong: 'يُرجى استخدام المنفذ 587 أو 465 أو 2525.',
  numberWrong: 'يُرجى إدخال الرقم مع علامة + ورمز البلد، مثل ‎+43 660 1234567.',
  botNameWrong: 'يُرجى إدخال اسم البوت. وهو ينتهي بكلمة «bot».',
  where: {
    email: [
      'يُرجى فتح صفحات المساعدة لدى مزوّد بريدكم والبحث عن «SMTP». فهي تذكر خادم البريد والمنفذ.',
      'إذا كنتم تسجّلون الدخول إلى بريدكم برمز أو بهاتف، فيُرجى إنشاء كلمة مرور للتطبيقات في إعدادات الأمان لحسابكم.',
      'يُرجى إدخال هذه البيانات هنا.',
    ],
    sms: [
      'يُرجى فتح حساب لدى Twilio (twilio.com) أو Vonage (vonage.com)، وشراء رقم يمكنه إرسال رسائل نصية.',
      'لدى Twilio، يُرجى فتح «API keys» وإنشاء مفتاح عادي (standard). ولدى Vonage، يوجد المفتاح والمفتاح السري في الصفحة الأولى من لوحة التحكم.',
      'يُرجى إدخال المفتاح والمفتاح السري والرقم هنا.',
    ],
    whatsapp: [
      'يُرجى فتح developers.facebook.com، وإنشاء تطبيق من النوع «Business»، ثم إضافة WhatsApp إليه.',
      'في صفحة «API Setup» تجدون معرّف رقم الهاتف ومعرّف حساب الأعمال.',
      'يُرجى إنشاء مستخدم نظام في إعدادات الأعمال، وإنشاء رمز وصول له لا تنتهي صلاحيته ويسمح بإرسال الرسائل.',
      'في WhatsApp Manager، يُرجى إنشاء قالب فيه متغيّر واحد فقط: بالإنجليزية، وبالاسم نفسه في كل لغة أخرى يقرأ بها الأشخاص الموثوق بهم، ثم إدخال اسمه هنا.',
    ],
    telegram: [
      'يُرجى فتح Telegram والبحث عن ‎@BotFather، ثم فتح المحادثة والضغط على «ابدأ».',
      'يُرجى إرسال ‎/newbot، ثم اختيار أي اسم، وبعده اسم مستخدم ينتهي بكلمة «bot».',
      'يجيب BotFather برمز (token). يُرجى نسخ اسم المستخدم والرمز إلى الحقول هنا.',
    ],
  },

  reasons: {
    'This is not an e-mail address.': 'هذا ليس عنوان بريد إلكتروني. يُرجى التحقق منه.',
    'Port 25 is blocked where this service runs.': 'لا يعمل المنفذ 25 هنا. يُرجى استخدام المنفذ 587 أو 465.',
    'The mail server did not accept the user name and password. Please check them.':
      'لم يقبل خادم البريد اسم المستخدم أو كلمة المرور. يُرجى التحقق منهما. يطلب كثير من مزوّدي البريد كلمة مرور للتطبيقات.',
    'The mail server was not found. Please check its name.': 'لم نجد خادم بريد بهذا الاسم. يُرجى التحقق من الاسم.',
    'The mail server did not accept the connection. Please check host and port.': 'لم يقبل خادم البريد اتصالنا. يُرجى التحقق من اسم الخادم والمنفذ.',
    'The mail server did not answer in time.': 'لم يرد خادم البريد في الوقت المحدد. يُرجى التحقق من المنفذ، أو إعادة المحاولة لاحقًا.',
    'A secure connection to the mail server was not possible. Please check its certificate and port.':
      'تعذر إنشاء اتصال آمن بخادم البريد. يُرجى استخدام المنفذ 587 أو 465، أو سؤال الجهة المسؤولة عن الخادم.',
    'The mail server did not accept the sender or the recipient.': 'لم يقبل خادم البريد المرسل أو المستلم. يُرجى التحقق من عنوان المرسل.',
    'The mail server did not accept the message.': 'لم يقبل خادم البريد رسالتنا. يُرجى سؤال مزوّد بريدكم عن السبب.',
    'The mail server could not accept the message now. Please try again later.':
      'لا يستطيع خادم البريد قبول الرسالة الآن. يُرجى إعادة المحاولة لاحقًا.',
    'The mail server accepts no connection from this service. Please ask the mail provider why.':
      'لا يقبل خادم البريد اتصالاتنا. يُرجى سؤال مزوّد بريدكم عن السبب.',
    'The mail server closed the connection.': 'أنهى خادم البريد الاتصال. يُرجى التحقق من الخادم والمنفذ، ثم إعادة المحاولة.',
    'This is not a telephone number with country code.': 'هذا ليس رقم هاتف مع علامة + ورمز البلد.',
    'Please enter the account SID of Twilio in account_sid. It begins with AC.':
      'لا يسمح Twilio لهذا المفتاح بمعرفة حسابه. يُرجى إدخال رقم الحساب أيضًا. وهو يبدأ بالحرفين AC.',
    'This number cannot receive text messages. Please check it.': wrongNumber,
    'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.': wrongSender,
    'Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.': keyOrSecret,
    'Twilio does not know this account. Please check account_sid.': 'لا يعرف Twilio رقم الحساب هذا. يُرجى التحقق منه.',
    'The Twilio account is not active. Please sign in to Twilio.': inactive,
    'Twilio cannot send from your number to this number. Please check both.':
      'لا يستطيع Twilio الإرسال من رقمكم إلى هذا الرقم. يُرجى التحقق من الرقمين.',
    'The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.':
      'لا يُسمح لحسابكم لدى Twilio بالإرسال إلى هذا البلد. يُرجى السماح بذلك لدى Twilio، ضمن «Geo Permissions».',
    'A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.':
      'لا يستطيع الحساب التجريبي لدى Twilio الكتابة إلا إلى أرقام مؤكدة. يُرجى تأكيد هذا الرقم لدى Twilio.',
    'This person has blocked messages from your number. To allow them again, they can send START to it.':
      'الرسائل من رقمكم محظورة على هذا الهاتف. للسماح بها من جديد، يُرجى إرسال START منه إلى رقمكم.',
    'Vonage did not accept the key. Please check api_key_sid and api_key_secret.': keyOrSecret,
    'The Vonage account is not allowed to send text messages. Please sign in to Vonage.': inactive,
    'The Vonage account does not have enough credit. Please add credit.': credit,
    'The Vonage account is not active. Please sign in to Vonage.': inactive,
    'Vonage did not accept the sender. Please enter a number of this account in from_number.': wrongSender,
    'A Vonage trial account can send only to registered numbers. Please register this number in Vonage.':
      'لا يستطيع الحساب التجريبي لدى Vonage الكتابة إلا إلى أرقام مسجّلة. يُرجى تسجيل هذا الرقم لدى Vonage.',
    'WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.':
      'لم يقبل WhatsApp رمز الوصول. يُرجى إنشاء رمز لا تنتهي صلاحيته، وإدخاله هنا.',
    'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.':
      'لا يُسمح لرمز الوصول بإرسال الرسائل. يُرجى منحه إذن إرسال الرسائل لحساب الأعمال هذا.',
    'WhatsApp did not accept the settings. Please check phone_number_id and access_token.':
      'لم يقبل WhatsApp الإعدادات. يُرجى التحقق من معرّف رقم الهاتف ومن رمز الوصول.',
    'WhatsApp has restricted the business account. Please check the WhatsApp Manager.':
      'قيّد WhatsApp حساب الأعمال الخاص بكم. يُرجى الاطلاع على السبب في WhatsApp Manager.',
    'This number cannot be reached over WhatsApp. Please check it.': 'لا يمكن الوصول إلى هذا الرقم عبر WhatsApp. يُرجى التحقق منه.',
    'WhatsApp has no approved template in English (en) with this name. Please check template_name.':
      'لا يوجد لدى WhatsApp قالب معتمد بهذا الاسم بالإنجليزية. يُرجى التحقق من اسم القالب.',
    'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.':
      'القالب غير مناسب. يجب أن يكون في نصه متغيّر واحد فقط، وحوله 100 حرف على الأكثر.',
    'WhatsApp could not accept the message now. Please try again later.': 'لا يستطيع WhatsApp قبول الرسالة الآن. يُرجى إعادة المحاولة لاحقًا.',
    'WhatsApp needs a payment method. Please add one in the WhatsApp Manager.': 'يحتاج WhatsApp إلى وسيلة دفع. يُرجى إضافتها في WhatsApp Manager.',
    'The sender number is not registered with the Cloud API. Please register it at Meta.': 'رقم المرسل غير مسجّل لدى Meta بعد. يُرجى تسجيله هناك.',
    'A test number can send only to registered numbers. Please register this number at Meta.':
      'لا يستطيع الرقم التجريبي الكتابة إلا إلى أرقام مسجّلة. يُرجى تسجيل هذا الرقم لدى Meta.',
    'This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.':
      'يطلب WhatsApp قالبًا لمن لم يكتب إلى رقمكم خلال آخر 24 ساعة. يُرجى إدخال اسم قالب معتمد.',
    'WhatsApp has paused the template. Please check the WhatsApp Manager.': 'أوقف WhatsApp القالب مؤقتًا. يُرجى الاطلاع على السبب في WhatsApp Manager.',
    'WhatsApp has disabled the template. Please enter the name of another template in template_name.':
      'عطّل WhatsApp القالب. يُرجى إدخال اسم قالب آخر.',
    'This is not a Telegram username such as @ann_w.': 'هذا ليس اسمًا في Telegram. فالاسم يبدأ بعلامة @.',
    'This person must first open the chat with your bot in Telegram and press Start.':
      'لا يُسمح للبوت الخاص بكم بعدُ بالكتابة إلى هذا الاسم. يُرجى فتح المحادثة مع البوت في Telegram، والضغط على «ابدأ»، ثم الاختبار مرة أخرى.',
    'This bot sends its messages to another program (a webhook). Please create a bot for this service only.':
      'يستخدم برنامج آخر هذا البوت. يُرجى إنشاء بوت لهذه الخدمة وحدها.',
    'Another program is using this bot at the same time. Please create a bot for this service only.':
      'يستخدم برنامج آخر هذا البوت. يُرجى إنشاء بوت لهذه الخدمة وحدها.',
    'Telegram did not accept the bot token. Please check bot_token. You can get it from @BotFather.':
      'لم يقبل Telegram الرمز (token). يُرجى نسخه مرة أخرى من محادثتكم مع ‎@BotFather.',
    'This browser no longer takes notifications from us.':
      'لم يعد هذا المتصفح يستقبل إشعاراتنا. يُرجى إزالة هذه القناة، ثم إضافتها مجددًا على ذلك الجهاز.',
    'This service sends no notifications to browsers.': 'لا ترسل هذه الخدمة إشعارات إلى الأجهزة. يُرجى اختيار قناة أخرى.',
    'This is not a device.': 'هذا ليس جهازًا.',
    'There is no such telephone number. Please check it.': wrongNumber,
    'This service sends no text messages to this country.': 'لا نرسل رسائل نصية إلى هذا البلد. يُرجى اختيار قناة أخرى.',
    'This is not the number of a mobile phone. Please enter one that receives text messages.':
      'هذا ليس رقم هاتف محمول. يُرجى إدخال رقم يستقبل الرسائل النصية.',
    'This number has received many text messages today. Please try again tomorrow.': 'استقبل هذا الرقم رسائل كثيرة اليوم. يُرجى إعادة المحاولة غدًا.',
    'Many text messages were sent for this account today. Please try again tomorrow.': 'أرسلنا لكم رسائل كثيرة اليوم. يُرجى إعادة المحاولة غدًا.',
    'This service can send no more text messages of this kind at the moment. Please use another channel.':
      'لا يمكننا إرسال مزيد من الرموز حاليًا. يُرجى اختيار قناة أخرى، أو إعادة المحاولة غدًا.',
    'This person has blocked our text messages. To allow them again, they can send START to our number.':
      'حظر هذا الرقم رسائلنا. للسماح بها من جديد، يُرجى إرسال START إلى رقمنا.',
    'This service is still being set up, and sends text messages to registered numbers only.':
      'لا يمكننا بعدُ إرسال رسائل نصية إلى هذا الرقم. يُرجى اختيار قناة أخرى.',
    'The chat with our bot is blocked or deleted.': 'المحادثة مع البوت الخاص بنا محظورة أو محذوفة. يُرجى ربط Telegram مجددًا.',
    '{name} is busy.': unreachable,
    '{name} is not set up.': unreachable,
    '{name} accepts no more messages from this account at the moment.':
      'لا يقبل مزوّد الخدمة مزيدًا من الرسائل من حسابكم الآن. يُرجى إعادة المحاولة لاحقًا.',
    '{name} could not accept the message now. Please try again later.': unreachable,
    '{name} did not accept the message.': 'لم يقبل مزوّد الخدمة الرسالة. يُرجى تسجيل الدخول هناك والاطلاع على السبب.',
    '{name} sent a reply that this service does not understand.': unreachable,
    '{name} did not answer in time.': unreachable,
    '{name} could not be reached.': unreachable,
    'A secure connection to {name} was not possible.': unreachable,
  } as Record<string, string>,
};
