import type { Channel } from '#words/channels.ts';
import type * as english from '#words/en/pages/survivor-form.ts';

const CHANNELS: Record<Channel, string> = { email: 'البريد الإلكتروني', sms: 'الرسائل النصية (SMS)', whatsapp: 'WhatsApp', telegram: 'Telegram' };

const EXAMPLE = '+43 660 1234567';

export const survivorForm: typeof english.survivorForm = {
  name: 'اسم هذا الشخص',
  nameHint: 'يُطبع الاسم على ورقته.',
  nameMissing: 'يُرجى إدخال اسم هذا الشخص.',
  relationship: 'ما صلة هذا الشخص بكم؟',
  relationshipMissing: 'يُرجى إدخال صلة هذا الشخص بكم.',
  tooLong: 'يُرجى إدخال ما لا يزيد على 100 حرف.',
  contacts: 'كيف يمكن الوصول إلى هذا الشخص؟',
  contactsHint: 'عنوانان أفضل من عنوان واحد.',
  accountHint: 'يحتاج WhatsApp وTelegram إلى حساب لكم، ويمكنكم ربطه لاحقًا. وتبيّن صفحة «كيف نتواصل معكم» هل تحتاج الرسائل النصية إلى حساب أيضًا.',
  notYet: 'لا نكتب إلى هذا الشخص الآن.',
  addresses: {
    email: 'عنوان البريد الإلكتروني',
    sms: 'رقم الهاتف المحمول للرسائل النصية (SMS)',
    whatsapp: 'الرقم على WhatsApp',
    telegram: 'الاسم على Telegram',
  },
  phoneHint: 'مع علامة + ورمز البلد.',
  telegramHint: 'مثلًا ‎@anna_miller.',
  noContact: 'يُرجى إدخال عنوان واحد أو رقم واحد على الأقل لهذا الشخص.',
  addressProblems: {
    email: 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.',
    telegram: 'يُرجى إدخال اسم مثل ‎@anna_miller.',
    phone: `يُرجى إدخال الرقم كاملًا مع علامة + ورمز البلد، من دون (0)، مثلًا ‎${EXAMPLE}.`,
    countryCode: `يُرجى بدء الرقم بعلامة + ورمز البلد. في النمسا مثلًا، يصبح الرقم ‎0660 1234567‎ هكذا: ‎${EXAMPLE}.`,
    doubleZero: `يُرجى كتابة علامة + بدلًا من 00 في البداية، مثلًا ‎${EXAMPLE}.`,
    zeroAfterCode: `يُرجى حذف الرقم 0 بعد رمز البلد، مثلًا ‎${EXAMPLE}.`,
  },
  doubts: {
    shared: (address: string, names: string) =>
      `العنوان ${address} مستخدم أكثر من مرة (${names}). من يقرأ الرسائل هناك يمكنه التأكيد عن الجميع. العناوين المنفصلة أكثر أمانًا.`,
    own: (address: string) => `${address} هو عنوانكم أنتم. يُرجى إدخال عنوان يقرؤه هذا الشخص الموثوق به.`,
  },
  another: 'إضافة عنوان آخر:',
  channel: (channel: Channel) => CHANNELS[channel],
  first: 'أيها نجرّب أولًا؟',
  firstHint: 'إذا لم ينجح أحدها، نجرّب التالي.',
  language: 'لغة هذا الشخص',
  message: 'رسالة شخصية',
  messageHint: 'لهذا الشخص وحده، بعد فتح وصيتكم. اختياري. بعد الحفظ لا نعرضها مرة أخرى.',
  messageTooLong: 'يُرجى إدخال ما لا يزيد على 20,000 حرف.',
  known: 'توجد رسالة شخصية. ولا نعرضها مرة أخرى.',
  knownChoices: { keep: 'الاحتفاظ بها', replace: 'كتابة رسالة جديدة', remove: 'حذفها', restore: 'استعادة الرسالة المحذوفة' },
  deleted: (until: string) => `حُذفت الرسالة الشخصية. ويمكنكم استعادتها حتى ${until}.`,
  restoreReplaced: 'استعادة الرسالة التي قبلها',
  replacedByLink: (until: string) => `أعاد رابط منّا رسالة شخصية سابقة. ويمكنكم استعادة الرسالة التي كانت قبل ذلك حتى ${until}.`,
  messageMissing: 'يُرجى كتابة الرسالة الجديدة، أو اختيار الاحتفاظ بالرسالة القديمة.',
  proposedTitle: (address: string) => `هل ‎${address} صحيح؟`,
  proposedText: 'اقترح هذا العنوانَ شخصٌ لديه الرابط الذي أرسلناه. وهو مكتوب في الحقل أدناه.',
  proposedInstead: (address: string) => `العنوان حتى الآن هو ‎${address}.`,
  proposedCheck: 'يُرجى التحدث مع هذا الشخص قبل الحفظ، لأننا لا نعرف من الذي أجاب.',
  checked: 'تحققتُ من هذه العناوين: الكتابة إليها مجددًا',
  checkedHint: 'عادت إلينا رسائل أُرسلت إلى أحدها، أو أن شخصًا هناك لا يريدها.',
  rebound: 'وصيتكم مختومة. عند حفظ عناوين أخرى، يُقسَّم مفتاح وصيتكم من جديد. وتبقى كل الأوراق صالحة. نُعلمكم بذلك، ونُعلم هذا الشخص على عناوينه القديمة.',
  add: 'إضافة هذا الشخص',
  save: 'حفظ التغييرات',
  lost: {
    title: 'تمت إضافة هذا الشخص، لكن ورقته ضاعت في الطريق',
    text: 'انقطع الاتصال قبل أن تصل الورقة إلى هنا، ونحن لا نعرضها إلا مرة واحدة. يُرجى إنشاء ورقة جديدة لهذا الشخص في القائمة.',
    button: 'المتابعة إلى القائمة',
  },
  failures: {
    conflict: 'تم تغيير شيء آخر في اللحظة نفسها، ولذلك لم يتغير شيء هنا. ما كتبتموه لا يزال موجودًا. يُرجى المحاولة مجددًا.',
    rate_limited: 'أُجريت تغييرات كثيرة في وقت قصير، ولذلك لم يتغير شيء الآن. يُرجى الانتظار حتى الوقت المذكور أدناه، ثم المحاولة مجددًا.',
  } as Record<string, string>,
};
