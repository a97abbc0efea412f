import type * as english from '#words/en/pages/envelope.ts';
export const envelope: typeof english.envelope = {
  title: 'استخدام الورقة من المظروف',
  lead: 'بالورقة تؤكدون هويتكم من دون رسالة منا. ولا يبدأ أي شيء بعد.',
  privacy: 'يُرجى عدم إدخال مفتاح الاسترداد هنا أبدًا. فهذه الصفحة لا تحتاج إليه.',
  notRunning: 'لا يجري الآن أي تسليم لهذه الوصية',
  notRunningText: 'لم يُستخدم رمزكم الاحتياطي. في حال وفاة الشخص الذي اختاركم، يمكنكم الآن بدء التسليم به.',
};
