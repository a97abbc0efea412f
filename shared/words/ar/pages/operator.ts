import type * as english from '#words/en/pages/operator.ts';

export const operator: typeof english.operator = {
  title: 'من يدير هذه الخدمة؟',
  runBy: (name: string, country: string) => `يدير هذه الخدمة ${name}، ${country}.`,
  price: (price: string) => `السعر: ${price}.`,
  contact: 'التواصل معنا',
  legal: 'الإشعار القانوني',
  privacy: 'الخصوصية',
};
