import type * as english from '#words/en/download.ts';
export const download: typeof english.download = {
  title: 'يُرجى الانتظار لحظة',
  sentences: (seconds: number) => [
    'تجري حاليًا عدة عمليات تنزيل لهذه المستندات.',
    `تحاول هذه الصفحة من جديد كل ${seconds} ثوانٍ. ليس عليكم القيام بأي شيء.`,
  ],
};
