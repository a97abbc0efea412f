import type * as english from '#words/en/pages/console.ts';
export const console: typeof english.console = {
  menu: 'القائمة',
  pages: {
    '/dashboard': 'نظرة عامة',
    '/survivors': 'الأشخاص الموثوق بهم',
    '/rehearse': 'التدريب',
    '/connectors': 'كيف نتواصل معكم',
    '/settings': 'الإعدادات',
    '/documents': 'المستندات',
    '/history': 'السجل',
    '/storages': 'مساحات التخزين',
    '/security': 'الأمان',
  },

  actions: { cancel: 'تراجع', change: 'تغيير', remove: 'إزالة', continue: 'متابعة', toOverview: 'الانتقال إلى صفحة «نظرة عامة»' },
  steps: {
    people: 'الأشخاص الموثوق بهم',
    papers: 'أوراقهم',
    place: 'مساحة التخزين',
    documents: 'مستنداتكم',
    checks: 'أسئلة الاطمئنان',
    seal: 'المراجعة والختم',
  },
  removeTitle: (name: string) => `هل تودون إزالة ${name}؟`,
  signOut: 'تسجيل الخروج',
  leave: 'في هذه الصفحة شيء لم يُحفظ. هل تريدون مغادرتها دون حفظ؟',
  sessionEnded: 'انتهت جلستكم. يُرجى تسجيل الدخول مجددًا. لم يضع شيء مما كتبتموه.',
};
