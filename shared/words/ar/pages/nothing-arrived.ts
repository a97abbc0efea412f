import type * as english from '#words/en/pages/nothing-arrived.ts';

export const nothingArrived: typeof english.nothingArrived = {
  title: 'ألم يصل شيء؟',
  steps: [
    'قد تستغرق الرسالة بضع دقائق. وفي حالة البريد الإلكتروني، يُرجى النظر أيضًا في مجلد الرسائل غير المرغوب فيها (spam).',
    'يُرجى طلب رمز جديد، أو استخدام قناة أخرى.',
    'يُرجى استخدام رمز احتياطي من ورقتكم. لا حاجة إلى رسالة لذلك.',
  ],
  othersAreEnough: (threshold: number, total: number) =>
    `أليست لديكم ورقة؟ يُرجى إذن التحدث مع الأشخاص الآخرين الموثوق بهم. تُفتح الوصية عندما يؤكد ${threshold} من أصل ${total} هويتهم.`,
};
