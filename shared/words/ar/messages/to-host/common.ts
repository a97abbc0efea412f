import type * as english from '#words/en/messages/to-host/common.ts';
export const common: typeof english.common = {
  greeting: (name: string) => (name === '' ? 'مرحبًا،' : `مرحبًا ${name}،`),
  whoWeAre: 'نحن خدمة حفظ وصيتكم.',

  privateLink: 'يُرجى عدم إعادة توجيه هذه الرسالة: فالرابط يعمل لكل مَن يحصل عليه.',

  signIn: 'تسجيل الدخول',
  stopTransfer: 'أنا بخير: إيقاف التسليم',
  iAmWell: 'نعم، أنا بخير',
  signInAndStop: 'إذا كنتم بخير، فيُرجى تسجيل الدخول وإيقاف التسليم.',
  itWasNotMe: 'لم أفعل ذلك',
  undoChange: 'لم أفعل ذلك: التراجع عن التغيير',

  notice: {
    areYouWell: 'هل أنتم بخير؟',
    news: 'مستجدات بشأن وصيتكم',
    important: 'مستجدات مهمة بشأن وصيتكم',
    read: 'يُرجى الضغط هنا للقراءة.',
  },

  unnamed: {
    survivor: 'أحد الأشخاص الموثوق بهم',

    Survivor: 'أحد الأشخاص الموثوق بهم',
    person: 'هذا الشخص',
    willStorage: 'الخاصة بالوصية',
    connection: 'بلا اسم',
  },
};
