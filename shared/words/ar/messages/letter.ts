import type * as english from '#words/en/messages/letter.ts';
export const letter: typeof english.letter = {
  signature: (productName: string) => `${productName}، خدمة حفظ وصيتكم. أُرسلت هذه الرسالة تلقائيًا، ولا نقرأ الردود عليها.`,
  ifButtonFails: 'إذا لم يعمل الزر، فيُرجى فتح هذا العنوان:',
};
