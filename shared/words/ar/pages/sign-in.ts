import type * as english from '#words/en/pages/sign-in.ts';
export const signIn: typeof english.signIn = {
  title: 'تسجيل الدخول',
  email: 'عنوان البريد الإلكتروني',
  yourEmail: 'عنوان بريدكم الإلكتروني',
  password: 'كلمة المرور',
  passwordMissing: 'يُرجى إدخال كلمة المرور.',
  passkey: 'استخدام مفتاح مرور بدلًا من ذلك',
  newHere: 'هل هذه زيارتكم الأولى؟',
  register: 'فتح حساب',
  forgotten: 'نسيتُ كلمة المرور',
  stopCard: 'أنا بخير، وأريد إيقاف التسليم ببطاقة الإيقاف',
  sentTitle: 'يُرجى الاطلاع على بريدكم الإلكتروني',
  unconfirmed: 'إعادة إرسال رابط تأكيد بريدي الإلكتروني',
  failures: {
    passkey_cancelled: 'لم يستخدم جهازكم مفتاح مرور. يُرجى المحاولة مجددًا، أو تسجيل الدخول بالبريد الإلكتروني وكلمة المرور.',
    factor_not_accepted: 'لا نعرف مفتاح المرور هذا. ربما تمت إزالته. يُرجى استخدام مفتاح آخر، أو تسجيل الدخول بالبريد الإلكتروني وكلمة المرور.',
    invalid_credentials: 'عنوان البريد الإلكتروني أو كلمة المرور غير صحيح. يُرجى التحقق منهما والمحاولة مجددًا.',
  } as Record<string, string>,
};
