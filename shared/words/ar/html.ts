import type * as english from '#words/en/html.ts';
export const html: typeof english.html = {
  needsScript: 'تحتاج هذه الصفحة إلى JavaScript. يُرجى تفعيله في إعدادات المتصفح، أو فتح هذه الصفحة في متصفح آخر.',
  unloaded: 'تعذّر تحميل هذه الصفحة. يُرجى التحقق من الاتصال بالإنترنت، ثم تحميل الصفحة من جديد.',
};
