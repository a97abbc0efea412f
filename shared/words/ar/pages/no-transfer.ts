import type * as english from '#words/en/pages/no-transfer.ts';

export const noTransfer: typeof english.noTransfer = {
  badLink: 'هذا الرابط لا يقود إلى تسليم',
  badLinkText: 'ربما ينقص جزء من الرابط. يُرجى فتح أحدث رسالة منا مرة أخرى، أو استخدام ورقتكم.',
  noLink: 'يُرجى فتح رابطكم الشخصي',
  noLinkText: 'تحتاج هذه الصفحة إلى الرابط الشخصي من رسالتنا، أو إلى الأرقام من ورقتكم.',
  usePaper: 'استخدام ورقتي',
  lookUp: 'ليس لديّ هذا ولا ذاك',
};
