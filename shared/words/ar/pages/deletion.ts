import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'ستُحذف وصيتكم', account: 'سيُحذف حسابكم' },
  until: (date: string) => `سيتم ذلك في ${date}. وحتى ذلك الحين يمكنكم التراجع. وإن لم تفعلوا شيئًا، فسيتم الحذف.`,
  keep: { will: 'الاحتفاظ بوصيتي', account: 'الاحتفاظ بحسابي' },
  kept: 'لن يُحذف شيء',
  keptText: 'يبقى كل شيء كما هو. وإن كنا قد أبلغنا الأشخاص الموثوق بهم، فسنخبرهم الآن بأن وصيتكم باقية.',
  failures: { no_deletion: 'لا يوجد ما ينتظر الحذف. وتعرض الصفحة الآن الحالة الراهنة.' } as Record<string, string>,
};
