import type * as english from '#words/en/recovery/problems.ts';
import type { Key } from '#words/en/recovery/problems.ts';
export const problems: typeof english.problems = {
  key_mistyped: ({ key }: Key) => `يوجد خطأ كتابة في ${key}، أو أن جزءًا منه ناقص. يُرجى مقارنته بالورقة حرفًا حرفًا.`,
  key_fits_no_share: ({ key }: Key) =>
    `لا يوجد في هذه الحزمة جزء يخص ${key}. إما أنه لوصية أخرى، أو أن ورقة أحدث حلّت محل ورقته، أو أنه على الورقة الخاصة بالشخص الذي ختم. وتلك الورقة لا تحل هنا محل أي ورقة أخرى.`,
  keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `عدد مفاتيح الاسترداد اللازمة لهذه الحزمة: ${needed}. المفاتيح المطابقة حتى الآن: ${fitting}. المفاتيح الناقصة: ${needed - fitting}.`,
  inner_keys_missing: ({ needed, fitting }: { needed: number; fitting: number }) =>
    `الأوراق تفتح الحزمة. ولفتح المستندات التي فيها، يلزم أيضًا من أوراق ذلك الختم: ${needed}. الأوراق المطابقة حتى الآن: ${fitting}. يُرجى إضافة ورقة أخرى من أوراق ذلك الختم، حتى إن استُبدلت بعده، أو المفتاح الموجود على الورقة الخاصة بالشخص الذي ختم.`,
  papers_differ: () => 'بصمات الأوراق مختلفة، أي إنها تعود إلى وصايا مختلفة. يُرجى استخدام أوراق وصية واحدة.',
  fingerprint_differs: () => 'الحزمة لا تعود إلى هذه الورقة: بصمتها ليست البصمة المطبوعة على الورقة.',
  no_package: () => 'لا توجد في هذا المجلد حزمة مختومة يمكن فتحها.',
  package_skipped: ({ revision, generation, because }: { revision: number; generation: number; because: string }) =>
    `تم تجاوز حزمة مكتوب فيها أنها المراجعة ${revision}، الجيل ${generation}: ${because}`,
  manifest_skipped: ({ name, because }: { name: string; because: string }) => `تم تجاوز ${name}: ${because}`,

  manifest_unreadable: 'لا يمكن قراءة هذا الملف أو أحد إثباتيه (‎.mac و‎.sig).',
  format_unknown: () => 'لا يعرف هذا البرنامج صيغته.',
  name_differs: () => 'اسمه لا يطابق محتواه.',
  file_unreadable: ({ path }: { path: string }) => `الملف ${path} مفقود، أو كبير جدًا، أو ليس ملفًا عاديًا.`,
  files_missing: ({ count, first }: { count: number; first: string }) => `الحزمة ناقصة. عدد الملفات الناقصة: ${count}. أولها ${first}.`,
  files_altered: ({ paths }: { paths: readonly string[] }) =>
    paths.length === 1 ? `الملف ${paths[0]} ليس هو الملف الذي خُتم.` : `هذه الملفات ليست هي التي خُتمت: ${paths.join(', ')}.`,
  share_altered: ({ path, key }: { path: string; key: string }) => `الجزء ${path}، الذي يفتحه ${key}، تالف أو يعود إلى حزمة أخرى.`,
  index_missing: () => 'قائمة المستندات مفقودة.',
  index_differs: () => 'قائمة المستندات لا تطابق المستندات الموجودة في الحزمة.',
  document_altered: ({ name }: { name: string }) => `المستند ${name} ليس هو المستند الذي خُتم.`,
  inner_missing: () => 'تذكر الأوراق أن صاحب الوصية ختم المستندات بمفتاحه الخاص. المستندات في هذه الحزمة غير مختومة به. يُرجى عدم الوثوق بها.',
  inner_fingerprint_differs: () => 'المستندات مختومة بمفتاح غير المفتاح المذكور على الورقة. يُرجى عدم الوثوق بها.',
  package_altered: () => 'الحزمة ليست هي التي خُتمت. فقد عُدّلت، أو أن إثباتاتها تعود إلى حزمة أخرى.',
  age_file_invalid: () => 'يوجد ملف مشفّر تالف أو ناقص.',
  wrong_key: () => 'يوجد ملف مشفّر لم يُنشأ لهذا المفتاح.',
  share_damaged: () => 'يوجد جزء من المفتاح تالف أو معدّل.',
  shares_do_not_open: () => 'أجزاء المفتاح لا تفتح هذه الحزمة.',
};
