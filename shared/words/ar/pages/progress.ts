import type * as english from '#words/en/pages/progress.ts';
export const progress: typeof english.progress = {
  notBeforeText: (moment: string) => `لا نفتح أي شيء قبل ${moment}.`,
  unknown: 'قد يتأخر ذلك: يتوقف الأمر على وقت وصول إشعارنا إلى صاحب الوصية. وتكون لديه عندئذٍ 48 ساعة لإيقاف التسليم.',
  progress: 'ما تم تأكيده حتى الآن',
  confirmed: (count: number, threshold: number, total: number) =>
    `تم ${count} من أصل ${threshold} من التأكيدات المطلوبة. عدد الأشخاص الموثوق بهم هو ${total}.`,
  enough: (count: number, total: number) => `أكّد عدد كافٍ من الأشخاص الموثوق بهم هويتهم: ${count} من أصل ${total}.`,
  names: (names: string) => `تم التأكيد: ${names}.`,
  noneYet: 'لم يؤكد أحد هويته بعد.',
};
