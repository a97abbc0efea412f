import type * as english from '#words/en/messages/to-survivor/opening.ts';
export const opening: typeof english.opening = {
  asSoonAsEnough: 'تُفتح المستندات حين يؤكد عدد كافٍ من الأشخاص هويتهم.',
  notBefore: (from: string) => `لا نفتح أي شيء قبل ${from}.`,
  canBeLater: 'وقد يتأخر ذلك: فالأمر يتوقف على وقت وصول إشعارنا إلى صاحب الوصية.',
};
