import type * as english from '#words/en/pages/checks.ts';
import { plural } from '#words/plural.ts';

const days = plural('ar', { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' });
const checks_ = plural('ar', { zero: '# سؤال', one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

const every = plural('ar', { zero: 'كل # يوم.', one: 'كل يوم.', two: 'كل يومين.', few: 'كل # أيام.', many: 'كل # يومًا.', other: 'كل # يوم.' });
const toAnswer = plural('ar', {
  zero: 'لديكم # يوم للرد.',
  one: 'لديكم يوم واحد للرد.',
  two: 'لديكم يومان للرد.',
  few: 'لديكم # أيام للرد.',
  many: 'لديكم # يومًا للرد.',
  other: 'لديكم # يوم للرد.',
});
const afterMisses = plural('ar', {
  zero: 'بعد # سؤال متتالٍ بلا رد، نُخبر الأشخاص الموثوق بهم.',
  one: 'بعد سؤال واحد بلا رد، نُخبر الأشخاص الموثوق بهم.',
  two: 'بعد سؤالين متتاليين بلا رد، نُخبر الأشخاص الموثوق بهم.',
  few: 'بعد # أسئلة متتالية بلا رد، نُخبر الأشخاص الموثوق بهم.',
  many: 'بعد # سؤالًا متتاليًا بلا رد، نُخبر الأشخاص الموثوق بهم.',
  other: 'بعد # سؤال متتالٍ بلا رد، نُخبر الأشخاص الموثوق بهم.',
});

export const checks: typeof english.checks = {
  interval: 'كم مرة نسألكم إن كنتم بخير؟',
  intervalHint: 'نبدأ العد من آخر مرة وصلنا فيها رد منكم.',
  everyDays: (count: number) => `كل ${days(count)}`,
  answer: 'كم من الوقت تحتاجون للرد؟',
  answerHint: 'نذكّركم مرتين قبل انتهاء المدة.',
  answerWithin: (count: number) => days(count),
  misses: 'بعد كم سؤالًا بلا رد نُبلغ الأشخاص الموثوق بهم؟',
  missesHint: 'يكفي رد واحد، ونعود إلى العد من البداية.',
  afterChecks: (count: number) => `بعد ${checks_(count)}`,
  recommended: 'موصى به',
  other: 'اختيار مدد أخرى',
  value: (days: number, answerDays: number, misses: number) => `${every(days)} ${toAnswer(answerDays)} ${afterMisses(misses)}`,
  limits: 'المدة المناسبة لمعظم الناس هي من 14 إلى 180 يومًا، من آخر رد منكم حتى نُبلغ الأشخاص الموثوق بهم.',
  short: (count: number) =>
    `هذه مدة ${days(count)} فقط. فقد يكفي سفر بلا إنترنت أو أسبوع في المستشفى لبدء الإجراءات. ومن الأسلم اختيار 14 يومًا أو أكثر.`,
  long: (count: number) => `هذه مدة ${days(count)}. وسينتظر الأشخاص الموثوق بهم مستنداتكم أكثر من نصف عام.`,
  silence: 'لو انقطعت ردودكم اليوم',
  inWords: (checks: number, informed: string, opens: string) =>
    `عندئذٍ نقوم بإرسال ${checks_(checks)} إليكم. وإن لم يصلنا منكم أي رد، نُبلغ الأشخاص الموثوق بهم في ${informed}. ولا يمكنهم قراءة مستنداتكم قبل ${opens}.`,
  dates: {
    check: (number: number, of: number) => `السؤال ${number} من ${of}`,
    last: 'السؤال الأخير. يُرسل عبر جميع قنواتكم، ويذكر الموعد التالي',
    answerBy: (moment: string) => `يمكنكم الرد حتى ${moment}.`,
    reminders: (moments: string) => `نذكّركم في ${moments}.`,
    informed: 'نُبلغ الأشخاص الموثوق بهم. ولا يزال بإمكانكم إيقاف كل شيء بنقرة واحدة',
    opens: 'يستطيع الأشخاص الموثوق بهم قراءة مستنداتكم، إذا بدأ أحدهم التسليم فورًا وأكد عدد كافٍ منهم هويتهم',
  },
  allDates: 'عرض جميع المواعيد',
  calendar: 'حفظ هذه المواعيد لتقويمي',
  calendarCheck: (service: string) => `تسأل خدمة ${service} إن كنتُ بخير`,
  calendarCheckText: (moment: string) => `إذا كنتم قد أجبتم بعد إنشاء هذا الملف، فالموعد الفعلي أبعد من هذا. وإلا فيُرجى الرد حتى ${moment}.`,
  calendarInformed: (service: string) => `تُبلغ خدمة ${service} الأشخاص الموثوق بهم`,
  calendarInformedText: 'فقط إذا لم يُرَدّ على أي سؤال حتى ذلك الحين.',
  save: 'حفظ إعدادات الأسئلة',
  saved: 'تم الحفظ، ويسري ذلك من الآن.',
  savedSign: 'وهو يخبرنا أيضًا بأنكم بخير.',
  unchanged: 'لم تغيّروا شيئًا.',
  undo: 'إذا كانت وصيتكم مختومة، فسنرسل إليكم رسالة عن كل تغيير هنا. وفيها رابط يتيح التراجع عن التغيير مدة 7 أيام.',
};
